import CandelaPipeline

/// Prints what the doc comments of the contract's types say, for the descriptions in JSON Schemas.
package enum DescriptionGenerator {
    /// The folders whose types are documents or parts of them.
    static let sources = [
        "Sources/CandelaJSON", "Sources/CandelaTokens", "Sources/CandelaRules",
        "Sources/CandelaElements", "Sources/CandelaKit", "Sources/CandelaScreens",
        "Sources/CandelaAudit", "Sources/CandelaTool/Dump",
    ]

    /// The folders among them, or in them, that hold the package's own screens.
    static let screens = ["Weight", "Practice", "Habit", "Routine"].map {
        "Sources/CandelaScreens/\($0)/"
    }

    /// The path of the sentences of the contract, beside the other texts of the tool.
    package static let path = "\(WebFileGenerator.folder)/SchemaDescriptions+Texts.swift"

    /// The folder of the sentences of our screens; nothing else lives there.
    package static let screenFolder = "Sources/candela/Generated"

    private typealias Sentences = [(type: String, sentences: [(member: String, sentence: String)])]

    /// The file of the contract.
    package static func file(_ source: SourceFolder) -> GeneratedFile {
        let lines = sentences(in: source, withScreens: false).flatMap { type, sentences in
            let heading = sentences.first?.member == "" ? [] : [type]
            return heading
                + sentences.map { member, sentence in
                    (member.isEmpty ? type : "." + member) + " = " + sentence
                }
        }
        return GeneratedFile(
            path: path,
            text: """
                \(SwiftText.head)
                extension SchemaDescriptions {
                    /// A line for each type that is read or written, and behind it for each of its members: its
                    /// name, an equals sign, and what it means. A type without a meaning is a name alone.
                    static let texts: [String] = \(SwiftText.blockLiterals(lines))
                }

                """)
    }

    /// The file of our screens.
    package static func screenFile(_ source: SourceFolder) -> GeneratedFile {
        let known = sentences(in: source, withScreens: false).reduce(into: Set<String>()) {
            for (member, _) in $1.sentences { $0.insert("\($1.type).\(member)") }
        }
        var rows = ""
        for (type, sentences) in sentences(in: source, withScreens: true) {
            let own = sentences.filter { !known.contains("\(type).\($0.member)") }
            guard !own.isEmpty else { continue }
            rows += "\(SwiftLiteral.string(type)): [\n"
            for (member, sentence) in own {
                let name = members["\(type).\(member)"] ?? member
                rows += "\(SwiftLiteral.string(name)): \(SwiftLiteral.string(sentence)),\n"
            }
            rows += "],\n"
        }
        return GeneratedFile(
            path: "\(screenFolder)/ScreenDescriptions.swift",
            text: """
                \(SwiftText.head)
                /// The meaning of the options and cards of our screens, by type and member; a type's own stands
                /// under an empty name.
                enum ScreenDescriptions {
                    static let texts: [String: [String: String]] = [
                \(rows)    ]
                }

                """)
    }

    private static func sentences(
        in source: SourceFolder, withScreens: Bool
    ) -> Sentences {
        var scanner = DocScanner()
        for path in sources.flatMap(source.swiftFiles(below:)) where !path.contains("/Generated/") {
            guard withScreens || !screens.contains(where: path.hasPrefix),
                let bytes = try? source.read(path)
            else { continue }
            scanner.read(String(decoding: bytes, as: UTF8.self))
        }
        // A card is written by its parts; only its facts are a type that schemas describe.
        return scanner.codedSentences.filter { $0.type == "Card" || !$0.type.hasSuffix("Card") }
    }

    /// The names in JSON of properties that have another name in Swift.
    private static let members = [
        "WeightLogbookOptions.showsOnlyNotes": "withNotes",
        "WeightLogbookOptions.showsOnlyMilestones": "milestones",
    ]
}
