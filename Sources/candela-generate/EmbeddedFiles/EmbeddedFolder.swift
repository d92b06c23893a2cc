package import CandelaDTCG

/// A folder of text files that are compiled into a module, so that a program works in any folder.
package struct EmbeddedFolder: Sendable {
    /// The path relative to the package's top level.
    let path: String

    /// The endings of the files' names; other files are not compiled in.
    let endings: [String]

    /// The type of the compiled files, with an initializer of texts by path: `EmbeddedFiles`.
    let type: String

    /// The static member that contains the files: `web`.
    let member: String

    /// The folder of the module.
    var module: String { path.split(separator: "/").prefix(2).joined(separator: "/") }

    /// - Parameter name: The type and its static member: `EmbeddedFiles.web`.
    package init(_ path: String, _ endings: [String], as name: (type: String, member: String)) {
        self.path = path
        self.endings = endings
        (type, member) = name
    }

    /// The files that the tool contains.
    package static let tool = [
        EmbeddedFolder(
            "Sources/CandelaTool/Preview", [".js", ".css", ".html", ".md", ".d.ts"],
            as: ("EmbeddedFiles", "web")),
        EmbeddedFolder(
            "Sources/CandelaTool/Conformance/Cases", [".cases"], as: ("EmbeddedFiles", "cases")),
        EmbeddedFolder(
            "Sources/CandelaTool/Schemas/Files", [".json"], as: ("EmbeddedFiles", "schemas")),
    ]

    /// The tables that the audit contains.
    package static let audit = EmbeddedFolder(
        "Sources/CandelaAudit/Tables", [".tsv"], as: ("EmbeddedTables", "audit"))

    /// The code that exports contain for every token set.
    package static let support = EmbeddedFolder(
        "Sources/CandelaTokenExport/Support", [".swift", ".kt", ".d.ts"],
        as: ("SupportCode", "emitted"))

    /// The named colours of CSS.
    package static let colors = EmbeddedFolder(
        "Sources/CandelaTokenImport/Tables", [".tsv"], as: ("CSSColorNames", "standard"))

    /// The generated file, or `nil` when a file cannot be read.
    package func file(
        _ source: SourceFolder, diagnostics: inout [Diagnostic]
    ) -> GeneratedFile? {
        var rows = ""
        for file in source.files(below: path, endingIn: endings) {
            do throws(FileAccessError) {
                let text = String(decoding: try source.read(file), as: UTF8.self)
                let name = String(file.dropFirst(path.count + 1))
                rows += "        \(SwiftLiteral.string(name)): \(SwiftText.blockLiteral(text)),\n"
            } catch {
                diagnostics.append(.error("unreadable-file", "'\(file)' \(error)"))
                return nil
            }
        }
        let text = """
            // swift-format-ignore-file
            // Written by candela-generate from the files in '\(path)'; change those instead.

            extension \(type) {
                /// The files in '\(path)'.
                static let \(member) = \(type)([
            \(rows.isEmpty ? "        :\n" : rows)    ])
            }

            """
        let name = member.prefix(1).uppercased() + member.dropFirst()
        return GeneratedFile(path: "\(module)/Generated/\(type)+\(name).swift", text: text)
    }
}
