import CandelaStringCatalogs
package import CandelaDTCG

/// A generator that checks the tones and prints their keys and texts as members of `StringCatalog`.
package enum ToneGenerator {
    /// The folder of the generated file. The only other file in it contains the package's token
    /// files.
    package static let folder = "Sources/CandelaBrand/Generated"

    /// The paths of the tones' catalogs, by name.
    private static let sources = ["plain": "Sources/CandelaBrand/Tones/plain.xcstrings"]

    /// The generated file, or `nil` when a tone has an error.
    package static func file(
        _ access: FileAccess, diagnostics: inout [Diagnostic]
    ) -> GeneratedFile? {
        var found: [Diagnostic] = []
        var text = ""
        do throws(FileAccessError) {
            let package = PhraseGenerator.all(access, diagnostics: &found)
            for (name, path) in sources.sorted(by: { $0.key < $1.key }) {
                let bytes = try access.read(path)
                guard let own = PhraseCatalog.parse(bytes, named: path, diagnostics: &found),
                    let overlaid = package?.overlaying(
                        bytes, named: path, style: .strict, diagnostics: &found)
                else { continue }
                text += table(name, own, PhraseTable(overlaid))
            }
        } catch {
            found.append(.error("unreadable-file", "a catalog \(error)"))
        }
        diagnostics += found
        guard !found.hasErrors else { return nil }
        return GeneratedFile(
            path: "\(folder)/StringCatalog+Tones.swift",
            text: """
                // swift-format-ignore-file
                // Written by candela-generate from the tones; change those instead.

                extension StringCatalog {
                \(text)}

                """)
    }

    private static func table(
        _ name: String, _ tone: PhraseCatalog, _ overlaid: PhraseTable
    ) -> String {
        let languages = tone.languages.map { language in
            let keys = Set(tone.phrases.filter { $0.texts[language] != nil }.map(\.key))
            let rows = overlaid.rows(in: language).filter { keys.contains($0.key) }.map { row in
                "            \(SwiftLiteral.string(row.key)), \(SwiftLiteral.string(row.text)),\n"
            }
            return "        (\(SwiftLiteral.string(language)), [\n\(rows.joined())        ]),\n"
        }
        return """
                /// Alternating keys and texts of the tone '\(name)', in each language.
                static let \(name)Texts: [(language: String, rows: [String])] = [
            \(languages.joined())    ]

            """
    }
}
