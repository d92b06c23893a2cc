import CandelaColor

/// The generated rows of one kind of role, read for one product.
///
/// A line is a role: its path, then its values in each product between ` | `, or once where all products
/// agree. A value is a number, or a colour as `#RRGGBB` with its opacity behind a slash. Values that
/// differ by appearance stand between ` ; `: all four in the order of ``Appearance``'s cases, the first
/// two where contrast changes nothing, one where nothing does.
struct RoleRows {
    /// The numbers of all roles; a colour is red, green, blue and alpha.
    private(set) var numbers: [Double] = []

    /// Where the numbers of each role and appearance start.
    private(set) var starts: [Int] = []

    /// The place in ``starts``, then red, green and blue in Display P3, of colours wider than sRGB.
    private(set) var wide: [Double] = []

    /// - Parameter varies: Whether there is an entry for each appearance, rather than one a role.
    init(_ rows: [String], product: Int, varies: Bool = false) {
        for line in Self.lines(rows) {
            let cells = Self.cells(line.drop { $0 != Self.space }, Self.bar)
            let forms = Self.cells(cells[cells.count > 1 ? product : 0], Self.semicolon)
            for appearance in 0..<(varies ? 4 : 1) {
                starts.append(numbers.count)
                read(forms[appearance % forms.count])
            }
        }
    }

    /// The paths of the roles.
    static func paths(_ rows: [String]) -> [String] {
        lines(rows).map { line in
            String(Substring(line.prefix { $0 != space }))
        }
    }

    private static let (space, bar, semicolon, tilde, slash, comma) = (
        UInt8(ascii: " "), UInt8(ascii: "|"), UInt8(ascii: ";"), UInt8(ascii: "~"),
        UInt8(ascii: "/"), UInt8(ascii: ",")
    )

    private static func lines(_ rows: [String]) -> [Substring.UTF8View] {
        rows.flatMap { $0.utf8.split(separator: UInt8(ascii: "\n")) }
    }

    private static func cells(
        _ text: Substring.UTF8View, _ separator: UInt8
    ) -> [Substring.UTF8View] {
        text.split(separator: separator, omittingEmptySubsequences: false)
    }

    private mutating func read(_ form: Substring.UTF8View) {
        for value in form.split(separator: Self.space) {
            guard value.first == UInt8(ascii: "#") else {
                numbers.append(Self.number(value))
                continue
            }
            let parts = value.split(separator: Self.tilde)
            let color = parts[0].split(separator: Self.slash)
            let alpha = color.count > 1 ? Self.number(color[1]) : 1
            if color[0].contains(Self.comma) {
                numbers += Self.numbers(color[0].dropFirst())
            } else {
                numbers += Self.levels(color[0].dropFirst())
            }
            numbers.append(alpha)
            if parts.count > 1 { wide += [Double(starts.count - 1)] + Self.numbers(parts[1]) }
        }
    }

    /// The components of six digits, with the four decimals that token files give them.
    private static func levels(_ digits: Substring.UTF8View) -> [Double] {
        var value = 0
        for digit in digits {
            // `0` is 0x30, `A` is 0x41.
            let level: Int = digit < 0x41 ? Int(digit) - 0x30 : Int(digit) - 0x37
            value = value * 16 + level
        }
        return [16, 8, 0].map { (shift: Int) -> Double in
            let level = (value >> shift) & 0xFF
            return Double((level * 20_000 + 255) / 510) / 10_000
        }
    }

    private static func numbers(_ list: Substring.UTF8View) -> [Double] {
        list.split(separator: comma).map(number)
    }

    private static func number(_ text: Substring.UTF8View) -> Double {
        Double(Substring(text)) ?? 0
    }
}
