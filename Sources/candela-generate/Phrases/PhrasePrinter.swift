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
        let languages = table.languages.map(SwiftLiteral.string).joined(separator: ", ")
        let cases = table.languages.dropFirst().map { language in
            "        case \(SwiftLiteral.string(language)): .\(tableName(language))\n"
        }
        return Self.heading + """
            extension Phrases {
                /// The language that every phrase is written in first.
                package static let sourceLanguage = \(SwiftLiteral.string(table.sourceLanguage))

                /// The languages with all phrases, as BCP 47 tags; the source comes first.
                package static let languages = [\(languages)]

                /// The texts of one of the languages.
                package static func texts(in language: String) -> PhraseTexts {
                    switch language {
            \(cases.joined())        default: .\(tableName(table.sourceLanguage))
                    }
                }

            \(table.entries.map(function).joined(separator: "\n"))}

            """
    }

    private func function(_ entry: PhraseTable.Entry) -> String {
        let phrase = entry.phrase
        let source = phrase.texts[table.sourceLanguage]?.readable ?? ""
        let parameters = entry.placeholders.map { "\($0.name): \($0.specifier.swiftType)" }
        let arguments = [SwiftLiteral.string(phrase.key)] + entry.placeholders.map(argument)
        return """
                /// \(source.singleLine)
                package func \(phrase.functionName)(\(parameters.joined(separator: ", "))) -> Phrase \
            { phrase(\(arguments.joined(separator: ", "))) }

            """
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
        let rows = table.rows(in: language).map { row in
            "        \(SwiftLiteral.string(row.key)), \(SwiftLiteral.string(row.text)),\n"
        }
        let name = tableName(language)
        let fixed = table.untranslated.map(SwiftLiteral.string).joined(separator: ", ")
        return Self.heading + """
            extension PhraseTexts {
                /// The texts in \(language).
                static let \(name) = PhraseTexts(\(name)Rows, untranslated: [\(fixed)])

                private static let \(name)Rows: [String] = [
            \(rows.joined())    ]
            }

            """
    }

    /// The property that holds the texts of a language: `inPtBR`.
    private func tableName(_ language: String) -> String {
        let steps = language.split(separator: "-")
        return "in" + steps.map(\.capitalisedFirst).joined()
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
