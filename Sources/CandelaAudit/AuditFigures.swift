/// The rounding of numbers in findings.
enum AuditFigures {
    /// A measured value, rounded to three decimals toward failure, so that a failing value never
    /// looks like a passing one; 0 if it is not finite.
    static func figure(
        _ name: String, _ value: Double, least: Double? = nil, most: Double? = nil,
        unit: String? = nil
    ) -> AuditFinding.Figure {
        let isUp = most != nil
        let scaled = (value * 1000).rounded(isUp ? .up : .down) / 1000
        return AuditFinding.Figure(
            name: name, value: scaled.isFinite ? scaled : 0, least: least, most: most, unit: unit)
    }

    /// A number truncated to a number of decimals; `0` unless it is finite and below 10¹².
    static func text(_ value: Double, places: Int) -> String {
        var factor = 1
        for _ in 0..<places { factor *= 10 }
        guard value.isFinite, abs(value) < 1e12 else { return "0" }
        let cut = Int(value * Double(factor))
        guard places > 0 else { return "\(cut)" }
        let digits = String(abs(cut) % factor)
        let zeros = String(repeating: "0", count: max(0, places - digits.count))
        return "\(cut < 0 ? "-" : "")\(abs(cut) / factor).\(zeros)\(digits)"
    }
}
