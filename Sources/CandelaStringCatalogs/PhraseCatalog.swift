package import CandelaJSON
package import CandelaLanguage

/// A parsed string catalog, with its phrases in file order.
package struct PhraseCatalog: Sendable {
    /// The language of the source texts.
    package let sourceLanguage: String

    /// The source language, then all other languages with at least one text.
    package let languages: [String]

    /// The phrases, in file order.
    package let phrases: [CatalogPhrase]

    /// The place of the source language in the file; `nil` for a catalog without a file.
    let sourcePlace: SourcePosition?

    /// The index of the first phrase with each key.
    private let indices: [String: Int]

    /// The names of units for which phrases can have variants.
    package let units: Set<String>

    init(
        sourceLanguage: String, languages: [String], phrases: [CatalogPhrase],
        sourcePlace: SourcePosition? = nil, units: Set<String> = []
    ) {
        self.sourcePlace = sourcePlace
        self.sourceLanguage = sourceLanguage
        self.languages = languages
        self.phrases = phrases
        indices = Dictionary(
            zip(phrases.lazy.map(\.key), phrases.indices), uniquingKeysWith: { first, _ in first })
        self.units = units.union(
            phrases.compactMap { phrase -> String? in
                let steps = phrase.key.split(separator: ".")
                return steps.first == "unit" && steps.count > 2 ? String(steps[2]) : nil
            })
    }

    /// Reads a catalog and checks it.
    ///
    /// - Parameters:
    ///   - file: The catalog's name in diagnostics.
    ///   - units: Names of units in addition to those the catalog defines.
    ///   - style: The severity of the rules for words; `nil` to skip them.
    /// - Returns: `nil` if `diagnostics` received an error.
    package static func read(
        _ bytes: [UInt8], named file: String, units: Set<String> = [],
        style: PhraseStyle? = .lenient, diagnostics: inout [Diagnostic]
    ) -> PhraseCatalog? {
        var found = DiagnosticLog()
        defer { diagnostics += found.diagnostics }
        guard let parsed = parse(bytes, named: file, noting: &found) else { return nil }
        let catalog = parsed.naming(units)
        var checked = PhraseChecks(catalog, style ?? .strict, noting: DiagnosticLog()).log
        checked += catalog.emptyTexts { _ in true }
        if let style { checked = WordingChecks(catalog, style, noting: checked).log }
        checked.sortByPlace()
        found += checked
        return found.hasErrors ? nil : catalog
    }

    /// Reads a catalog without checking its phrases.
    ///
    /// - Returns: `nil` if the file is not JSON or not a string catalog. Phrases that cannot be
    ///   read are reported and included; see ``CatalogPhrase/isReadable``.
    package static func parse(
        _ bytes: [UInt8], named file: String, diagnostics: inout [Diagnostic]
    ) -> PhraseCatalog? {
        var found = DiagnosticLog()
        defer { diagnostics += found.diagnostics }
        return parse(bytes, named: file, noting: &found)
    }

    /// Reads a catalog as ``parse(_:named:diagnostics:)`` does.
    ///
    /// - Parameters:
    ///   - checksState: Whether keys that Xcode manages get a warning.
    ///   - log: Receives the problems.
    static func parse(
        _ bytes: [UInt8], named file: String, checksState: Bool = true,
        noting log: inout DiagnosticLog
    ) -> PhraseCatalog? {
        var found: [Diagnostic] = []
        let document = JSONDocument.parse(bytes, file: file, diagnostics: &found)
        log += found
        guard let document else { return nil }
        var reader = PhraseCatalogReader(noting: log, checksState: checksState)
        let catalog = reader.catalog(document.root)
        log = reader.log
        return catalog
    }

    /// The catalog with additional unit names.
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

    /// The first phrase with this key; `nil` without one.
    package subscript(key: String) -> CatalogPhrase? { indices[key].map { phrases[$0] } }

    /// The phrase that a unit variant, or its spoken form, replaces.
    ///
    /// Units are named by keys such as `unit.weight.pounds.short`. `milestone.reached.pounds` is a
    /// unit variant of `milestone.reached`, for languages in which the sentence depends on the
    /// unit.
    func base(ofUnit phrase: CatalogPhrase) -> CatalogPhrase? {
        var steps = phrase.key.split(separator: ".")
        if phrase.isSpoken { steps.removeLast() }
        guard steps.first != "unit", let unit = steps.popLast(), units.contains(String(unit)) else {
            return nil
        }
        return self[steps.joined(separator: ".")]
    }

    /// Whether a phrase is a unit variant.
    func isForUnit(_ phrase: CatalogPhrase) -> Bool { base(ofUnit: phrase) != nil }
}

/// One key of a string catalog.
package struct CatalogPhrase: Sendable {
    /// The key: `streak.days`.
    package let key: String

    /// The place of the key.
    package let place: SourcePosition

    /// The comment for translators: the use of the text and the meaning of each placeholder.
    package let comment: String

    /// Whether each language has its own text; otherwise all languages use the source text.
    package let isTranslated: Bool

    /// Whether all of its texts could be read.
    package let isReadable: Bool

    /// The texts by language.
    package let texts: [String: CatalogText]

    /// The first empty text of each language that has one, such as a text that is not translated
    /// yet.
    var emptyTexts: [String: SourcePosition] = [:]

    /// The name of the generated function: `milestone.next.title` is `milestoneNextTitle`.
    package var functionName: String {
        let steps = key.split(separator: ".")
        return (steps.first.map(String.init) ?? "")
            + steps.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// Whether the comment says that other languages build this text differently.
    package var isRephrased: Bool { comment.contains("Other languages: ") }

    /// Whether this is the spoken form of another phrase.
    package var isSpoken: Bool { key.hasSuffix(".spoken") }
}

/// A phrase in one language.
package struct CatalogText: Sendable {
    /// The place of the language's name.
    package let place: SourcePosition

    /// The whole text, if it does not vary by plural form.
    package let whole: CatalogForm?

    /// The whole text by plural form; empty if it does not vary.
    package let plural: [PluralCategory: CatalogForm]

    /// The numbers with their own plural forms.
    package let substitutions: [CatalogSubstitution]

    /// The texts of the whole phrase, in the order of the plural forms.
    package var wholes: [CatalogForm] {
        (whole.map { [$0] } ?? []) + PluralCategory.allCases.compactMap { plural[$0] }
    }
}

/// A number with its own plural forms, for phrases with several numbers.
package struct CatalogSubstitution: Sendable {
    /// The placeholder, which has the substitution's name.
    package let placeholder: PhrasePlaceholder

    /// The placeholder's position among the phrase's values, from 1; `nil` if none is written.
    package let argumentNumber: Int?

    /// The place of the substitution's name.
    package let place: SourcePosition

    /// The text with the number, by plural form.
    package let plural: [PluralCategory: CatalogForm]
}

/// A text of the catalog with its place.
package struct CatalogForm: Sendable {
    /// The parsed text.
    package let template: PhraseTemplate

    /// The place of the text.
    package let place: SourcePosition
}
