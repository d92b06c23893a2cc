package import CandelaWords

extension PseudoLanguage {
    /// The texts of this pseudo-language, derived from those of the source language.
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
    /// The text with accented letters, lengthened by 40 percent of its letters, at vowels or at the
    /// ends of words.
    ///
    /// - Parameter owed: Ten times the number of letters still to add.
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
            // In ASCII, this bit turns an uppercase letter into a lowercase one.
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

    /// The text with right-to-left controls around every word.
    fileprivate var mirrored: String {
        utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).map { bytes in
            let word = Substring(bytes)
            return word.unicodeScalars.contains { $0.properties.isAlphabetic }
                ? "\u{200F}\u{202E}\(word)\u{202C}\u{200F}" : String(word)
        }.joined(separator: " ")
    }
}
