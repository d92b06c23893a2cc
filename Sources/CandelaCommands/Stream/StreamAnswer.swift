import CandelaDTCG
import CandelaElements
import CandelaJSON

/// The answer to one line of a stream.
package struct StreamAnswer: Sendable {
    package let line: [UInt8]

    /// Whether it reports an error instead of answering the request.
    let isError: Bool

    /// The maximum number of warnings or further errors in one answer.
    private static let maximumWarnings = 20

    /// The maximum length of a message or a path in characters, since they can quote the
    /// caller's text.
    fileprivate static let longestText = 1_000

    /// The answer to a valid request.
    ///
    /// - Parameters:
    ///   - number: The request's line number in the stream, from 1.
    ///   - most: The maximum length of the answer in bytes, as counted by the writer; a longer
    ///     answer is replaced by an error.
    ///   - write: Writes the members of the answer after its `id`, and returns its screen, if any.
    init(
        _ request: StreamRequest, line number: Int, atMost most: Int,
        write: (inout JSONWriter) throws(Failure) -> Screen?
    ) {
        var writer = JSONWriter(style: .compact)
        writer.keep(atMost: most)
        writer.beginObject()
        writer.copyID(of: request)
        let screen: Screen?
        do throws(Failure) {
            screen = try write(&writer)
        } catch {
            self = StreamAnswer(error, to: request, line: number, atMost: most)
            return
        }
        writer.noteGone(request)
        let isAsked = request.root?["context"]?["language"] != nil
        let warnings =
            request.warnings + (screen?.translationNote(isAsked: isAsked) ?? [])
        if !warnings.isEmpty {
            writer.name("warnings")
            writer.beginArray()
            for warning in warnings.prefix(Self.maximumWarnings) {
                writer.problem(warning, in: request, line: number)
            }
            writer.endArray()
        }
        writer.endObject()
        guard !writer.isOver else {
            let failure = Failure.data(
                "the answer has \(writer.length) bytes, more than \(most)", id: "answer-too-long",
                help: ["ask for fewer rows with 'windows', or raise the limit with '--max-answer'"])
            self = StreamAnswer(failure, to: request, line: number, atMost: most)
            return
        }
        line = writer.finish()
        isError = false
    }

    /// The answer to a request that failed: `{"id": …, "error": {…}}`, with the remaining errors
    /// under `further`.
    ///
    /// - Parameter most: The maximum length in bytes. An `id` that does not fit is left out.
    init(_ failure: Failure, to request: StreamRequest, line number: Int, atMost most: Int) {
        let whole = Self.writer(of: failure, to: request, line: number, named: true, atMost: most)
        line =
            whole.isOver
            ? Self.writer(of: failure, to: request, line: number, named: false, atMost: .max)
                .finish() : whole.finish()
        isError = true
    }

    /// - Parameter isNamed: Whether the `id` is included.
    private static func writer(
        of failure: Failure, to request: StreamRequest, line number: Int, named isNamed: Bool,
        atMost most: Int
    ) -> JSONWriter {
        var writer = JSONWriter(style: .compact)
        writer.keep(atMost: most)
        writer.beginObject()
        if isNamed { writer.copyID(of: request) }
        if let first = failure.diagnostics.first {
            writer.name("error")
            writer.problem(first, in: request, line: number)
        }
        let further = failure.diagnostics.dropFirst().prefix(maximumWarnings)
        if !further.isEmpty {
            writer.name("further")
            writer.beginArray()
            for problem in further { writer.problem(problem, in: request, line: number) }
            writer.endArray()
        }
        writer.noteGone(request)
        writer.endObject()
        return writer
    }
}

extension JSONWriter {
    /// Writes the caller's `id`, if the request has one.
    fileprivate mutating func copyID(of request: StreamRequest) {
        guard let id = request.id else { return }
        name("id")
        copy(id)
    }

    /// Writes the names of what was evicted for the request.
    fileprivate mutating func noteGone(_ request: StreamRequest) {
        guard !request.gone.isEmpty else { return }
        name("gone")
        beginArray()
        for name in request.gone { string(name) }
        endArray()
    }

    /// Writes a diagnostic with its line in the stream, its column, and the path of the value that
    /// it concerns.
    fileprivate mutating func problem(
        _ problem: Diagnostic, in request: StreamRequest, line number: Int
    ) {
        beginObject()
        name("line")
        self.number(number)
        // A problem of the whole request is at its beginning.
        name("column")
        self.number(problem.place?.column ?? 1)
        let path = problem.place.flatMap { request.root?.path(at: $0) } ?? ""
        if !path.isEmpty {
            name("path")
            string(path.shortened)
        }
        name("message")
        string(problem.message.without(path: path).shortened)
        name("code")
        string(problem.id)
        if !problem.help.isEmpty {
            name("help")
            beginArray()
            for line in problem.help { string(line.shortened) }
            endArray()
        }
        endObject()
    }
}

extension JSONValue {
    /// The path of the value at a place on the same line, such as `journal.habits[0].name`.
    fileprivate func path(at place: SourcePosition) -> String {
        var path = ""
        var value = self
        while true {
            if value.isObject {
                var found: JSONMember?
                for member in value.members where member.namePlace.column <= place.column {
                    found = member
                }
                guard let found else { return path }
                path += path.isEmpty ? found.name : ".\(found.name)"
                value = found.value
            } else {
                var found: (position: Int, JSONValue)?
                for (position, element) in value.elements.enumerated() {
                    guard element.place.column <= place.column else { break }
                    found = (position, element)
                }
                guard let found else { return path }
                path += "[\(found.position)]"
                value = found.1
            }
        }
    }
}

extension String {
    /// A message without the path at its beginning, or the end of one: `event.intent.habit: …`,
    /// `invalid 'habits[0].name': …`.
    fileprivate func without(path: String) -> String {
        guard let mark = firstRange(of: ": ") else { return self }
        let named = self[..<mark.lowerBound].split(separator: " ").last ?? ""
        let isPath = !named.isEmpty && path.hasSuffix(named.filter { $0 != "'" })
        return isPath ? String(self[mark.upperBound...]) : self
    }

    /// The text on one line, truncated if it is long, since callers write it to logs.
    fileprivate var shortened: String { printable.beginning }

    private var beginning: String {
        let longest = StreamAnswer.longestText
        // Counting characters is slow; a text never has more characters than bytes.
        guard utf8.count > longest, count > longest else { return self }
        return prefix(longest) + "…"
    }
}
