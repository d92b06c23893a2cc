import CandelaLanguage

/// A printer that writes a phrase table as Swift: a `Phrases.Table` and a function for each phrase.
package struct PhrasePrinter {
    private let table: PhraseTable
    private let name: String
    private let source: String
    private let isPublic: Bool
    private let holder: String?
    private let quoted: (String) -> String

    /// Creates a printer for a table.
    ///
    /// - Parameters:
    ///   - name: The table's name in Swift: `products`.
    ///   - source: The catalog's file name, for comments.
    ///   - isPublic: Whether the functions are public.
    ///   - holder: The type that contains the texts, if another module declares it.
    ///   - quoted: Returns a string as a Swift literal.
    package init(
        _ table: PhraseTable, named name: String, from source: String, isPublic: Bool = false,
        textsIn holder: String? = nil, quoted: @escaping (String) -> String
    ) {
        (self.table, self.name, self.source) = (table, name, source)
        (self.isPublic, self.holder, self.quoted) = (isPublic, holder, quoted)
    }

    /// The languages, the source language first.
    package var languages: [String] { table.languages }

    private var access: String { isPublic ? "public " : "" }

    /// The declarations of the table and the functions.
    package var functions: String {
        let rephrased =
            table.rephrased.isEmpty
            ? "" : ",\n        rephrased: [\(list(table.rephrased))]"
        return """
            extension Phrases.Table {
                /// The phrases of \(source).
                \(access)static let \(name) = Phrases.Table(
                    languages: \(holder.map { "\($0).languages" } ?? "[\(list(table.languages))]"),
                    untranslated: [\(list(table.untranslated))]\(rephrased)
                ) { language in
            \(holder.map { "        \($0).rows(in: language)" } ?? choice)
                }
            }

            extension Phrases {
                private func say(_ key: String, _ values: PhraseArgument...) -> Phrase {
                    phrase(key, of: .\(name), values)
                }

            \(table.entries.map(function).joined())}

            """
    }

    /// The declaration of the type that contains the texts; `nil` if it is `Phrases.Table`.
    package var textsType: String? {
        holder.map { holder in
            """
            /// The texts of \(source).
            package enum \(holder) {
                /// The languages that have every phrase, as BCP 47 tags, source language first.
                package static let languages = [\(list(table.languages))]

                /// Alternating keys and texts of a language; of the source for an unknown one.
                package static func rows(in language: String) -> [String] {
            \(choice)
                }
            }

            """
        }
    }

    /// A `switch` that returns the rows of a language.
    private var choice: String {
        let source = rowsName(table.sourceLanguage)
        let helper = holder == nil ? "rows" : "PhraseRows.rows"
        let cases = table.languages.dropFirst().map { language in
            "        case \(quoted(language)): \(helper)(\(rowsName(language)), in: \(source))\n"
        }
        return """
                    switch language {
            \(cases.joined())        default: \(source)
                    }
            """
    }

    private func list(_ texts: [String]) -> String { texts.map(quoted).joined(separator: ", ") }

    private func function(_ entry: PhraseTable.Entry) -> String {
        let parameters = entry.placeholders.map { "\($0.name): \($0.specifier.swiftType)" }
        let arguments =
            [quoted(entry.phrase.key)] + entry.placeholders.map(argument)
        // A line break would end the comment.
        let text = table.sourceText(of: entry.phrase.key).split(whereSeparator: \.isNewline)
        let comment = isPublic ? "    /// `\(text.joined(separator: " "))`\n" : ""
        return comment + """
                \(access)func \(entry.phrase.functionName)(\(parameters.joined(separator: ", "))) \
            -> Phrase { say(\(arguments.joined(separator: ", "))) }

            """
    }

    private func argument(_ placeholder: PhrasePlaceholder) -> String {
        let name = placeholder.name
        return switch placeholder.specifier {
        case .integer: ".number(\(quoted(name)), number(\(name)))"
        case .number: ".number(\(quoted(name)), \(name))"
        case .text: ".text(\(quoted(name)), \(name))"
        }
    }

    /// The declaration of a language's texts, with keys for the source language; an empty string
    /// means that the language has no text for the key.
    package func texts(in language: String) -> String {
        let isSource = language == table.sourceLanguage
        let texts = Dictionary(table.rows(in: language).map { ($0.key, $0.text) }) { $1 }
        let lines = table.keys.map { key in
            let text = quoted(texts[key] ?? "")
            return isSource ? "        \(quoted(key)), \(text),\n" : "        \(text),\n"
        }
        let what = isSource ? "Alternating keys and texts" : "The texts in the order of the keys"
        return """
            extension \(holder ?? "Phrases.Table") {
                /// \(what), in \(language).
                static let \(rowsName(language)): [String] = [
            \(lines.joined())    ]
            }

            """
    }

    /// The name of the property with a language's texts: `enginePtBR`.
    private func rowsName(_ language: String) -> String {
        let steps = language.split(separator: "-")
        return name + steps.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}

extension PhrasePlaceholder.Specifier {
    /// The type of the generated function's argument.
    fileprivate var swiftType: String {
        switch self {
        case .integer: "Int"
        case .number: "NumberText"
        case .text: "String"
        }
    }
}
