import CandelaCommands
import CandelaDTCG
import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaRules
import CandelaTokens
import Foundation

/// The server of a live gallery: its page, its data, its sessions, and the news of changed files.
final class PreviewServer: @unchecked Sendable {
    private let environment: CommandEnvironment
    private let context: Context

    // Accessed only by the thread of the connection loop.
    private var reading: LiveInputs.Reading
    private var stream: RequestStream
    private var cache = StreamCache()

    /// The number of times that the files were read.
    private var version = 1

    /// The number of times that the parts of the gallery changed.
    private var edition = 1

    /// The number of times that each product's screens and tokens were made.
    private var looks: [Theme.Product: Int] = [:]

    /// The errors in the files; the gallery still shows the files as they were before.
    private var problems: [Diagnostic] = []

    /// The number of sessions so far, and the names of those that began with the person's journal.
    private var count = 0
    private var ownSessions: Set<String> = []

    /// The products whose tokens pages have loaded since they last changed.
    private let shown = LockedValue<Set<Theme.Product>>([])

    private init(
        _ reading: LiveInputs.Reading, in context: Context, _ environment: CommandEnvironment
    ) {
        (self.reading, self.context, self.environment) = (reading, context, environment)
        stream = Self.stream(reading, context)
    }

    /// Serves a live gallery until the process is ended.
    ///
    /// - Parameter opens: Whether the gallery is opened in the browser.
    /// - Throws: A failure when the files have errors at the start, or no port can be opened.
    static func run(
        _ arguments: PreviewArguments, _ environment: CommandEnvironment, opens: Bool
    ) throws(Failure) -> Outcome {
        DeferredSignals.unblockTermination()
        var inputs = LiveInputs(try PreviewSource(arguments, environment), environment)
        let reading = try inputs.read()
        let context = try arguments.data.clock.context(environment)
        let server = PreviewServer(reading, in: context, environment)
        let loop: ConnectionLoop
        do throws(SystemError) { loop = try ConnectionLoop() } catch {
            throw .data("no port can be opened: \(error)", id: "no-port")
        }
        let rules = RequestGuard(port: loop.port)
        _ = StandardStreams.say(Outcome(diagnostics: reading.warnings))
        _ = try environment.write(Array("\(rules.address)\n".utf8))
        _ = StandardStreams.say(Outcome(messages: ["press Control-C to end"]))
        if inputs.areWatched { server.watch(inputs, tell: loop) }
        let page = opens ? try BrowserPage(leadingTo: rules.address) : nil
        try page?.open()
        loop.run(check: rules.check) { request in
            page?.remove()
            return server.answer(request)
        }
        return Outcome()
    }

    private static func stream(_ reading: LiveInputs.Reading, _ context: Context) -> RequestStream {
        let defaults = StreamDefaults(
            brand: reading.preview.brand, context: context, product: nil)
        return RequestStream(
            jobs: 1, mostBytes: Tool.usualAnswer, isStrict: false, defaults: defaults)
    }

    // MARK: Requests

    /// Answers a request whose token was checked.
    private func answer(_ request: HTTPRequest) -> ServerAnswer {
        let path = Array(request.head.path.dropFirst())
        switch (request.head.method, path.first, path.count) {
        case ("GET", "", 1):
            return .later { [reading] in
                Self.response { () throws(Failure) in
                    try reading.cache.response("") { () throws(Failure) in
                        try reading.preview.servedPage()
                    }
                }
            }
        case ("GET", "data", 2...):
            var steps = Array(path.dropFirst())
            guard let last = steps.popLast(), last.hasSuffix(".json") else { break }
            steps.append(String(last.dropLast(5)))
            guard let item = reading.preview.item(steps, in: reading.index) else { break }
            if let product = reading.preview.product(of: item) {
                shown.with { _ = $0.insert(product) }
            }
            return .later { [reading] in
                Self.response(or: .notFound) { () throws(Failure) in
                    let make = { () throws(Failure) in
                        HTTPResponse.json(try reading.preview.data(item))
                    }
                    guard item.isWhole else { return try make() }
                    return try reading.cache.response(path[1], make)
                }
            }
        case ("GET", "events", 1): return .events(ServerEvent.message(news))
        case ("POST", "sessions", 1):
            return .now(
                Self.response(or: .notFound) { () throws(Failure) in
                    .json(try begin(request.body))
                })
        case ("POST", "stream", 1):
            return .now(.json(stream.answer(request.body, with: &cache).line))
        default: break
        }
        return .now(HTTPResponse(.notFound, "there is nothing here"))
    }

