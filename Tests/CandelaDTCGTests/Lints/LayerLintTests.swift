import CandelaDTCG
import Testing

struct LayerLintTests {
    private func run(_ base: String, _ roles: String, _ parts: String) -> LintRun {
        LintRun(
            """
            {"version": "2025.10", "resolutionOrder": [
              {"type": "set", "name": "base", "sources": [{"$type": "number", \(base)}]},
              {"type": "set", "name": "roles", "sources": [{"$type": "number", \(roles)}]},
              {"type": "modifier", "name": "size", "contexts": {
                "s": [{"mode": {"$type": "number", "gap": {"$value": 1}}}],
                "l": [{"mode": {"$type": "number", "gap": {"$value": 2}}}]}},
              {"type": "set", "name": "parts", "sources": [{"$type": "number", \(parts)}]}]}
            """, named: "test.resolver.json")
    }

    @Test func `an alias past a layer with a name for its target is reported`() {
        let run = run(
            ##""blue": {"$value": 1}"##, ##"①"action": {"$value": "{blue}"}"##,
            ##""button": {"ink": {"$value": ②"{blue}"}, "edge": {"$value": "{action}"}}"##)
        #expect(run.found.map(\.id) == ["skipped-layer"], "\(run.report)")
        #expect(run.found.first?.place == run.places[1])
        #expect(
            run.found.first?.message
                == "'button.ink' of 'parts' refers to 'blue' past 'roles', which calls it 'action'")
        #expect(run.found.first?.help == ["refer to '{action}'"])
        #expect(run.found.first?.notes == [.init("'action' is here", at: run.places[0])])
    }

    @Test func `values without a name in the layers between may be used from below`() {
        let run = run(
            ##""blue": {"$value": 1}"##, ##""action": {"$value": 2}"##,
            ##""ink": {"$value": "{blue}"}, "gap": {"$value": "{mode.gap}"}"##)
        #expect(run.found.isEmpty, "\(run.report)")
    }

    @Test func `a layer that always skips the layer between is not reported`() {
        let parts = ["a", "b", "c", "d"].map { "\"\($0)\": {\"$value\": \"{blue}\"}" }
        let run = run(
            ##""blue": {"$value": 1}"##, ##""action": {"$value": "{blue}"}"##,
            parts.joined(separator: ","))
        #expect(run.found.isEmpty, "\(run.report)")
    }

    @Test func `an unused literal is reported if others are used`() {
        let run = run(
            ##""blue": {"$value": 1}, ①"red": {"$value": 2}"##,
            ##""action": {"$value": "{blue}"}, "literal": {"$value": 3}"##,
            ##""x": {"$value": 1}"##)
        #expect(run.found.map(\.id) == ["unused-token"], "\(run.report)")
        #expect(run.found.first?.place == run.places[0])
        #expect(run.found.first?.message == "no token refers to 'red'")
    }

    @Test func `a pointer to a part is a use, even in a single context`() {
        let run = LintRun(
            """
            {"version": "2025.10", "resolutionOrder": [
              {"type": "set", "name": "base", "sources": [{"$type": "dimension",
                "a": {"$value": {"value": 1, "unit": "px"}},
                "b": {"$value": {"value": 2, "unit": "px"}}}]},
              {"type": "modifier", "name": "size", "contexts": {
                "s": [{"gap": {"$type": "dimension", "$value": "{a}"}}],
                "l": [{"gap": {"$type": "dimension",
                  "$value": {"value": {"$ref": "#/b/$value/value"}, "unit": "px"}}}]}}]}
            """, named: "test.resolver.json")
        #expect(run.found.isEmpty, "\(run.report)")
    }

    @Test func `a set of mostly unused tokens is not a scale`() {
        let run = run(
            ##""blue": {"$value": 1}, "red": {"$value": 2}, "green": {"$value": 3}"##,
            ##""action": {"$value": "{blue}"}"##, ##""x": {"$value": 1}"##)
        #expect(run.found.isEmpty, "\(run.report)")
    }

    @Test func `a token file has no layers`() {
        let run = LintRun(
            ##"{"$type": "number", "a": {"$value": 1}, "b": {"$value": 2}, "c": {"$value": "{a}"}}"##
        )
        #expect(run.found.isEmpty, "\(run.report)")
    }
}
