import CandelaJSON
import CandelaLanguage

extension PhraseChecks {
    /// Checks that texts and substitutions with plural forms have all forms of their language.
    mutating func checkForms(
        _ text: CatalogText, _ language: String, of phrase: CatalogPhrase,
        known: [PhrasePlaceholder]
    ) {
        if !text.plural.isEmpty {
            checkForms(text.plural, language, of: phrase.key, at: text.place)
            let numbers = known.filter { $0.specifier != .text }
            if numbers.isEmpty {
                report(
                    "plural-without-number", "'\(phrase.key)' has plural forms but no number",
                    at: text.place, help: "write one text, or add a number to the source text")
            } else if numbers.count > 1 {
                report(
                    "ambiguous-plural",
                    "'\(phrase.key)' has \(numbers.count) numbers to vary by", at: text.place,
                    help: "give each number a substitution with its placeholder's name")
            }
        }
        for substitution in text.substitutions {
            let name = "\(substitution.placeholder.name)' of '\(phrase.key)"
            checkForms(substitution.plural, language, of: name, at: substitution.place)
        }
    }

    private mutating func checkForms(
        _ forms: [PluralCategory: CatalogForm], _ language: String, of name: String,
        at place: SourcePosition
    ) {
        let needed = PluralRule(language: language)?.categories ?? [.other]
        let missing = needed.filter { forms[$0] == nil }
        if !missing.isEmpty {
            let words = missing.map { "'\($0.rawValue)'" }.joined(separator: ", ")
            report(
                "missing-plural-form", "'\(name)' lacks \(words) in '\(language)'", at: place,
                help: "'\(language)' needs \(needed.listed)")
        }
        for category in PluralCategory.allCases where !needed.contains(category) {
            guard let form = forms[category] else { continue }
            warn(
                "unused-plural-form", "'\(language)' has no plural form '\(category.rawValue)'",
                at: form.place, help: "remove it")
        }
    }

    /// Checks that every count, and every other number that has plural forms in the source text,
    /// has them here too, if the language has more than one.
    ///
    /// A count needs none if its comment calls it a number. One of several counts in a text of an
    /// app needs none if the source text does not vary by it.
    mutating func checkCounts(
        _ text: CatalogText, _ language: String, of phrase: CatalogPhrase,
        known: [PhrasePlaceholder], inflected: Set<String>
    ) {
        let forms = PluralRule(language: language)?.categories ?? [.other]
        guard forms.count > 1 else { return }
        let done = text.inflected(among: known)
        // Plural forms not tied to a single number are already an error.
        guard text.plural.isEmpty || !done.isEmpty else { return }
        for placeholder in known
        where placeholder.specifier == .integer || inflected.contains(placeholder.name) {
            let name = placeholder.name
            guard !done.contains(name) else { continue }
            let mayLack =
                style == .lenient && !inflected.contains(name)
                && known.count { $0.specifier != .text } > 1
            guard inflected.contains(name) || !phrase.callsNumber(name), !mayLack || file == nil
            else { continue }
            let message = "'\(name)' of '\(phrase.key)' has no plural forms in '\(language)'"
            let plural = "write \(forms.listed) under \"plural\""
            add(
                mayLack
                    ? .warning(
                        "count-without-plural", message, at: text.place,
                        help: [
                            "write '\(name): number.' into the comment if no word depends on it",
                            "or \(plural)",
                        ])
                    : .error(
                        "count-without-plural", message, at: text.place,
                        help: [
                            plural,
                            "or add the spoken form '\(phrase.key).spoken' if this is an "
                                + "abbreviation",
                        ]))
        }
    }
}

extension CatalogPhrase {
    /// Whether the comment says that no word agrees with a number.
    fileprivate func callsNumber(_ name: String) -> Bool {
        guard case .kinds(let kinds) = ValueDescription(of: name, in: comment) else { return false }
        return kinds.contains(.number)
    }
}

extension CatalogText {
    /// The numbers with plural forms in this text.
    func inflected(among known: [PhrasePlaceholder]) -> Set<String> {
        Set(substitutions.map(\.placeholder.name))
            .union(plural.isEmpty ? [] : countedName(among: known))
    }
}
