import CandelaWords

/// The compiled form of a catalog: one text for each key, in every language.
///
/// Plural forms are in braces:
/// `%(count){one:%(count)lld day|other:%(count)lld days}`.
package struct PhraseTable: Sendable {
    /// The source language.
    package let sourceLanguage: String

    /// The languages, the source first.
    package let languages: [String]

    /// The keys of all languages, in the catalog's order.
    package let keys: [String]

    /// The comments for translators, in the order of the keys.
    package let comments: [String]

    /// The phrases that have functions, in the catalog's order.
    package let entries: [Entry]

    /// The keys of the texts that other languages write differently, according to their comments.
    package let rephrased: [String]

    private let tables: [String: [Row]]

    /// A phrase and its arguments.
    package struct Entry: Sendable {
        /// The phrase, with its texts in all languages.
        package let phrase: CatalogPhrase

        /// The arguments, in the order of the source text.
        package let placeholders: [PhrasePlaceholder]
    }

    /// A key with its text.
    package struct Row: Sendable, Hashable {
        /// The key of a phrase, of its spoken form or of a unit variant.
        package let key: String

        /// The text, with its placeholders and plural forms.
        package let text: String
    }

    /// Compiles a catalog that passed the checks.
    package init(_ catalog: PhraseCatalog) {
        sourceLanguage = catalog.sourceLanguage
        languages = catalog.languages
        keys = catalog.phrases.map(\.key)
        comments = catalog.phrases.map(\.comment)
        let rephrased = catalog.phrases.filter(\.isRephrased).map { phrase in
            phrase.isSpoken ? String(phrase.key.dropLast(".spoken".count)) : phrase.key
        }
        self.rephrased = Set(rephrased).sorted()
        tables = catalog.languages.reduce(into: [:]) { tables, language in
            tables[language] = catalog.phrases.compactMap { phrase in
                phrase.text(in: language, of: catalog).map { text in
                    Row(
                        key: phrase.key,
                        text: text.tableText(counting: phrase.placeholders(in: catalog)))
                }
            }
        }
        entries = catalog.phrases.filter { !$0.isSpoken && !catalog.isForUnit($0) }.map { phrase in
            Entry(phrase: phrase, placeholders: phrase.placeholders(in: catalog))
        }
    }

    /// The texts of a language; those of the source for an unknown language.
    package func rows(in language: String) -> [Row] {
        tables[language] ?? tables[sourceLanguage] ?? []
    }

    /// The text of a key in the source language; empty for an unknown key.
    package func sourceText(of key: String) -> String {
        keys.firstIndex(of: key).map { rows(in: sourceLanguage)[$0].text } ?? ""
    }

    /// The keys of the texts that are the same in every language, such as names.
    package var untranslated: [String] {
        entries.map(\.phrase).filter { !$0.isTranslated }.map(\.key)
    }

    /// Alternating keys and texts of a language, the format in which a wording receives them.
    package func list(in language: String) -> [String] {
        rows(in: language).flatMap { [$0.key, $0.text] }
    }
}

extension CatalogPhrase {
    /// The text of a language, or the source's if the phrase is not translated.
    func text(in language: String, of catalog: PhraseCatalog) -> CatalogText? {
        isTranslated ? texts[language] : texts[catalog.sourceLanguage]
    }

    /// The placeholders of the source text in order of first use; for a unit variant, those of its
    /// phrase.
    func placeholders(in catalog: PhraseCatalog) -> [PhrasePlaceholder] {
        let source = catalog.base(ofUnit: self) ?? self
        return source.texts[catalog.sourceLanguage]?.placeholders ?? []
    }
}

extension CatalogText {
    /// The placeholders in order of first use, substitutions included.
    var placeholders: [PhrasePlaceholder] {
        var found: [PhrasePlaceholder] = []
        for form in [plural[.other]].compactMap({ $0 }) + wholes {
            for piece in form.template.pieces {
                let placeholder: PhrasePlaceholder? =
                    switch piece {
                    case .value(let value, _): value
                    case .substitution(let name):
                        substitutions.first { $0.placeholder.name == name }?.placeholder
                    case .words, .argument: nil
                    }
                if let placeholder, !found.contains(placeholder) { found.append(placeholder) }
            }
        }
        return found
    }

    /// The name of the number that selects the plural form of the whole text; empty unless there is
    /// exactly one number.
    func countedName(among placeholders: [PhrasePlaceholder]) -> [String] {
        let numbers = placeholders.filter { $0.specifier != .text }
        return numbers.count == 1 ? [numbers[0].name] : []
    }

    /// The text in the table's format.
    ///
    /// - Parameter values: All placeholders of the phrase.
    fileprivate func tableText(counting values: [PhrasePlaceholder]) -> String {
        func expanded(_ template: PhraseTemplate) -> String {
            template.tableText { name in
                guard let own = substitutions.first(where: { $0.placeholder.name == name }) else {
                    return ""
                }
                return forms(of: own.plural, by: name) { $0.tableText(argument: own.placeholder) }
            }
        }
        if let whole { return expanded(whole.template) }
        guard let counted = countedName(among: values).first else { return "" }
        return forms(of: plural, by: counted, expanded)
    }

    private func forms(
        of plural: [PluralCategory: CatalogForm], by name: String,
        _ text: (PhraseTemplate) -> String
    ) -> String {
        let forms = PluralCategory.allCases.compactMap { form in
            plural[form].map { "\(form.rawValue):" + text($0.template) }
        }
        return "%(\(name)){" + forms.joined(separator: "|") + "}"
    }
}

extension PhraseTemplate {
    /// The text in the table's format.
    ///
    /// - Parameters:
    ///   - argument: The number that replaces `%arg` in the plural form of a substitution.
    ///   - substitution: Returns the plural forms of the substitution with a name.
    fileprivate func tableText(
        argument: PhrasePlaceholder? = nil, substitution: (String) -> String = { _ in "" }
    ) -> String {
        pieces.map { piece in
            switch piece {
            case .words(let words): words.escaped
            case .value(let value, _): "%(\(value.name))\(value.specifier.rawValue)"
            case .substitution(let name): substitution(name)
            case .argument: argument.map { "%(\($0.name))\($0.specifier.rawValue)" } ?? ""
            }
        }.joined()
    }
}

extension String {
    /// The words, with a percent sign before each `%`, `|` and `}`.
    fileprivate var escaped: String {
        reduce(into: "") { text, character in
            if "%|}".contains(character) { text.append("%") }
            text.append(character)
        }
    }
}