    private static func response(
        or status: HTTPStatus = .internalServerError, _ make: () throws(Failure) -> HTTPResponse
    ) -> HTTPResponse {
        do throws(Failure) {
            return try make()
        } catch {
            let message = error.diagnostics.map(\.description).joined(separator: "\n")
            return HTTPResponse(status, message)
        }
    }

    /// Begins a session with a specimen, or with a journey after some of its steps: `{"screen",
    /// "specimen"}` or `{"journey", "step"}` is answered by the session's name and its context. The
    /// lines of a stream then refer to the session by its name.
    private func begin(_ body: [UInt8]) throws(Failure) -> [UInt8] {
        let request = try RequestReader(
            Document.json(body, "request"), members: ["screen", "specimen", "journey", "step"])
        let (session, context, isOwn) = try start(request)
        count += 1
        let bytes = try Document.part(session).count
        let gone = cache.define("\(count)", as: .session(KeptSession(session)), bytes: bytes)
        ownSessions.subtract(gone)
        if isOwn { ownSessions.insert("\(count)") }
        var writer = JSONWriter(style: .compact)
        writer.beginObject()
        writer.name("session")
        writer.string("\(count)")
        writer.name("context")
        try Document.write(context, to: &writer)
        writer.endObject()
        return writer.finishPart()
    }

    /// The session that a request asks for, its context, and whether it has the person's journal.
    private func start(
        _ request: RequestReader
    ) throws(Failure) -> (session: Session, context: Context, isOwn: Bool) {
        let preview = reading.preview
        if let name = try request.text("journey") {
            guard let journey = preview.dump.journeys.first(where: { $0.name == name }) else {
                throw .data("there is no journey '\(name)'", id: "unknown-journey")
            }
            let step = request["step"]?.double ?? 0
            do {
                let count = Int(min(max(step, 0), Double(journey.steps.count)))
                let (session, context) = try journey.session(after: count)
                return (session, context, false)
            } catch {
                throw .data("\(error)", id: "unusable-journey")
            }
        }
        let (screen, _) = try request.requiredText("screen")
        let (name, place) = try request.requiredText("specimen")
        let specimens = preview.specimens
        let index = specimens.firstIndex { $0.screen.rawValue == screen && $0.name == name }
        guard let index, let session = specimens[index].session else {
            throw .data("'\(screen)' has no specimen '\(name)'", id: "unknown-specimen", at: place)
        }
        return (session, specimens[index].context, index < preview.own.count)
    }

    // MARK: Changes

    /// Reads the files again whenever one of them changes, on a thread of its own.
    private func watch(_ inputs: LiveInputs, tell loop: ConnectionLoop) {
        let thread = Thread { [self] in
            var inputs = inputs
            while true {
                let result = Result { () throws(Failure) in
                    if let completed = try inputs.waitForChange() { return completed }
                    return try inputs.read(showing: shown.with { $0 })
                }
                if case .failure(let failure) = result {
                    _ = StandardStreams.say(Outcome(failure))
                }
                loop.perform { [self] loop in
                    adopt(result)
                    loop.broadcast(ServerEvent.message(news))
                }
            }
        }
        // Deeply nested values need more stack than some systems give a thread.
        thread.stackSize = 8 << 20
        thread.start()
    }

    private func adopt(_ result: Result<LiveInputs.Reading, Failure>) {
        switch result {
        case .failure(let failure):
            problems = failure.diagnostics
        case .success(let next):
            problems = []
            if !next.completesLast {
                version += 1
                shown.with { $0 = [] }
            }
            for product in next.changed { looks[product, default: 1] += 1 }
            if next.index.keys != reading.index.keys
                || next.preview.languages != reading.preview.languages
            {
                edition += 1
            }
            reading = next
            stream = Self.stream(next, context)
            let apps = next.preview.brand.apps
            cache.changeSessions { name, session in
                session.app = apps.first { $0.id == session.app.id } ?? session.app
                if let journal = next.journal, ownSessions.contains(name) {
                    session.replaceJournal(journal)
                }
            }
        }
    }

    /// The state of the files: `{"version", "edition", "looks", "problems", "warnings"}`.
    private var news: [UInt8] {
        var writer = JSONWriter(style: .compact)
        writer.beginObject()
        writer.name("version")
        writer.number(version)
        writer.name("edition")
        writer.number(edition)
        writer.name("looks")
        writer.beginObject()
        for product in Theme.Product.allCases {
            writer.name(product.rawValue)
            writer.number(looks[product] ?? 1)
        }
        writer.endObject()
        let warnings = problems.isEmpty ? reading.warnings : []
        for (name, found) in [("problems", problems), ("warnings", warnings)] {
            writer.name(name)
            writer.beginArray()
            for problem in found { writer.string(problem.description) }
            writer.endArray()
        }
        writer.endObject()
        return writer.finishPart()
    }
}
