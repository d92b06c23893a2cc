import CandelaDTCG

/// A generator of schema descriptions from the doc comments of the contract's types.
package enum DescriptionGenerator {
    /// The folders whose types are documents or parts of them.
    static let sources = [
        "Sources/CandelaJSON", "Sources/CandelaColor", "Sources/CandelaTokens",
        "Sources/CandelaRules", "Sources/CandelaElements", "Sources/CandelaKit",
        "Sources/CandelaScreens", "Sources/CandelaAudit", "Sources/CandelaCommands/Dump",
        "Sources/CandelaCommands/Tokens/Build",
    ]

    /// The subfolders with the package's own screens.
    static let screens = ["Weight", "Practice", "Habit", "Routine"].map {
        "Sources/CandelaScreens/\($0)/"
    }

    /// The path of the contract's descriptions, beside the other texts of the tool.
    package static let path = "\(GeneratedPart.commandFolder)/SchemaDescriptions+Texts.swift"

    /// The folder of our screens' descriptions; it contains nothing else.
    package static let screenFolder = "Sources/candela/Generated"

    private typealias Sentences = [(type: String, sentences: [(member: String, sentence: String)])]

    /// The file with the descriptions of the contract's types.
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
                    /// A line for each coded type, followed by a line for each of its members: the name, an
                    /// equals sign and the description. A type without a description is only a name.
                    static let texts: [String] = \(SwiftText.blockLiterals(lines))
                }

                """)
    }

    /// The file with the descriptions of our screens.
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
                /// The descriptions of our screens' options and cards, by type and member; a type's own
                /// description has an empty name.
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
        // A card is encoded in parts, so only its facts are a type with a schema.
        return scanner.codedSentences.map { type, sentences in
            let isCard = type != "Card" && type.hasSuffix("Card")
            return (type, isCard ? sentences.filter { $0.member.isEmpty } : sentences)
        }
        .filter { !$0.sentences.isEmpty }
    }

    /// The JSON names of properties that have another name in Swift.
    private static let members = [
        "SharePicture.showsLongestStreak": "longestStreak",
        "SharePicture.showsCalendarStrip": "calendarStrip",
        "SharePicture.showsProgress": "progress",
        "WeightLogbookOptions.showsOnlyNotes": "withNotes",
        "WeightLogbookOptions.showsOnlyMilestones": "milestones",
    ]
}
