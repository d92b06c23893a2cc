import CandelaCommands
import CandelaAudit
import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaTokenExport
import CandelaTokens

extension Preview {
    /// A part of a live gallery, which is made when it is requested.
    enum Item: Sendable {
        /// The token set at an index.
        case tokens(Int)
        /// The origins of the tokens of a set.
        case origins(Int)
        /// The specimen at an index, in a context of a reader.
        case screen(Int, reader: String)
        /// The journey at an index, in a context of a reader.
        case journey(Int, reader: String)
        case schema(ScreenName)
        case findings, kinds, words, icons, types

        /// Whether it describes all screens, and so takes long to make.
        var isWhole: Bool {
            switch self {
            case .findings, .kinds, .words: true
            default: false
            }
        }
    }

    /// All specimens, one person's own first.
    var specimens: [Specimen] { own + dump.specimens }

    /// The parts of a live gallery by their names, which are the names of the data files of a
    /// gallery on the disk. ``item(_:in:)`` finds them.
    var index: [String: Item] {
        var index: [String: Item] = [
            "findings": .findings, "kinds": .kinds, "words": .words, "icons": .icons,
            "types": .types,
        ]
        func add(_ item: Item, _ steps: [String]) {
            index[steps.joined(separator: "/")] = item
        }
        for (place, set) in dump.sets.enumerated() {
            add(.tokens(place), ["tokens", set.name])
            add(.origins(place), ["origins", set.name])
        }
        for (place, specimen) in specimens.enumerated() {
            let steps = ["screens", specimen.screen.rawValue, specimen.name]
            add(.screen(place, reader: Self.reader(specimen.context)), steps)
        }
        for (place, journey) in dump.journeys.enumerated() {
            let reader = Self.reader(journey.context)
            add(.journey(place, reader: reader), ["journeys", journey.name])
        }
        for name in tool.screens { add(.schema(name), ["schema", name.rawValue]) }
        return index
    }

    /// A part of a live gallery. A screen's or journey's name also has a type size and a language:
    /// `screens/large.en/habit.list/habits-typical`.
    func item(_ steps: [String], in index: [String: Item]) -> Item? {
        let name = steps.joined(separator: "/")
        guard ["screens", "journeys"].contains(steps.first), steps.count > 2 else {
            return index[name]
        }
        let other = (steps.prefix(1) + steps.dropFirst(2)).joined(separator: "/")
        switch index[other] {
        case .screen(let place, _): return .screen(place, reader: steps[1])
        case .journey(let place, _): return .journey(place, reader: steps[1])
        default: return nil
        }
    }

    /// The product whose tokens a part has; `nil` for other parts.
    func product(of item: Item) -> Theme.Product? {
        guard case .tokens(let place) = item else { return nil }
        return dump.sets[place].inputs["product"].flatMap(Theme.Product.init)
    }

    /// The context of a reader.
    ///
    /// - Throws: A data failure when the gallery has no such type size or language.
    private func context(_ context: Context, of reader: String) throws(Failure) -> Context {
        guard let found = contexts(context).first(where: { Self.reader($0) == reader }) else {
            throw .data("'\(reader)' is no type size and language here", id: "unknown-reader")
        }
        return found
    }

    /// The JSON of a part.
    ///
    /// - Throws: A data failure when a screen cannot be built or a journey cannot be played.
    func data(_ item: Item) throws(Failure) -> [UInt8] {
        var writer = JSONWriter(style: .compact)
        switch item {
        case .tokens(let place): dump.write(dump.sets[place], to: &writer)
        case .origins(let place): writeOrigins(of: dump.sets[place], to: &writer)
        case .screen(let place, let reader):
            let context = try context(specimens[place].context, of: reader)
            try Document.write(Self.screen(of: specimens[place], in: context), to: &writer)
        case .journey(let place, let reader):
            let context = try context(dump.journeys[place].context, of: reader)
            try PlayedJourney(dump.journeys[place].read(in: context), as: .patches)
                .writeFrames(to: &writer, withDigests: false)
        case .schema(let name):
            let all = ScreenSchema.all(of: tool)
            guard let (_, text) = all.first(where: { $0.0 == name }) else { return [] }
            return try text.get()
        case .findings:
            let (report, _) = try Tool.report(on: AuditSource(of: specimens))
            try Document.write(report, to: &writer)
        case .kinds: try wholeCatalog().writeKinds(to: &writer)
        case .words: try wholeCatalog().writeWords(to: &writer)
        case .icons: IconTable.write(in: brand, to: &writer)
        case .types: TypeRamp.write(in: brand, to: &writer)
        }
        return writer.finishPart()
    }

    /// The page of a live gallery. It contains no screens, so it needs none to be built.
    ///
    /// - Throws: A data failure when a web file is missing, which is an error in the program.
    func servedPage() throws(Failure) -> HTTPResponse {
        var catalog = PreviewCatalog(of: self)
        for (place, specimen) in specimens.enumerated() {
            catalog.add(PreviewPart(specimen, isOwn: place < own.count))
        }
        for journey in dump.journeys { catalog.add(PreviewPart(journey)) }
        return try PreviewPage.served(catalog: catalog.text)
    }

    /// The table of contents with the kinds of elements and the words on the screens, made on all
    /// cores.
    private func wholeCatalog() throws(Failure) -> PreviewCatalog {
        let (specimens, journeys) = (specimens, dump.journeys)
        let parts = Parallel.map(specimens.count + journeys.count) { place in
            Result { () throws(Failure) in
                guard place < specimens.count else {
                    let journey = journeys[place - specimens.count]
                    var part = PreviewPart(journey)
                    note(try PlayedJourney(journey, as: .whole).screens, in: &part)
                    return part
                }
                let specimen = specimens[place]
                let screen = try Self.screen(of: specimen, in: specimen.context)
                var part = PreviewPart(specimen, isOwn: place < own.count)
                let text = try Document.part(screen)
                note([try Document.json(text, part.name)], in: &part)
                part.uses = try KindShape.all(in: text, named: specimen.name)
                return part
            }
        }
        var catalog = PreviewCatalog(of: self)
        for part in parts { catalog.add(try part.get()) }
        return catalog
    }
}
