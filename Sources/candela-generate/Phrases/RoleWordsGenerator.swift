package import CandelaPipeline
import CandelaWords

/// A generator that copies the words which screen readers add from the engine's catalog into the
/// module that speaks.
package enum RoleWordsGenerator {
    /// The folder of the generated file, which contains nothing else.
    package static let folder = "Sources/CandelaElements/Generated"

    /// The beginnings of the keys of these words.
    private static let beginnings = ["role.", "state.", "transcript."]

    /// The generated file, or `nil` when the catalog has an error.
    package static func file(
        _ source: SourceFolder, diagnostics: inout [Diagnostic]
    ) -> GeneratedFile? {
        let path = PhraseGenerator.engine.path
        do throws(FileAccessError) {
            let catalog = PhraseCatalog.parse(
                try source.read(path), named: path, diagnostics: &diagnostics)
            guard let catalog else { return nil }
            let table = PhraseTable(catalog)
            let languages = table.languages.map { language in
                let rows = table.rows(in: language).filter { row in
                    beginnings.contains { row.key.hasPrefix($0) }
                }
                let lines = rows.map { row in
                    "            \(SwiftLiteral.string(row.key)), \(SwiftLiteral.string(row.text)),\n"
                }
                return
                    "        (\(SwiftLiteral.string(language)), [\n\(lines.joined())        ]),\n"
            }
            return GeneratedFile(
                path: "\(folder)/RoleWords+Tables.swift",
                text: """
                    // swift-format-ignore-file
                    // Written by candela-generate from Engine.xcstrings; change that file instead.

                    extension RoleWords {
                        /// Alternating keys and texts, in each language, the source language first.
                        static let tables: [(language: String, rows: [String])] = [
                    \(languages.joined())    ]
                    }

                    """)
        } catch {
            diagnostics.append(.error("unreadable-file", "'\(path)' \(error)"))
            return nil
        }
    }
}
