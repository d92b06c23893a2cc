import CandelaDTCG
import Testing

struct DescriptionLintTests {
    @Test func `a token without a description is reported if three of four have one`() {
        let run = LintRun(
            """
            {"space": {"$type": "number",
              "s": {"$value": 1, "$description": "Inside a row."},
              "m": {"$value": 2, "$description": "Between rows."},
              "deep": {①"l": {"$value": 3}},
              "x": {"$value": 4, "$description": "Around a page."}}}
            """)
        #expect(run.found.map(\.id) == ["missing-description"], "\(run.report)")
        #expect(run.found.first?.place == run.places[0])
        #expect(run.found.first?.message == "'space.deep.l' has no description")
        #expect(
            run.found.first?.help == [
                "describe its use in '$description', as other tokens of the file do"
            ])
    }

    @Test func `a file with fewer descriptions is not reported`() {
        let run = LintRun(
            """
            {"$type": "number", "s": {"$value": 1, "$description": "Inside a row."},
             "m": {"$value": 2, "$description": "Between rows."}, "l": {"$value": 3}}
            """)
        #expect(run.found.isEmpty, "\(run.report)")
    }

    @Test func `files are counted separately`() {
        let described = (1...9).map { "\"t\($0)\": {\"$value\": 1, \"$description\": \"One.\"}" }
        let run = LintRun(
            """
            {"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "all", "sources": [
              {"$ref": "bare.json"}, {"$ref": "described.json"}]}]}
            """, named: "test.resolver.json",
            [
                "bare.json": ##"{"$type": "number", "a": {"$value": 1}, "b": {"$value": 1}}"##,
                "described.json": "{\"$type\": \"number\", \(described.joined(separator: ",")),\n"
                    + "\"bare\": {\"$value\": 1}}",
            ])
        #expect(run.found.map { $0.place.map { "\($0)" } } == ["described.json:2:1"])
    }
}
