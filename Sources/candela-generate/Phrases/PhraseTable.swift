/// Where every text of a catalog lies in the flat tables that the package compiles.
///
/// All languages share one layout: a phrase has one place for its text and, after it, six places
/// for each number that any language inflects there, one for each plural form. The text refers to
/// such forms as `%(name)#k#`, k places further on.
package struct PhraseTable: Sendable {
    /// The source language.
    package let sourceLanguage: String

    /// The languages, the source first.
    package let languages: [String]

    /// The phrases that have functions, in the catalog's order.
    package let entries: [Entry]

    private let tables: [String: [String]]

    /// A phrase and the places of its texts.
    package struct Entry: Sendable {
        /// The phrase.
        package let phrase: CatalogPhrase

        /// What to pass, in the order of the source text.
        package let placeholders: [PhrasePlaceholder]

        /// Where the text lies.
        package let index: Int

        /// Where the spoken twin lies, if there is one.
        package let spoken: Int?
    }

    /// Lays out a catalog that has passed the checks.
    package init(_ catalog: PhraseCatalog) {
        sourceLanguage = catalog.sourceLanguage
        languages = catalog.languages
        var places: [String: Int] = [:]
        var tables: [String: [String]] = [:]
        for phrase in catalog.phrases {
            places[phrase.key] = tables[catalog.sourceLanguage]?.count ?? 0
            let inflected = phrase.inflected(in: catalog)
            for language in catalog.languages {
                let text = phrase.text(in: language, of: catalog)
                tables[language, default: []] += text?.slots(inflected: inflected) ?? []
            }
        }
        self.tables = tables
        entries = catalog.phrases.filter { !$0.isSpoken }.map { phrase in
            Entry(
                phrase: phrase, placeholders: phrase.placeholders(in: catalog),
                index: places[phrase.key] ?? 0, spoken: places[phrase.key + ".spoken"])
        }
    }

    /// The texts of a language; those of the source for one that is not there.
    package func texts(in language: String) -> [String] {
        tables[language] ?? tables[sourceLanguage] ?? []
    }

    /// The entry of a key.
    package func entry(_ key: String) -> Entry? { entries.first { $0.phrase.key == key } }
}

extension CatalogPhrase {
    /// The text of a language, or the source's where the phrase is not translated.
    func text(in language: String, of catalog: PhraseCatalog) -> CatalogText? {
        isTranslated ? texts[language] : texts[catalog.sourceLanguage]
    }

    /// The values of the source text in the order they first occur.
    func placeholders(in catalog: PhraseCatalog) -> [PhrasePlaceholder] {
        texts[catalog.sourceLanguage]?.placeholders ?? []
    }

    /// The numbers with plural forms in any language, in the order of the arguments.
    fileprivate func inflected(in catalog: PhraseCatalog) -> [String] {
        let all = placeholders(in: catalog)
        let names = texts.values.reduce(into: Set()) { $0.formUnion($1.inflected(among: all)) }
        return all.map(\.name).filter(names.contains)
    }
}

extension CatalogText {
    /// The values in the order they first occur, substitutions included.
    var placeholders: [PhrasePlaceholder] {
        var found: [PhrasePlaceholder] = []
        for form in [plural["other"]].compactMap({ $0 }) + wholes {
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

    /// The number that whole-text plural forms go by: the only one there is.
    func countedName(among placeholders: [PhrasePlaceholder]) -> [String] {
        let numbers = placeholders.filter { $0.specifier != .text }
        return numbers.count == 1 ? [numbers[0].name] : []
    }

    /// The phrase's places of a table: its text, then six forms for each inflected number.
    fileprivate func slots(inflected: [String]) -> [String] {
        func offset(_ name: String) -> Int { 1 + 6 * (inflected.firstIndex(of: name) ?? 0) }
        let main: String
        if let whole {
            main = whole.template.tableText { "%(\($0))#\(offset($0))#" }
        } else {
            main = inflected.first.map { "%(\($0))#1#" } ?? ""
        }
        return [main]
            + inflected.flatMap { name in
                let substitution = substitutions.first { $0.placeholder.name == name }
                let forms = substitution?.plural ?? plural
                return PluralForms.all.map { form in
                    forms[form]?.template.tableText(argument: substitution?.placeholder) {
                        "%(\($0))#\(offset($0))#"
                    } ?? ""
                }
            }
    }
}

extension PhraseTemplate {
    /// The text as a table holds it.
    fileprivate func tableText(
        argument: PhrasePlaceholder? = nil, substitution: (String) -> String
    ) -> String {
        pieces.map { piece in
            switch piece {
            case .words(let words):
                words.split(separator: "%", omittingEmptySubsequences: false)
                    .joined(separator: "%%")
            case .value(let value, _): "%(\(value.name))\(value.specifier.rawValue)"
            case .substitution(let name): substitution(name)
            case .argument:
                argument.map { "%(\($0.name))\($0.specifier.rawValue)" } ?? ""
            }
        }.joined()
    }
}
