/// Which way a text runs.
public enum TextDirection: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
    /// Latin, Cyrillic, Han and most others.
    case leftToRight

    /// Arabic, Hebrew and their relatives.
    case rightToLeft

    /// The direction of a text by its first letter, as a browser's `dir="auto"` finds it; nil
    /// when it has none, like “5 × 6” or “🔥”.
    ///
    /// Source: Unicode Bidirectional Algorithm, rules P2 and P3, without its embeddings.
    package init?(firstStrongIn text: String) {
        for scalar in text.unicodeScalars {
            if let direction = scalar.strongDirection {
                self = direction
                return
            }
        }
        return nil
    }
}

extension Unicode.Scalar {
    /// The direction a character forces on what stands beside it; nil for digits of most scripts, signs
    /// and marks.
    ///
    /// Source: the classes L, R and AL of Unicode's DerivedBidiClass, told by blocks and kinds of
    /// characters.
    var strongDirection: TextDirection? {
        switch value {
        case 0x41...0x5A, 0x61...0x7A, 0x200E, 0x1F1E6...0x1F1FF: return .leftToRight
        case 0..<0x80: return nil
        case 0x061C, 0x200F: return .rightToLeft
        // Arabic and Hebrew punctuation that takes a side, unlike the comma or the percent sign.
        case 0x05BE, 0x05C0, 0x05C3, 0x05C6, 0x05F3...0x05F4, 0x0608, 0x060B, 0x060D, 0x061B,
            0x061E...0x061F, 0x066D, 0x06D4, 0x0700...0x070D:
            return .rightToLeft
        default: break
        }
        guard properties.isAlphabetic, properties.generalCategory != .nonspacingMark else {
            return nil
        }
        switch value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
            0x1E800...0x1EFFF:
            return .rightToLeft
        default:
            return .leftToRight
        }
    }

    /// Whether this is a digit or a sign of an Arabic number, which turns signs beside it: the class AN.
    var isArabicNumber: Bool {
        switch value {
        case 0x0600...0x0605, 0x0660...0x0669, 0x066B...0x066C, 0x06DD, 0x0890...0x0891, 0x08E2,
            0x10D30...0x10D39, 0x10E60...0x10E7E:
            true
        default: false
        }
    }
}
