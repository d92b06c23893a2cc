import CandelaColor
import CandelaDTCG
import CandelaTestSupport
import CandelaTokenImport
import Testing

struct TokenUpgradeTests {
    private func upgrade(_ text: String, _ file: String = "t.json") -> (
        text: String?, ids: [String]
    ) {
        var diagnostics: [Diagnostic] = []
        let bytes = TokenUpgrade.upgraded(
            Array(text.utf8), file: file, diagnostics: &diagnostics)
        return (bytes.map { String(decoding: $0, as: UTF8.self) }, diagnostics.map(\.id))
    }

    private let draft = """
        {
          "b": { "value": "16px", "type": "dimension", "description": "Base", "x-note": [1.50] },
          "a": { "value": "{ b.value }", "type": "dimension", "extensions": { "org.other": { "n": 1e2 } } },
          "dur": { "value": 200, "type": "time" }
        }

        """

    /// Order, layout, descriptions, extensions and number spellings are preserved.
    @Test func `writes the strict form and preserves everything else`() {
        let strict = """
            {
              "b": { "$value": {"value": 16, "unit": "px"}, "$type": "dimension", "$description": "Base", "$extensions": {"org.candela.kept": {"x-note": [1.50]}} },
              "a": { "$value": "{b}", "$type": "dimension", "$extensions": { "org.other": { "n": 1e2 } } },
              "dur": { "$value": {"value": 200, "unit": "ms"}, "$type": "duration" }
            }

            """
        #expect(upgrade(draft).text == strict)
    }

    @Test func `an upgraded file has nothing to upgrade and no errors`() throws {
        let once = try #require(upgrade(draft).text)
        #expect(upgrade(once).text == once && upgrade(once).ids.isEmpty)
        #expect(TokenFixture(once, named: "t.json").resolve().diagnostics.isEmpty)
    }

    @Test func `keeps values that the format cannot express`() {
        let text = #"{"a": {"$type": "dimension", "$value": "2em"}}"#
        #expect(upgrade(text).text == text)
        #expect(upgrade(text).ids == ["lenient-other-type"])
    }

