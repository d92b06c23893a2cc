import CandelaRules

/// Parsers for the cells of a weigh-in, for all tabular weight files.
struct ScaleFields {
    private static let limits = WeightLimits.standard

    /// The weight; `nil`, after reporting it, if the cell is not a number, has no unit or is out of
    /// range. A unit in the cell takes precedence over the file's.
    static func weight(
        _ text: String, _ unit: ScaleUnit?, at place: TextPosition, _ rowLog: inout RowLog
    ) -> Weight? {
        guard let number = WrittenNumber(text) else {
            rowLog.find(.unused, place, "weight \(text.quoted) is not a number")
            return nil
        }
        guard let unit = number.unit.isEmpty ? unit : ScaleUnit(inFile: number.unit) else {
            rowLog.find(
                .unused, place,
                number.unit.isEmpty
                    ? "nothing says the unit of the weight \(text.quoted)"
                    : "unknown unit \(number.unit.quoted): use kg, lb or st")
            return nil
        }
        do throws(WeightError) {
            return try unit.weight(number.value)
        } catch {
            rowLog.find(.unused, place, error.description)
            return nil
        }
    }

    /// Whether a cell is one of the texts that apps write for a value that was not measured.
    static func isMissing(_ text: String) -> Bool {
        ["", "-", "--", "–", "—", "null", "nan", "n/a", "nil"].contains(text.lowercased())
    }

    /// The body fat in percent; `nil` if it was not measured, which apps write as an empty cell or
    /// 0. If the cell is not a number or is out of range, that is reported and the value is `nil`.
    ///
    /// - Parameters:
    ///   - weight: The weight of which the cell is a part, unless the cell has a percent sign;
    ///     `nil` if it is a percentage.
    ///   - unit: The unit of a part without one in its cell.
    static func bodyFat(
        _ text: String, partOf weight: Weight? = nil, in unit: ScaleUnit? = nil,
        at place: TextPosition, _ rowLog: inout RowLog
    ) -> Double? {
        guard !isMissing(text) else { return nil }
        let number = WrittenNumber(text)
        let mass = number.flatMap { $0.unit.isEmpty ? unit : ScaleUnit(inFile: $0.unit) }
        let isPercent = number?.unit == "%" || weight == nil && number?.unit.isEmpty == true
        guard let number, isPercent || weight != nil && mass != nil else {
            rowLog.find(.changed, place, "body fat \(text.quoted) is not a number and is left out")
            return nil
        }
        guard number.value != 0 else { return nil }
        var percent = number.value
        if !isPercent, let weight, let mass {
            let share = mass.kilograms(number.value) / weight.value(in: .kilograms)
            // Scales measure body fat to a tenth of a percent.
            percent = (share * 1000).rounded() / 10
        }
        guard limits.bodyFat.contains(percent) else {
            let shown = isPercent ? text : "\(percent)"
            rowLog.find(
                .changed, place, "body fat of \(shown) percent is out of range and is left out")
            return nil
        }
        return percent
    }

    /// The height in centimetres; `nil` if it was not measured, which apps write as an empty cell
    /// or 0, or, after reporting it, if it cannot be read. A unit in the cell takes precedence.
    ///
    /// A height below 3 without a unit is in metres, and one from 100 in centimetres.
    ///
    /// - Parameters:
    ///   - unit: The unit of cells without one; `nil` if it is not known.
    ///   - effect: The effect of a height that cannot be read on its row.
    static func height(
        _ text: String, _ unit: ScaleLength?, at place: TextPosition,
        _ effect: ImportFinding.Effect, _ rowLog: inout RowLog
    ) -> Double? {
        guard !isMissing(text) else { return nil }
        func refuse(_ reason: String) -> Double? {
            rowLog.find(effect, place, "height \(text.quoted) \(reason) and is left out")
            return nil
        }
        var written = text.replacing("''", with: "\"")
        for mark in ["'", "\u{2019}", "\u{2032}"] { written.replace(mark, with: " ft ") }
        for mark in ["\"", "\u{201D}", "\u{2033}"] { written.replace(mark, with: " in ") }
        guard let number = WrittenNumber(written) else { return refuse("is not a number") }
        guard number.value != 0 else { return nil }
        let usual: ScaleLength? =
            number.value < 3 ? .meters : number.value >= 100 ? .centimeters : nil
        let named = number.unit.isEmpty ? unit ?? usual : ScaleLength(inFile: number.unit)
        guard let named else { return refuse("has no unit such as cm, m, ft or in") }
        let height = named.centimeters(number.value)
        let (least, most) = (JournalSettings.heights.lowerBound, JournalSettings.heights.upperBound)
        guard JournalSettings.heights.contains(height) else {
            return refuse("is out of range (\(Int(least)) to \(Int(most)) cm)")
        }
        return height
    }

    /// The note, truncated to the length that a weigh-in may have; `nil` if the cell has none.
    static func note(
        _ text: String, called name: String, at place: TextPosition, _ rowLog: inout RowLog
    ) -> String? {
        guard text.count > limits.maximumNoteLength else { return isMissing(text) ? nil : text }
        rowLog.find(
            .changed, place,
            "a \(name) of \(text.count) characters is cut to \(limits.maximumNoteLength)")
        return String(text.prefix(limits.maximumNoteLength))
    }
}
