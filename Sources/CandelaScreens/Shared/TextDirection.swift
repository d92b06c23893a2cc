/// The direction a text is read in.
public enum TextDirection: String, Sendable, Hashable, Codable, CaseIterable {
    /// As English is.
    case leftToRight = "ltr"
    /// As Arabic and Hebrew are.
    case rightToLeft = "rtl"

    /// The direction of the first letter that has one, or `nil` when none does.
    ///
    /// Digits, spaces, punctuation and emoji have no direction of their own, so that `5 × قراءة`
    /// runs from right to left.
    ///
    /// Source: Unicode Standard Annex 9, rules P2 and P3, by script blocks.
    public init?(firstStrongIn text: String) {
        for scalar in text.unicodeScalars {
            if Self.rightToLeftBlocks.contains(where: { $0.contains(scalar.value) }) {
                // Arabic-Indic digits lie inside the Arabic block and have no strong direction.
                if scalar.properties.numericType != nil { continue }
                self = .rightToLeft
                return
            }
            if scalar.properties.isAlphabetic {
                self = .leftToRight
                return
            }
        }
        return nil
    }

    /// Hebrew to Arabic Extended, their presentation forms, and the historic and Adlam planes.
    private static let rightToLeftBlocks: [ClosedRange<UInt32>] = [
        0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
    ]
}
