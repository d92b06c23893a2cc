import CandelaDTCG
import CandelaTestSupport
import Testing

struct ResolverInputsTests {
    /// Two modifiers, one with a default, and two contexts that differ only in case.
    static let document = """
        {"version": "2025.10", "resolutionOrder": [
          {"type": "modifier", "name": "theme", "contexts": {"light": [], "dark": [
            {"x": {"$type": "number", "$value": 1}}]}},
          {"type": "modifier", "name": "beta", "default": "false", "contexts": {
            "false": [], "true": [{"y": {"$type": "number", "$value": 1}}], "TRUE": []}}]}
        """

    private func run(_ inputs: [String: String]) -> TokenFixture.Run {
        TokenFixture(Self.document, named: "test.resolver.json").resolve(inputs)
    }

    // swift-format-ignore
    static let choices: [([String: String], [String])] = [
        (["theme": "dark"], ["x"]), (["theme": "light"], []),
        (["theme": "dark", "beta": "true"], ["x", "y"]),
        // Case is ignored if the meaning is unambiguous (Resolver 5.1 a).
        (["THEME": "Dark"], ["x"]), (["theme": "dark", "beta": "TRUE"], ["x"]),
    ]

    @Test(arguments: choices)
    func `choose contexts`(inputs: [String: String], paths: [String]) {
        let run = run(inputs)
        #expect(run.errors.isEmpty, "\(run.diagnostics.report)")
        #expect(run.tokens?.paths == paths)
    }

    // swift-format-ignore
    static let faults: [([String: String], [String])] = [
        ([:], ["missing-input"]), (["theme": "blue"], ["unknown-context"]),
        (["theme": "dark", "foo": "x"], ["unknown-modifier"]),
        (["theme": "dark", "beta": "True"], ["ambiguous-input"]),
        (["theme": "dark", "Theme": "light"], ["repeated-input"]),
        (["foo": "x", "beta": "maybe"], ["unknown-context", "unknown-modifier", "missing-input"]),
    ]

    @Test(arguments: faults)
    func `are rejected with all errors at once`(inputs: [String: String], ids: [String]) {
        let run = run(inputs)
        #expect(run.ids == ids, "\(run.diagnostics.report)")
        #expect(run.tokens == nil)
    }

    @Test func `errors give the modifier, the value and suggestions`() {
        let error = run(["theme": "drak"]).errors.first
        #expect(error?.message == "modifier 'theme' has no context 'drak'")
        #expect(error?.help == ["closest context is 'dark'"])
        #expect(run(["theme": "x"]).errors.first?.help == ["the contexts are 'light', 'dark'"])
    }

    @Test func `have no effect without modifiers`() {
        let run = TokenFixture(##"{"a": {"$type": "number", "$value": 1}}"##)
            .resolve(["theme": "dark"])
        #expect(run.errors.isEmpty)
        #expect(run.diagnostics.map(\.id) == ["unused-input"])
        #expect(run.tokens?.count == 1)
    }
}
