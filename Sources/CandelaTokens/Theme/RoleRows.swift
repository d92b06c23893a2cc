/// The generated rows of one kind of role, parsed for one product.
///
/// Each line is a role: its path, then its value for each product separated by ` | `, or one value
/// if all products agree. A value is one or more numbers and colours, separated by spaces. A
/// colour is `#`, then six hexadecimal digits or three decimals separated by commas, then the
/// opacity after a slash unless it is 1, then the Display P3 components after a tilde if the colour
/// is outside sRGB. Values that depend on the appearance are separated by ` ; `: all four in the
/// order of ``Appearance``'s cases, the first two if increased contrast changes nothing, or one if
/// all are the same.
package final class RoleRows: Sendable {
    /// The numbers of all roles; a colour is red, green, blue and alpha.
    package let numbers: [Double]

    /// The start of each role and appearance in ``numbers``.
    package let starts: [Int]

    /// For each colour outside sRGB, its index in ``starts``, then red, green and blue in Display
    /// P3.
    package let wide: [Double]

    /// - Parameter varies: Whether there is one entry per appearance rather than one per role.
    package init(_ rows: [String], product: Int, varies: Bool = false) {
        let reader = RowReader(rows, product, varies)
        (numbers, starts, wide) = (reader.numbers, reader.starts, reader.wide)
    }

    /// The paths of the roles.
    static func paths(_ rows: [String]) -> [String] {
        rows.flatMap { block in
            Array(block.utf8).split(separator: UInt8(ascii: "\n")).map { line in
                String(decoding: line.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
            }
        }
    }
}

/// The numbers read so far.
private struct RowReader {
    private(set) var numbers: [Double] = []
    private(set) var starts: [Int] = []
    private(set) var wide: [Double] = []

    init(_ rows: [String], _ product: Int, _ varies: Bool) {
        for block in rows {
            for line in Array(block.utf8).split(separator: UInt8(ascii: "\n")) {
                var cells = line.split(separator: UInt8(ascii: "|"))
                cells[0] = cells[0].drop { $0 != UInt8(ascii: " ") }
                let cell = cells[cells.count > 1 ? product : 0]
                var forms: [Range<Int>] = []
                for form in cell.split(separator: UInt8(ascii: ";")) {
                    let start = numbers.count
                    starts.append(start)
                    read(form)
                    forms.append(start..<numbers.count)
                }
                // Repeats values that are the same in several appearances.
                for appearance in forms.count..<(varies ? 4 : 1) {
                    let form = forms[appearance % forms.count]
                    starts.append(numbers.count)
                    for place in form { numbers.append(numbers[place]) }
                    repeatWide(of: appearance % forms.count, at: appearance)
                }
            }
        }
    }

    private mutating func repeatWide(of form: Int, at appearance: Int) {
        let entry = starts.count - 1
        let old = Double(entry - appearance + form)
        guard
            let place = stride(from: 0, to: wide.count, by: 4).first(where: { wide[$0] == old })
        else { return }
        wide += [Double(entry)] + wide[(place + 1)..<(place + 4)]
    }

    private mutating func read(_ form: ArraySlice<UInt8>) {
        for value in form.split(separator: UInt8(ascii: " ")) {
            if value.first == UInt8(ascii: "#") {
                readColor(value.dropFirst())
            } else {
                numbers.append(Self.number(value))
            }
        }
    }

    private mutating func readColor(_ text: ArraySlice<UInt8>) {
        let color = text.prefix { $0 != UInt8(ascii: "~") }
        let components = color.prefix { $0 != UInt8(ascii: "/") }
        let alpha = color[components.endIndex...].dropFirst()
        if components.contains(UInt8(ascii: ",")) {
            for component in components.split(separator: UInt8(ascii: ",")) {
                numbers.append(Self.number(component))
            }
        } else {
            readLevels(components)
        }
        numbers.append(alpha.isEmpty ? 1 : Self.number(alpha))
        guard color.endIndex < text.endIndex else { return }
        let parts = text[color.endIndex...].dropFirst().split(separator: UInt8(ascii: ","))
        wide += [Double(starts.count - 1)] + parts.map(Self.number)
    }

    /// Appends the components of six digits, rounded to four decimals as in token files.
    private mutating func readLevels(_ digits: ArraySlice<UInt8>) {
        var level = 0
        for (place, digit) in digits.enumerated() {
            // `0` is 0x30, `A` is 0x41.
            level = level * 16 + Int(digit) - (digit < 0x41 ? 0x30 : 0x37)
            guard place % 2 == 1 else { continue }
            numbers.append(Double((level * 20_000 + 255) / 510) / 10_000)
            level = 0
        }
    }

    private static func number(_ text: ArraySlice<UInt8>) -> Double {
        var (digits, scale) = (0, 1.0)
        var hasPoint = false
        for byte in text where byte != UInt8(ascii: "-") {
            if byte == UInt8(ascii: ".") {
                hasPoint = true
            } else if byte >= 0x30, byte <= 0x39, text.count < 16 {
                digits = digits * 10 + Int(byte) - 0x30
                if hasPoint { scale *= 10 }
            } else {
                return Double(String(decoding: text, as: UTF8.self)) ?? 0
            }
        }
        // Both are exact below 2⁵³, so the quotient is the Double nearest to the text.
        let value = Double(digits) / scale
        return text.first == UInt8(ascii: "-") ? -value : value
    }
}
