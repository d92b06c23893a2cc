package import CandelaPipeline
import CandelaWords

/// Prints the comments of the string catalog as text of the tool, which exports them.
package enum CommentGenerator {
    /// The generated file, or `nil` when the catalog cannot be read.
    package static func file(
        _ access: FileAccess, diagnostics: inout [Diagnostic]
    ) -> GeneratedFile? {
        let path = PhraseGenerator.catalogPath
        do throws(FileAccessError) {
            guard
                let catalog = PhraseCatalog.parse(
                    try access.read(path), named: path, diagnostics: &diagnostics)
            else { return nil }
            // A line is a comment, whatever is in it.
            let lines = PhraseTable(catalog).comments.map { comment in
                comment.split(whereSeparator: \.isNewline).joined(separator: " ")
            }
            return GeneratedFile(
                path: "\(WebFileGenerator.folder)/PhraseComments+Texts.swift",
                text: """
                    // swift-format-ignore-file
                    // Written by candela-generate from Phrases.xcstrings; change that file instead.

                    extension PhraseComments {
                        /// A line for each phrase, in the order of the keys.
                        static let texts: [String] = \(SwiftText.blockLiterals(lines))
                    }

                    """)
        } catch {
            diagnostics.append(.error("unreadable-file", "'\(path)' \(error)"))
            return nil
        }
    }
}
