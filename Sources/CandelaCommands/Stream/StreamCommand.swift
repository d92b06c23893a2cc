import CandelaElements
import CandelaTokens
import Foundation

extension Tool {
    package static func streamCommand(of tool: Tool) -> Command {
        Command(
            "stream", "Answer requests for screens, one JSON line each.",
            discussion: """
                Reads one request a line from standard input and writes one answer a line, in \
                order. Lines are independent of each other unless they use stored data, so they \
                can be distributed over machines.

                  {"id": 1, "screen": "\(tool.example)", "journal": {}}
                  {"id":1,"screen":{…}}

                An event is answered by the session after it, the effects for the host, and the \
                next screen unless the app draws that itself. The next event is sent with that \
                session.

                  {"id": 2, "screen": "\(tool.example)", "journal": {}, "event": {…}}
                  {"id":2,"session":{…},"effects":[],"screen":{…}}
                  {"id": 3, "session": {…}, "event": {…}}
                  {"id":3,"session":{…},"effects":[],"screen":{…}}

                Members of a request:
                  id        any value, copied to the answer
                  screen    the name of the screen to build
                  journal   the person's data, or the name of a stored journal
                  options   selections and entered values (default: none)
                  session   instead of the three: a session, or the name of a stored one;
                            the first one is {"app", "journal", "place"}
                  event     what happened (default: only time passes)
                  a2ui      instead of an event: an action that a renderer of A2UI sent
                  context   the device; the options of this command give what it leaves out
                  app       the id of an app, or a description of one (default: the app that
                            has the screen)
                  include   an array of "facts" of cards, "keys" of phrases, and the stored
                            "session"; drawing needs none of them
                  define    a name: later lines find the journal or session of this one by it
                  answer    "patch": the changes of a stored session's screen instead of the
                            whole
                  revision  the revision of the screen that the sender has

                '{tool} schema' describes a journal, options, a session, an event, a context and an \
                app.

                A line that cannot be answered gets an error and ends nothing. Values that were \
                used although they look wrong are listed under "warnings".

                  {"id": 4, "screen": "\(tool.example)"}
                  {"id":4,"error":{"line":4,"column":1,"message":"'journal' is missing",…}}

                An event changes a stored session, unless its answer is an error. "revision" \
                counts the screens sent, and "operations" is a JSON Patch (RFC 6902) of the one \
                with the revision "from". The whole screen is sent if that is shorter, if the \
                last one has more than \(KeptSession.State.longestScreen >> 20) MiB, or if the \
                request has another "revision".

                  {"define": "s", "session": {…}}
                  {"define":"s"}
                  {"id": 5, "session": "s", "answer": "patch", "event": {…}}
                  {"id":5,"revision":2,"effects":[],"patch":{"from":1,"operations":[…]}}

                With '--format a2ui' an answer has "messages" in place of the screen: they create a \
                surface of the A2UI protocol. An action is answered by messages that change only what \
                changed.

                  {"id": 6, "session": {…}, "a2ui": {…}}
                  {"id":6,"session":{…},"effects":[],"messages":[…]}

                Limits:
                  - \(StreamCache.mostNames) journals and sessions, with \(StreamCache.mostBytes >> 20) MiB of lines, are stored.
                    "gone" in an answer names the least recently used, which are removed for
                    others; later, these names are errors.
                  - An answer longer than '--max-answer', without session and effects, is an
                    error. Long lists are shown in windows, which 'options' move.
                  - 16 lines a job, and 16 MiB of lines and answers, are read ahead.
                """,
            examples: [
                "stream < requests.jsonl > screens.jsonl",
                "stream --jobs 4 --time-zone Europe/Berlin --language de",
            ], action: .run(StreamCommand.self))
    }

    /// The default for the longest answer, in bytes: 4 MiB, five times the longest window of a
    /// logbook.
    package static let usualAnswer = 1 << 22
}

private struct StreamCommand: RunnableCommand {
    private let jobs, mostBytes: Int
    private let isStrict: Bool
    private let format: ScreenFormat
    private let context: ContextArguments

    init(_ arguments: inout ArgumentReader) throws(Failure) {
        jobs =
            try arguments.value(
                "jobs", "N", "the number of lines answered in parallel", default: "1",
                expected: "write a whole number from 1 to 1024"
            ) { text in Int(text).flatMap { (1...1024).contains($0) ? $0 : nil } } ?? 1
        mostBytes =
            try arguments.value(
                "max-answer", "BYTES", "the maximum length of an answer",
                default: "\(Tool.usualAnswer)",
                expected: "write a whole number of bytes, 1000 or more"
            ) { text in Int(text).flatMap { $0 >= 1_000 ? $0 : nil } } ?? Tool.usualAnswer
        isStrict = arguments.flag("strict", "stop at the first line that cannot be answered")
        format = try ScreenFormat(&arguments)
        context = try ContextArguments(&arguments)
    }

    func run(in environment: CommandEnvironment) throws(Failure) -> Outcome {
        let brand = try BrandOption(context.brand, environment)
        let defaults = StreamDefaults(
            brand: brand, context: try context.context(environment), format: format,
            product: context.product)
        let stream = RequestStream(
            jobs: jobs, mostBytes: mostBytes, isStrict: isStrict, defaults: defaults)
        let errors = try stream.run(in: environment)
        return Outcome(
            diagnostics: brand.warnings, status: errors == 0 ? .success : .badData)
    }
}
