import CandelaDTCG
import Testing

struct TypeChangeLintTests {
    private func run(_ theme: String) -> LintRun {
        LintRun(
            """
            {"version": "2025.10", "resolutionOrder": [
              {"type": "modifier", "name": "theme", "contexts": {\(theme)}},
              {"type": "modifier", "name": "size", "contexts": {"s": [], "l": []}}]}
            """, named: "test.resolver.json")
    }

    @Test func `reports a token whose type changes between contexts`() {
        let run = run(
            ##"""
            "light": [{①"y": {"$type": "number", "$value": 2},
              "z": {"$type": "number", "$value": "{y}"}}],
            "dim": [{"y": {"$type": "number", "$value": 3},
              "z": {"$type": "number", "$value": 3}}],
            "dark": [{②"y": {"$type": "duration", "$value": {"value": 2, "unit": "s"}},
              "z": {"$type": "number", "$value": 3}}]
            """##)
        #expect(run.found.map(\.id) == ["type-changes"], "\(run.report)")
        #expect(run.found.first?.place == run.places[1])
        #expect(
            run.found.first?.message == "'y' is a number but a duration where 'theme' is 'dark'")
        #expect(
            run.found.first?.notes == [.init("it is a number here", at: run.places[0])])
    }

    @Test func `a type that an alias takes from its context changes too`() {
        let run = run(
            ##"""
            "light": [{"a": {"$type": "number", "$value": 2}, "b": {"$value": "{a}"}}],
            "dark": [{"a": {"$type": "duration", "$value": {"value": 2, "unit": "s"}},
              "b": {"$value": "{a}"}}]
            """##)
        #expect(run.found.map(\.id) == ["type-changes", "type-changes"], "\(run.report)")
    }
}
