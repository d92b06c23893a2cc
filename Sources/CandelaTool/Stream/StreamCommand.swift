import CandelaElements
import CandelaTokens
import Foundation

extension Tool {
    static let streamCommand = Command(
        "stream", "Answer requests for screens, one JSON line each.",
        discussion: """
            Reads one request a line from standard input and writes one answer a line, in the same \
            order: {"id", "screen", "journal", "options", "context", "app"} is answered by {"id", \
            "screen"}, and {"id", "session", "event", "context"} by {"id", "session", "effects", \
            "screen"}, without a screen where the app makes the next one itself; a request for a \
            screen with an 'event' begins a session there. 'id' is whatever the caller tells \
            answers apart by. 'options', 'app' and any member of 'context' may be left out; the options of this command say the context then, and the app is the one that has the screen. 'app' is the id of an app, or describes one as '{tool} schema app' says. \
            A line that cannot be answered gets {"id", "error": {"line", "column", "path", \
            "message", "code"}} and ends nothing; what was used though it looks wrong stands under \
            'warnings'. Answers are written out whenever input pauses. Lines are independent of \
            each other, so that any engine may spread them over machines; where one process is \
            kept, {"define": NAME, "journal"} keeps a journal for later lines to name as \
            {"journal": {"ref": NAME}}: at most \(JournalShelf.mostNames) of them, whose lines have \
            \(JournalShelf.mostBytes >> 20) MiB together. When they are more, those used longest ago \
            go, and 'gone' in the answer names them. An answer that would be longer than \
            '--max-answer' is an error, and long lists are shown in windows, which 'options' move; the \
            session that an answer hands back and its effects do not count. At most 16 lines for each \
            job are read ahead and answered out of turn, 16 MiB of them, and one for each job beyond.
            """,
        options: [jobs, maxAnswer, strict] + ContextOption.all,
        examples: [
            "stream < requests.jsonl > screens.jsonl",
            "stream --jobs 4 --time-zone Europe/Berlin --language de",
        ],
        action: .run { invocation, surroundings throws(Failure) in
            let jobs = try invocation.value(
                of: jobs, expected: "write a whole number from 1 to 1024", convert: jobCount)
            let mostBytes = try invocation.value(
                of: maxAnswer, expected: "write a whole number of bytes, 1000 or more",
                convert: answerSize)
            let brand = try BrandOption(invocation, surroundings)
            let defaults = StreamDefaults(
                brand: brand, context: try ContextOption.context(invocation, surroundings),
                product: try invocation.choice(of: ContextOption.product, from: Theme.Product.self))
            let stream = Stream(
                jobs: jobs ?? 1, mostBytes: mostBytes ?? usualAnswer,
                isStrict: invocation.has(strict), defaults: defaults)
            let errors = try stream.run(in: surroundings)
            return Outcome(
                diagnostics: brand.warnings, status: errors == 0 ? .success : .badData)
        })

    private static let jobs = Option(
        "jobs", "N", "how many lines are worked on at the same time", default: "1")

    /// The longest answer unless something else is asked for, in bytes: 4 MiB, five times the longest
    /// window of a logbook.
    private static let usualAnswer = 1 << 22

    private static let maxAnswer = Option(
        "max-answer", "BYTES", "how long an answer may be", default: "\(usualAnswer)")
    private static let strict = Option(
        "strict", nil, "end at the first line that cannot be answered")

    private static func answerSize(_ text: String) -> Int? {
        Int(text).flatMap { $0 >= 1_000 ? $0 : nil }
    }

    private static func jobCount(_ text: String) -> Int? {
        Int(text).flatMap { (1...1024).contains($0) ? $0 : nil }
    }
}
