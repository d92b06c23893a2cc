/// A number as apps and spreadsheets write it, with the unit that follows it.
///
/// The decimal mark is a point or a comma. Marks between groups of three digits are read: spaces of
/// any kind, apostrophes, and whichever of point and comma is not the decimal mark. A number of two
/// units, such as `12 st 8 lb` or `5 ft 11 in`, is read in the greater one.
struct WrittenNumber: Equatable {
    let value: Double

    /// The text after the number, such as `kg` or `%`; empty without one.
    let unit: String

    /// Whether the only mark is followed by three digits, so that it may separate thousands:
    /// `10,000` is read as 10.
    let isUnclear: Bool

    /// Parses a number; `nil` for other texts, among them numbers with an exponent.
    init?(_ text: String) {
        guard text.utf8.count < 400 else { return nil }
        var rest = text.unicodeScalars[...]
        while rest.first?.properties.isWhitespace == true { rest.removeFirst() }
        var digits = ""
        if let sign = rest.first, ["+", "-", "\u{2212}"].contains(sign) {
            if sign != "+" { digits = "-" }
            rest.removeFirst()
        }
        var groups = [0]
        var marks: [Unicode.Scalar] = []
        while let scalar = rest.first {
            if ("0"..."9").contains(scalar) {
                digits.unicodeScalars.append(scalar)
                groups[groups.count - 1] += 1
            } else if scalar == "." || scalar == ","
                || Self.separates(scalar) && rest.dropFirst().first.map(Self.isDigit) == true
                    && groups[0] > 0
            {
                marks.append(Self.separates(scalar) ? " " : scalar)
                digits.unicodeScalars.append("|")
                groups.append(0)
            } else {
                break
            }
            rest.removeFirst()
        }
        guard let decimal = Self.decimalMark(marks, groups) else { return nil }
        let parts = digits.split(separator: "|", omittingEmptySubsequences: false)
        let whole = decimal ? parts.dropLast() : parts[...]
        let text = whole.joined() + (decimal ? "." + (parts.last ?? "") : "")
        guard groups.contains(where: { $0 > 0 }), let value = Double(text) else { return nil }
        let after = String(rest).trimmed
        let smaller = Self.smaller(in: after)
        self.value = value + (smaller?.share ?? 0)
        unit = smaller?.unit ?? after
        isUnclear =
            marks.count == 1 && decimal && groups[1] == 3 && (1...3).contains(groups[0])
            && parts[0] != "0"
    }

    /// The unit in `st 8 lb`, and the share of one that the number after it is.
    private static func smaller(in text: String) -> (unit: String, share: Double)? {
        let unit = String(text.prefix(while: \.isLetter))
        let rest = text.dropFirst(unit.count).drop { $0 == " " || $0 == "," }
        let isStone = ScaleUnit(inFile: unit) == .stone
        guard isStone || ScaleLength(inFile: unit) == .feet,
            let number = WrittenNumber(String(rest))
        else { return nil }
        let isSmaller =
            isStone
            ? ScaleUnit(inFile: number.unit) == .pounds
            : ScaleLength(inFile: number.unit) == .inches
        let count: Double = isStone ? 14 : 12
        guard isSmaller || number.unit.isEmpty, (0..<count).contains(number.value) else {
            return nil
        }
        return (unit, number.value / count)
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    private static func separates(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "'" || scalar == "\u{2019}" || scalar.properties.isWhitespace
    }

    /// Whether the last mark is the decimal mark; `nil` if the marks and the groups of digits
    /// between them do not make a number.
    private static func decimalMark(_ marks: [Unicode.Scalar], _ groups: [Int]) -> Bool? {
        guard let last = marks.last else { return false }
        let isDecimal = last != " " && marks.dropLast().allSatisfy { $0 != last }
        let between = isDecimal ? Array(marks.dropLast()) : marks
        let whole = isDecimal ? groups.dropLast() : groups[...]
        guard Set(between).count <= 1,
            between.isEmpty
                || (1...3).contains(groups[0]) && whole.dropFirst().allSatisfy({ $0 == 3 })
        else { return nil }
        return isDecimal
    }
}
