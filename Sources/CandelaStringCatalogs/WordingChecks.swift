import CandelaJSON
import CandelaLanguage

/// The checks of a catalog's words: whether they can be translated, and their typography.
struct WordingChecks {
    let catalog: PhraseCatalog
    private let style: PhraseStyle
    private(set) var log: DiagnosticLog

    /// The findings so far of the current text, each reported once.
    private var reported: Set<String> = []

    /// Checks a catalog.
    ///
    /// - Parameters:
    ///   - names: Names for messages, by language, where the catalog's name differs.
    ///   - file: The file whose texts are checked; `nil` for all.
    ///   - log: Receives the problems.
    init(
        _ catalog: PhraseCatalog, _ style: PhraseStyle, calling names: [String: String] = [:],
        only file: String? = nil, noting log: DiagnosticLog
    ) {
        (self.catalog, self.style, self.log) = (catalog, style, log)
        for phrase in catalog.phrases where phrase.isTranslated && phrase.isReadable {
            if file == nil || phrase.place.file == file { checkComment(phrase) }
            for language in catalog.languages {
                guard let text = phrase.texts[language], file == nil || text.place.file == file
                else { continue }
                reported = []
                let name = names[language] ?? language
                check(
                    WordingText(
                        text, of: phrase, in: name,
                        isSource: LanguageTag(name).language
                            == LanguageTag(catalog.sourceLanguage).language,
                        isOverlaid: file != nil))
            }
        }
    }

    private mutating func check(_ text: WordingText) {
        checkValues(text)
        checkNumberOfOne(text)
        for form in text.forms { checkWords(form, text) }
    }

    /// Adds an error, once for each text.
    ///
    /// - Parameter isTaste: Whether it is a warning in the lenient style.
    mutating func report(
        _ id: String, _ message: String, at place: SourcePosition, help: [String],
        isTaste: Bool = false
    ) {
        guard reported.insert(id + message).inserted else { return }
        log.append(
            isTaste && style == .lenient
                ? .warning(id, message, at: place, help: help)
                : .error(id, message, at: place, help: help))
    }

    /// Checks that a comment describes each value.
    private mutating func checkComment(_ phrase: CatalogPhrase) {
        guard !phrase.isSpoken, !catalog.isForUnit(phrase), !phrase.comment.isEmpty else { return }
        reported = []
        for placeholder in phrase.placeholders(in: catalog) {
            let name = placeholder.name
            switch ValueDescription(of: name, in: phrase.comment) {
            case .missing:
                report(
                    "undescribed-value",
                    "the comment of '\(phrase.key)' does not say what '\(name)' is",
                    at: phrase.place,
                    help: ["write '\(name): KIND.' into the comment", Self.kinds], isTaste: true)
            case .unknown(let text):
                report(
                    "unknown-value-kind", "'\(text)' is not a kind of value", at: phrase.place,
                    help: [Self.kinds], isTaste: true)
            case .kinds(let kinds):
                for kind in kinds where !kind.specifiers.contains(placeholder.specifier) {
                    let needed = kind.specifiers.map(\.rawValue).sorted()
                        .map { "%(\(name))\($0)" }.joined(separator: " or ")
                    report(
                        "wrong-value-kind",
                        "'\(name)' is a \(kind.rawValue) by its comment, and "
                            + "%(\(name))\(placeholder.specifier.rawValue) in the text",
                        at: phrase.place, help: ["a \(kind.rawValue) is \(needed)"], isTaste: true)
                }
            }
        }
    }

    private static let kinds = "the kinds are: " + ValueKind.written.joined(separator: ", ")

    /// The kinds of a value, from the comment of the phrase or of the phrase it belongs to.
    func kinds(of name: String, in phrase: CatalogPhrase) -> [ValueKind] {
        for related in related(to: phrase) {
            if case .kinds(let kinds) = ValueDescription(of: name, in: related.comment) {
                return kinds
            }
        }
        return []
    }

    /// A phrase and the one it belongs to, if it is a spoken form or a unit variant.
    func related(to phrase: CatalogPhrase) -> [CatalogPhrase] {
        let base =
            catalog.base(ofUnit: phrase)
            ?? (phrase.isSpoken ? catalog[String(phrase.key.dropLast(".spoken".count))] : nil)
        return [phrase] + (base.map { [$0] } ?? [])
    }
}

/// A text to check, with its context.
struct WordingText {
    let phrase: CatalogPhrase
    let text: CatalogText

    /// The language, as named in messages.
    let language: String

    /// Whether the language is the source language or a variant of it.
    let isSource: Bool

    /// Whether the text is an app's, for a phrase of the package.
    let isOverlaid: Bool

    init(
        _ text: CatalogText, of phrase: CatalogPhrase, in language: String, isSource: Bool,
        isOverlaid: Bool
    ) {
        (self.text, self.phrase, self.language) = (text, phrase, language)
        (self.isSource, self.isOverlaid) = (isSource, isOverlaid)
    }

    /// All forms: of the whole text and of its substitutions.
    var forms: [CatalogForm] {
        text.wholes
            + text.substitutions.flatMap { substitution in
                PluralCategory.allCases.compactMap { substitution.plural[$0] }
            }
    }
}
