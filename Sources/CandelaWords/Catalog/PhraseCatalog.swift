package import CandelaJSON

/// A string catalog as read: phrases in the order of the file.
package struct PhraseCatalog: Sendable {
    /// The language that every phrase is written in first.
    package let sourceLanguage: String

    /// All languages with at least one text, the source first and the others by name.
    package let languages: [String]

    /// The phrases.
    package let phrases: [CatalogPhrase]

    /// The place of the source language in the file; `nil` for a catalog of no file.
    let sourcePlace: SourcePlace?

    private let byKey: [String: CatalogPhrase]

    /// The names of the units that sentences of one unit are known by.
    package let units: Set<String>

    init(
        sourceLanguage: String, languages: [String], phrases: [CatalogPhrase],
        sourcePlace: SourcePlace? = nil, units: Set<String> = []
    ) {
        self.sourcePlace = sourcePlace
        self.sourceLanguage = sourceLanguage
        self.languages = languages
        self.phrases = phrases
        byKey = Dictionary(phrases.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        self.units = units.union(
            phrases.compactMap { phrase -> String? in
                let steps = phrase.key.split(separator: ".")
                return steps.first == "unit" && steps.count > 2 ? String(steps[2]) : nil
            })
    }

    /// Reads a catalog and checks it.
    ///
    /// - Parameters:
    ///   - file: What to call it in diagnostics.
    ///   - units: The names of units besides those it names itself.
    /// - Returns: Nothing when `diagnostics` got an error.
    package static func read(
        _ bytes: [UInt8], named file: String, units: Set<String> = [],
        diagnostics: inout [Diagnostic]
    ) -> PhraseCatalog? {
        var found: [Diagnostic] = []
        defer { diagnostics += found }
        guard let parsed = parse(bytes, named: file, diagnostics: &found) else { return nil }
        let catalog = parsed.naming(units)
        found += PhraseChecks(catalog).diagnostics
        return found.hasErrors ? nil : catalog
    }

    /// Reads a catalog as it stands.
    package static func parse(
        _ bytes: [UInt8], named file: String, diagnostics: inout [Diagnostic]
    ) -> PhraseCatalog? {
        guard let document = JSONDocument.parse(bytes, file: file, diagnostics: &diagnostics) else {
            return nil
        }
        var reader = PhraseCatalogReader()
        let catalog = reader.catalog(document.root)
        diagnostics += reader.diagnostics
        return catalog
    }

    /// The catalog with the names of further units.
    private func naming(_ units: Set<String>) -> PhraseCatalog {
        PhraseCatalog(
            sourceLanguage: sourceLanguage, languages: languages, phrases: phrases,
            sourcePlace: sourcePlace, units: self.units.union(units))
    }

    /// The phrases of both catalogs, in the languages of this one.
    package func adding(_ other: PhraseCatalog) -> PhraseCatalog {
        PhraseCatalog(
            sourceLanguage: sourceLanguage, languages: languages,
            phrases: phrases + other.phrases, sourcePlace: sourcePlace,
            units: units.union(other.units))
    }

    /// The phrase of a key.
    package subscript(key: String) -> CatalogPhrase? { byKey[key] }

    /// The phrase that a sentence for one unit, or its spoken form, stands for.
    ///
    /// A unit is what `unit.weight.pounds.short` names, and `milestone.reached.pounds` the sentence
    /// for it where the words around a weight differ from unit to unit.
    func base(ofUnit phrase: CatalogPhrase) -> CatalogPhrase? {
        var steps = phrase.key.split(separator: ".")
        if phrase.isSpoken { steps.removeLast() }
        guard steps.first != "unit", let unit = steps.popLast(), units.contains(String(unit)) else {
            return nil
        }
        return byKey[steps.joined(separator: ".")]
    }

    /// Whether a phrase is the sentence for one unit.
    func isForUnit(_ phrase: CatalogPhrase) -> Bool { base(ofUnit: phrase) != nil }
}

/// One key of a string catalog.
package struct CatalogPhrase: Sendable {
    /// The key: `streak.days`.
    package let key: String

    /// Where the key stands.
    package let place: SourcePlace

    /// What translators read: where the text appears and what each placeholder is.
    package let comment: String

    /// Whether other languages have texts of their own.
    package let isTranslated: Bool

    /// Whether every text of it could be read.
    package let isReadable: Bool

    /// The texts by language.
    package let texts: [String: CatalogText]

    /// The name of the generated function: `milestone.next.title` is `milestoneNextTitle`.
    package var functionName: String {
        let steps = key.split(separator: ".")
        return (steps.first.map(String.init) ?? "")
            + steps.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// Whether this is what is said in place of another phrase.
    package var isSpoken: Bool { key.hasSuffix(".spoken") }
}

/// A phrase in one language.
package struct CatalogText: Sendable {
    /// Where the language's name stands.
    package let place: SourcePlace

    /// The whole text, when it is one.
    package let whole: CatalogForm?

    /// The whole text by plural form, when it varies.
    package let plural: [PluralCategory: CatalogForm]

    /// The numbers that have plural forms of their own.
    package let substitutions: [CatalogSubstitution]

    /// The texts that stand for the whole phrase, in the order of the plural forms.
    package var wholes: [CatalogForm] {
        (whole.map { [$0] } ?? []) + PluralCategory.allCases.compactMap { plural[$0] }
    }
}

/// One number of a phrase with several, with its words by plural form.
package struct CatalogSubstitution: Sendable {
    /// The placeholder.
    package let placeholder: PhrasePlaceholder

    /// Its position among the phrase's values, from 1.
    package let argumentNumber: Int

    /// Where its name stands.
    package let place: SourcePlace

    /// The words with the number, by plural form.
    package let plural: [PluralCategory: CatalogForm]
}

/// One text of the catalog and its place.
package struct CatalogForm: Sendable {
    /// The text, taken apart.
    package let template: PhraseTemplate

    /// Where the text stands.
    package let place: SourcePlace
}