    @Test func `gives a calculation the type of its result`() throws {
        let once = try #require(
            upgrade(
                #"{"f": {"type": "fontSizes", "value": "16px"}, "a": {"type": "lineHeights", "value": "{f} * 1.5"}}"#
            ).text)
        let run = TokenFixture(once, named: "t.json").resolve()
        #expect(run.diagnostics.isEmpty, "\(run.diagnostics.report)")
        guard case .dimension(let height)? = run.value("a") else {
            Issue.record("\(once)")
            return
        }
        #expect(height.value == 24)
    }

    @Test func `gives untyped overrides the type of their base`() {
        let base = #"""
            {"base": {"w": {"$type": "dimension", "$value": {"value": 12, "unit": "px"}},
                      "f": {"$type": "fontWeight", "$value": 400}},
             "k": {"$extends": "{base}",
            """#
        let end = #" "k2": {"$extends": "{k}"}}"#
        let (text, ids) = upgrade(
            base + #" "w": {"$value": "100px"}, "f": {"$value": 700}},"# + end)
        let strict =
            base + #" "w": {"$type": "dimension", "$value": {"value": 100, "unit": "px"}},"#
            + #" "f": {"$type": "fontWeight", "$value": 700}},"# + end
        #expect(text == strict && ids == ["lenient-type", "lenient-type"])
        #expect(upgrade(strict).text == strict && upgrade(strict).ids.isEmpty)
        let run = TokenFixture(strict, named: "t.json").resolve()
        #expect(run.diagnostics.isEmpty, "\(run.diagnostics.report)")
        #expect(run.value("k2.w") == .dimension(DimensionValue(100, .px)))
    }

    @Test func `leaves a gradient whose direction is a reference unchanged`() {
        let text =
            ##"{"angle": {"$type": "string", "$value": "45deg"}, "a": {"$type": "color", "##
            + ##""$value": "linear-gradient({angle}, #f00, #00f)"}}"##
        var diagnostics: [Diagnostic] = []
        let bytes = TokenUpgrade.upgraded(
            Array(text.utf8), file: "t.json", diagnostics: &diagnostics)
        #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == text)
        #expect(diagnostics.map(\.id) == ["passed-over"], "\(diagnostics.report)")
        #expect(diagnostics.first?.message.hasSuffix("it is left unchanged") == true)
    }

    @Test func `a gradient whose first colour is a reference runs to the bottom`() throws {
        let text =
            ##"{"c": {"$type": "color", "$value": "#ff0000"}, "a": {"$type": "color", "##
            + ##""$value": "linear-gradient({c}, #0000ff)"}}"##
        let (upgraded, ids) = upgrade(text)
        #expect(ids.filter { $0 == "lenient-gradient" }.count == 1 && !ids.contains("passed-over"))
        let run = TokenFixture(try #require(upgraded), named: "t.json").resolve()
        #expect(run.diagnostics.isEmpty, "\(run.diagnostics.report)")
        guard case .gradient(let stops)? = run.value("a") else {
            Issue.record("\(upgraded ?? "")")
            return
        }
        #expect(stops.map(\.color.components) == [[1, 0, 0], [0, 0, 1]])
        #expect(run.tokens?["a"]?.hints.direction?.rawValue == "top-bottom")
    }

    @Test(arguments: ["", "[1]", "{\"a\" 1}"])
    func `rejects files that are not token files`(text: String) {
        #expect(upgrade(text).text == nil && !upgrade(text).ids.isEmpty)
    }

    @Test(arguments: [("one", [1.0, 0, 0]), ("two", [0, 0, 1])])
    func `a gradient that varies by context can be read after its upgrade`(
        context: String, components: [Double]
    ) throws {
        let text = ##"""
            {"version": "2025.10", "sets": {"s": {"sources": [{
              "g": {"$type": "color", "$value": "linear-gradient(90deg, {c}, #ffffff)"}}]}},
             "modifiers": {"m": {"contexts": {
              "one": [{"c": {"$type": "color", "$value": "#ff0000"}}],
              "two": [{"c": {"$type": "color", "$value": "#0000ff"}}]}}},
             "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}]}
            """##
        var diagnostics: [Diagnostic] = []
        let upgraded = try #require(
            TokenUpgrade.upgraded(
                Array(text.utf8), file: "a.resolver.json", diagnostics: &diagnostics))
        let fixture = TokenFixture(
            String(decoding: upgraded, as: UTF8.self), named: "a.resolver.json")
        let run = fixture.resolve(["m": context])
        #expect(run.errors.isEmpty, "\(run.diagnostics.report)")
        guard case .gradient(let stops)? = run.value("g") else {
            Issue.record("no gradient")
            return
        }
        #expect(stops.map(\.color.components) == [components, [1, 1, 1]])
        #expect(stops.map(\.position) == [0, 1])
    }

    /// A set with calculations that differ between the contexts of a modifier, before or after it.
    private static func varying(_ order: [String]) -> String {
        let steps = order.map { "{\"$ref\": \"#/\($0)\"}" }.joined(separator: ", ")
        return ##"""
            {"version": "2025.10", "sets": {"s": {"sources": [{
              "g": {"$type": "color", "$value": "linear-gradient(90deg, rgba({c}, 0.5), #ffffff)"},
              "h": {"$type": "color", "$value": "rgba({c}, 0.5)", "$description": "half"},
              "k": {"$type": "color", "$value": "{h}"},
              "n": {"$type": "dimension", "m": {"$value": "{w} * 2"}, "w": {"$value": "{w}"}}}]}},
             "modifiers": {"m": {"contexts": {
              "one": [{"c": {"$type": "color", "$value": "#ff0000"}, "w": {"$type": "dimension", "$value": "1px"}}],
              "two": [{"c": {"$type": "color", "$value": "#0000ff"}, "w": {"$type": "dimension", "$value": "3px"}}]}}},
             "resolutionOrder": [\##(steps)]}
            """##
    }

    @Test(arguments: [["sets/s", "modifiers/m"], ["modifiers/m", "sets/s"]])
    func `calculations that depend on a modifier have their values in each context`(
        order: [String]
    ) throws {
        let upgraded = try #require(upgrade(Self.varying(order), "a.resolver.json").text)
        let fixture = TokenFixture(upgraded, named: "a.resolver.json")
        for (context, components, length) in [("one", [1.0, 0, 0], 2.0), ("two", [0, 0, 1], 6)] {
            let run = fixture.resolve(["m": context])
            #expect(run.diagnostics.isEmpty, "\(upgraded)\(run.diagnostics.report)")
            let half = ColorValue(.srgb, components, alpha: 0.5)
            #expect(run.value("h") == .color(half) && run.value("k") == .color(half))
            #expect(run.tokens?["h"]?.description == "half")
            #expect(run.value("n.m") == .dimension(DimensionValue(length, .px)))
            guard case .gradient(let stops)? = run.value("g") else {
                Issue.record("no gradient")
                continue
            }
            #expect(stops.map(\.color.components) == [components, [1, 1, 1]])
            #expect(stops.map(\.color.alpha) == [0.5, 1])
        }
    }

    @Test func `keeps a calculation that depends on two modifiers`() throws {
        let text = #"""
            {"version": "2025.10", "sets": {"s": {"sources": [{
              "n": {"$type": "number", "$value": "{a} + {b}"}}]}},
             "modifiers": {
              "m": {"contexts": {"x": [{"a": {"$type": "number", "$value": 1}}], "y": [{"a": {"$type": "number", "$value": 2}}]}},
              "o": {"contexts": {"x": [{"b": {"$type": "number", "$value": 1}}], "y": [{"b": {"$type": "number", "$value": 2}}]}}},
             "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}, {"$ref": "#/modifiers/o"}]}
            """#
        var diagnostics: [Diagnostic] = []
        let upgraded = try #require(
            TokenUpgrade.upgraded(
                Array(text.utf8), file: "a.resolver.json", diagnostics: &diagnostics))
        #expect(String(decoding: upgraded, as: UTF8.self) == text)
        let kept = try #require(diagnostics.first { $0.id == "kept-calculation" })
        #expect(kept.place?.line == 2 && kept.message.contains("'m' and 'o' together"))
        // 1 + 1, 1 + 2, 2 + 1 and 2 + 2.
        #expect(
            kept.help == [
                "it is 2 where 'm' is 'x' and 'o' is 'x'",
                "it is 3 where 'm' is 'x' and 'o' is 'y'",
                "it is 3 where 'm' is 'y' and 'o' is 'x'",
                "it is 4 where 'm' is 'y' and 'o' is 'y'",
            ])
    }

    @Test(arguments: [
        (##"{"a": {"$vaule": "#ffffff", "$type": "color"}}"##, "$value", 8),
        (##"{"a": {"$value": 1, "$type": "number", "$desciption": "x"}}"##, "$description", 40),
        (##"{"a": {"$tpye": "number", "b": {"$type": "number", "$value": 1}}}"##, "$type", 8),
    ])
    func `a misspelt member stays in its place`(text: String, name: String, column: Int) throws {
        var diagnostics: [Diagnostic] = []
        let upgraded = try #require(
            TokenUpgrade.upgraded(
                Array(text.utf8), file: "a.tokens.json", diagnostics: &diagnostics))
        #expect(String(decoding: upgraded, as: UTF8.self) == text)
        let warnings = diagnostics.filter { $0.id == "lenient-member" }
        #expect(warnings.map(\.help) == [["did you mean '\(name)'?"]], "\(diagnostics.report)")
        #expect(warnings.first?.place?.column == column)
        let read = LenientFixture(text).run
        #expect(read.diagnostics.contains { $0.help == ["did you mean '\(name)'?"] })
    }
}
