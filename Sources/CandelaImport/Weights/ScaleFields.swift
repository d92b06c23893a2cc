import CandelaRules

/// Reads the parts of a weigh-in out of cells, the same for all files that are tables of weights.
struct ScaleFields {
    private static let limits = WeightLimits.standard

    /// A number with a point or a comma before its decimals.
    static func number(_ text: String) -> Double? {
        guard text.utf8.count < 400,
            text.utf8.allSatisfy({ (0x2B...0x39).contains($0) && $0 != UInt8(ascii: "/") })
        else { return nil }
        return Double(text.replacing(",", with: "."))
    }

    /// The weight; nil when there is none that can be logged.
    static func weight(
        _ text: String, _ unit: ScaleUnit, at place: Place, _ ledger: inout Ledger
    ) -> Weight? {
        guard let value = number(text) else {
            ledger.find(.unused, place, "weight \(text.quoted) is no number")
            return nil
        }
        do throws(WeightError) {
            return try unit.weight(value)
        } catch {
            ledger.find(.unused, place, error.description)
            return nil
        }
    }

    /// The body fat in percent; nil when it was not measured, for which apps write nothing or 0.
    static func bodyFat(_ text: String, at place: Place, _ ledger: inout Ledger) -> Double? {
        guard !text.isEmpty else { return nil }
        guard let value = number(text) else {
            ledger.find(.changed, place, "body fat \(text.quoted) is no number and is left out")
            return nil
        }
        guard value != 0 else { return nil }
        guard limits.bodyFat.contains(value) else {
            ledger.find(
                .changed, place, "body fat of \(text) percent is out of range and is left out")
            return nil
        }
        return value
    }

    /// The remark, as much of it as a weigh-in keeps.
    static func note(
        _ text: String, called name: String, at place: Place, _ ledger: inout Ledger
    ) -> String? {
        guard text.count > limits.noteLength else { return text.isEmpty ? nil : text }
        ledger.find(
            .changed, place, "a \(name) of \(text.count) characters is cut to \(limits.noteLength)")
        return String(text.prefix(limits.noteLength))
    }
}
