package import CandelaDTCG

/// A generator of outlines of the package's token files, which brands extend and which the
/// `candela` tool can use in any folder.
package enum TokenFileGenerator {
    /// The generated file, or `nil` when a token file has errors or is missing.
    package static func file(
        _ access: FileAccess, diagnostics: inout [Diagnostic]
    ) -> GeneratedFile? {
        var found: [Diagnostic] = []
        let project = TokenProject.load(
            ThemeGenerator.tokensPath, files: access, diagnostics: &found)
        var (resolver, rows) = ("", "")
        for path in (project?.files ?? []).sorted() {
            do throws(FileAccessError) {
                let bytes = try access.read(path)
                if path == ThemeGenerator.tokensPath {
                    resolver = SwiftText.blockLiteral(String(decoding: bytes, as: UTF8.self))
                } else if let outline = outline(bytes, path, &found) {
                    rows += "        \(SwiftLiteral.string(path)),\n"
                    rows += "\(SwiftText.blockLiteral(outline)),\n"
                }
            } catch {
                found.append(.error("unreadable-file", "'\(path)' \(error)"))
            }
        }
        diagnostics += found
        guard project != nil, !found.hasErrors else { return nil }
        let text = """
            \(SwiftText.head)
            extension PackageTokens {
                /// The resolver document.
                static let resolver = \(resolver)

                /// Alternating paths and outlines of the token files, sorted by path.
                static let outlines: [String] = [
            \(rows)    ]
            }

            """
        return GeneratedFile(
            path: "\(ToneGenerator.folder)/PackageTokens+Outlines.swift", text: text)
    }

    /// The outline of a token file, without members that no program reads; `nil` after an error if
    /// it has no outline.
    private static func outline(
        _ bytes: [UInt8], _ path: String, _ found: inout [Diagnostic]
    ) -> String? {
        var ignored: [Diagnostic] = []
        let document = JSONDocument.parse(bytes, file: path, diagnostics: &ignored)
        if let outline = document.flatMap({
            TokenOutline.text(of: $0.root, keeping: CandelaHints.isKnown)
        }) {
            return outline
        }
        found.append(
            .error(
                "no-outline", "'\(path)' cannot be compiled in",
                help: [
                    "put '$type', '$description' and '$extensions' of each group before its tokens"
                ]))
        return nil
    }
}
