import CandelaJSON
import Testing

struct FindingLogTests {
    private static func problem(_ number: Int, _ id: String = "bad-row") -> Diagnostic {
        .error(id, "row \(number)", at: SourcePosition(file: "f", line: number, column: 1))
    }

    @Test func `a million problems leave a hundred and their number`() {
        var log = FindingLog<Int, Int>()
        for number in 0..<1_000_000 { log.append(number, of: 0) }
        #expect(log.kept == Array(0..<100))
        #expect(log.count == 1_000_000 && log.count(of: 0) == 1_000_000)
        #expect(log.rests.map { $0.count } == [999_900])
    }

    @Test(arguments: [
        (100, ""), (101, "1 more of this kind is not listed"),
        (102, "2 more of this kind are not listed"),
    ])
    func `lists the first hundred of each kind and counts the others`(total: Int, last: String) {
        var log = DiagnosticLog()
        for number in 0..<total { log.append(Self.problem(number)) }
        log.append(Self.problem(0, "other"))
        let listed = log.diagnostics
        #expect(Array(listed.prefix(100)) == (0..<100).map { Self.problem($0) })
        #expect(listed[100] == Self.problem(0, "other"))
        #expect(listed.dropFirst(101).map(\.message) == (last.isEmpty ? [] : [last]))
        #expect(listed.allSatisfy { $0.severity == .error })
    }

    /// A file's log is added to the log of all files.
    @Test func `keeps the number when diagnostics are added to another log`() {
        var first = DiagnosticLog()
        for number in 0..<250 { first.append(Self.problem(number)) }
        var second = DiagnosticLog()
        for number in 0..<30 { second.append(Self.problem(number)) }
        var third = second
        second += first.diagnostics
        third += first
        for log in [second, third] {
            #expect(log.count == 280 && log.kept.count == 100)
            #expect(log.diagnostics.last?.message == "180 more of this kind are not listed")
            #expect(log.diagnostics.last?.count == 180)
        }
    }

    @Test func `separates errors from warnings with the same id`() {
        var log = DiagnosticLog()
        for number in 0..<200 { log.append(Self.problem(number).asWarning) }
        #expect(!log.hasErrors)
        log.append(Self.problem(200))
        #expect(log.hasErrors && log.kept.last == Self.problem(200))
    }

    @Test func `passes each finding on and keeps none`() {
        let passed = Passed()
        var log = DiagnosticLog(passingTo: { passed.add($0) })
        for number in 0..<150 { log.append(Self.problem(number)) }
        #expect(passed.problems == (0..<150).map { Self.problem($0) })
        #expect(log.kept.isEmpty && log.diagnostics.isEmpty && log.rests.isEmpty)
        #expect(log.count == 150 && log.hasErrors && !log.isEmpty)
        // Those of another log that passes its findings on itself are only counted.
        var all = DiagnosticLog(passingTo: { passed.add($0) })
        all += log
        #expect(all.count == 150 && all.hasErrors && passed.problems.count == 150)
    }
}

/// The problems passed on by a log, which is used by one thread.
private final class Passed: @unchecked Sendable {
    private(set) var problems: [Diagnostic] = []

    func add(_ problem: Diagnostic) { problems.append(problem) }
}
