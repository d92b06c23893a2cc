import CandelaBrand
import CandelaDTCG
import CandelaElements
package import CandelaKit
package import CandelaTokenExport
package import CandelaTokens

/// The content of a dump: token sets, icons, and the screens and journeys of a selection.
package struct Dump {
    /// The token sets of the package and of themes with a name of their own; a brand or the values
    /// of a compiled theme are applied when one is written.
    package let sets: [TokenExport.Permutation]
    private let setPaths: [OutputPath]
    private let project: TokenProject
    package let specimens: [Specimen]
    package let journeys: [Journey]
    private let journeyForm: PlayedJourney.Form
    private let format: ScreenFormat
    private let tool: Tool
    private let brand: BrandOption
    private let progress: ProgressLine

    /// Exports the tokens of all contexts, or of those for one product if the tokens depend on the
    /// product.
    ///
    /// - Throws: A data failure when the tokens have errors, or a usage failure when they do not
    ///   have the product.
    static func tokens(
        of source: inout TokenSource, for product: Theme.Product?
    ) throws(Failure) -> TokenExport {
        var wanted: [String: String] = [:]
        if let product, source.project.modifiers.contains(where: { $0.name == "product" }) {
            wanted["product"] = product.rawValue
        }
        return try source.export(source.permutations(agreeingWith: wanted))
    }

    /// Exports the package's own tokens for one product or for all; the export for all is cached.
    ///
    /// - Throws: As ``tokens(of:for:)``.
    package static func tokensOfThePackage(
        for product: Theme.Product?
    ) throws(Failure) -> (source: TokenSource, export: TokenExport) {
        guard product != nil else { return try allOfThePackage.get() }
        var source = try TokenSource.standard()
        let export = try tokens(of: &source, for: product)
        return (source, export)
    }

    private static let allOfThePackage = Result {
        () throws(Failure) -> (source: TokenSource, export: TokenExport) in
        var source = try TokenSource.standard()
        let export = try tokens(of: &source, for: nil)
        return (source, export)
    }

    /// - Throws: A data failure when a token set's name cannot be a file name, or a usage failure
    ///   when the app of the brand option has none of the selected screens.
    package init(
        _ export: TokenExport, of project: TokenProject, by tool: Tool,
        _ selection: DumpSelection, in brand: BrandOption, _ progress: ProgressLine
    ) throws(Failure) {
        var found: [Diagnostic] = []
        let own = brand.namedThemes.flatMap { export.permutations(of: $0) }
        setPaths =
            export.paths(in: "tokens", diagnostics: &found)
            + (try own.map { set throws(Failure) in
                try OutputPath.checked(["tokens", "\(set.name).json"])
            })
        guard !found.hasErrors else { throw Failure(found) }
        sets = export.permutations + own
        self.project = project
        specimens = try brand.own(selection.specimens)
        format = selection.format
        // A journey is a list of changes to JSON; `stream` plays it in other formats.
        journeys = format == .json ? brand.own(selection.journeys) : []
        journeyForm = selection.journeyForm
        self.tool = tool
        self.brand = brand
        self.progress = progress
    }

    /// The dump as one document, in pieces.
    ///
    /// - Throws: A data failure when a specimen's screen cannot be built or a journey cannot be
    ///   played.
    func document() throws(Failure) -> [[UInt8]] {
        let parts = try parts(indent: 2).map(\.text)
        var pieces: [[UInt8]] = []
        pieces.reserveCapacity(2 * parts.count + 1)
        var writer = JSONWriter()
        func add(_ name: String, _ parts: ArraySlice<[UInt8]>) {
            writer.name(name)
            writer.beginArray()
            for part in parts { pieces += [writer.cutBeforeValue(), part] }
            writer.endArray()
        }
        writer.beginObject()
        writer.name("schemaVersion")
        writer.string(Screen.schemaVersion)
        writer.name("kind")
        writer.string("dump")
        add("tokens", parts.prefix(sets.count))
        writer.name("icons")
        IconTable.write(in: brand, to: &writer)
        add("screens", parts[sets.count..<sets.count + specimens.count])
        add("journeys", parts.suffix(journeys.count))
        writer.endObject()
        return pieces + [writer.finish()]
    }

    /// The dump as files, with the index that lists them in the same order.
    ///
    /// - Throws: A data failure when a specimen's screen cannot be built, a journey cannot be
    ///   played, or a name cannot be a file name.
    func files() throws(Failure) -> (DumpIndex, [Files.Document]) {
        var files: [DumpIndex.File] = []
        var documents: [Files.Document] = []
        let made = try parts(indent: 0)
        let parts = made.map { $0.text + [UInt8(ascii: "\n")] }
        for ((set, path), part) in zip(zip(sets, setPaths), parts) {
            documents.append(.init(path, part))
            files.append(.init(path: "\(path)", schema: "tokens", inputs: set.inputs))
        }
        var icons = JSONWriter()
        IconTable.write(in: brand, to: &icons)
        let path = try OutputPath.checked(["icons.json"])
        documents.append(.init(path, icons.finish()))
        files.append(.init(path: "\(path)", schema: SchemaName.icons.rawValue))
        for (specimen, part) in zip(specimens, parts.dropFirst(sets.count)) {
            let (name, specimen) = (specimen.screen.rawValue, specimen.name)
            let path = try OutputPath.checked(["screens", name, "\(specimen).json"])
            documents.append(.init(path, part))
            files.append(
                .init(
                    path: "\(path)", schema: format == .json ? name : SchemaName.a2ui,
                    screen: name, specimen: specimen))
        }
        for (journey, part) in zip(journeys, parts.suffix(journeys.count)) {
            let path = try OutputPath.checked(["journeys", "\(journey.name).json"])
            documents.append(.init(path, part))
            files.append(.init(path: "\(path)", schema: SchemaName.journey.rawValue))
        }
        let schemas = SchemaName.all(of: tool).map { ($0.rawValue, $1) }
        let cards = Dictionary(
            zip(specimens, made.dropFirst(sets.count)).map { ($0.name, $1.cards) }
        ) { $1 }
        let screens = ScreenSchema.all(of: tool, known: cards).map { ($0.rawValue, $1) }
        let catalog =
            format == .json
            ? []
            : [
                (
                    SchemaName.a2ui,
                    Result { () throws(Failure) in try A2UICatalogSchema.text(of: tool) }
                )
            ]
        for (name, text) in schemas + screens + catalog {
            let path = try OutputPath.checked(["schema", "\(name).json"])
            documents.append(.init(path, try text.get()))
            files.append(.init(path: "\(path)"))
        }
        let index = DumpIndex(
            schemaVersion: Screen.schemaVersion, kind: .index, files: files)
        return (index, documents)
    }

    /// The token sets, screens and journeys as text at an indentation depth, built on all cores.
    private func parts(indent: Int) throws(Failure) -> [Part] {
        let count = sets.count + specimens.count + journeys.count
        // Journeys take longest, so they are started first to keep all cores busy.
        let parts = Parallel.map(count) { turn -> Result<Part, Failure> in
            let place = count - 1 - turn
            return Result { () throws(Failure) in
                var writer = JSONWriter(indent: indent)
                var cards: ScreenSchema.Cards = [:]
                if place < sets.count {
                    write(sets[place], to: &writer)
                } else if place < sets.count + specimens.count {
                    let specimen = specimens[place - sets.count]
                    let screen = try screen(of: specimen)
                    try format.write(screen, of: specimen.app, to: &writer)
                    cards = ScreenSchema.cards(screen)
                } else {
                    let journey = journeys[place - sets.count - specimens.count]
                    try PlayedJourney(journey, as: journeyForm).write(to: &writer)
                }
                return Part(text: writer.finishPart(), cards: cards)
            }
        } done: { [progress] in
            progress.say("\($0) of \(count)")
        }
        progress.end()
        var made: [Part] = []
        made.reserveCapacity(count)
        for part in parts.reversed() { made.append(try part.get()) }
        return made
    }

    /// A token set, screen or journey as text, with the cards of a screen for its schema.
    private struct Part: Sendable {
        let text: [UInt8]
        let cards: ScreenSchema.Cards
    }

    private func screen(of specimen: Specimen) throws(Failure) -> Screen {
        do throws(ScreenError) {
            return try specimen.made()
        } catch {
            throw .data(error.description, id: "unusable-specimen")
        }
    }

    package func write(_ set: TokenExport.Permutation, to writer: inout JSONWriter) {
        let branded = brand.tokens(set.inputs).flatMap { $0.look.tokens(in: $0.appearance) }
        Self.write(branded.map(set.with) ?? set, of: project, to: &writer)
    }

    /// Writes a token set as a document: its roles, fonts and contrast.
    static func write(
        _ set: TokenExport.Permutation, of project: TokenProject, to writer: inout JSONWriter
    ) {
        writer.beginObject()
        writer.name("schemaVersion")
        writer.string(Screen.schemaVersion)
        writer.name("kind")
        writer.string("tokens")
        writer.name("inputs")
        writer.beginObject()
        for modifier in project.modifiers.map(\.name) {
            guard let context = set.inputs[modifier] else { continue }
            writer.name(modifier)
            writer.string(context)
        }
        writer.endObject()
        writer.name("tokens")
        set.tokens.writeRoles(to: &writer)
        let fonts = FontNames(set.tokens.tokens(of: .fontFamily))
        if !fonts.isEmpty {
            writer.name("fonts")
            fonts.write(to: &writer)
        }
        writer.name("contrast")
        let appearance = set.inputs["appearance"].flatMap(Appearance.init)
        ContrastTable(tokens: set.tokens, appearance: appearance).write(to: &writer)
        writer.endObject()
    }
}

extension TokenExport {
    /// The token sets of a theme's product under the theme's name.
    fileprivate func permutations(of theme: Theme) -> [Permutation] {
        permutations.filter { $0.inputs["product"] == theme.product.rawValue }.map { set in
            var inputs = set.inputs
            inputs["product"] = theme.name
            let rest = set.name.dropFirst(theme.product.rawValue.count)
            return set.named(theme.name + rest, inputs)
        }
    }
}
