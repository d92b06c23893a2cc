import CandelaPipeline
import CandelaWords

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
        let rows = table.languages.dropFirst().map { language in
            "        case \(SwiftLiteral.string(language)): PhraseTexts.rows(PhraseTexts."
                + "\(tableName(language))Texts, in: PhraseTexts.\(sourceRows))\n"
        }
        let untranslated = table.untranslated.map(SwiftLiteral.string).joined(separator: ", ")
        return Self.heading + """
            package extension Phrases {
                /// The language that every phrase is written in first.
                static let sourceLanguage = \(SwiftLiteral.string(table.sourceLanguage))

                /// The languages with all phrases, as BCP 47 tags; the source comes first.
                static let languages = [\(languages)]

                /// The keys of texts that are the same in every language.
                static let untranslated: [String] = [\(untranslated)]

                /// The texts of one of the languages.
                static func texts(in language: String) -> PhraseTexts {
                    switch language {
            \(cases.joined())        default: .\(tableName(table.sourceLanguage))
                    }
                }

                /// Keys and texts of one of the languages by turns, the keys the same in all.
                static func rows(in language: String) -> [String] {
                    switch language {
            \(rows.joined())        default: PhraseTexts.\(sourceRows)
                    }
                }

            \(table.entries.map(function).joined())}

            """
    }

    private func function(_ entry: PhraseTable.Entry) -> String {
        let parameters = entry.placeholders.map { "\($0.name): \($0.specifier.swiftType)" }
        let arguments = [SwiftLiteral.string(entry.phrase.key)] + entry.placeholders.map(argument)
        return """
                func \(entry.phrase.functionName)(\(parameters.joined(separator: ", "))) -> Phrase \
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

    /// The texts of a language, with their keys where it is the source; a line is empty where a language
    /// has no text of its own for a key.
    private func texts(_ language: String) -> String {
        let isSource = language == table.sourceLanguage
        let texts = Dictionary(table.rows(in: language).map { ($0.key, $0.text) }) { $1 }
        let lines = table.keys.map { key in
            let text = SwiftLiteral.string(texts[key] ?? "")
            return isSource
                ? "        \(SwiftLiteral.string(key)), \(text),\n" : "        \(text),\n"
        }
        let name = tableName(language)
        let list = isSource ? sourceRows : name + "Texts"
        let arguments = isSource ? list : "\(list), in: \(sourceRows)"
        return Self.heading + """
            extension PhraseTexts {
                /// The texts in \(language).
                static let \(name) = PhraseTexts(generated: \(arguments), untranslated: Phrases.untranslated)

                /// \(isSource ? "Keys and texts by turns." : "The texts, in the order of the source's.")
                static let \(list): [String] = [
            \(lines.joined())    ]
            }

            """
    }

    /// The property that holds keys and texts of the source language.
    private var sourceRows: String { tableName(table.sourceLanguage) + "Rows" }

    /// The property that holds the texts of a language: `inPtBR`.
    private func tableName(_ language: String) -> String {
        let steps = language.split(separator: "-")
        return "in" + steps.map(\.capitalisedFirst).joined()
    }
}

extension StringProtocol {
    fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
