import CandelaTokens

/// Text widths, estimated without a font.
///
/// Apple's fonts may not be redistributed, so letters have the widths of Roboto; letters of scripts
/// that it lacks have the script's mean width in Noto Sans. Real fonts differ by a few percent, and
/// joined Arabic letters are narrower.
///
/// Source of the means: the advance widths of Noto Sans in Debian 12 (fonts-noto-core 20201225-1,
/// copyright Google, SIL Open Font License 1.1).
enum AdvanceWidths {
    /// Returns the estimated width of a text on one line, in points, including its letter spacing.
    ///
    /// For a brand's font, the width is scaled by the mean width of its letters relative to
    /// Roboto's.
    ///
    /// - Parameter weight: The weight of the letters; `nil` uses the style's weight.
    static func width(
        of text: some Sequence<Character>, in token: TextStyleToken, weight: FontWeight?,
        at typeSize: TypeSize
    ) -> Double {
        let weight = weight ?? token.weight
        let size = token.size(at: typeSize) * (token.face?.metrics.widening ?? 1)
        let table =
            weight.number >= 600
            ? tables[2] : weight.number >= 500 ? tables[1] : tables[0]
        var (sum, count) = (0.0, 0)
        for character in text {
            guard let scalar = character.unicodeScalars.first else { continue }
            let width = width(of: scalar, in: table)
            sum += width
            if width > 0 { count += 1 }
        }
        return sum * size + Double(count) * token.letterSpacing
    }

    /// The width of a letter, as a fraction of the font size; 0 for controls and combining marks.
    private static func width(of letter: Unicode.Scalar, in table: [UInt16]) -> Double {
        let width = table.indices.contains(Int(letter.value)) ? table[Int(letter.value)] : 0
        if letter.value < 0x250 { return Double(width) / 500 }
        switch letter.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: break
        }
        if width > 0 { return Double(width) / 500 }
        return means.first { $0.letters.contains(letter.value) }?.width ?? 1
    }

    /// The mean letter width of each script, as a fraction of the font size.
    ///
    /// Letters of other scripts, and emoji, are one em wide.
    private static let means: [(letters: ClosedRange<UInt32>, width: Double)] = [
        (0x530...0x58F, 0.650), (0x590...0x5FF, 0.550), (0x600...0x6FF, 0.665),
        (0x900...0x97F, 0.618), (0x980...0x9FF, 0.646), (0xB80...0xBFF, 1.037),
        (0xC00...0xC7F, 0.762), (0xE00...0xE7F, 0.578), (0x10A0...0x10FF, 0.684),
        (0x1200...0x137F, 0.717), (0x2000...0x206F, 0.3),
    ]

    /// The widths in Roboto's regular, medium and bold weight by code point, in units of 1/500 of
    /// the font size; 0 where Roboto has no letter.
    private static let tables: [[UInt16]] = {
        let rows = EmbeddedTables.audit.rows("letter-widths.tsv").map { row in
            (letter: Int(row[0], radix: 16) ?? 0, widths: row.dropFirst().compactMap { UInt16($0) })
        }
        let count = (rows.map(\.letter).max() ?? 0) + 1
        return (0..<3).map { weight in
            rows.reduce(into: Array(repeating: 0, count: count)) { table, row in
                table[row.letter] = row.widths[weight]
            }
        }
    }()
}

extension FontFace.Metrics {
    /// The factor by which letters are wider than Roboto's at the same size.
    ///
    /// Source: Roboto's mean, 911 of 2,048, is `xWidthAvg` in `@capsizecss/metrics` 3, weighted by
    /// letter frequency in English.
    fileprivate var widening: Double { averageWidth / unitsPerEm / (911 / 2_048) }
}
