import CandelaDTCG
import CandelaTestSupport
import Testing

struct NameLintTests {
    private func check(_ text: String, named name: String = "test.tokens.json") -> LintRun {
        LintRun(text, named: name)
    }

    @Test func `reports both places of siblings that differ only in case`() {
        let run = check(
            """
            {"color": {"$type": "number", ①"Red": {"$value": 1}, ②"red": {"$value": 2}},
             ③"Color": {"$type": "number", "blue": {"$value": 3}}}
            """)
        #expect(run.found.map(\.id) == ["differs-by-case", "differs-by-case"], "\(run.report)")
        #expect(run.found.map(\.place) == [run.places[1], run.places[2]])
        #expect(run.found[0].message == "'red' differs from 'Red' in 'color' only in letter case")
        #expect(run.found[0].notes.map(\.place) == [run.places[0]])
        #expect(run.found[1].message == "'Color' differs from 'color' only in letter case")
        #expect(run.found.allSatisfy { $0.severity == .warning })
    }

    @Test func `names that differ only in case in different groups are fine`() {
        let run = check(
            """
            {"a": {"$type": "number", "Red": {"$value": 1}},
             "b": {"$type": "number", "red": {"$value": 1}}}
            """)
        #expect(run.found.isEmpty, "\(run.report)")
    }

    @Test(arguments: [
        (##"①"a-b": {"$value": 1}, "a": {②"b": {"$value": 2}}"##, "a.b", "a-b", "a-b"),
        (
            ##"①"fontSize": {"$value": 1}, ②"font_size": {"$value": 2}"##, "font_size", "fontSize",
            "font-size"
        ),
        (##""a": {①"$root": {"$value": 1}}, ②"-a": {"$value": 2}"##, "-a", "a.$root", "a"),
        (##""s": {①"1-5": {"$value": 1}, ②"15": {"$value": 2}}"##, "s.15", "s.1-5", "s15"),
    ])
    func `reports both places of tokens with the same exported name`(
        members: String, second: String, first: String, name: String
    ) {
        let run = check("{\"$type\": \"number\", \(members)}")
        #expect(run.found.map(\.id) == ["identifier-clash"], "\(run.report)")
        #expect(
            run.found.first?.message
                == "'\(second)' and '\(first)' would both be exported as '\(name)'")
        #expect(run.found.first?.place == run.places[1])
        #expect(run.found.first?.notes == [.init("'\(first)' is here", at: run.places[0])])
    }

    @Test func `a clash in many permutations is reported once`() {
        let run = check(
            """
            {"version": "2025.10", "resolutionOrder": [
              {"type": "set", "name": "base", "sources": [
                {"$type": "number", "a-b": {"$value": 1}, "a": {"b": {"$value": 2}},
                 "Z": {"$value": 3}, "z": {"$value": 4}}]},
              {"type": "modifier", "name": "size", "contexts": {"s": [], "m": [], "l": []}}]}
            """, named: "test.resolver.json")
        #expect(run.found.map(\.id) == ["identifier-clash", "differs-by-case"], "\(run.report)")
    }

    @Test func `lints run only without errors`() {
        let run = check(##"{"$type": "number", "A": {"$value": 1}, "a": {"$value": "x"}}"##)
        #expect(run.found.map(\.id) == ["invalid-number"], "\(run.report)")
    }
}

/// The result of a check of a marked fixture.
struct LintRun {
    let found: [Diagnostic]
    let places: [SourcePosition]

    var report: String { found.report }

    init(_ text: String, named name: String = "test.tokens.json", _ others: [String: String] = [:])
    {
        let marked = MarkedText(text, file: name)
        places = marked.places
        found = TokenFixture(String(decoding: marked.bytes, as: UTF8.self), named: name, others)
            .check()
    }
}
