import CandelaDTCG
import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaRules
import CandelaTokens

/// A stream of requests for screens, one per line, answered in the same order.
///
/// Lines are independent of each other except for journals and sessions defined by name, so they
/// can be read and answered in parallel.
package struct RequestStream {
    /// The maximum length of a line in bytes: 64 MiB, enough for a million records. Decoded values
    /// take about twenty times the memory of their text.
    package static let longestLine = 1 << 26

    private let jobs: Int
    private let mostBytes: Int
    private let isStrict: Bool
    private let defaults: StreamDefaults

    /// - Parameters:
    ///   - jobs: The number of lines answered in parallel, at least 1.
    ///   - mostBytes: The maximum length of an answer in bytes, not counting its session and
    ///     effects, whose length depends on the request.
    ///   - isStrict: Whether the first line that cannot be answered ends the stream.
    ///   - defaults: The values for members that a request leaves out.
    package init(jobs: Int, mostBytes: Int, isStrict: Bool, defaults: StreamDefaults) {
        self.jobs = jobs
        self.mostBytes = mostBytes
        self.isStrict = isStrict
        self.defaults = defaults
    }

    /// Answers all lines as they arrive.
    ///
    /// - Returns: The number of requests that could not be answered.
    /// - Throws: A data failure when the input cannot be read or the output cannot be written.
    func run(in environment: CommandEnvironment) throws(Failure) -> Int {
        let lines = StreamLines(
            of: environment, limit: Self.longestLine, mostLines: jobs * 16, isStrict: isStrict)
        let (defaults, mostBytes) = (defaults, mostBytes)
        return try lines.answer(jobs: jobs) { taken in
            let request = Self.request(taken.line, defaults)
            let ready =
                request.usesCache
                ? lines.useCache(at: taken.place) { Prepared(request, cache: &$0) }
                : Prepared(request)
            if !request.usesCache { lines.skipCache(at: taken.place) }
            return ready.answer(line: taken.place + 1, atMost: mostBytes)
        }
    }

    /// Answers one line at once.
    ///
    /// - Parameter cache: The journals and sessions that earlier lines defined.
    package func answer(_ line: [UInt8], with cache: inout StreamCache) -> StreamAnswer {
        Prepared(StreamRequest(line, defaults), cache: &cache).answer(line: 1, atMost: mostBytes)
    }

    private static func request(
        _ line: LineSplitter.Line, _ defaults: StreamDefaults
    ) -> StreamRequest {
        switch line {
        case .text(let bytes): StreamRequest(bytes, defaults)
        case .tooLong(let bytes):
            StreamRequest(
                .data(
                    "the line has \(bytes) bytes, more than \(longestLine)", id: "line-too-long"))
        }
    }
}

extension RequestStream {
    /// A request with its journal or session resolved. It depends on earlier lines only if it
    /// continues a stored session.
    private struct Prepared: Sendable {
        private(set) var request: StreamRequest
        let work: Result<Work, Failure>

        enum Work: Sendable {
            /// A journal or session was stored under a name.
            case defined(String)
            case screen(ScreenName, Journal, (any ScreenOptions)?, AppDefinition, Context)
            case session(Session, Event?, Context)
            case kept(KeptSession, turn: Int, StreamRequest.KeptName, Event?, Context)
        }

        /// A request that refers to nothing stored.
        init(_ request: StreamRequest) {
            var none = StreamCache()
            self.init(request, cache: &none)
        }

        init(_ request: StreamRequest, cache: inout StreamCache) {
            self.request = request
            do throws(Failure) {
                switch try request.task.get() {
                case .define(let name, let definition):
                    self.request.gone = cache.define(
                        name, as: definition.value, bytes: request.bytes)
                    work = .success(.defined(name))
                case .session(let session, let event, let context):
                    work = .success(.session(session, event, context))
                case .kept(let name, let event, let context):
                    let session = try name.session(on: &cache)
                    self.request.gone = cache.grow(name.name, by: request.bytes)
                    work = .success(
                        .kept(session, turn: session.nextTurn(), name, event, context))
                case .screen(let name, let source, let options, let event, let app, let context):
                    let journal = try source.journal(on: &cache)
                    work = .success(
                        event == nil
                            ? .screen(name, journal, options, app, context)
                            : .session(
                                try ScreenAnswer.session(name, journal, options, of: app), event,
                                context))
                }
            } catch {
                work = .failure(error)
            }
        }

        /// - Parameter most: The maximum length of the answer, in bytes.
        func answer(line: Int, atMost most: Int) -> StreamAnswer {
            switch work {
            case .failure(let failure):
                StreamAnswer(failure, to: request, line: line, atMost: most)
            case .success(.defined(let name)):
                StreamAnswer(request, line: line, atMost: most) { writer throws(Failure) in
                    writer.name("define")
                    writer.string(name)
                    return nil
                }
            case .success(.kept(let session, let turn, let name, let event, let context)):
                session.use(at: turn) { state in
                    answer(event, name, in: context, &state, line: line, atMost: most)
                }
            case .success(.screen(let name, let journal, let options, let app, let context)):
                StreamAnswer(request, line: line, atMost: most) { writer throws(Failure) in
                    let screen: Screen
                    do throws(Failure) {
                        screen = try Tool.make(name, journal, options, of: app, in: context)
                    } catch {
                        // A screen can fail only because of its options.
                        throw request.root?["options"].map { error.at($0.place) } ?? error
                    }
                    try request.write(screen, of: app, to: &writer)
                    return screen
                }
            case .success(.session(let session, let event, let context)):
                StreamAnswer(request, line: line, atMost: most) { writer throws(Failure) in
                    let (answer, before) = try request.answered(event, from: session, in: context)
                    try unlimited(&writer, atMost: most) { writer throws(Failure) in
                        writer.name("session")
                        try Document.write(answer.session, to: &writer)
                        writer.name("effects")
                        try Document.write(answer.effects, to: &writer)
                    }
                    guard let screen = answer.screen else { return nil }
                    try request.write(
                        screen, of: answer.session.app, changing: before, to: &writer)
                    return screen
                }
            }
        }

