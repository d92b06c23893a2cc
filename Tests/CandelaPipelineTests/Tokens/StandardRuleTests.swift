import CandelaPipeline
import Testing

/// Every rule of DTCG 2025.10 by its number.
struct StandardRuleTests {
    @Test(arguments: FormatRules.all + ValueRules.all + ResolverRules.all)
    func `a rule holds`(rule: StandardRule) {
        let run = rule.run()
        #expect(run.diagnostics.map(\.id) == rule.said, "\(run.diagnostics.report)")
        for part in rule.holds { #expect(run.json.contains(part), "\(run.json)") }
        for diagnostic in run.diagnostics { #expect(diagnostic.place != nil) }
    }

    /// F-25 and F-43: identifiers come from paths, without `$root`, and a clash is reported.
    @Test func `F-25, F-43 outputs are named after paths`() {
        #expect(Identifier.make("color.accent.$root", .kebab) == "color-accent")
        #expect(Identifier.make("a.b", .kebab) == Identifier.make("a-b", .kebab))
    }

    /// F-94, C-11: a target that cannot say a value says the nearest; tested with each format.
    @Test func `F-94, C-11 a dashed stroke is dashed in CSS, a wide colour is mapped`() {
        let run = StandardRule(
            "F-94",
            ##"{"t":{"$type":"strokeStyle","$value":{"dashArray":[{"value":1,"unit":"px"}],"lineCap":"butt"}},"##
                + ##""c":{"$type":"color","$value":{"colorSpace":"display-p3","components":[0,1,0]}}}"##
        ).run()
        guard let project = run.project else { return }
        var diagnostics: [Diagnostic] = []
        let export = TokenExport(project, [[:]], name: "t", diagnostics: &diagnostics)
        let css = OutputFormat.css.files(for: export, diagnostics: &diagnostics)
            .map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        #expect(css.contains("--t: dashed;"))
        #expect(css.contains("--c: rgb(") || css.contains("--c: #"))
        #expect(css.contains("color(display-p3 0 1 0)"))
    }

    /// F-73: the document keeps its references; only what is asked for is followed.
    @Test func `F-73 a change of the target shows in every alias`() {
        for value in [1, 2] {
            let run = StandardRule(
                "F-73",
                ##"{"a": {"$value": "{b}"}, "b": {"$type": "number", "$value": \##(value)}}"##
            ).run()
            #expect(run.json.contains(##""a":{"$type":"number","$value":\##(value)}"##))
        }
    }

    /// R-24 to R-27: inputs are names and contexts, checked one by one.
    @Test(arguments: [
        (["theme": "dark"], ""), (["THEME": "Dark"], ""), (["theme": "blue"], "unknown-context"),
        (["theme": "dark", "foo": "x"], "unknown-modifier"), ([:], "missing-input"),
    ])
    func `R-24, R-25, R-26, R-27 inputs choose contexts`(inputs: [String: String], id: String) {
        let run = StandardRule(
            "R-27",
            ##"{"version":"2025.10","modifiers":{"theme":{"contexts":{"light":[],"dark":[]}}},"##
                + ##""resolutionOrder":[{"$ref":"#/modifiers/theme"}]}"##
        ).run(inputs)
        #expect(run.ids == (id.isEmpty ? [] : [id]))
    }

    @Test func `every rule of the standard has a test`() {
        var tested = Set((FormatRules.all + ValueRules.all + ResolverRules.all).flatMap(\.all))
        tested.formUnion(["F-25", "F-43", "F-73", "F-94", "C-11"])
        tested.formUnion((24...27).map { "R-\($0)" })
        func numbers(_ letter: String, _ count: Int) -> [String] {
            (1...count).map { "\(letter)-\($0 < 10 ? "0" : "")\($0)" }
        }
        let all = numbers("F", 105) + numbers("C", 11) + numbers("R", 37)
        #expect(all.filter { !tested.contains($0) } == [])
    }
}
