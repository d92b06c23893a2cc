import CandelaPipeline

/// Prints a phrase table as Swift.
struct PhrasePrinter {
    let table: PhraseTable

    private static let folder = "Sources/CandelaScreens/Generated"
    private static let heading = """
        // swift-format-ignore-file
        // Written by candela-generate from Phrases.xcstrings; change that file instead.


        """

    /// One file of functions and one of texts for each language.
    var files: [GeneratedFile] {
        [GeneratedFile(path: "\(Self.folder)/Phrases+Catalog.swift", text: functions)]
            + table.languages.map { language in
                GeneratedFile(
                    path: "\(Self.folder)/PhraseTexts+\(language).swift", text: texts(language))
            }
    }

    private var functions: String {
        var text = Self.heading + "extension Phrases {\n"
        text += "    /// The language that every phrase is written in first.\n"
        text +=
            "    public static let sourceLanguage = \(SwiftLiteral.string(table.sourceLanguage))\n\n"
        text += "    /// The languages with all phrases, as BCP 47 tags; the source comes first.\n"
        let languages = table.languages.map(SwiftLiteral.string).joined(separator: ", ")
        text += "    public static let languages = [\(languages)]\n\n"
        text += "    /// The texts of one of the languages.\n"
        text += "    static func texts(in language: String) -> [String] {\n"
        text += "        switch language {\n"
        for language in table.languages.dropFirst() {
            text += "        case \(SwiftLiteral.string(language)): \(tableName(language))\n"
        }
        text += "        default: \(tableName(table.sourceLanguage))\n        }\n    }\n"
        for entry in table.entries { text += "\n" + function(entry) }
        return text + "}\n"
    }

    private func function(_ entry: PhraseTable.Entry) -> String {
        let phrase = entry.phrase
        let source = phrase.texts[table.sourceLanguage]?.readable ?? ""
        var text = "    /// “\(source.singleLine)”: `\(phrase.key)`.\n"
        text += "    ///\n    /// \(phrase.comment.singleLine)\n"
        let parameters = entry.placeholders.map { "\($0.name): \($0.specifier.swiftType)" }
        text += "    public func \(phrase.functionName)(\(parameters.joined(separator: ", ")))"
        text +=
            " -> Phrase {\n        phrase(\(SwiftLiteral.string(phrase.key)), at: \(entry.index)"
        if let spoken = entry.spoken { text += ", spoken: \(spoken)" }
        if !entry.placeholders.isEmpty {
            let arguments = entry.placeholders.map(argument)
            text += ", [\(arguments.joined(separator: ", "))]"
        }
        return text + ")\n    }\n"
    }

    private func argument(_ placeholder: PhrasePlaceholder) -> String {
        let name = placeholder.name
        return switch placeholder.specifier {
        case .integer: ".number(\(SwiftLiteral.string(name)), number(\(name)))"
        case .number: ".number(\(SwiftLiteral.string(name)), \(name))"
        case .text: ".text(\(SwiftLiteral.string(name)), \(name))"
        }
    }

    private func texts(_ language: String) -> String {
        var text = Self.heading + "extension Phrases {\n"
        text += "    /// The texts in \(language), laid out as the functions expect.\n"
        text += "    static let \(tableName(language)): [String] = [\n"
        for line in table.texts(in: language) { text += "        \(SwiftLiteral.string(line)),\n" }
        return text + "    ]\n}\n"
    }

    private func tableName(_ language: String) -> String {
        "texts" + language.split(separator: "-").map(\.capitalisedFirst).joined()
    }
}

extension CatalogPhrase {
    /// The name of the generated function: `milestone.next.title` is `milestoneNextTitle`.
    var functionName: String {
        let steps = key.split(separator: ".")
        return (steps.first.map(String.init) ?? "")
            + steps.dropFirst().map(\.capitalisedFirst).joined()
    }
}

extension CatalogText {
    /// The text for a doc comment, its values in braces: “{count} days”.
    fileprivate var readable: String {
        let form = whole ?? plural["other"]
        return form.map { readable($0.template, argument: nil) } ?? ""
    }

    private func readable(_ template: PhraseTemplate, argument: String?) -> String {
        template.pieces.map { piece in
            switch piece {
            case .words(let words): return words
            case .value(let value, _): return "{\(value.name)}"
            case .argument: return "{\(argument ?? "")}"
            case .substitution(let name):
                let substitution = substitutions.first { $0.placeholder.name == name }
                let form = substitution?.plural["other"]
                return form.map { readable($0.template, argument: name) } ?? ""
            }
        }.joined()
    }
}

extension StringProtocol {
    fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }

    fileprivate var singleLine: String {
        split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
