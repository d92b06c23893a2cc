import CandelaAudit
import CandelaBrand
import CandelaElements
import CandelaKit
import CandelaPipeline
import CandelaTokens

/// A gallery to open from disk: a page, and data files that it loads as they are needed.
struct Preview {
    /// The tool whose screen schemas the gallery contains.
    let tool: Tool

    /// The tokens, specimens and journeys, as in a dump.
    let dump: Dump

    /// Screens built from one person's data; empty without `--journal`.
    let own: [Specimen]

    /// The brand that the screens are drawn in.
    let brand: BrandOption

    /// The type sizes and languages that each screen is built for, in addition to its own.
    let sizes: [TypeSize]
    let languages: [String]

    /// An earlier dump to compare with.
    let earlier: EarlierDump?

    let progress: ProgressLine

    /// The gallery's files, the page last.
    ///
    /// - Throws: A data failure when a screen cannot be built or a journey cannot be played.
    func files() throws(Failure) -> [Files.Document] {
        var documents: [Files.Document] = []
        var catalog = PreviewCatalog(
            sizes: sizes, languages: languages, words: brand.apps.first?.wording.roleWords ?? [])
        for part in try parts() {
            documents += part.documents
            catalog.add(part)
        }
        if let earlier { catalog.comparison = try earlier.comparison(with: &documents) }
        let (report, _) = try Tool.report(on: AuditSource(of: own + dump.specimens))
        catalog.findings = report.findings.count
        documents.append(
            try Self.script(["findings"]) { writer throws(Failure) in
                try Document.write(report, to: &writer)
            })
        documents.append(try Self.script(["kinds"]) { catalog.writeKinds(to: &$0) })
        documents.append(try Self.script(["icons"]) { IconTable.write(in: brand, to: &$0) })
        documents.append(try Self.script(["types"]) { TypeRamp.write(in: brand, to: &$0) })
        for (name, text) in ScreenSchema.all(of: tool) {
            documents.append(try Self.script(["schema", name.rawValue], try text.get()))
        }
        let page = try PreviewPage.text(catalog: catalog.text)
        documents.append(.init(try .checked([Self.pageName]), page))
        return documents
    }

    static let pageName = "index.html"

    /// A data file as a script that calls the page, since a page opened from disk can load nothing
    /// else.
    static func script(_ steps: [String], _ json: [UInt8]) throws(Failure) -> Files.Document {
        let name = steps.joined(separator: "/")
        let path = try OutputPath.checked(
            ["data"] + steps.dropLast() + [steps[steps.count - 1] + ".js"])
        return .init(path, Array("gallery(\"\(name)\",".utf8) + json + Array(")\n".utf8))
    }

    /// A data file as a script, from a closure that writes its JSON.
    static func script(
        _ steps: [String], _ write: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) -> Files.Document {
        var writer = JSONWriter(style: .compact)
        try write(&writer)
        return try script(steps, writer.finishPart())
    }

    /// The slow parts of a gallery, built on all cores.
    private func parts() throws(Failure) -> [PreviewPart] {
        let specimens = own + dump.specimens
        let (sets, screens) = (dump.sets.count, specimens.count)
        let count = sets + screens + dump.journeys.count
        let parts = Parallel.map(count) { place -> Result<PreviewPart, Failure> in
            Result { () throws(Failure) in
                if place < sets { return try part(of: dump.sets[place]) }
                if place < sets + screens {
                    let specimen = specimens[place - sets]
                    return try part(of: specimen, isOwn: place - sets < own.count)
                }
                return try part(of: dump.journeys[place - sets - screens])
            }
        } done: { [progress] in
            progress.say("\($0) of \(count)")
        }
        progress.end()
        var made: [PreviewPart] = []
        for part in parts { made.append(try part.get()) }
        return made
    }

    /// A token set, and the origin of each token.
    private func part(of set: TokenExport.Permutation) throws(Failure) -> PreviewPart {
        var part = PreviewPart(.tokens)
        let written = brand.tokens(set.inputs).flatMap {
            $0.look.written(in: $0.appearance)
        }
        part.documents = [
            try Self.script(["tokens", set.name]) { dump.write(set, to: &$0) },
            try Self.script(["origins", set.name]) {
                TokenOrigins.write(written ?? set.tokens, to: &$0)
            },
        ]
        return part
    }

    /// A specimen for every type size and language.
    private func part(of specimen: Specimen, isOwn: Bool) throws(Failure) -> PreviewPart {
        var part = PreviewPart(isOwn ? .own : .specimen)
        part.name = specimen.name
        part.context = specimen.context
        part.product = specimen.app.theme.product
        for context in contexts(specimen.context) {
            let screen: Screen
            do throws(ScreenError) {
                screen = try specimen.in({ $0 = context }).made()
            } catch {
                throw .data(error.description, id: "unusable-specimen")
            }
            var writer = JSONWriter(style: .compact)
            try Document.write(screen, to: &writer)
            let text = writer.finishPart()
            if context == specimen.context {
                part.screens = [screen.screen.rawValue]
                part.title = screen.title.text
                part.uses = try KindUse.all(in: text, named: specimen.name)
            }
            let steps = ["screens", Self.reader(context), screen.screen.rawValue, specimen.name]
            part.documents.append(try Self.script(steps, text))
        }
        return part
    }

    /// A journey for every type size and language.
    private func part(of journey: Journey) throws(Failure) -> PreviewPart {
        var part = PreviewPart(.journey)
        part.name = journey.name
        part.context = journey.context
        part.product = journey.start.app.theme.product
        for context in contexts(journey.context) {
            let frames: [Journey.Frame]
            do {
                frames = try journey.read(in: context).played()
            } catch {
                throw .data("\(error)", id: "unusable-journey")
            }
            part.screens = frames.map(\.screen.screen.rawValue)
            let steps = ["journeys", Self.reader(context), journey.name]
            part.documents.append(
                try Self.script(steps) { writer throws(Failure) in
                    try Document.write(frames.map(JourneyDocument.Frame.init), to: &writer)
                })
        }
        return part
    }

    /// The type size and language of a screen, as a folder name: `large.en`.
    private static func reader(_ context: Context) -> String {
        "\(context.typeSize.rawValue).\(context.language)"
    }

    /// The context itself, followed by a copy for each other type size and language.
    private func contexts(_ context: Context) -> [Context] {
        var contexts = [context]
        for size in [context.typeSize] + sizes {
            for language in [context.language] + languages {
                var other = context
                (other.typeSize, other.language) = (size, language)
                if !contexts.contains(other) { contexts.append(other) }
            }
        }
        return contexts
    }
}

/// The contribution of one screen, journey or token set to a gallery.
struct PreviewPart: Sendable {
    enum Kind: Sendable, Hashable {
        case tokens, own, specimen, journey
    }

    let kind: Kind
    var documents: [Files.Document] = []
    var name = ""
    var title = ""
    var context: Context?

    /// The product whose theme it uses.
    var product: Theme.Product?

    /// The names of its screens, in order.
    var screens: [String] = []

    /// The kinds of elements and cards on its screen.
    var uses: [KindUse] = []

    init(_ kind: Kind) { self.kind = kind }
}
