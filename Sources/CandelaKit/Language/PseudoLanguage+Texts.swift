package import CandelaLanguage

extension PseudoLanguage {
    /// The texts of this pseudo-language, derived from the source language's texts.
    ///
    /// - Parameter rephrased: The keys of texts that other languages write differently, according
    ///   to their comments; their values are not marked.
    package func texts(of source: PhraseTexts, rephrased: Set<String> = []) -> PhraseTexts {
        source.mapping { key, entry in
            switch self {
            case .accented:
                entry.spoken = entry.spoken.map(accented)
                entry.text = accented(entry.text)
            case .mirrored:
                entry.spoken = entry.spoken ?? entry.text
                entry.text = entry.text.mapping(\.mirrored)
            case .inflected:
                guard !rephrased.contains(key) else { return }
                entry.spoken = entry.spoken?.markingGovernedValues()
                entry.text = entry.text.markingGovernedValues()
            case .plurals:
                // A text with a spoken form is an abbreviation. Abbreviations do not inflect.
                let isShort = entry.spoken != nil
                entry.spoken = entry.spoken?.withArabicForms(marksNumbers: true)
                entry.text = entry.text.withArabicForms(marksNumbers: !isShort)
            }
        }
    }

    private func accented(_ text: PhrasePattern) -> PhrasePattern {
        var owed = 0
        let accented = text.mapping { $0.accented(owing: &owed) }
        return accented == text
            ? text : PhrasePattern([.words("[")] + accented.pieces + [.words("]")])
    }
}

extension PhraseArgument {
    /// The name of a value in a place where it would have to agree with the words around it.
    static func agreeing(_ name: String) -> String { name + "'" }

    /// The value for such a place, as a pseudo-language marks it.
    func agreeing(in language: PseudoLanguage) -> PhraseArgument {
        let name = Self.agreeing(name)
        return switch (language, value) {
        case (.inflected, .text(let text)):
            // A whole sentence needs no other form.
            .text(name, text.isEmpty || text.endsSentence ? text : "⟦\(text)⟧")
        case (.inflected, .number(let number)): .number(name, number.inflected)
        case (.plurals, .text(let text)): .text(name, text.isNumber ? text + "‹?›" : text)
        case (.plurals, .number(let number)):
            .number(name, number.unit == nil && number.text.isNumber ? number.disagreeing : number)
        case (_, let value): PhraseArgument(name: name, value: value)
        }
    }
}

extension String {
    /// Whether the text consists of digits and their separators.
    fileprivate var isNumber: Bool {
        unicodeScalars.contains { $0.decimalDigit != nil }
            && unicodeScalars.allSatisfy {
                $0.decimalDigit != nil || ".,٫٬’\u{A0}\u{202F}".unicodeScalars.contains($0)
            }
    }

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
