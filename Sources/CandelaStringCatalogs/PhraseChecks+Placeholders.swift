import CandelaJSON
import CandelaLanguage

extension PhraseChecks {
    /// Checks that the placeholder names of the source are valid argument labels, each with one
    /// type.
    mutating func checkNames(_ source: CatalogText) {
        var types: [String: PhrasePlaceholder.Specifier] = [:]
        for (placeholder, place) in source.allPlaceholders {
            if !placeholder.name.isLowerCamel || Self.reserved.contains(placeholder.name) {
                report(
                    "invalid-placeholder", "'\(placeholder.name)' is not a valid name", at: place,
                    help: "use a name in lower camel case that is not a reserved word")
            }
            let known = types[placeholder.name] ?? placeholder.specifier
            types[placeholder.name] = known
            if known != placeholder.specifier {
                reportSpecifier(placeholder, known, at: place)
            }
        }
    }

    /// Checks that every placeholder of a text is known and has the same specifier.
    mutating func checkPlaceholders(
        of text: CatalogText, known: [PhrasePlaceholder], of key: String
    ) {
        for (placeholder, place) in text.allPlaceholders {
            guard let match = known.first(where: { $0.name == placeholder.name }) else {
                report(
                    "unknown-placeholder", "'\(key)' has no value '\(placeholder.name)'",
                    at: place, help: Self.names(known))
                continue
            }
            if match.specifier != placeholder.specifier {
                reportSpecifier(placeholder, match.specifier, at: place)
            }
        }
    }

    /// Checks that a written position matches the placeholder's position in the source text.
    mutating func checkPositions(in text: CatalogText, known: [PhrasePlaceholder]) {
        for form in text.wholes {
            for (name, written) in form.template.positions {
                guard let index = known.firstIndex(where: { $0.name == name }) else { continue }
                reportPosition(of: name, index + 1, written: written, at: form.place)
            }
        }
        for substitution in text.substitutions {
            let name = substitution.placeholder.name
            guard let index = known.firstIndex(where: { $0.name == name }) else { continue }
            if let written = substitution.argumentNumber {
                reportPosition(of: name, index + 1, written: written, at: substitution.place)
            }
        }
    }

    private mutating func reportPosition(
        of name: String, _ position: Int, written: Int, at place: SourcePosition
    ) {
        guard position != written else { return }
        report(
            "wrong-argument-number",
            "'\(name)' is value \(position) of the source text, not \(written)", at: place,
            help: "number the values in the order of the source text")
    }

    /// Checks that every value is shown; a number may be omitted if the form is for that number
    /// alone.
    mutating func checkPresence(
        of known: [PhrasePlaceholder], in text: CatalogText, _ language: String,
        of phrase: CatalogPhrase
    ) {
        let single = PluralRule(language: language)?.single ?? []
        let counted = text.plural.isEmpty ? [] : text.countedName(among: known)
        for placeholder in known {
            for (category, form) in text.wholesByCategory {
                let isSingle = category.map { single.contains($0) } ?? false
                if isSingle, counted.contains(placeholder.name) { continue }
                let template = form.template
                if !template.values.contains(where: { $0.name == placeholder.name }),
                    !template.substitutions.contains(placeholder.name)
                {
                    report(
                        "missing-placeholder",
                        "'\(placeholder.name)' is missing from '\(phrase.key)' in '\(language)'",
                        at: form.place,
                        help: "write %(\(placeholder.name))\(placeholder.specifier.rawValue)"
                            + Self.reason(category, language))
                }
            }
        }
        for substitution in text.substitutions {
            for category in PluralCategory.allCases {
                guard let form = substitution.plural[category],
                    !single.contains(category),
                    !form.template.pieces.contains(.argument)
                else { continue }
                report(
                    "missing-placeholder",
                    "'\(substitution.placeholder.name)' is missing from '\(category.rawValue)' of "
                        + "'\(phrase.key)' in '\(language)'",
                    at: form.place,
                    help: "write %arg where the number belongs" + Self.reason(category, language))
            }
        }
    }

    /// The reason why a singular needs its number; empty if it does not.
    private static func reason(_ category: PluralCategory?, _ language: String) -> String {
        guard category == .one, let numbers = PluralRule(language: language)?.numbersOfOne else {
            return ""
        }
        return ", as 'one' is \(numbers) in '\(language)'"
    }

    /// Checks that every substitution referred to exists, and that every existing one is used.
    mutating func checkSubstitutions(_ text: CatalogText) {
        let names = text.substitutions.map(\.placeholder.name)
        for form in text.wholes {
            for name in form.template.substitutions where !names.contains(name) {
                report(
                    "unknown-substitution", "there is no substitution '\(name)'", at: form.place,
                    help: "add it under \"substitutions\", or write %(\(name))lld")
            }
            if form.template.pieces.contains(.argument) {
                report(
                    "stray-argument", "'%arg' is outside a substitution", at: form.place,
                    help: "refer to the value by name, such as %(count)lld")
            }
        }
        for substitution in text.substitutions {
            let name = substitution.placeholder.name
            if !text.wholes.contains(where: { $0.template.substitutions.contains(name) }) {
                report(
                    "unused-substitution", "nothing refers to '\(name)'", at: substitution.place,
                    help: "write %#@\(name)@ in the text, or remove it")
            }
            for form in substitution.plural.values where !form.template.isFragment {
                report(
                    "nested-placeholder", "a substitution can show only its own number",
                    at: form.place, help: "write %arg, and other values in the text around it")
            }
        }
    }

    private mutating func reportSpecifier(
        _ placeholder: PhrasePlaceholder, _ known: PhrasePlaceholder.Specifier,
        at place: SourcePosition
    ) {
        report(
            "wrong-specifier",
            "'\(placeholder.name)' is '\(placeholder.specifier.rawValue)' here and "
                + "'\(known.rawValue)' elsewhere",
            at: place, help: "write %(\(placeholder.name))\(known.rawValue)")
    }

    private static func names(_ known: [PhrasePlaceholder]) -> String {
        known.isEmpty
            ? "its source text has no values"
            : "its values are " + known.map { "'\($0.name)'" }.joined(separator: ", ")
    }

    private static let reserved: Set<String> = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "false", "for", "func", "guard", "if", "import", "in", "init",
        "inout", "internal", "is", "let", "nil", "number", "operator", "phrase", "private",
        "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}

extension CatalogText {
    /// Every placeholder with the place of its text, including repetitions.
    fileprivate var allPlaceholders: [(PhrasePlaceholder, SourcePosition)] {
        wholes.flatMap { form in form.template.values.map { ($0, form.place) } }
            + substitutions.map { ($0.placeholder, $0.place) }
    }

    /// The texts of the whole phrase, each with its plural form.
    fileprivate var wholesByCategory: [(PluralCategory?, CatalogForm)] {
        (whole.map { [(nil, $0)] } ?? [])
            + PluralCategory.allCases.compactMap { name in plural[name].map { (name, $0) } }
    }
}

extension PhraseTemplate {
    /// Whether it contains only words and its own number, as the forms of a substitution must.
    fileprivate var isFragment: Bool { values.isEmpty && substitutions.isEmpty }
}
