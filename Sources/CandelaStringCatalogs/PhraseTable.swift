package import CandelaLanguage

/// The compiled form of a catalog: one text for each key, in every language.
///
/// Texts are in the format of ``PhrasePattern``.
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
                        text: text.pattern(counting: phrase.placeholders(in: catalog)).text)
                }
            }
        }
        entries = catalog.phrases.filter { !$0.isSpoken && !catalog.isForUnit($0) }.map { phrase in
            Entry(phrase: phrase, placeholders: phrase.placeholders(in: catalog))
        }
    }

    /// The texts of a language; the source texts for an unknown language.
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

    /// The placeholders of the source text in order of first use; for a unit variant, its phrase's
    /// placeholders.
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

    /// The text with its plural forms in it.
    ///
    /// - Parameter values: All placeholders of the phrase.
    fileprivate func pattern(counting values: [PhrasePlaceholder]) -> PhrasePattern {
        func expanded(_ template: PhraseTemplate) -> [PhrasePattern.Piece] {
            template.pieces.flatMap { piece -> [PhrasePattern.Piece] in
                guard case .substitution(let name) = piece else { return piece.inPattern(nil) }
                let own = substitutions.first { $0.placeholder.name == name }
                return own.map { own in
                    forms(of: own.plural, by: name) { form in
                        form.pieces.flatMap { $0.inPattern(own.placeholder) }
                    }
                } ?? []
            }
        }
        if let whole { return PhrasePattern(expanded(whole.template)) }
        guard let counted = countedName(among: values).first else { return PhrasePattern([]) }
        return PhrasePattern(forms(of: plural, by: counted, expanded))
    }

    private func forms(
        of plural: [PluralCategory: CatalogForm], by name: String,
        _ pieces: (PhraseTemplate) -> [PhrasePattern.Piece]
    ) -> [PhrasePattern.Piece] {
        let forms = PluralCategory.allCases.compactMap { form in
            plural[form].map { PhrasePattern.Form(form, pieces($0.template)) }
        }
        return [.forms(name, forms)]
    }
}

extension PhraseTemplate.Piece {
    /// The piece in a pattern; empty for a substitution.
    ///
    /// - Parameter argument: The number that replaces `%arg` in the plural form of a substitution.
    fileprivate func inPattern(_ argument: PhrasePlaceholder?) -> [PhrasePattern.Piece] {
        switch self {
        case .words(let words): [.words(words)]
        case .value(let value, _): [.value(value)]
        case .substitution: []
        case .argument: argument.map { [.value($0)] } ?? []
        }
    }
}
