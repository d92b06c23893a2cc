import CandelaStringCatalogs
package import CandelaDTCG

/// A generator that embeds the string catalogs' comments in the tool, which exports them.
package enum CommentGenerator {
    /// The generated file, or `nil` when a catalog cannot be read or parsed.
    package static func file(
        _ access: FileAccess, diagnostics: inout [Diagnostic]
    ) -> GeneratedFile? {
        guard let catalog = PhraseGenerator.all(access, diagnostics: &diagnostics) else {
            return nil
        }
        let table = PhraseTable(catalog)
        // Each comment is printed on one line.
        let lines = table.comments.map { comment in
            comment.split(whereSeparator: \.isNewline).joined(separator: " ")
        }
        return GeneratedFile(
            path: "\(GeneratedPart.commandFolder)/PhraseComments+Texts.swift",
            text: """
                // swift-format-ignore-file
                // Written by candela-generate from the string catalogs; change those instead.

                extension PhraseComments {
                    /// A line for each key, in the order of the tables.
                    static let texts: [String] = \(SwiftText.blockLiterals(lines))
                }

                """)
    }
}
