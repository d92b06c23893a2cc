/// Prints what the doc comments of the contract's types say, for the descriptions in JSON Schemas.
package enum DescriptionGenerator {
    /// The folders whose types are documents or parts of them.
    static let sources = [
        "Sources/CandelaJSON", "Sources/CandelaTokens", "Sources/CandelaRules",
        "Sources/CandelaScreens", "Sources/CandelaAudit", "Sources/candela/Dump",
    ]

    /// Where the file goes, beside the token files.
    package static let path = "\(WebFileGenerator.folder)/SchemaDescriptions+Texts.swift"

    /// The generated file.
    package static func file(_ source: SourceFolder) -> GeneratedFile {
        var scanner = DocScanner()
        for path in sources.flatMap(source.swiftFiles(below:)) where !path.contains("/Generated/") {
            guard let bytes = try? source.read(path) else { continue }
            scanner.read(String(decoding: bytes, as: UTF8.self))
        }
        let lines = scanner.codedSentences.flatMap { type, sentences in
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
}
