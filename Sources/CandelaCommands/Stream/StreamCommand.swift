import CandelaElements
import CandelaTokens
import Foundation

extension Tool {
    package static let streamCommand = Command(
        "stream", "Answer requests for screens, one JSON line each.",
        discussion: """
            Reads one request per line from standard input and writes one answer per line, in the \
            same order: {"id", "screen", "journal", "options", "context", "app"} is answered by \
            {"id", "screen"}, and {"id", "session", "event", "context"} by {"id", "session", \
            "effects", "screen"}, without the screen if the app draws the next one itself; the \
            first session is {"app", "journal", "place"}, and 'event' may be left out; a \
            request for a screen with an 'event' begins a session there. 'id' is any value, and is \
            copied to the answer. 'options', 'app' and any member of 'context' may be left out: \
            the context then comes from the options of this command, and the app is the one that \
            has the screen. 'app' is the id of an app, or an app as '{tool} schema app' describes \
            it. "include": ["facts", "keys"] adds the facts of cards and the keys of phrases to \
            the screen, which drawing does not need. A line that cannot be answered gets {"id", \
            "error": {"line", "column", "path", "message", "code"}} and does not end the stream; \
            values that were used although they look wrong are listed under 'warnings'. An answer \
            is written as soon as it is ready and all earlier ones are written. Lines are \
            independent of each other, so they can be distributed over machines. Within one \
            process, {"define": NAME, "journal"} stores a journal and {"define": NAME, \
            "session"} a session; later lines refer to them as "journal": NAME and "session": \
            NAME. An event changes a stored session and is answered by {"id", "revision", \
            "effects", "screen"}: 'revision' counts the screens sent. With "answer": "patch" the \
            changes since the screen sent last take the place of the screen, as {"patch": \
            {"from", "operations"}}: 'operations' is a JSON Patch (RFC 6902), and 'from' is the \
            revision it starts from. The answer has the whole screen if that is shorter, if the \
            last one has more than \(KeptSession.State.longestScreen >> 20) MiB, or if the request \
            has another 'revision'. An event that is answered by an error changes nothing; \
            "include": ["session"] adds the session to the answer. At most \
            \(StreamCache.mostNames) journals and sessions are stored, whose lines, with those of \
            their events, have at most \(StreamCache.mostBytes >> 20) MiB in total. Beyond that \
            the least recently used are removed, and 'gone' in the answer names them; an event for \
            a session that is gone is an error with the code 'unknown-session'. With '--jobs' the \
            lines of one session are still answered one after another. An answer longer than \
            '--max-answer' is an error; long lists are shown in windows, which 'options' move. The \
            session and effects of an answer do not count towards its length. At most 16 lines per \
            job are read before their answers are written. These lines and the answers that are \
            ready have at most 16 MiB in total, plus one answer per job; a longer line is answered \
            alone.
            """,
        options: [jobs, maxAnswer, strict] + ContextOption.all,
        examples: [
            "stream < requests.jsonl > screens.jsonl",
            "stream --jobs 4 --time-zone Europe/Berlin --language de",
        ],
        action: .run { invocation, environment throws(Failure) in
            let jobs = try invocation.value(
                of: jobs, expected: "write a whole number from 1 to 1024", convert: jobCount)
            let mostBytes = try invocation.value(
                of: maxAnswer, expected: "write a whole number of bytes, 1000 or more",
                convert: answerSize)
            let brand = try BrandOption(invocation, environment)
            let defaults = StreamDefaults(
                brand: brand, context: try ContextOption.context(invocation, environment),
                product: try invocation.choice(of: ContextOption.product, from: Theme.Product.self))
            let stream = RequestStream(
                jobs: jobs ?? 1, mostBytes: mostBytes ?? usualAnswer,
                isStrict: invocation.has(strict), defaults: defaults)
            let errors = try stream.run(in: environment)
            return Outcome(
                diagnostics: brand.warnings, status: errors == 0 ? .success : .badData)
        })

    private static let jobs = Option(
        "jobs", "N", "the number of lines answered in parallel", default: "1")

    /// The default for the longest answer, in bytes: 4 MiB, five times the longest window of a
    /// logbook.
    package static let usualAnswer = 1 << 22

    private static let maxAnswer = Option(
        "max-answer", "BYTES", "the maximum length of an answer", default: "\(usualAnswer)")
    private static let strict = Option(
        "strict", nil, "stop at the first line that cannot be answered")

    private static func answerSize(_ text: String) -> Int? {
        Int(text).flatMap { $0 >= 1_000 ? $0 : nil }
    }

    private static func jobCount(_ text: String) -> Int? {
        Int(text).flatMap { (1...1024).contains($0) ? $0 : nil }
    }
}
