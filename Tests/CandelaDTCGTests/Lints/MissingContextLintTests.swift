import CandelaDTCG
import Testing

struct MissingContextLintTests {
    private func resolver(_ theme: String, size: String = ##""s": [], "l": []"##) -> LintRun {
        LintRun(
            """
            {"version": "2025.10", "resolutionOrder": [
              {"type": "modifier", "name": "theme", "contexts": {\(theme)}},
              {"type": "modifier", "name": "size", "contexts": {\(size)}},
              {"type": "set", "name": "base", "sources": [
                {"ink": {"$type": "number", "$value": 1}}]}]}
            """, named: "test.resolver.json")
    }

    @Test func `reports the contexts of the modifier that lack a token`() {
        let run = resolver(
            ##""light": [{"glow": {①"soft": {"$type": "number", "$value": 1}}}], "dark": [], "dim": []"##
        )
        #expect(run.found.map(\.id) == ["missing-in-context"], "\(run.report)")
        #expect(run.found.first?.place == run.places[0])
        #expect(
            run.found.first?.message
                == "'glow.soft' has no value where 'theme' is 'dark' or 'dim'")
        #expect(
            run.found.first?.help == ["define it in every context, or in a set they share"])
    }

    @Test func `reports one permutation if several modifiers decide`() {
        let glow = ##"[{"glow": {"$type": "number", "$value": 1}}]"##
        let run = resolver("\"light\": \(glow), \"dark\": []", size: "\"s\": \(glow), \"l\": []")
        #expect(
            run.found.map(\.message) == [
                "'glow' has no value where 'theme' is 'dark' and 'size' is 'l'"
            ])
    }

    @Test func `a palette of one brand is fine if tokens of all brands use it`() {
        let run = resolver(
            """
            "light": [{"base": {"white": {"$type": "number", "$value": 1}},
              "paper": {"$value": "{base.white}", "$type": "number"}}],
            "dark": [{"base": {"night": {"$type": "number", "$value": 0},
              "half": {"$type": "number", "$value": {"$ref": "#/base/night/$value"}}},
              "paper": {"$value": "{base.half}", "$type": "number"}}]
            """)
        #expect(run.found.isEmpty, "\(run.report)")
    }
}
