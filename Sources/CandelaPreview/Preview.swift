import CandelaCommands
import CandelaAudit
import CandelaBrand
import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaTokenExport
import CandelaTokens

/// A gallery to open from disk: a page, and data files that it loads as they are needed.
struct Preview: Sendable {
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
    let earlier: BaselineDump?

    let progress: ProgressLine

    /// The paths of all roles.
    private let roles: Set<String>

    init(
        tool: Tool, dump: Dump, own: [Specimen], brand: BrandOption, sizes: [TypeSize],
        languages: [String], earlier: BaselineDump?, progress: ProgressLine
    ) {
        (self.tool, self.dump, self.own, self.brand) = (tool, dump, own, brand)
        (self.sizes, self.languages) = (sizes, languages)
        (self.earlier, self.progress) = (earlier, progress)
        roles = Set(dump.sets.first?.tokens.tokens.map(\.path).filter(RolePath.isRole) ?? [])
    }

    /// The gallery's files, the page last.
    ///
    /// - Throws: A data failure when a screen cannot be built or a journey cannot be played.
    func files() throws(Failure) -> [Files.Document] {
        var documents: [Files.Document] = []
        var catalog = PreviewCatalog(of: self)
        for part in try parts() {
            documents += part.documents
            catalog.add(part)
        }
        if let earlier {
            let (comparison, versions) = try earlier.comparison(with: catalog.parts)
            catalog.comparison = comparison
            documents += versions
        }
        let (report, _) = try Tool.report(on: AuditSource(of: own + dump.specimens))
        catalog.findings = report.findings.count
        documents.append(
            try Self.script(["findings"]) { writer throws(Failure) in
                try Document.write(report, to: &writer)
            })
        documents.append(try Self.script(["kinds"]) { catalog.writeKinds(to: &$0) })
        documents.append(try Self.script(["words"]) { catalog.writeWords(to: &$0) })
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
        let text = "gallery(\"\(name)\",\(PreviewPage.parsed(json)))\n"
        return .init(path, Array(text.utf8))
    }

    /// A data file as a script, from a closure that writes its JSON.
    static func script(
        _ steps: [String], _ write: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) -> Files.Document {
        try script(steps, try text(write))
    }

    /// The text that a closure writes.
    private static func text(
        _ write: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) -> [UInt8] {
        var writer = JSONWriter(style: .compact)
        try write(&writer)
        return writer.finishPart()
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
        part.name = set.name
        part.text = try Self.text { dump.write(set, to: &$0) }
        part.documents = [
            try Self.script(["tokens", set.name], part.text),
            try Self.script(["origins", set.name]) { writeOrigins(of: set, to: &$0) },
        ]
        return part
    }

    /// Writes the origin of each token of a set.
    func writeOrigins(of set: TokenExport.Permutation, to writer: inout JSONWriter) {
        let written = brand.tokens(set.inputs).flatMap { $0.look.written(in: $0.appearance) }
        TokenOrigins.write(written ?? set.tokens, to: &writer)
    }

    /// A specimen for every type size and language.
    private func part(of specimen: Specimen, isOwn: Bool) throws(Failure) -> PreviewPart {
        var part = PreviewPart(specimen, isOwn: isOwn)
        var texts: [(name: String, text: [UInt8])] = []
        for context in contexts(specimen.context) {
            let screen = try Self.screen(of: specimen, in: context)
            let text = try Document.part(screen)
            if context == specimen.context {
                note([try Document.json(text, part.name)], in: &part)
                part.uses = try KindShape.all(in: text, named: specimen.name)
                part.text = text
            }
            texts.append((Self.reader(context), text))
        }
        let steps = ["screens", specimen.screen.rawValue, specimen.name]
        part.documents = [try Self.script(steps, try SharedValues.file(of: texts))]
        return part
    }

    /// A journey for every type size and language.
    private func part(of journey: Journey) throws(Failure) -> PreviewPart {
        var part = PreviewPart(journey)
        var texts: [(name: String, text: [UInt8])] = []
        for context in contexts(journey.context) {
            let played = try PlayedJourney(journey.read(in: context), as: .patches)
            if context == journey.context {
                note(played.screens, in: &part)
                if earlier != nil { part.text = played.digests }
            }
            let text = try Self.text { writer throws(Failure) in
                try played.writeFrames(to: &writer, withDigests: false)
            }
            texts.append((Self.reader(context), text))
        }
        let steps = ["journeys", journey.name]
        part.documents = [try Self.script(steps, try SharedValues.file(of: texts))]
        return part
    }

    /// Notes the words and roles of screens.
    func note(_ screens: [JSONValue], in part: inout PreviewPart) {
        for screen in screens { part.words.add(screen) { roles.contains($0) } }
    }

    /// The screen of a specimen in a context.
    ///
    /// - Throws: A data failure when it cannot be built.
    static func screen(of specimen: Specimen, in context: Context) throws(Failure) -> Screen {
        do throws(ScreenError) {
            return try specimen.in({ $0 = context }).made()
        } catch {
            throw .data(error.description, id: "unusable-specimen")
        }
    }

    /// The type size and language of a screen: `large.en`.
    static func reader(_ context: Context) -> String {
        "\(context.typeSize.rawValue).\(context.language)"
    }

    /// The context itself, followed by a copy for each other type size and language.
    func contexts(_ context: Context) -> [Context] {
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
    var context: Context?

    /// The id of its app.
    var app = ""

    /// The name of its theme.
    var theme = ""

    /// The name of its screen; `nil` for journeys and token sets.
    var screen: String?

    /// The number of screens of a journey.
    var count = 1

    /// The kinds of elements and cards on its screen.
    var uses: [KindShape] = []

    /// The words and roles on its screens.
    var words = ScreenWords()

    /// The screen or token set as JSON, or the digests of a journey's screens, to compare with
    /// earlier ones.
    var text: [UInt8] = []

    init(_ kind: Kind) { self.kind = kind }

    init(_ specimen: Specimen, isOwn: Bool) {
        self.init(isOwn ? .own : .specimen)
        (name, context) = (specimen.name, specimen.context)
        screen = specimen.screen.rawValue
        (app, theme) = (specimen.app.id, specimen.app.theme.name)
    }

    init(_ journey: Journey) {
        self.init(.journey)
        (name, context) = (journey.name, journey.context)
        count = journey.steps.count + 1
        (app, theme) = (journey.app.id, journey.app.theme.name)
    }
}
