import CandelaElements
import CandelaKit
import CandelaPipeline
import CandelaRules
import CandelaTokens

/// A stream of requests for screens, one per line, answered in the same order.
///
/// Lines are independent of each other except for journals defined by name, so they can be read and
/// answered in parallel.
struct Stream {
    /// The maximum length of a line in bytes: 64 MiB, enough for a million records. Decoded values
    /// take about twenty times the memory of their text.
    static let longestLine = 1 << 26

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
    init(jobs: Int, mostBytes: Int, isStrict: Bool, defaults: StreamDefaults) {
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

extension Stream {
    /// A request with its journal resolved, which no longer depends on earlier lines.
    private struct Prepared: Sendable {
        let request: StreamRequest
        let work: Result<Work, Failure>

        enum Work: Sendable {
            /// A journal was stored under a name; others may have been evicted.
            case defined(String, gone: [String])
            case screen(ScreenName, Journal, (any ScreenOptions)?, AppDefinition, Context)
            case session(Session, Event?, Context)
        }

        /// A request that refers to no stored journal.
        init(_ request: StreamRequest) {
            var none = JournalCache()
            self.init(request, cache: &none)
        }

        init(_ request: StreamRequest, cache: inout JournalCache) {
            self.request = request
            switch request.task {
            case .failure(let failure): work = .failure(failure)
            case .success(.define(let name, let journal)):
                let gone = cache.define(name, as: journal, bytes: request.bytes)
                work = .success(.defined(name, gone: gone))
            case .success(.session(let session, let event, let context)):
                work = .success(.session(session, event, context))
            case .success(
                .screen(let name, let source, let options, let event, let app, let context)):
                do throws(Failure) {
                    let journal = try source.journal(on: &cache)
                    work = .success(
                        event == nil
                            ? .screen(name, journal, options, app, context)
                            : .session(
                                try ScreenAnswer.session(name, journal, options, of: app), event,
                                context))
                } catch {
                    work = .failure(error)
                }
            }
        }

        /// - Parameter most: The maximum length of the answer, in bytes.
        func answer(line: Int, atMost most: Int) -> StreamAnswer {
            switch work {
            case .failure(let failure):
                StreamAnswer(failure, to: request, line: line, atMost: most)
            case .success(.defined(let name, let gone)):
                StreamAnswer(request, line: line, atMost: most) { writer throws(Failure) in
                    writer.name("define")
                    writer.string(name)
                    guard !gone.isEmpty else { return }
                    writer.name("gone")
                    writer.beginArray()
                    for name in gone { writer.string(name) }
                    writer.endArray()
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
                    writer.name("screen")
                    try Document.write(request.document(of: screen), to: &writer)
                }
            case .success(.session(let session, let event, let context)):
                StreamAnswer(request, line: line, atMost: most) { writer throws(Failure) in
                    let answer = try ScreenAnswer(
                        to: event, said: request.root?["event"], from: session,
                        kept: request.root?["session"], in: context)
                    let (used, isOver) = (writer.length, writer.isOver)
                    if !isOver { writer.keep(atMost: .max) }
                    writer.name("session")
                    try Document.write(answer.session, to: &writer)
                    writer.name("effects")
                    try Document.write(answer.effects, to: &writer)
                    writer.keep(atMost: max(most - used, 0))
                    guard let screen = answer.screen else { return }
                    writer.name("screen")
                    try Document.write(request.document(of: screen), to: &writer)
                }
            }
        }
    }
}

extension StreamRequest {
    /// Whether it stores a journal or refers to a stored one.
    fileprivate var usesCache: Bool {
        switch task {
        case .success(.define), .success(.screen(_, .defined, _, _, _, _)): true
        default: false
        }
    }
}

extension StreamRequest.JournalSource {
    /// The journal of the request.
    ///
    /// - Throws: A data failure when no earlier line defined it, or it was evicted.
    fileprivate func journal(on cache: inout JournalCache) throws(Failure) -> Journal {
        switch self {
        case .given(let journal): return journal
        case .defined(let name, let place):
            guard let journal = cache.use(name) else {
                throw .data(
                    "there is no journal '\(name)': it was never defined, or was removed to save memory",
                    id: "unknown-journal", at: place,
                    help: ["define it again"]
                        + Suggestions.help(for: name, among: cache.known, noun: "journal"))
            }
            return journal
        }
    }
}