        /// Answers an event of a stored session, which changes only if the answer is no error.
        private func answer(
            _ event: Event?, _ name: StreamRequest.KeptName, in context: Context,
            _ state: inout KeptSession.State, line: Int, atMost most: Int
        ) -> StreamAnswer {
            let earlier = state
            var next = state
            let answer = StreamAnswer(request, line: line, atMost: most) {
                writer throws(Failure) in
                let (answer, shown) = try request.answered(
                    event, from: earlier.session, in: context)
                next.session = answer.session
                let isJSON = request.format == .json
                let screen = try (isJSON ? answer.screen : nil).map { screen throws(Failure) in
                    try Document.of(screen, including: request.detail)
                }
                let canPatch =
                    name.form == .patch && name.revision ?? earlier.revision == earlier.revision
                let before = canPatch ? earlier.screen : nil
                let patch = before.flatMap { before in
                    screen.map { ScreenPatch(from: before, to: $0) }
                }
                if let screen { next.send(screen) }
                if isJSON {
                    writer.name("revision")
                    writer.number(next.revision)
                }
                try unlimited(&writer, atMost: most) { writer throws(Failure) in
                    if request.includesSession {
                        writer.name("session")
                        try Document.write(answer.session, to: &writer)
                    }
                    writer.name("effects")
                    try Document.write(answer.effects, to: &writer)
                }
                guard isJSON else {
                    if let screen = answer.screen {
                        try request.write(
                            screen, of: answer.session.app, changing: shown, to: &writer)
                    }
                    return answer.screen
                }
                guard let screen else { return nil }
                if let patch, !patch.isWhole {
                    writer.name("patch")
                    writer.beginObject()
                    writer.name("from")
                    writer.number(earlier.revision)
                    writer.name("operations")
                    try Document.write(patch, to: &writer)
                    writer.endObject()
                } else {
                    writer.name("screen")
                    writer.write(part: screen.root.storage.bytes)
                }
                return answer.screen
            }
            if !answer.isError { state = next }
            return answer
        }

        /// Writes members whose length depends on the request and does not count.
        private func unlimited(
            _ writer: inout JSONWriter, atMost most: Int,
            _ write: (inout JSONWriter) throws(Failure) -> Void
        ) throws(Failure) {
            let (used, isOver) = (writer.length, writer.isOver)
            if !isOver { writer.keep(atMost: .max) }
            try write(&writer)
            writer.keep(atMost: max(most - used, 0))
        }
    }
}

extension StreamRequest.Definition {
    fileprivate var value: StreamCache.Value {
        switch self {
        case .journal(let journal): .journal(journal)
        case .session(let session): .session(KeptSession(session))
        }
    }
}

extension StreamRequest {
    /// Whether it stores something or refers to something stored.
    fileprivate var usesCache: Bool {
        switch task {
        case .success(.define), .success(.kept), .success(.screen(_, .defined, _, _, _, _)): true
        default: false
        }
    }
}

extension StreamRequest.JournalSource {
    /// The journal of the request.
    ///
    /// - Throws: A data failure when no earlier line defined it, or it was evicted.
    fileprivate func journal(on cache: inout StreamCache) throws(Failure) -> Journal {
        switch self {
        case .given(let journal): return journal
        case .defined(let name, let place):
            switch cache.use(name) {
            case .journal(let journal): return journal
            case .session: throw cache.failure("journal", name, at: place, isOther: "session")
            case nil: throw cache.failure("journal", name, at: place)
            }
        }
    }
}

extension StreamRequest.KeptName {
    /// The session of the request.
    ///
    /// - Throws: A data failure when no earlier line defined it, or it was evicted.
    fileprivate func session(on cache: inout StreamCache) throws(Failure) -> KeptSession {
        switch cache.use(name) {
        case .session(let session): return session
        case .journal: throw cache.failure("session", name, at: place, isOther: "journal")
        case nil: throw cache.failure("session", name, at: place)
        }
    }
}

extension StreamCache {
    /// The failure for a name of nothing stored.
    ///
    /// - Parameter other: The noun for what has this name.
    fileprivate func failure(
        _ noun: String, _ name: String, at place: SourcePosition, isOther other: String? = nil
    ) -> Failure {
        let reason =
            other.map { "it is a \($0)" } ?? "it was never defined, or was removed to save memory"
        return .data(
            "there is no \(noun) '\(name)': \(reason)", id: "unknown-\(noun)", at: place,
            help: ["define it on an earlier line"]
                + Suggestions.help(for: name, among: known, noun: noun))
    }
}
