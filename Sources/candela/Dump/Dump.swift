import CandelaPipeline
import CandelaScreens
import CandelaSpecimens
import CandelaTokens

/// The tokens of every theme and the screens of every specimen.
struct Dump {
    private let sets: [TokenExport.Permutation]
    private let modifiers: [String]
    private let screens: [Screen]

    /// - Throws: A data failure when the tokens have errors or a specimen makes no screen.
    init(
        _ source: inout TokenSource, _ selection: DumpSelection, _ progress: ProgressLine
    ) throws(Failure) {
        var wanted: [String: String] = [:]
        if let product = selection.product,
            source.project.modifiers.contains(where: { $0.name == "product" })
        {
            wanted["product"] = product.rawValue
        }
        sets = try source.export(source.permutations(agreeingWith: wanted)).permutations
        modifiers = source.project.modifiers.map(\.name)
        do throws(ScreenError) {
            var screens: [Screen] = []
            for (place, specimen) in selection.specimens.enumerated() {
                progress.say("screen \(place + 1) of \(selection.specimens.count)")
                screens.append(try specimen.made())
            }
            progress.end()
            self.screens = screens
        } catch {
            throw .data(error.description, id: "unusable-specimen")
        }
    }

    /// Everything as one document.
    func document() throws(Failure) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.name("schemaVersion")
        writer.string(Screen.schemaVersion)
        writer.name("kind")
        writer.string("dump")
        writer.name("tokens")
        writer.beginArray()
        for set in sets { try write(set, to: &writer) }
        writer.endArray()
        writer.name("screens")
        writer.beginArray()
        for screen in screens { try Document.write(screen, to: &writer) }
        writer.endArray()
        writer.endObject()
        return writer.finish()
    }

    /// Everything as files, by path, and the index that lists them.
    func files() throws(Failure) -> (DumpIndex, [String: [UInt8]]) {
        var files: [DumpIndex.File] = []
        var documents: [String: [UInt8]] = [:]
        for set in sets {
            var writer = JSONWriter()
            try write(set, to: &writer)
            let path = "tokens/\(set.name).json"
            documents[path] = writer.finish()
            files.append(.init(path: path, schema: "tokens", inputs: set.inputs))
        }
        for screen in screens {
            let (name, specimen) = (screen.screen.rawValue, screen.specimen ?? "")
            let path = "screens/\(name)/\(specimen).json"
            documents[path] = try Document.text(screen)
            files.append(
                .init(path: path, schema: name, screen: name, specimen: specimen))
        }
        for schema in SchemaName.allCases {
            let path = "schema/\(schema.rawValue).json"
            documents[path] = try schema.text()
            files.append(.init(path: path))
        }
        for screen in ScreenName.all {
            let path = "schema/\(screen.rawValue).json"
            documents[path] = ScreenSchema.text(screen)
            files.append(.init(path: path))
        }
        let index = DumpIndex(
            schemaVersion: Screen.schemaVersion, kind: .index, files: files)
        return (index, documents)
    }

    /// A set of tokens in its envelope.
    private func write(_ set: TokenExport.Permutation, to writer: inout JSONWriter) throws(Failure)
    {
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
        set.tokens.writeJSON(to: &writer)
        writer.name("contrast")
        let appearance = set.inputs["appearance"].flatMap(Appearance.init)
        let contrast = ContrastTable(tokens: set.tokens, appearance: appearance)
        try Document.write(contrast.rows, to: &writer)
        writer.endObject()
    }
}
