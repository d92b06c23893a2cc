import CandelaJSON

extension PhraseChecks {
    /// The names of the source's values must do as argument labels, each with one type.
    mutating func checkNames(_ source: CatalogText) {
        var types: [String: PhrasePlaceholder.Specifier] = [:]
        for (placeholder, place) in source.allPlaceholders {
            if !placeholder.name.isLowerCamel || Self.reserved.contains(placeholder.name) {
                report(
                    "invalid-placeholder", "'\(placeholder.name)' cannot name a value", at: place,
                    help: "write a lower camel word that Swift has no use for")
            }
            let known = types[placeholder.name] ?? placeholder.specifier
            types[placeholder.name] = known
            if known != placeholder.specifier {
                reportSpecifier(placeholder, known, at: place)
            }
        }
    }

    /// Every value of a text must be one of the known values, with the same specifier.
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

    /// A position, where one is written, must be the value's own in the source text.
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
            reportPosition(
                of: name, index + 1, written: substitution.argumentNumber,
                at: substitution.place)
        }
    }

    private mutating func reportPosition(
        of name: String, _ position: Int, written: Int, at place: SourcePlace
    ) {
        guard position != written else { return }
        report(
            "wrong-argument-number",
            "'\(name)' is value \(position) of the source text, not \(written)", at: place,
            help: "number values in the order of the source text")
    }

    /// Every value must be shown; a number may be left out where the form stands for it alone.
    mutating func checkPresence(
        of known: [PhrasePlaceholder], in text: CatalogText, _ language: String,
        of phrase: CatalogPhrase
    ) {
        let single = PluralRule(language: language)?.single ?? []
        let counted = text.plural.isEmpty ? [] : text.countedName(among: known)
        for placeholder in known {
            for (category, form) in text.wholesByCategory {
                let isTold = category.map { single.contains($0) } ?? false
                if isTold, counted.contains(placeholder.name) { continue }
                let template = form.template
                if !template.values.contains(where: { $0.name == placeholder.name }),
                    !template.substitutions.contains(placeholder.name)
                {
                    report(
                        "missing-placeholder",
                        "'\(placeholder.name)' is missing from '\(phrase.key)' in '\(language)'",
                        at: form.place,
                        help: "write %(\(placeholder.name))\(placeholder.specifier.rawValue)")
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
                    at: form.place, help: "write %arg where the number belongs")
            }
        }
    }

    /// What refers to a substitution must find one, and the other way about.
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
                    "stray-argument", "'%arg' stands outside a substitution", at: form.place,
                    help: "write the value by its name: %(count)lld")
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
        at place: SourcePlace
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
    /// Every value with the place of its text, as often as it occurs.
    fileprivate var allPlaceholders: [(PhrasePlaceholder, SourcePlace)] {
        wholes.flatMap { form in form.template.values.map { ($0, form.place) } }
            + substitutions.map { ($0.placeholder, $0.place) }
    }

    /// The texts of the whole phrase, with the plural form each is for.
    fileprivate var wholesByCategory: [(PluralCategory?, CatalogForm)] {
        (whole.map { [(nil, $0)] } ?? [])
            + PluralCategory.allCases.compactMap { name in plural[name].map { (name, $0) } }
    }
}

extension PhraseTemplate {
    /// Whether it has words and its own number alone, as a substitution's forms must.
    fileprivate var isFragment: Bool { values.isEmpty && substitutions.isEmpty }
}
