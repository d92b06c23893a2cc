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
        var last: Character?
        func lengthen() {
            if let last { text += String(repeating: last, count: owed / 10) }
            owed %= 10
        }
        for character in self {
            guard let accent = Self.accents[character] else {
                if last != nil { lengthen() }
                last = nil
                text.append(character)
                continue
            }
            text.append(accent)
            last = Self.accents[Character(character.lowercased())]
            owed += 4
            if "aeiouAEIOU".contains(character) { lengthen() }
        }
        if last != nil { lengthen() }
        return text
    }

    private static let accents: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
            "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"))

    /// The text with every word between the marks that turn it round, whatever its letters.
    fileprivate var mirrored: String {
        split(separator: " ", omittingEmptySubsequences: false).map { word in
            word.contains(where: \.isLetter)
                ? "\u{200F}\u{202E}\(word)\u{202C}\u{200F}" : String(word)
        }.joined(separator: " ")
    }
}
