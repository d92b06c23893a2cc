package import CandelaWords

extension PseudoLanguage {
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
