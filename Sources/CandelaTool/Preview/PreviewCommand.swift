import CandelaElements
import CandelaKit
import CandelaPipeline
import CandelaRules
import CandelaTokens

extension Tool {
    static func previewCommand(of tool: Tool) -> Command {
        Command(
            "preview", "Write a gallery of every screen, to open from disk.",
            discussion: """
                Open index.html in a browser; no server or network is needed. Every specimen and journey is \
                drawn from its JSON alone, beside its screen reader speech, in every appearance, in the type \
                sizes large, xxxLarge and accessibility5, and in English and ar-XB, which runs from right to \
                left. '--language' and '--type-size' add more. With '--journal' one person's own screens come \
                first; with '--compare' screens that differ from an earlier dump are shown side by side. \
                '--renderer' writes the renderer for web apps instead: a module with its types, a style sheet \
                and a guide.
                """,
            options: [
                directory, ownJournal, Options.lenient, ContextOption.now, Options.timeZone,
                compared,
                languages, typeSizes, rendererDirectory,
            ] + BrandOption.options + DumpSelection.choosing + WriteOptions.all,
            examples: [
                "preview --out preview",
                "preview --out preview --journal journal.json --language de",
                "preview --out preview --compare dump --screen \(tool.example)",
                "preview --renderer web/candela",
            ],
            action: .run { invocation, environment throws(Failure) in
                let files = environment.files
                if let directory = invocation[rendererDirectory] {
                    try files.write(try rendererFiles(of: invocation.tool), in: directory)
                    return Outcome()
                }
                let directory = invocation[directory] ?? "preview"
                let readers = try readers(invocation)
                let earlier = try invocation[compared].map { path throws(Failure) in
                    try EarlierDump(path, of: invocation.program, environment)
                }
                let (own, warnings) = try ownScreens(invocation, environment)
                let brand = try BrandOption(invocation, environment)
                let selection = try DumpSelection(invocation)
                let (source, export) = try Dump.tokensOfThePackage(for: selection.product)
                let dump = try Dump(
                    export, of: source.project, by: invocation.tool, selection, in: brand,
                    environment.progress)
                let preview = Preview(
                    tool: invocation.tool, dump: dump, own: own.isEmpty ? [] : try brand.own(own),
                    brand: brand,
                    sizes: readers.sizes,
                    languages: readers.languages,
                    earlier: earlier, progress: environment.progress)
                let documents = try preview.files()
                let current = Set(documents.map(\.path))
                try files.write(
                    documents, in: directory, over: Preview.pageName
                ) { page throws(Failure) in
                    try earlierFiles(in: directory, page, files).filter { !current.contains($0) }
                }
                return Outcome(
                    diagnostics: brand.warnings + warnings,
                    messages: ["open \(Files.join(directory, Preview.pageName))"]
                )
            })
    }

    private static let directory = Option(
        "out", "DIR", "write the gallery below this directory", default: "preview")
    private static let ownJournal = Option(
        "journal", "FILE", "show the screens of this person's data too; '-' is standard input")
    private static let compared = Option(
        "compare", "PATH",
        "show differences from a dump: its directory, or the document that it printed; '-' is "
            + "standard input")
    private static let languages = Option(
        "language", "TAG", "also in this language, a BCP 47 tag", repeats: true)
    private static let typeSizes = Option(
        "type-size", "SIZE", "also at this type size", repeats: true)
    private static let rendererDirectory = Option(
        "renderer", "DIR", "write the renderer for web apps here instead of a gallery")

    private static func rendererFiles(of tool: Tool) throws(Failure) -> [Files.Document] {
        let types = try SchemaDeclarations.text(
            SchemaDeclarations.drawing, of: tool, isExact: false)
        let functions = try WebFiles.text("candela.d.ts")
        var documents = [
            Files.Document(
                try .checked(["candela.d.ts"]), Array("\(functions)\n\(types)".utf8))
        ]
        for (name, source) in [
            ("candela.css", "candela.css"), ("candela.js", "candela.js"),
            ("README.md", "Renderer.md"),
        ] {
            let text = try WebFiles.text(source)
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
        return files.paths(below: Files.join(directory, "data")).filter { $0.hasSuffix(".js") }
            .compactMap { try? OutputPath(["data"] + $0.split(separator: "/").map(String.init)) }
    }

    /// The type sizes and languages that each screen is built for, in addition to its own.
    private static func readers(
        _ invocation: Invocation
    ) throws(Failure) -> (sizes: [TypeSize], languages: [String]) {
        var sizes: [TypeSize] = [.large, .xxxLarge, .accessibility5]
        for text in invocation.values(of: typeSizes) {
            guard let size = TypeSize(rawValue: text) else {
                throw .unknown("type size", text, among: TypeSize.allCases.map(\.rawValue))
            }
            if !sizes.contains(size) { sizes.append(size) }
        }
        var tags = ["en", "ar-XB"]
        for tag in try ContextOption.languages(invocation, languages) where !tags.contains(tag) {
            tags.append(tag)
        }
        return (sizes.sorted(), tags)
    }

    /// Every screen of a person's data in its initial state; screens that need more than the
    /// journal are left out, each with a warning.
    private static func ownScreens(
        _ invocation: Invocation, _ environment: CommandEnvironment
    ) throws(Failure) -> ([Specimen], [Diagnostic]) {
        guard let path = invocation[ownJournal] else { return ([], []) }
        let (journal, found) = try Document.readJournal(path, invocation, environment)
        var warnings = found
        var specimens: [Specimen] = []
        let context = Context(
            now: try ContextOption.moment(invocation, environment),
            zone: try invocation.zone(or: environment))
        for app in invocation.tool.apps {
            for name in app.screens {
                let specimen = Specimen(
                    "yours", of: name, phase: .ready(journal), app: app, in: context)
                do throws(ScreenError) {
                    _ = try specimen.made()
                    specimens.append(specimen)
                } catch {
                    let message = "\(name.rawValue): \(error.description)"
                    warnings.append(.warning("no-screen", message))
                }
            }
        }
        return (specimens, warnings)
    }
}
