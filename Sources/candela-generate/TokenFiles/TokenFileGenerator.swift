package import CandelaPipeline

/// Prints the package's token files as text of the `candela` tool, which works in any folder.
package enum TokenFileGenerator {
    /// Where the file goes; nothing else lives there.
    package static let folder = "Sources/candela/Generated"

    /// The generated file, or `nil` when something is wrong with the token files.
    package static func files(
        _ access: FileAccess, diagnostics: inout [Diagnostic]
    ) -> [GeneratedFile]? {
        var found: [Diagnostic] = []
        let project = TokenProject.load(
            ThemeGenerator.tokensPath, files: access, diagnostics: &found)
        var rows = ""
        for path in (project?.files ?? []).sorted() {
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
            extension PackageTokens {
                /// Path and text of each token file, sorted by path.
                static let files: [(path: String, text: String)] = [
            \(rows)    ]
            }

            """
        return [GeneratedFile(path: "\(folder)/PackageTokens+Files.swift", text: text)]
    }

    private static func row(_ path: String, _ text: String) -> String {
        "        (\(SwiftLiteral.string(path)), \(SwiftText.blockLiteral(text))),\n"
    }
}
