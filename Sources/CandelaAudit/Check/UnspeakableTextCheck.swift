import CandelaElements

extension AuditCheck {
    /// A spoken text with signs that are skipped or misread, such as “3/5” and “~”.
    public static let unspeakableText = AuditCheck(
        "unspeakable-text", .error, "Spoken texts consist of words.", dependsOnLanguage: true)
}

/// A check that spoken texts can be spoken: no fractions such as “3/5”, signs such as “~” and “→”,
/// abbreviated units, or punctuation alone.
///
/// Typed names and text in quotation marks may contain anything.
///
/// Source: Apple's guidelines for VoiceOver, which spells out or skips such signs.
enum UnspeakableTextCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        let typed = screen.typedTexts.filter {
            $0.mayBeUnspeakable && SpokenFault(in: $0) != nil && $0.isName
        }
        var said: Set<String> = []
        return screen.spokenTexts.compactMap { spoken in
            let text = spoken.text
            guard text.mayBeUnspeakable else { return nil }
            var rest = text
            for name in typed where rest != name || SpokenFault(in: name)?.isInNames == true {
                rest = rest.replacing(name, with: "")
            }
            guard let fault = SpokenFault(in: rest.withoutQuotes, isWhole: rest == text),
                said.insert(text).inserted
            else { return nil }
            return screen.finding(
                .unspeakableText, "'\(text)' is spoken, and \(fault.message)",
                help: "give it a spoken form in words, such as '3 of 5' or 'about 12 days'",
                at: screen.location(of: spoken))
        }
    }
}

/// A sign that screen readers skip, spell or misread.
private struct SpokenFault {
    /// The end of a sentence about the sign.
    let message: String

    /// Whether names that people type often have it.
    let isInNames: Bool

    init?(in text: String, isWhole: Bool = true) {
        let letters = Array(text.unicodeScalars)
        func at(_ place: Int) -> Unicode.Scalar {
            letters.indices.contains(place) ? letters[place] : " "
        }
        func isDigit(_ place: Int) -> Bool { at(place).properties.numericType == .decimal }
        for (place, letter) in letters.enumerated() {
            switch letter {
            case "/", "\u{2044}", "\u{2215}":
                let isDivided =
                    isDigit(place - 1) && isDigit(place + 1)
                    || at(place - 1) == " " && at(place + 1) == " " && isDigit(place - 2)
                        && isDigit(place + 2)
                guard isDivided else { continue }
                self.init("'/' is read as a date or skipped", isInNames: true)
                return
            case "~", "≈", "∼":
                guard isDigit(place + 1) || isDigit(place + 2) else { continue }
                self.init("'\(letter)' is read as 'tilde' or skipped")
                return
            case "\u{2190}"..."\u{21FF}", "\u{27F0}"..."\u{27FF}", "•", "|", "±", "≤", "≥":
                self.init("'\(letter)' is read by its name or skipped")
                return
            case "×":
                guard isDigit(place - 1) || isDigit(place + 1) || isDigit(place - 2) else {
                    continue
                }
                self.init("'×' is read by its name or skipped", isInNames: true)
                return
            case "-", "\u{2212}":
                guard isDigit(place + 1), [" ", "(", ","].contains(at(place - 1)) else { continue }
                self.init("'\(letter)' before a number is skipped")
                return
            default: break
            }
        }
        if let unit = text.abbreviatedUnit {
            self.init("'\(unit)' is read as letters", isInNames: true)
            return
        }
        let isSilent = letters.allSatisfy { letter in
            switch letter.properties.generalCategory {
            case .dashPunctuation, .otherPunctuation, .openPunctuation, .closePunctuation,
                .initialPunctuation, .finalPunctuation, .connectorPunctuation, .mathSymbol,
                .spaceSeparator, .format:
                true
            default: false
            }
        }
        guard isWhole, isSilent, !text.isBlank else { return nil }
        self.init("it has no word")
    }

    private init(_ message: String, isInNames: Bool = false) {
        (self.message, self.isInNames) = (message, isInNames)
    }
}

extension String {
    /// Whether the text has a character that a fault needs, or neither a letter nor a digit; most
    /// texts have not.
    fileprivate var mayBeUnspeakable: Bool {
        var hasLetter = false
        for byte in utf8 {
            switch byte | 0x20 {
            case UInt8(ascii: "a")...UInt8(ascii: "z"): hasLetter = true
            default: break
            }
            switch byte {
            case UInt8(ascii: "/"), UInt8(ascii: "~"), UInt8(ascii: "|"), UInt8(ascii: "-"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
                return true
            default: break
            }
        }
        return !hasLetter
    }

    /// The first abbreviated unit after a number; `nil` for none.
    fileprivate var abbreviatedUnit: String? {
        var word = ""
        var isAfterNumber = false
        for letter in unicodeScalars + [" "] {
            if letter.properties.numericType == .decimal, word.isEmpty {
                isAfterNumber = true
            } else if letter.properties.isAlphabetic {
                word.unicodeScalars.append(letter)
            } else if word.isEmpty, letter == "\u{A0}" || letter == "\u{202F}" || letter == " " {
                continue
            } else {
                if isAfterNumber, Self.units.contains(word) { return word }
                (word, isAfterNumber) = ("", false)
            }
        }
        return nil
    }

    /// Whether the text has a word other than a unit, as names have and measured values have not.
    fileprivate var isName: Bool {
        split { !$0.isLetter }.contains { !Self.units.contains(String($0)) }
    }

    private static let units: Set<String> = [
        "lb", "lbs", "kg", "oz", "min", "mins", "hr", "hrs", "h", "d", "sec", "secs",
    ]
}
