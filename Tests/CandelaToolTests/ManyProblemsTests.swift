import CandelaJSON
import CandelaTool
import Foundation
import Testing

/// Files with more problems than memory should hold.
struct ManyProblemsTests {
    private static let count = 300

    /// An array of JSON with as many equal elements.
    private static func list(_ element: String) -> String {
        list { _ in element }
    }

    private static func list(_ element: (Int) -> String) -> String {
        (0..<count).map(element).joined(separator: ",")
    }

    private static func journal(_ name: String, _ list: String) -> [String: String] {
        ["j": "{\"\(name)\": [\(list)]}"]
    }

    private static func rows(_ head: String, _ row: String) -> [String: String] {
        ["j": head + "\n" + String(repeating: row + "\n", count: count)]
    }

    /// A command, its files, and the kind of their problems.
    private struct Reader {
        let line: String
        let files: [String: String]
        let id: String

        init(_ line: String, _ files: [String: String], _ id: String) {
            (self.line, self.files, self.id) = (line, files, id)
        }
    }

    private static let readers: [Reader] = [
        Reader("journal check j", journal("habits", list("0")), "type-mismatch"),
        Reader(
            "journal check j",
            journal("completions", list(#"{"habit":"x","day":"2026-03-18"}"#)), "unknown-habit"),
        Reader("journal check j", journal("restDays", list(#""2026-02-30""#)), "invalid-value"),
        Reader(
            "journal check j",
            journal("habits", list { #"{"id":"\#($0)","name":"","later":1}"# }), "unknown-member"),
        Reader("journal check j", ["j": "{\(list(#""habits":[]"#))}"], "duplicate-name"),
        Reader("import json j", journal("habits", list("0")), "unused-row"),
        Reader("import csv j", rows("kind", "x"), "unused-row"),
        Reader("import libra j", rows("#Units: kg", "never;80"), "unused-row"),
        Reader(
            "import openscale j --unit kg", rows("dateTime,weight", "never,80"), "unused-row"),
        Reader(
            "phrases check w.xcstrings",
            [
                "w.xcstrings":
                    "{\"sourceLanguage\":\"en\",\"strings\":{\(list { #""no.key\#($0)":{}"# })}}"
            ], "unknown-key"),
    ]

    @Test(arguments: readers.indices)
    func `a hundred of a kind are kept and all are counted`(number: Int) throws {
        let (line, id) = (Self.readers[number].line, Self.readers[number].id)
        let bench = try ToolHarness(Self.readers[number].files)
        let outcome = bench.run(line)
        let ofKind = outcome.diagnostics.filter { $0.id == id }
        // A member that occurs 300 times is a duplicate 299 times.
        let total = id == "duplicate-name" ? Self.count - 1 : Self.count
        #expect(ofKind.count == 101)
        #expect(ofKind.last?.message == "\(total - 100) more of this kind are not listed")
        #expect(outcome.report.contains("and \(total - 50) more [\(id)]: '--verbose' lists them"))
        let hasErrors = outcome.diagnostics.hasErrors
        #expect(outcome.status == (hasErrors ? .badData : .success))
    }

    @Test(arguments: readers.indices)
    func `verbose output reports each at once and keeps none`(number: Int) throws {
        let (line, id) = (Self.readers[number].line, Self.readers[number].id)
        let bench = try ToolHarness(Self.readers[number].files)
        let reported = Reported()
        var environment = bench.environment
        environment.report = { reported.add($0) }
        let words = line.split(separator: " ").map(String.init)
        let outcome = Tool.candela.run(words + ["--verbose"], in: environment)
        #expect(outcome.status == bench.run(line).status)
        #expect(outcome.output == bench.run(line).output)
        let ofKind = reported.problems.filter { $0.id == id }
        if id == "duplicate-name" {
            // They are found by the parser, which has no places yet.
            #expect(ofKind.count == 101)
        } else {
            #expect(ofKind.count == Self.count && ofKind.allSatisfy { $0.count == 1 })
            #expect(!outcome.diagnostics.contains { $0.id == id })
        }
    }

    @Test func `an answer of a stream is short however bad its request is`() throws {
        let line = #"{"screen":"habit.list","journal":{"habits":[\#(Self.list("0"))]}}"#
        let outcome = try ToolHarness(input: line + "\n").run("stream")
        #expect(outcome.output.count < 10_000)
        #expect(outcome.text.contains(#""error":{"line":1"#))
    }
}

/// The problems that a command reports while it runs.
private final class Reported: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [Diagnostic] = []

    var problems: [Diagnostic] { lock.withLock { all } }

    func add(_ problem: Diagnostic) { lock.withLock { all.append(problem) } }
}
