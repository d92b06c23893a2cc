// Texts for logs and debuggers, in English and without a locale. Screens use phrases.

extension Journal: CustomStringConvertible {
    /// The number of records of each list that has any: `3 habits, 120 completions`.
    public var description: String {
        let counts = recordCounts.filter { $0.count > 0 }.map { "\($0.count) \($0.list)" }
        return counts.isEmpty ? "no records" : counts.joined(separator: ", ")
    }
}

extension Streak: CustomStringConvertible {
    /// The length of the current run and of the longest: `9 days, longest 14`.
    public var description: String {
        let name = unit == .weeks ? "weeks" : "days"
        return "\(unit.count(current)) \(name), longest \(unit.count(longest))"
    }
}

extension Weight: CustomStringConvertible {
    /// The number and its unit: `80 kg`, `165.5 lb`.
    public var description: String {
        let number = Int(exactly: value).map { "\($0)" } ?? "\(value)"
        return "\(number) \(unit.rawValue)"
    }
}

extension WeightEstimate: CustomStringConvertible {
    /// The day, and the days until it: `2026-05-27, in 70 days`.
    public var description: String {
        daysLeft.map { "\(day), in \($0) days" } ?? "\(day)"
    }
}
