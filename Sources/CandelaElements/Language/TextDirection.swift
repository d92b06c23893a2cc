public import CandelaJSON

/// The writing direction of a text.
public enum TextDirection: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
    /// Left to right, as in Latin, Cyrillic and Han script.
    case leftToRight

    /// Right to left, as in Arabic and Hebrew script.
    case rightToLeft

    /// Creates the direction of the first strong character of a text, as a browser's `dir="auto"`
    /// does; `nil` without such a character, as in “5 × 6” or “🔥”.
    ///
    /// Source: Unicode Bidirectional Algorithm, rules P2 and P3, except that isolated runs are not
    /// skipped.
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
    /// The strong direction of a character; `nil` for decimal digits, nonspacing marks and most
    /// symbols and punctuation.
    ///
    /// Source: classes L, R and AL of Unicode's DerivedBidiClass, approximated by block and general
    /// category.
    var strongDirection: TextDirection? {
        switch value {
        case 0x41...0x5A, 0x61...0x7A, 0x200E, 0x1F1E6...0x1F1FF: return .leftToRight
        case 0..<0x80: return nil
        case 0x061C, 0x200F: return .rightToLeft
        // Hebrew, Arabic and Syriac punctuation and signs with a strong direction, unlike the
        // comma or percent sign.
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

    /// Whether the scalar is a digit or sign of an Arabic number (class AN), which affects the
    /// direction of symbols beside it.
    var isArabicNumber: Bool {
        switch value {
        case 0x0600...0x0605, 0x0660...0x0669, 0x066B...0x066C, 0x06DD, 0x0890...0x0891, 0x08E2,
            0x10D30...0x10D39, 0x10E60...0x10E7E:
            true
        default: false
        }
    }
}
