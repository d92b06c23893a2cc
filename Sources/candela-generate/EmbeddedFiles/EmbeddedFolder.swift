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

    /// The module that declares the type; `nil` for the folder's own.
    let owner: String?

    /// The folder of the module.
    var module: String { path.split(separator: "/").prefix(2).joined(separator: "/") }

    /// - Parameters:
    ///   - name: The type and its static member: `EmbeddedFiles.web`.
    ///   - owner: The module that declares the type, if another one does.
    package init(
        _ path: String, _ endings: [String], as name: (type: String, member: String),
        of owner: String? = nil
    ) {
        self.path = path
        self.endings = endings
        self.owner = owner
        (type, member) = name
    }

    /// The files that the commands contain.
    package static let commands = [
        EmbeddedFolder(
            "Sources/CandelaCommands/Conformance/Cases", [".cases"],
            as: ("EmbeddedFiles", "cases")),
        EmbeddedFolder(
            "Sources/CandelaCommands/Schemas/Files", [".json"], as: ("EmbeddedFiles", "schemas")),
    ]

    /// The gallery and the renderer for web apps.
    package static let web = EmbeddedFolder(
        "Sources/CandelaPreview", [".js", ".css", ".html", ".md", ".d.ts"],
        as: ("EmbeddedFiles", "web"), of: "CandelaCommands")

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
            \(owner.map { "\nimport \($0)\n" } ?? "")
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
