import CandelaRules

/// Parsers for the cells of a weigh-in, for all tabular weight files.
struct ScaleFields {
    private static let limits = WeightLimits.standard

    /// Parses a number with a decimal point or comma; `nil` for any other text, including numbers
    /// with an exponent.
    static func number(_ text: String) -> Double? {
        guard text.utf8.count < 400,
            text.utf8.allSatisfy({ (0x2B...0x39).contains($0) && $0 != UInt8(ascii: "/") })
        else { return nil }
        return Double(text.replacing(",", with: "."))
    }

    /// The weight; `nil`, after reporting it, if the cell is not a number or is out of range.
    static func weight(
        _ text: String, _ unit: ScaleUnit, at place: TextPosition, _ rowLog: inout RowLog
    ) -> Weight? {
        guard let value = number(text) else {
            rowLog.find(.unused, place, "weight \(text.quoted) is not a number")
            return nil
        }
        do throws(WeightError) {
            return try unit.weight(value)
        } catch {
            rowLog.find(.unused, place, error.description)
            return nil
        }
    }

    /// The body fat in percent; `nil` if it was not measured, which apps write as an empty cell or
    /// 0. If the cell is not a number or is out of range, that is reported and the value is `nil`.
    static func bodyFat(_ text: String, at place: TextPosition, _ rowLog: inout RowLog) -> Double? {
        guard !text.isEmpty else { return nil }
        guard let value = number(text) else {
            rowLog.find(.changed, place, "body fat \(text.quoted) is not a number and is left out")
            return nil
        }
        guard value != 0 else { return nil }
        guard limits.bodyFat.contains(value) else {
            rowLog.find(
                .changed, place, "body fat of \(text) percent is out of range and is left out")
            return nil
        }
        return value
    }

    /// The note, truncated to the length that a weigh-in may have; `nil` if the cell is empty.
    static func note(
        _ text: String, called name: String, at place: TextPosition, _ rowLog: inout RowLog
    ) -> String? {
        guard text.count > limits.maximumNoteLength else { return text.isEmpty ? nil : text }
        rowLog.find(
            .changed, place,
            "a \(name) of \(text.count) characters is cut to \(limits.maximumNoteLength)")
        return String(text.prefix(limits.maximumNoteLength))
    }
}
