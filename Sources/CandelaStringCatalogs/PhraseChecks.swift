import CandelaJSON
import CandelaLanguage

/// The checks a catalog must pass before code is generated from it.
struct PhraseChecks {
    let catalog: PhraseCatalog
    let style: PhraseStyle
    private let names: [String: String]
    let file: String?
    private(set) var log: DiagnosticLog

    /// Checks a catalog.
    ///
    /// - Parameters:
    ///   - names: Names for messages, by language, where the catalog's name differs.
    ///   - file: The file whose problems are reported; `nil` for all.
    ///   - log: Receives the problems.
    init(
        _ catalog: PhraseCatalog, _ style: PhraseStyle, calling names: [String: String] = [:],
        only file: String? = nil, noting log: DiagnosticLog
    ) {
        (self.catalog, self.style, self.names) = (catalog, style, names)
        (self.file, self.log) = (file, log)
        for language in catalog.languages { checkLanguage(language) }
        var functions: [String: CatalogPhrase] = [:]
        for phrase in catalog.phrases {
            checkKey(phrase, beside: &functions)
            checkTwin(phrase)
            guard phrase.isReadable else { continue }
            if let base = catalog.base(ofUnit: phrase) {
                checkUnit(phrase, of: base)
            } else {
                checkTexts(phrase)
            }
        }
    }

    private mutating func checkLanguage(_ language: String) {
        guard PluralRule(language: language) == nil,
            let place = catalog.phrases.lazy.compactMap({ $0.texts[language]?.place }).first
        else { return }
        warn(
            "unknown-plural-rule", "no plural rule is known for '\(language)'", at: place,
            help: "every number takes the form 'other' in this language")
    }

    private mutating func checkKey(
        _ phrase: CatalogPhrase, beside functions: inout [String: CatalogPhrase]
    ) {
        let steps = phrase.key.split(separator: ".", omittingEmptySubsequences: false)
        if steps.count < 2 || !steps.allSatisfy(\.isLowerCamel) {
            report(
                "invalid-key", "'\(phrase.key)' is not a valid key", at: phrase.place,
                help: "write two or more steps in lower camel case, such as 'milestone.next.title'")
        }
        if phrase.comment.allSatisfy(\.isWhitespace) {
            report(
                "missing-comment", "'\(phrase.key)' has no comment", at: phrase.place,
                help: "say where the text appears and what each placeholder is")
        }
        if let other = functions.updateValue(phrase, forKey: phrase.functionName) {
            report(
                "ambiguous-key", "'\(phrase.key)' and '\(other.key)' have the same name in Swift",
                at: phrase.place, help: "rename one of them",
                notes: [.init("'\(other.key)' is here", at: other.place)])
        }
    }

    private mutating func checkTwin(_ phrase: CatalogPhrase) {
        guard phrase.isSpoken else { return }
        guard let base = catalog[String(phrase.key.dropLast(".spoken".count))] else {
            return report(
                "spoken-without-text", "there is no phrase for the spoken form '\(phrase.key)'",
                at: phrase.place, help: "its key is the text's key followed by '.spoken'")
        }
        let known = base.placeholders(in: catalog)
        guard base.isReadable, let source = phrase.texts[catalog.sourceLanguage] else { return }
        checkPlaceholders(of: source, known: known, of: base.key)
    }

    private mutating func checkTexts(_ phrase: CatalogPhrase) {
        guard let source = phrase.texts[catalog.sourceLanguage] else {
            if phrase.emptyTexts[catalog.sourceLanguage] == nil {
                reportMissing(catalog.sourceLanguage, of: phrase)
            }
            return
        }
        checkNames(source)
        let known = source.placeholders
        let inflected = source.inflected(among: known)
        for language in phrase.isTranslated ? catalog.languages : [catalog.sourceLanguage] {
            // An empty text is an error of its own.
            guard phrase.emptyTexts[language] == nil else { continue }
            guard let text = phrase.texts[language] else {
                reportMissing(language, of: phrase)
                continue
            }
            check(text, language, of: phrase, known: known, inflected: inflected)
        }
    }

    /// Checks a unit variant, which may lack texts in languages that do not need it.
    private mutating func checkUnit(_ phrase: CatalogPhrase, of base: CatalogPhrase) {
        guard base.isReadable, let source = base.texts[catalog.sourceLanguage] else { return }
        let known = source.placeholders
        if !known.contains(where: { $0.specifier == .number }) {
            report(
                "unit-without-number", "'\(base.key)' has no value with a unit",
                at: phrase.place, help: "rename the last step of the key, which is a unit")
        }
        let inflected = source.inflected(among: known)
        for language in catalog.languages {
            guard let text = phrase.texts[language], phrase.emptyTexts[language] == nil else {
                continue
            }
            check(text, language, of: phrase, known: known, inflected: inflected)
        }
    }

    private mutating func check(
        _ text: CatalogText, _ language: String, of phrase: CatalogPhrase,
        known: [PhrasePlaceholder], inflected: Set<String>
    ) {
        let language = names[language] ?? language
        checkPlaceholders(of: text, known: known, of: phrase.key)
        checkPresence(of: known, in: text, language, of: phrase)
        checkPositions(in: text, known: known)
        checkSubstitutions(text)
        checkForms(text, language, of: phrase, known: known)
        if catalog[phrase.key + ".spoken"] == nil {
            checkCounts(text, language, of: phrase, known: known, inflected: inflected)
        }
    }

    private mutating func reportMissing(_ language: String, of phrase: CatalogPhrase) {
        report(
            "missing-language", "'\(phrase.key)' has no text in '\(language)'", at: phrase.place,
            help: "translate it, or remove '\(language)' from the catalog")
    }

    /// Adds an error.
    mutating func report(
        _ id: String, _ message: String, at place: SourcePosition, help: String...,
        notes: [Diagnostic.Note] = []
    ) {
        add(.error(id, message, at: place, help: help, notes: notes))
    }

    /// Adds a warning.
    mutating func warn(_ id: String, _ message: String, at place: SourcePosition, help: String) {
        add(.warning(id, message, at: place, help: [help]))
    }

    mutating func add(_ problem: Diagnostic) {
        if file == nil || problem.place?.file == file { log.append(problem) }
    }
}

extension StringProtocol {
    /// Whether the string is in lower camel case and ASCII, like `nextTitle`.
    var isLowerCamel: Bool {
        first.map { ("a"..."z").contains($0) } == true
            && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
}
