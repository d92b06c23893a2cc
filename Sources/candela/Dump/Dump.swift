import CandelaBrand
import CandelaPipeline
import CandelaScreens
import CandelaSpecimens
import CandelaTokens

/// The tokens of every theme, the icons and the screens of every specimen.
struct Dump {
    let sets: [TokenExport.Permutation]
    private let setPaths: [OutputPath]
    private let modifiers: [String]
    let specimens: [Specimen]
    let journeys: [Journey]
    private let brand: BrandOption
    private let progress: ProgressLine

    /// - Throws: A data failure when the tokens have errors.
    init(
        _ source: inout TokenSource, _ selection: DumpSelection, in brand: BrandOption,
        _ progress: ProgressLine
    ) throws(Failure) {
        var wanted: [String: String] = [:]
        if let product = selection.product,
            source.project.modifiers.contains(where: { $0.name == "product" })
        {
            wanted["product"] = product.rawValue
        }
        let export = try source.export(source.permutations(agreeingWith: wanted))
        var found: [Diagnostic] = []
        setPaths = export.paths(in: "tokens", diagnostics: &found)
        guard !found.hasErrors else { throw Failure(found) }
        sets = export.permutations.map { set in
            let branded = brand.tokens(set.inputs).flatMap { $0.look.tokens(in: $0.appearance) }
            return branded.map { set.with($0.all) } ?? set
        }
        modifiers = source.project.modifiers.map(\.name)
        specimens = try brand.own(selection.specimens)
        journeys = brand.own(selection.journeys)
        self.brand = brand
        self.progress = progress
    }

    /// Everything as one document.
    ///
    /// - Throws: A data failure when a specimen makes no screen.
    func document() throws(Failure) -> [UInt8] {
        let parts = try parts(indent: 2)
        var writer = JSONWriter()
        writer.reserve(parts.reduce(1000) { $0 + $1.count })
        writer.beginObject()
        writer.name("schemaVersion")
        writer.string(Screen.schemaVersion)
        writer.name("kind")
        writer.string("dump")
        writer.name("tokens")
        writer.beginArray()
        for part in parts.prefix(sets.count) { writer.write(part: part) }
        writer.endArray()
        writer.name("icons")
        IconTable.write(in: brand, to: &writer)
        writer.name("screens")
        writer.beginArray()
        for part in parts[sets.count..<sets.count + specimens.count] { writer.write(part: part) }
        writer.endArray()
        writer.name("journeys")
        writer.beginArray()
        for part in parts.suffix(journeys.count) { writer.write(part: part) }
        writer.endArray()
        writer.endObject()
        return writer.finish()
    }

    /// Everything as files and the index that lists them, in its order.
    ///
    /// - Throws: A data failure when a specimen makes no screen.
    func files() throws(Failure) -> (DumpIndex, [Files.Document]) {
        var files: [DumpIndex.File] = []
        var documents: [Files.Document] = []
        let parts = try parts(indent: 0).map { $0 + [UInt8(ascii: "\n")] }
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
                .init(path: "\(path)", schema: name, screen: name, specimen: specimen))
        }
        for (journey, part) in zip(journeys, parts.suffix(journeys.count)) {
            let path = try OutputPath.checked(["journeys", "\(journey.name).json"])
            documents.append(.init(path, part))
            files.append(.init(path: "\(path)", schema: SchemaName.journey.rawValue))
        }
        let schemas = SchemaName.allCases.map(\.rawValue) + ScreenName.all.map(\.rawValue)
        let texts = Parallel.map(schemas.count) { place -> Result<[UInt8], Failure> in
            Result { () throws(Failure) in
                place < SchemaName.allCases.count
                    ? try SchemaName.allCases[place].text()
                    : try ScreenSchema.text(ScreenName.all[place - SchemaName.allCases.count])
            }
        }
        for (name, text) in zip(schemas, texts) {
            let path = try OutputPath.checked(["schema", "\(name).json"])
            documents.append(.init(path, try text.get()))
            files.append(.init(path: "\(path)"))
        }
        let index = DumpIndex(
            schemaVersion: Screen.schemaVersion, kind: .index, files: files)
        return (index, documents)
    }

    /// The sets of tokens and then the screens, each as text for a depth, made on all cores.
    private func parts(indent: Int) throws(Failure) -> [[UInt8]] {
        let count = sets.count + specimens.count + journeys.count
        let parts = Parallel.map(count) { place -> Result<[UInt8], Failure> in
            Result { () throws(Failure) in
                var writer = JSONWriter(indent: indent)
                if place < sets.count {
                    write(sets[place], to: &writer)
                } else if place < sets.count + specimens.count {
                    try write(specimens[place - sets.count], to: &writer)
                } else {
                    let journey = journeys[place - sets.count - specimens.count]
                    try JourneyDocument(journey).write(to: &writer)
                }
                return writer.finishPart()
            }
        } done: { [progress] in
            progress.say("\($0) of \(count)")
        }
        progress.end()
        var texts: [[UInt8]] = []
        texts.reserveCapacity(count)
        for part in parts { texts.append(try part.get()) }
        return texts
    }

    private func write(_ specimen: Specimen, to writer: inout JSONWriter) throws(Failure) {
        let screen: Screen
        do throws(ScreenError) {
            screen = try specimen.made()
        } catch {
            throw .data(error.description, id: "unusable-specimen")
        }
        try Document.write(screen, to: &writer)
    }

    /// The roles of a set of tokens in their envelope.
    func write(_ set: TokenExport.Permutation, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.name("schemaVersion")
        writer.string(Screen.schemaVersion)
        writer.name("kind")
        writer.string("tokens")
        writer.name("inputs")
        writer.beginObject()
        for modifier in modifiers {
            guard let context = set.inputs[modifier] else { continue }
            writer.name(modifier)
            writer.string(context)
        }
        writer.endObject()
        writer.name("tokens")
        set.tokens.writeRoles(to: &writer)
        let fonts = FontNames(set.tokens.tokens)
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
