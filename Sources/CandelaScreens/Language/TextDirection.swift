/// Which way a text runs.
public enum TextDirection: String, Sendable, Hashable, Codable, CaseIterable {
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

    /// The direction a language is written in, given as a BCP 47 tag such as `ar-EG` or
    /// `pa-Arab`.
    package init(language: String) {
        let tag = LanguageTag(language)
        let isRightToLeft =
            tag.script.map(Self.scripts.contains) ?? Self.languages.contains(tag.language)
        self = isRightToLeft ? .rightToLeft : .leftToRight
    }

    private static let scripts: Set<String> = [
        "Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
    ]

    private static let languages: Set<String> = [
        "ar", "arc", "ckb", "dv", "fa", "glk", "he", "ks", "lrc", "mzn", "nqo", "ps", "sd", "syr",
        "ug", "ur", "yi",
    ]
}

extension Unicode.Scalar {
    /// The direction a letter forces on what stands beside it; nil for digits, signs and marks.
    fileprivate var strongDirection: TextDirection? {
        switch value {
        case 0x41...0x5A, 0x61...0x7A, 0x200E: return .leftToRight
        case 0..<0x80: return nil
        case 0x061C, 0x200F: return .rightToLeft
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

    /// Whether this is an invisible mark that only steers the direction of text.
    fileprivate var isDirectionControl: Bool {
        switch value {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

extension String {
    /// Whether it has nothing but ASCII; the loop has no branch, so that it looks at many bytes at
    /// once.
    var isASCII: Bool {
        var text = self
        return text.withUTF8 { bytes in bytes.reduce(0) { $0 | $1 } < 0x80 }
    }

    /// The text as a stranger inside writing of the given direction: between isolates (U+2068 …
    /// U+2069) when it would otherwise disturb its neighbours, else as it is.
    package func isolated(in direction: TextDirection) -> String {
        let foreign: Bool
        switch direction {
        case .leftToRight:
            if isASCII { return self }
            foreign = unicodeScalars.contains { $0.strongDirection == .rightToLeft }
        case .rightToLeft:
            let directions = unicodeScalars.lazy.compactMap(\.strongDirection)
            foreign = !isEmpty && (directions.first == nil || directions.contains(.leftToRight))
        }
        return foreign ? "\u{2068}\(self)\u{2069}" : self
    }

    /// The text without invisible direction marks, which some screen readers spell out.
    package var withoutDirectionControls: String {
        if isASCII { return self }
        guard unicodeScalars.contains(where: \.isDirectionControl) else { return self }
        var kept = String.UnicodeScalarView()
        kept.append(contentsOf: unicodeScalars.lazy.filter { !$0.isDirectionControl })
        return String(kept)
    }
}
