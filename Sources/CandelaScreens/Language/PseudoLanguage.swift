import CandelaWords

/// A language made from the source texts when it is asked for, so that a screen shows what
/// translation will do to it before there is one.
///
/// Values stay as they are, since numbers, dates and names are no words of the catalog, and so do
/// phrases that the catalog marks as not to be translated, such as the names of apps. Plural forms
/// and formats are those of the source language.
///
/// Source: the pseudo-locales of Unicode CLDR 47, which Android and ICU know by the same tags.
package enum PseudoLanguage: String, Sendable, Hashable, CaseIterable {
    /// Accents on the letters, words 40 percent longer, each text between brackets: what is cut off
    /// lacks one, and what has none is no phrase of the catalog.
    case accented = "en-XA"

    /// Every word mirrored and read from right to left.
    case mirrored = "ar-XB"

    /// The language a BCP 47 tag asks for; nil for one that people speak.
    package init?(_ tag: String) {
        // Most tags are as short as `en`; they are not worth taking apart.
        guard tag.utf8.count > 4 else { return nil }
        let tag = LanguageTag(tag)
        switch (tag.language, tag.region) {
        case ("en", "XA"): self = .accented
        case ("ar", "XB"): self = .mirrored
        default: return nil
        }
    }

    /// The texts of the package, made once.
    var texts: PhraseTexts {
        switch self {
        case .accented: Self.accentedTexts
        case .mirrored: Self.mirroredTexts
        }
    }

    private static let accentedTexts = accented.texts(of: source)
    private static let mirroredTexts = mirrored.texts(of: source)
    private static var source: PhraseTexts { Phrases.texts(in: Phrases.sourceLanguage) }

    /// Texts in this language, from those of the source.
    package func texts(of source: PhraseTexts) -> PhraseTexts {
        switch self {
        case .accented:
            source.mapping { text in
                var owed = 0
                let accented = PhraseSegments(text).mapping { $0.accented(owing: &owed) }
                return accented == text ? text : "[\(accented)]"
            }
        case .mirrored:
            source.mapping {
                PhraseSegments($0).mapping(\.mirrored)
            } spoken: {
                $0
            }
        }
    }
}

extension String {
    /// The words with accents, longer by 40 percent of their letters: at a vowel, or else at their
    /// end.
    ///
    /// - Parameter owed: Tenths of letters that are still to be added.
    fileprivate func accented(owing owed: inout Int) -> String {
        var text = ""
        var last: Unicode.Scalar?
        func lengthen() {
            if let last { for _ in 0..<owed / 10 { text.unicodeScalars.append(last) } }
            owed %= 10
        }
        for scalar in unicodeScalars {
            guard let accent = Self.accent(of: scalar) else {
                if last != nil { lengthen() }
                last = nil
                text.unicodeScalars.append(scalar)
                continue
            }
            text.unicodeScalars.append(accent)
            // In ASCII a small letter is the large one with this bit.
            let small = Unicode.Scalar(UInt8(ascii: scalar) | 0x20)
            last = Self.accent(of: small)
            owed += 4
            if "aeiou".unicodeScalars.contains(small) { lengthen() }
        }
        if last != nil { lengthen() }
        return text
    }

    private static func accent(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar {
        case "a"..."z": smallAccents[Int(scalar.value - 0x61)]
        case "A"..."Z": largeAccents[Int(scalar.value - 0x41)]
        default: nil
        }
    }

    private static let smallAccents = Array("åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž".unicodeScalars)
    private static let largeAccents = Array("ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ".unicodeScalars)

    /// The text with every word between the marks that turn it round, whatever its letters.
    fileprivate var mirrored: String {
        utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).map { bytes in
            let word = Substring(bytes)
            return word.unicodeScalars.contains { $0.properties.isAlphabetic }
                ? "\u{200F}\u{202E}\(word)\u{202C}\u{200F}" : String(word)
        }.joined(separator: " ")
    }
}
