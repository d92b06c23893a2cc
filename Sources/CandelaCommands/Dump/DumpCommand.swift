import CandelaElements
import CandelaTokenExport
import CandelaTokens

extension Tool {
    package static func dumpCommand(of tool: Tool) -> Command {
        Command(
            "dump", "Write the tokens of all themes, the icons and every screen specimen.",
            discussion: """
                Without '--out' everything is one JSON document, which is not printed on a \
                terminal. With '--out' these files are written:

                  index.json
                  tokens/<product>.<appearance>.json
                  icons.json
                  screens/<screen>/<specimen>.json
                  journeys/<journey>.json
                  schema/*.json

                '--screen', '--specimen' and '--product' select a part. '--list' only prints the \
                available screens and specimens, one pair per line.

                A journey holds its first screen, then for each event a JSON Patch and the \
                digest of the whole screen; '--journeys whole' writes whole screens.

                With '--format a2ui' each screen is the messages of the A2UI protocol that create \
                it, without journeys, and schema/a2ui.json is the catalog of '--catalog candela'.

                Either all files are written or none, and files that only an earlier dump wrote \
                are removed. If the run is killed while it moves them into place, each file is \
                complete, index.json is the old one, and the next dump updates the rest. An \
                index.json that is not a dump's is kept and reported as an error.
                """,
            examples: [
                "dump > candela.json", "dump --out dump",
                "dump --screen \(tool.example) --language ar-XB --type-size accessibility3",
                "dump --list",
            ], action: .run(DumpCommand.self))
    }
}

private struct DumpCommand: RunnableCommand {
    private let directory, tokens: String?
    private let isList: Bool
    private let brand: BrandArguments
    private let selection: SelectionArguments
    private let language: String?
    private let typeSize: TypeSize?
    private let journeyForm: PlayedJourney.Form
    private let format: ScreenFormat

    init(_ arguments: inout ArgumentReader) throws(Failure) {
        directory = arguments.value(
            "out", "DIR", "write files below this directory",
            default: "one document on standard output", target: .named)
        tokens = arguments.value(
            "tokens", "PATH", "a token file or resolver document", default: "the package's own")
        isList = arguments.flag("list", "print the names of screens and specimens")
        brand = BrandArguments(&arguments)
        selection = try SelectionArguments(&arguments)
        language = try arguments.language(
            "in this language, a BCP 47 tag", default: "each specimen's own")
        typeSize = try arguments.choice(
            "type-size", "SIZE", "at this text size", default: "each specimen's own")
        journeyForm = try arguments.choice(
            "journeys", "FORM",
            "'patches': the first screen of a journey, then changes; 'whole': all its screens",
            default: .patches)
        format = try ScreenFormat(&arguments)
        try arguments.fileOptions()
    }

    func run(in environment: CommandEnvironment) throws(Failure) -> Outcome {
        if isList { return Outcome(try chosen(environment).list) }
        if directory == nil, environment.terminal.isTerminal {
            return directions(for: try chosen(environment), in: environment)
        }
        if let directory { try environment.files.check(directory: directory) }
        // Building the specimens takes about as long as loading the tokens.
        let (selected, loaded) = Parallel.both {
            Result { () throws(Failure) in try chosen(environment) }
        } _: {
            Result { () throws(Failure) in try exported(environment) }
        }
        let (selection, (source, export)) = (try selected.get(), try loaded.get())
        let brand = try BrandOption(brand, environment)
        let dump = try Dump(
            export, of: source.project, by: environment.tool, selection, in: brand,
            environment.progress)
        let diagnostics =
            source.diagnostics + brand.warnings
            + brand.translationNotes(for: selection.languages)
        guard let directory else {
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
    }

    private func chosen(_ environment: CommandEnvironment) throws(Failure) -> DumpSelection {
        try DumpSelection(
            selection, language: language, typeSize: typeSize, journeyForm: journeyForm,
            format: format, environment)
    }

    private func exported(
        _ environment: CommandEnvironment
    ) throws(Failure) -> (TokenSource, TokenExport) {
        guard let tokens else { return try Dump.tokensOfThePackage(for: selection.product) }
        var source = try TokenSource(tokens, environment)
        let export = try Dump.tokens(of: &source, for: selection.product)
        return (source, export)
    }

    /// The outcome on a terminal, which a dump would flood: its contents and ways to write it.
    private func directions(
        for selection: DumpSelection, in environment: CommandEnvironment
    ) -> Outcome {
        func counted(_ count: Int, _ noun: String) -> String {
            "\(count) \(noun)\(count == 1 ? "" : "s")"
        }
        let screens = counted(selection.specimens.count, "screen")
        let journeys = counted(selection.journeys.count, "journey")
        let command = "\(environment.program) dump"
        let options = environment.invocation.givenOptions
        return Outcome(
            messages: [
                "A dump has tokens, icons, \(screens) and \(journeys) as JSON: "
                    + "too much for a terminal.",
                "  \(command)\(options) --out dump       "
                    + "writes files, with an index and schemas",
                "  \(command)\(options) > candela.json   writes one document",
                "  \(command) --list           prints the names of screens and specimens",
            ], status: .badCommandLine)
    }
}
