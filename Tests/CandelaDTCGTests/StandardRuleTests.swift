import CandelaDTCG
import CandelaTestSupport
import CandelaTokenExport
import Testing

/// The rules of DTCG 2025.10, by number.
struct StandardRuleTests {
    @Test(arguments: FormatRules.all + ValueRules.all + ResolverRules.all)
    func `a rule holds`(rule: StandardRule) {
        let run = rule.run()
        #expect(run.diagnostics.map(\.id) == rule.said, "\(run.diagnostics.report)")
        for part in rule.holds { #expect(run.json.contains(part), "\(run.json)") }
        for diagnostic in run.diagnostics { #expect(diagnostic.place != nil) }
    }

    /// Format 5.1.1 g and 6.2 d: identifiers are made from paths, without `$root`, and a clash is
    /// reported.
    @Test func `outputs are named after paths`() {
        #expect(Identifier.make("color.accent.$root", .kebab) == "color-accent")
        #expect(Identifier.make("a.b", .kebab) == Identifier.make("a-b", .kebab))
    }

    /// Format 9.3.3 a and Color 5 a: a target that cannot express a value uses the nearest; tested
    /// in each format.
    @Test func `a dashed stroke is dashed in CSS, a wide colour is mapped`() {
        let run = StandardRule(
            "Format 9.3.3 a",
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

    /// Format 7.2 b: the document keeps its references; only requested ones are followed.
    @Test func `a change of the target affects every alias`() {
        for value in [1, 2] {
            let run = StandardRule(
                "Format 7.2 b",
                ##"{"a": {"$value": "{b}"}, "b": {"$type": "number", "$value": \##(value)}}"##
            ).run()
            #expect(run.json.contains(##""a":{"$type":"number","$value":\##(value)}"##))
        }
    }

    /// Resolver 5 a, 5.1 a, 5.2 a and 6.1 a: inputs are names and contexts, checked one by one.
    @Test(arguments: [
        (["theme": "dark"], ""), (["THEME": "Dark"], ""), (["theme": "blue"], "unknown-context"),
        (["theme": "dark", "foo": "x"], "unknown-modifier"), ([:], "missing-input"),
    ])
    func `inputs choose contexts`(inputs: [String: String], id: String) {
        let run = StandardRule(
            "Resolver 6.1 a",
            ##"{"version":"2025.10","modifiers":{"theme":{"contexts":{"light":[],"dark":[]}}},"##
                + ##""resolutionOrder":[{"$ref":"#/modifiers/theme"}]}"##
        ).run(inputs)
        #expect(run.ids == (id.isEmpty ? [] : [id]))
    }

    /// The number of rules in each section: 105 of the format, 11 of colours, 37 of resolvers.
    private static let counts: [(module: String, sections: [String: Int])] = [
        (
            "Format",
            [
                "3.7": 1, "4": 4, "4.1": 2, "4.2": 1, "5.1": 2, "5.1.1": 7, "5.2.1": 1,
                "5.2.2": 3, "5.2.3": 2, "5.2.4": 1, "6": 2, "6.1": 2, "6.2": 4, "6.3": 1,
                "6.3.1": 1, "6.4": 4, "6.4.1": 1, "6.4.2": 1, "6.4.3": 1, "6.4.4": 2, "6.4.5": 1,
                "6.4.6": 1, "6.4.8": 1, "6.5": 2, "6.6.2": 1, "6.7.1": 1, "6.7.2": 1, "6.7.3": 1,
                "6.7.4": 1, "6.8": 2, "6.9.1": 1, "7.1.1": 2, "7.1.2": 5, "7.2": 4, "7.2.1": 1,
                "7.2.2": 1, "7.4.5": 4, "7.5.1": 1, "8": 3, "8.2": 3, "8.3": 2, "8.4": 2,
                "8.5": 1, "8.6": 1, "8.7": 1, "9": 2, "9.1": 3, "9.3": 2, "9.3.3": 1, "9.4": 2,
                "9.6": 2, "9.7": 4, "9.8": 2,
            ]
        ),
        ("Color", ["4.1": 10, "5": 1]),
        (
            "Resolver",
            [
                "2": 1, "3.1": 1, "3.2": 1, "4.1": 1, "4.1.4": 2, "4.1.5": 1, "4.1.5.1": 2,
                "4.1.5.3": 1, "4.1.6": 5, "4.2": 5, "4.2.1": 1, "4.2.2": 1, "4.3": 1, "4.5": 1,
                "5": 3, "5.1": 1, "5.2": 1, "6": 1, "6.1": 1, "6.2": 1, "6.3": 1, "7": 2, "8": 2,
            ]
        ),
    ]

    @Test func `every rule of the standard has a test`() {
        var tested = Set((FormatRules.all + ValueRules.all + ResolverRules.all).flatMap(\.all))
        // The rules covered by the tests above.
        tested.formUnion(["Format 5.1.1 g", "Format 6.2 d", "Format 7.2 b", "Format 9.3.3 a"])
        tested.formUnion(["Color 5 a", "Resolver 5 a", "Resolver 5.1 a", "Resolver 5.2 a"])
        tested.insert("Resolver 6.1 a")
        let all = Self.counts.flatMap { module, sections in
            sections.flatMap { section, count in
                "abcdefghijklmnopqrstuvwxyz".prefix(count).map { "\(module) \(section) \($0)" }
            }
        }
        #expect(Set(all).count == 105 + 11 + 37)
        #expect(Set(all).symmetricDifference(tested) == [])
    }
}
