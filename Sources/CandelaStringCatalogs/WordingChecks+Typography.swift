import CandelaJSON
import CandelaLanguage

extension WordingChecks {
    /// Checks the words of a form: no digits, the language's typographic marks, no capitals as
    /// style, and no gestures.
    mutating func checkWords(_ form: CatalogForm, _ text: WordingText) {
        let key = text.phrase.key
        let pieces = form.template.pieces
        for (index, piece) in pieces.enumerated() {
            guard case .words(let words) = piece else { continue }
            checkDigits(words, key, at: form.place)
            checkMarks(words, text, at: form.place)
            let (before, after) = (index > 0, index + 1 < pieces.count)
            checkHyphens(words, isAfterValue: before, isBeforeValue: after, key, at: form.place)
            if before, pieces[index - 1].isNumber { checkUnit(words, key, at: form.place) }
            checkCase(words, text, at: form.place)
        }
    }

    private mutating func checkDigits(_ words: String, _ key: String, at place: SourcePosition) {
        if let digit = words.unicodeScalars.first(where: { $0.decimalDigit != nil }) {
            report(
                "literal-digit", "'\(key)' has the digit '\(digit)' in its words", at: place,
                help: ["insert a number, such as %(count)lld, to have it in the reader's digits"])
        }
        if words.contains("%") {
            report(
                "literal-percent", "'\(key)' has a percent sign in its words", at: place,
                help: ["insert a percentage, %(percent)lf, with the sign and blank of the language"]
            )
        }
    }

    private mutating func checkMarks(
        _ words: String, _ text: WordingText, at place: SourcePosition
    ) {
        let key = text.phrase.key
        let own = QuotationMarks.of(text.language)
        for mark in words.unicodeScalars {
            if (mark == "\"" || mark == "'") && own?.contains(mark) != true {
                report(
                    "straight-quote", "'\(key)' has the straight quotation mark \(mark)",
                    at: place, help: ["write “ ” for quotation marks and ’ for an apostrophe"],
                    isTaste: true)
            }
            guard let own, QuotationMarks.all.contains(mark), !own.contains(mark) else { continue }
            report(
                "foreign-quote", "'\(mark)' is no quotation mark of '\(text.language)'", at: place,
                help: [
                    "its marks are "
                        + own.map(String.init).sorted().joined(separator: " ")
                ], isTaste: true)
        }
        if words.contains("...") {
            report(
                "three-dots", "'\(key)' has three full stops", at: place,
                help: ["write the ellipsis …"], isTaste: true)
        }
    }

    private mutating func checkHyphens(
        _ words: String, isAfterValue: Bool, isBeforeValue: Bool, _ key: String,
        at place: SourcePosition
    ) {
        if words.contains(" - ") || words == "-" && isAfterValue && isBeforeValue {
            report(
                "hyphen-as-dash", "'\(key)' has a hyphen in place of a dash", at: place,
                help: ["write – between blanks, or between numbers without blanks"], isTaste: true)
        }
        let characters = Array(words)
        for (index, character) in characters.enumerated() where character == "-" {
            let before = index > 0 ? characters[index - 1] : isAfterValue ? "0" : " "
            let isBeforeNumber =
                index + 1 < characters.count ? characters[index + 1].isNumber : isBeforeValue
            guard isBeforeNumber, before.isWhitespace || "(~≈".contains(before) else { continue }
            report(
                "hyphen-as-minus", "'\(key)' has a hyphen in place of a minus sign", at: place,
                help: ["write −, or insert a number with its sign"], isTaste: true)
        }
    }

    /// Checks that a short unit stays on the line of its number.
    private mutating func checkUnit(_ words: String, _ key: String, at place: SourcePosition) {
        guard words.first == " " else { return }
        let unit = words.dropFirst().prefix { $0.isLetter || $0 == "." }
        guard Self.units.contains(String(unit)) else { return }
        report(
            "breaking-unit", "'\(key)' can break the line between a number and '\(unit)'",
            at: place, help: ["write a no-break space, U+00A0, before the unit"], isTaste: true)
    }

    /// The short units of weights and times that have a blank before them.
    ///
    /// Source: CLDR 48, short unit patterns.
    private static let units: Set<String> = [
        "kg", "lb", "lbs", "кг", "фнт", "min", "Min.", "мин", "h", "Std.", "godz.", "ч", "s",
        "Sek.", "sek.",
        "с",
    ]

    private mutating func checkCase(
        _ words: String, _ text: WordingText, at place: SourcePosition
    ) {
        let isEnglish = LanguageTag(text.language).language == "en"
        for word in words.split(whereSeparator: { !$0.isLetter }) {
            if word.count > 3, word.allSatisfy(\.isUppercase) {
                report(
                    "capitals", "'\(word)' of '\(text.phrase.key)' is in capitals", at: place,
                    help: ["write it in small letters; the drawing decides about capitals"],
                    isTaste: true)
            }
            if isEnglish, Self.gestures.contains(word.lowercased()) {
                report(
                    "gesture-word", "'\(word)' of '\(text.phrase.key)' names a gesture", at: place,
                    help: ["say what happens, which is the same with a voice, a key or a switch"],
                    isTaste: true)
            }
        }
    }

    private static let gestures: Set<String> = [
        "tap", "taps", "tapped", "tapping", "swipe", "swipes", "swiped", "swiping", "press",
        "presses", "pressed", "pressing", "click", "clicks", "clicked", "pinch", "drag",
    ]
}

extension PhraseTemplate.Piece {
    /// Whether the piece is a number.
    fileprivate var isNumber: Bool {
        switch self {
        case .value(let value, _): value.specifier != .text
        case .argument: true
        default: false
        }
    }
}
