package import CandelaPipeline

/// Prints the package's token files, phrases and tones as text, over which a team lays its own, and
/// which the `candela` tool knows in any folder.
package enum TokenFileGenerator {
    /// Where the file goes; nothing else lives there.
    package static let folder = "Sources/CandelaBrand/Generated"

    /// The catalogs of the tones.
    private static let tones = ["Sources/CandelaBrand/Tones/plain.xcstrings"]

    /// The generated file, or `nil` when something is wrong with the token files or one is missing.
    package static func files(
        _ access: FileAccess, diagnostics: inout [Diagnostic]
    ) -> [GeneratedFile]? {
        var found: [Diagnostic] = []
        let project = TokenProject.load(
            ThemeGenerator.tokensPath, files: access, diagnostics: &found)
        var rows = ""
        let paths = (project?.files ?? []) + [PhraseGenerator.catalogPath] + tones
        for path in paths.sorted() {
            do throws(FileAccessError) {
                rows += row(path, String(decoding: try access.read(path), as: UTF8.self))
            } catch {
                found.append(.error("unreadable-file", "'\(path)' \(error)"))
            }
        }
        diagnostics += found
        guard project != nil, !found.hasErrors else { return nil }
        let text = """
            \(SwiftText.head)
            extension PackageFiles {
                /// Path and text of each file, sorted by path.
                static let files: [(path: String, text: String)] = [
            \(rows)    ]
            }

            """
        return [GeneratedFile(path: "\(folder)/PackageFiles+Texts.swift", text: text)]
    }

    private static func row(_ path: String, _ text: String) -> String {
        "        (\(SwiftLiteral.string(path)), \(SwiftText.blockLiteral(text))),\n"
    }
}
