/// A font in which every character has the same width, so that every toolkit measures the same
/// boxes.
///
/// It has 1,000 units per em. Each code point is 500 units wide, except for nonspacing and enclosing
/// marks and format characters, which are 0 wide. The ascent is 800 units, the descent 200, and
/// there is no gap between lines. There is one weight and no ligature. Letters are drawn as
/// rectangles.
package enum TestFont {
    /// The name of the font family.
    package static let family = "Candela Test"

    /// Units per em.
    package static let unitsPerEm = 1000

    /// The width of a character, in font units.
    package static let width = 500

    /// The distance from the baseline to the top of a line, in font units.
    package static let ascent = 800

    /// The distance from the baseline to the bottom of a line, in font units; below 0 as in font
    /// files.
    package static let descent = -200

    /// The height of letters, in font units.
    package static let height = 600

    /// The space at each side of a letter, in font units.
    static let bearing = 50

    /// Whether a character has no width.
    package static func isZeroWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        default: false
        }
    }

    /// The number of em that a text is wide on one line.
    package static func width(of text: String) -> Double {
        let count = text.unicodeScalars.count { !isZeroWide($0) }
        return Double(count * width) / Double(unitsPerEm)
    }

    /// The glyphs of the font.
    enum Glyph: Int, CaseIterable {
        case missing, letter, mark, space

        var width: Int { self == .mark ? 0 : TestFont.width }
        var isEmpty: Bool { self == .mark || self == .space }
    }

    /// The font as a TrueType file.
    package static let file: [UInt8] = {
        let (glyphs, places) = outlines
        let tables = [
            ("GSUB", substitutions), ("OS/2", systemMetrics), ("cmap", characters),
            ("glyf", glyphs), ("head", head), ("hhea", horizontalHeader), ("hmtx", widths),
            ("loca", places), ("maxp", profile), ("name", names), ("post", postScript),
        ]
        var file = FontBytes()
        var body = FontBytes()
        file.add(0x0001_0000 as UInt32)
        // The largest power of two up to the number of tables, for binary search.
        file.add(tables.count, 16 * 8, 3, 16 * (tables.count - 8))
        let start = 12 + 16 * tables.count
        var headPlace = 0
        for (tag, table) in tables {
            if tag == "head" { headPlace = start + body.bytes.count }
            file.add(tag)
            file.add(table.checksum)
            file.add(UInt32(start + body.bytes.count))
            file.add(UInt32(table.bytes.count))
            body.add(table.bytes)
            body.align()
        }
        file.add(body.bytes)
        // The adjustment makes the checksum of the whole file a constant.
        var adjustment = FontBytes()
        adjustment.add(0xB1B0_AFBA &- file.checksum)
        var bytes = file.bytes
        bytes.replaceSubrange(headPlace + 8..<headPlace + 12, with: adjustment.bytes)
        return bytes
    }()
}
