package import CandelaCommands
import CandelaDTCG

extension Tool {
    package static func previewCommand(of tool: Tool) -> Command {
        Command(
            "preview", "Write a gallery of every screen, to open from disk.",
            discussion: """
                Open index.html in a browser; no server or network is needed. Every specimen and \
                journey is drawn from its JSON alone, beside its screen reader speech, in every \
                appearance, in the type sizes large, xxxLarge and accessibility5, and in English \
                and ar-XB, which runs from right to left. '--language' and '--type-size' add \
                more.

                With '--journal' one person's own screens come first. With '--compare' screens \
                that differ from an earlier dump are shown side by side.

                '--serve' writes nothing and prints the address of a live gallery, until the \
                command is ended. Every touch is answered by a session that begins with the \
                screen shown, and the files given with '--theme', '--phrases', '--app' and \
                '--journal' are read again when they are saved. The address works on this \
                machine only and contains a secret; the journal's file is never written.

                '--renderer' writes the renderer for web apps instead: a module with its types, \
                a style sheet and a guide.
                """,
            examples: [
                "preview --out preview",
                "preview --out preview --journal journal.json --language de",
                "preview --out preview --compare dump --screen \(tool.example)",
                "preview --serve --theme brand.tokens.json",
                "preview --renderer web/candela",
            ], action: .run(PreviewCommand.self))
    }
}

private struct PreviewCommand: RunnableCommand {
    private let directory, compared, renderer: String?
    private let serves, opens: Bool
    private let source: PreviewArguments

    init(_ arguments: inout ArgumentReader) throws(Failure) {
        directory = arguments.value(
            "out", "DIR", "write the gallery below this directory", default: "preview")
        serves = arguments.flag(
            "serve", "serve a live gallery on this machine instead, and print its address")
        opens = arguments.flag("open", "with '--serve': open the address in the browser")
        let data = try PreviewArguments.Data(&arguments)
        compared = arguments.value(
            "compare", "PATH",
            "show differences from a dump: its directory, or the document that it printed; '-' is "
                + "standard input")
        let readers = try PreviewArguments.Readers(&arguments)
        renderer = arguments.value(
            "renderer", "DIR", "write the renderer for web apps here instead of a gallery")
        let brand = BrandArguments(&arguments)
        source = PreviewArguments(
            data: data, readers: readers, brand: brand,
            selection: try SelectionArguments(&arguments))
        try arguments.fileOptions()
        if renderer == nil, serves {
            try arguments.refuse(["out", "compare"], "with '--serve'")
            guard data.journal != "-" else {
                throw .usage("standard input cannot be watched", id: "unwatchable-input")
            }
        } else if renderer == nil, opens {
            throw .usage("'--open' needs '--serve'", id: "unused-option")
        }
    }

    func run(in environment: CommandEnvironment) throws(Failure) -> Outcome {
        let files = environment.files
        if let renderer {
            try files.write(try Self.rendererFiles(of: environment.tool), in: renderer)
            return Outcome()
        }
        if serves {
            return try PreviewServer.run(source, environment, opens: opens)
        }
        let directory = directory ?? "preview"
        try files.check(directory: directory)
        let source = try PreviewSource(source, environment)
        let earlier = try compared.map { path throws(Failure) in
            try BaselineDump(path, of: environment.program, environment)
        }
        let own = try source.own(environment)
        let brand = try source.brand(environment)
        let preview = try source.preview(own, in: brand, earlier: earlier, environment.progress)
        let documents = try preview.files()
        let current = Set(documents.map(\.path))
        try files.write(
            documents, in: directory, over: Preview.pageName
        ) { page throws(Failure) in
            try Self.earlierFiles(in: directory, page, files).filter { !current.contains($0) }
        }
        return Outcome(
            diagnostics: source.warnings(own, in: brand),
            messages: ["open \(Files.join(directory, Preview.pageName))"])
    }

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
