package import CandelaCommands
import CandelaDTCG

extension Tool {
    package static func previewCommand(of tool: Tool) -> Command {
        Command(
            "preview", "Write a gallery of every screen, to open from disk.",
            discussion: """
                Open index.html in a browser; no server or network is needed. Every specimen and journey is \
                drawn from its JSON alone, beside its screen reader speech, in every appearance, in the type \
                sizes large, xxxLarge and accessibility5, and in English and ar-XB, which runs from right to \
                left. '--language' and '--type-size' add more. With '--journal' one person's own screens come \
                first; with '--compare' screens that differ from an earlier dump are shown side by side. \
                '--renderer' writes the renderer for web apps instead: a module with its types, a style sheet \
                and a guide. '--serve' writes nothing and prints the address of a live gallery, until the \
                command is ended: every touch is answered by a session that begins with the screen shown, \
                and the files given with '--theme', '--phrases', '--app' and '--journal' are read again when \
                they are saved. The address works on this machine only and contains a secret; the journal's \
                file is never written.
                """,
            options: [
                directory, serve, open, PreviewSource.journal, Options.lenient, ContextOption.now,
                Options.timeZone, compared,
                PreviewSource.languages, PreviewSource.typeSizes, rendererDirectory,
            ] + BrandOption.options + DumpSelection.choosing + WriteOptions.all,
            examples: [
                "preview --out preview",
                "preview --out preview --journal journal.json --language de",
                "preview --out preview --compare dump --screen \(tool.example)",
                "preview --serve --theme brand.tokens.json",
                "preview --renderer web/candela",
            ],
            action: .run { invocation, environment throws(Failure) in
                let files = environment.files
                if let directory = invocation[rendererDirectory] {
                    try files.write(try rendererFiles(of: invocation.tool), in: directory)
                    return Outcome()
                }
                if invocation.has(serve) {
                    try invocation.refuse([directory, compared], "with '\(serve.spelling)'")
                    return try PreviewServer.run(
                        invocation, environment, opens: invocation.has(open))
                }
                guard !invocation.has(open) else {
                    throw .usage(
                        "'\(open.spelling)' needs '\(serve.spelling)'", id: "unused-option")
                }
                let directory = invocation[directory] ?? "preview"
                try files.check(directory: directory)
                let source = try PreviewSource(invocation)
                let earlier = try invocation[compared].map { path throws(Failure) in
                    try BaselineDump(path, of: invocation.program, environment)
                }
                let own = try source.own(environment)
                let brand = try BrandOption(invocation, environment)
                let preview = try source.preview(
                    own, in: brand, earlier: earlier, environment.progress)
                let documents = try preview.files()
                let current = Set(documents.map(\.path))
                try files.write(
                    documents, in: directory, over: Preview.pageName
                ) { page throws(Failure) in
                    try earlierFiles(in: directory, page, files).filter { !current.contains($0) }
                }
                return Outcome(
                    diagnostics: source.warnings(own, in: brand),
                    messages: ["open \(Files.join(directory, Preview.pageName))"]
                )
            })
    }

    private static let directory = Option(
        "out", "DIR", "write the gallery below this directory", default: "preview")
    private static let serve = Option(
        "serve", nil, "serve a live gallery on this machine instead, and print its address")
    private static let open = Option(
        "open", nil, "with '--serve': open the address in the browser")
    private static let compared = Option(
        "compare", "PATH",
        "show differences from a dump: its directory, or the document that it printed; '-' is "
            + "standard input")
    private static let rendererDirectory = Option(
        "renderer", "DIR", "write the renderer for web apps here instead of a gallery")

    private static func rendererFiles(of tool: Tool) throws(Failure) -> [Files.Document] {
        let types = try SchemaDeclarations.text(
            SchemaDeclarations.drawing, of: tool, isExact: false)
        let functions = try EmbeddedFiles.web.text("candela.d.ts")
        var documents = [
            Files.Document(
                try .checked(["candela.d.ts"]), Array("\(functions)\n\(types)".utf8))
        ]
        for (name, source) in [
            ("candela.css", "candela.css"), ("candela.js", "candela.js"),
            ("README.md", "Renderer.md"),
        ] {
            let text = try EmbeddedFiles.web.text(source)
            documents.append(.init(try .checked([name]), Array(text.utf8)))
        }
        return documents
    }

    /// The data files of the existing gallery.
    ///
    /// - Throws: A data failure when the existing page is not a gallery's and would be overwritten.
    private static func earlierFiles(
        in directory: String, _ page: [UInt8]?, _ files: Files
    ) throws(Failure) -> [OutputPath] {
        guard let page else { return [] }
        guard String(decoding: page, as: UTF8.self).contains(PreviewPage.mark) else {
            throw .data(
                "'\(Files.join(directory, Preview.pageName))' is not the page of a gallery and would"
                    + " be overwritten", id: "foreign-file",
                help: ["name another directory with '--out', or remove the file"])
        }
        return try files.paths(below: Files.join(directory, "data")) { $0.hasSuffix(".js") }
            .compactMap { try? OutputPath(["data"] + $0.split(separator: "/").map(String.init)) }
    }
}
