import CandelaElements
import CandelaTokenExport

extension Tool {
    package static func dumpCommand(of tool: Tool) -> Command {
        Command(
            "dump", "Write the tokens of all themes, the icons and every screen specimen.",
            discussion: """
                Without '--out' everything is one JSON document, which is not printed on a \
                terminal. With '--out' these files are written: index.json, \
                tokens/<product>.<appearance>.json, icons.json, \
                screens/<screen>/<specimen>.json, journeys/<journey>.json and schema/*.json; \
                files that an earlier dump wrote and this one does not are removed. Either all \
                files are written or none. If the run is killed while it moves them into place, \
                each file is complete, index.json is the old one, and the next dump updates the \
                rest. An index.json that is not a dump's is kept and reported as an error. \
                '--screen', '--specimen' and '--product' select a part; '--list' only prints the \
                available screens and specimens, one pair per line. A journey holds its first \
                screen, then for each event a JSON Patch and the digest of the whole screen; \
                '--journeys whole' writes whole screens.
                """,
            options: [dumpDirectory, tokensPath, list] + BrandOption.options + DumpSelection.options
                + WriteOptions.all,
            examples: [
                "dump > candela.json", "dump --out dump",
                "dump --screen \(tool.example) --language ar-XB --type-size accessibility3",
                "dump --list",
            ],
            action: .run { invocation, environment throws(Failure) in
                if invocation.has(list) { return Outcome(try DumpSelection(invocation).list) }
                if invocation[dumpDirectory] == nil, environment.terminal.isTerminal {
                    return directions(for: try DumpSelection(invocation), after: invocation)
                }
                if let directory = invocation[dumpDirectory] {
                    try environment.files.check(directory: directory)
                }
                // Building the specimens takes about as long as loading the tokens.
                let (selected, loaded) = Parallel.both {
                    Result { () throws(Failure) in try DumpSelection(invocation) }
                } _: {
                    Result { () throws(Failure) in try tokens(invocation, environment) }
                }
                let (selection, (source, export)) = (try selected.get(), try loaded.get())
                let brand = try BrandOption(invocation, environment)
                let dump = try Dump(
                    export, of: source.project, by: invocation.tool, selection, in: brand,
                    environment.progress)
                let diagnostics =
                    source.diagnostics + brand.warnings
                    + brand.translationNotes(for: selection.languages)
                guard let directory = invocation[dumpDirectory] else {
                    var outcome = Outcome(diagnostics: diagnostics)
                    outcome.pieces = try dump.document()
                    return outcome
                }
                let (index, documents) = try dump.files()
                let writer = DumpWriter(
                    kind: .index, folders: ["tokens", "screens", "journeys", "schema"],
                    directory: directory, files: environment.files)
                let strays = try writer.write(index, documents)
                return Outcome(diagnostics: diagnostics + strays)
            })
    }

    private static func tokens(
        _ invocation: Invocation, _ environment: CommandEnvironment
    ) throws(Failure) -> (TokenSource, TokenExport) {
        let product = try DumpSelection.wantedProduct(invocation)
        guard let path = invocation[tokensPath] else {
            return try Dump.tokensOfThePackage(for: product)
        }
        var source = try TokenSource(path, environment)
        let export = try Dump.tokens(of: &source, for: product)
        return (source, export)
    }

    /// The outcome on a terminal, which a dump would flood: its contents and ways to write it.
    private static func directions(
        for selection: DumpSelection, after invocation: Invocation
    ) -> Outcome {
        func counted(_ count: Int, _ noun: String) -> String {
            "\(count) \(noun)\(count == 1 ? "" : "s")"
        }
        let screens = counted(selection.specimens.count, "screen")
        let journeys = counted(selection.journeys.count, "journey")
        let command = "\(invocation.program) dump"
        return Outcome(
            messages: [
                "A dump has tokens, icons, \(screens) and \(journeys) as JSON: "
                    + "too much for a terminal.",
                "  \(command)\(invocation.givenOptions) --out dump       "
                    + "writes files, with an index and schemas",
                "  \(command)\(invocation.givenOptions) > candela.json   writes one document",
                "  \(command) --list           prints the names of screens and specimens",
            ], status: .badCommandLine)
    }

    private static let dumpDirectory = Option(
        "out", "DIR", "write files below this directory",
        default: "one document on standard output", target: .named)
    private static let list = Option("list", nil, "print the names of screens and specimens")
    private static let tokensPath = Option(
        "tokens", "PATH", "a token file or resolver document", default: "the package's own")
}
