package import CandelaPipeline

/// A generator that embeds the web files of `candela preview` in the tool, so that it works in any
/// folder.
package enum WebFileGenerator {
    /// The folder for the tool's generated files; it contains nothing else.
    package static let folder = "Sources/CandelaTool/Generated"

    /// The folders with the web files.
    private static let sources = [
        "Sources/CandelaTool/Preview", "Sources/CandelaTool/Preview/Gallery",
    ]

    /// The generated file, or `nil` when a web file cannot be read.
    package static func file(
        _ source: SourceFolder, diagnostics: inout [Diagnostic]
    ) -> GeneratedFile? {
        var rows = ""
        for folder in sources {
            for path in source.files(in: folder) where isWebFile(path) {
                do throws(FileAccessError) {
                    let text = String(decoding: try source.read(path), as: UTF8.self)
                    let name = String(path.dropFirst(sources[0].count + 1))
                    rows +=
                        "        \(SwiftLiteral.string(name)): \(SwiftText.blockLiteral(text)),\n"
                } catch {
                    diagnostics.append(.error("unreadable-file", "'\(path)' \(error)"))
                    return nil
                }
            }
        }
        let text = """
            // swift-format-ignore-file
            // Written by candela-generate from the web files; change those instead.

            extension WebFiles {
                /// The text of each file, keyed by its path relative to `Preview/`.
                static let texts: [String: String] = [
            \(rows)    ]
            }

            """
        return GeneratedFile(
            path: "\(WebFileGenerator.folder)/WebFiles+Texts.swift", text: text)
    }

    private static func isWebFile(_ path: String) -> Bool {
        [".js", ".css", ".html", ".md", ".d.ts"].contains { path.hasSuffix($0) }
    }
}
