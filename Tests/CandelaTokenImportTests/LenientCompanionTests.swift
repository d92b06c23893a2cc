import CandelaDTCG
import CandelaTestSupport
import CandelaTokenImport
import Testing

/// Members beside a value that change it.
struct LenientCompanionTests {
    private func fixture(_ members: String, _ more: String = "") -> LenientFixture {
        LenientFixture("{\"a\": {\(members)}\(more)}")
    }

    @Test(arguments: [
        (#""$type": "duration", "$value": "0.2", "unit": "s""#, #"{"value":0.2,"unit":"s"}"#),
        (#""$type": "duration", "$value": 0.2, "unit": "s""#, #"{"value":0.2,"unit":"s"}"#),
        (#""$type": "dimension", "$value": 1.5, "unit": "rem""#, #"{"value":1.5,"unit":"rem"}"#),
        (#""$type": "dimension", "unit": "px", "$value": "4px""#, #"{"value":4,"unit":"px"}"#),
        (#""type": "spacing", "value": "2", "unit": "rem""#, #"{"value":2,"unit":"rem"}"#),
        (#""$type": "dimension", "$value": 2, "$unit": "rem""#, #"{"value":2,"unit":"rem"}"#),
        (#""value": 250, "unit": "ms""#, #"{"value":250,"unit":"ms"}"#),
        (#""$type": "number", "$value": 40, "unit": "%""#, "0.4"),
        (
            #""$type": "dimension", "$value": {"value": 1, "unit": "px"}, "unit": "px""#,
            #"{"value":1,"unit":"px"}"#
        ),
    ])
    func `a unit belongs to the value`(members: String, value: String) {
        let fixture = fixture(members)
        #expect(fixture.run.errors.isEmpty, "\(fixture.run.diagnostics.report)")
        #expect(fixture.value() == value)
    }

    @Test(arguments: ["unit", "$unit"])
    func `a text that refers to a value has its unit`(name: String) {
        let fixture = fixture(
            #""$type": "dimension", "$value": "2", "\#(name)": "px""#,
            #", "b": {"$value": "0 {a} solid"}"#)
        #expect(fixture.run.errors.isEmpty, "\(fixture.run.diagnostics.report)")
        #expect(fixture.value("b") == #""0 2px solid""#)
    }

    @Test(arguments: [
        (##""$type": "color", "$value": "#336699", "alpha": "0.2""##, 0.2),
        (##""$type": "color", "$value": "#336699", "alpha": 0.2"##, 0.2),
        (##""$type": "color", "$value": "#336699", "opacity": "20%""##, 0.2),
        (##""$type": "color", "$value": "#336699", "$alpha": 0.2"##, 0.2),
        (##""value": "#336699", "alpha": 0.2"##, 0.2),
        (##""$type": "color", "$value": "{b}", "alpha": 0.2"##, 0.2),
        (##""$type": "color", "$value": "{b}", "alpha": "{c}""##, 0.4),
        (##""$type": "color", "$value": "#336699cc", "alpha": 0.2"##, 0.2),
        (
            ##""$type": "color", "$value": {"colorSpace": "srgb", "components": [0.2, 0.4, 0.6]}, "alpha": 0.2"##,
            0.2
        ),
    ])
    func `an opacity belongs to the colour`(members: String, alpha: Double) throws {
        let isOld = members.contains("\"value\"")
        let others =
            isOld
            ? ""
            : ##", "b": {"$type": "color", "$value": "#336699"}, "c": {"$type": "number", "$value": 0.4}"##
        let fixture = fixture(members, others)
        #expect(fixture.run.errors.isEmpty, "\(fixture.run.diagnostics.report)")
        guard case .color(let color)? = fixture.run.value("a") else {
            Issue.record("no colour")
            return
        }
        // #336699: 51, 102 and 153 of 255.
        #expect(color == ColorValue(.srgb, [0.2, 0.4, 0.6], alpha: alpha))
        #expect(!fixture.ids.contains("lenient-member"))
    }

    @Test func `an opacity keeps the colour space`() {
        let fixture = fixture(
            #""$type": "color", "$value": "{b}", "alpha": 0.5"#,
            #", "b": {"$type": "color", "$value": {"colorSpace": "display-p3", "components": [1, 0, 0]}}"#
        )
        #expect(fixture.run.value("a") == .color(ColorValue(.displayP3, [1, 0, 0], alpha: 0.5)))
    }

    @Test func `an opacity beside a colour in a composite value belongs to the colour`() {
        let fixture = fixture(
            ##"""
            "$type": "shadow", "$value": [{"color": "#336699", "alpha": 0.2,
              "offsetX": "0", "offsetY": "1px", "blur": "2px", "spread": "0"}]
            """##,
            ##"""
            , "b": {"$type": "border", "$value":
              {"color": "{c}", "width": "1px", "style": "solid", "opacity": 0.4}},
            "c": {"$type": "color", "$value": "#336699"},
            "d": {"$type": "gradient", "$value": [
              {"color": "#336699", "position": 0, "alpha": "60%"}, {"color": "{c}", "position": 1}]}
            """##)
        #expect(fixture.run.errors.isEmpty, "\(fixture.run.diagnostics.report)")
        func alphas(_ path: String) -> [Double] {
            switch fixture.run.value(path) {
            case .shadow(let layers): layers.map(\.color.alpha)
            case .border(let border): [border.color.alpha]
            case .gradient(let stops): stops.map(\.color.alpha)
            default: []
            }
        }
        #expect(alphas("a") == [0.2] && alphas("b") == [0.4] && alphas("d") == [0.6, 1])
        #expect(!fixture.ids.contains("lenient-member"))
    }

    @Test(arguments: [
        (##""$type": "color", "$value": "#ffffff", "lighten": 0.2"##, "'lighten' changes"),
        (
            ##""$type": "dimension", "$value": "16px", "unit": "rem""##,
            "its unit 'rem' does not fit"
        ),
        (##""$type": "dimension", "$value": "{b}", "unit": "rem""##, "its unit 'rem' does not fit"),
        (##""$type": "dimension", "$value": 2, "unit": "em""##, "no unit 'em' for a dimension"),
        (##""$type": "color", "$value": "#ffffff", "alpha": "half""##, "its alpha 'half'"),
        (
            ##""$type": "shadow", "$value": {"color": "#000000", "offsetX": "0", "offsetY": "0", "blur": "1px", "spread": "0"}, "opacity": 0.5"##,
            "'opacity' changes"
        ),
    ])
    func `a token with another such member is left out with its reason`(
        members: String, reason: String
    ) throws {
        let fixture = fixture(members)
        #expect(fixture.value() == nil)
        let skipped = try #require(fixture.run.diagnostics.first { $0.id == "passed-over" })
        #expect(skipped.message.contains(reason), "\(skipped.message)")
    }

    @Test(arguments: [
        ##""$type": "color", "$value": "#ffffff", "darkValue": "#000000""##,
        ##""$type": "color", "$value": "#ffffff", "dark": "#000000""##,
        ##""$type": "color", "$value": "#ffffff", "value-dark": "#000000""##,
        ##""value": "#ffffff", "type": "color", "darkValue": "#000000""##,
        ##""$type": "color", "$value": "#ffffff", "$darkValue": "#000000""##,
        ##""$type": "color", "$value": "#ffffff", "$hints": {"dark": "#000000"}"##,
        ##""$type": "color", "$value": {"light": "#ffffff", "dark": "#000000"}"##,
        ##""type": "color", "value": {"default": "#ffffff", "dark": "#000000"}"##,
        ##""$type": "color", "$value": "#ffffff", "modes": {"light": "#ffffff", "dark": "#000000"}"##,
    ])
    func `a value for an appearance is the value in a context`(members: String) throws {
        let isDraft = !members.contains("$value")
        let alias = isDraft ? #""value": "{a}""# : #""$value": "{a}""#
        var options = TokenProject.Options()
        options.isLenient = true
        let fixture = TokenFixture(#"{"a": {\#(members)}, "b": {\#(alias)}}"#, named: "t.json")
        let white = ColorValue(.srgb, [1, 1, 1], hex: "#ffffff")
        let black = ColorValue(.srgb, [0, 0, 0], hex: "#000000")
        for path in ["a", "b"] {
            let light = fixture.resolve(options: options)
            #expect(light.value(path) == .color(white))
            let dark = fixture.resolve(["mode": "dark"], options: options)
            #expect(dark.value(path) == .color(black))
            #expect(dark.errors.isEmpty && dark.diagnostics.contains { $0.id == "lenient-modes" })
        }
    }

    // 20 % is 0.2, and a plain 0 is a length in a group of lengths.
    @Test func `a value for an appearance has the type of its group`() throws {
        var options = TokenProject.Options()
        options.isLenient = true
        let fixture = TokenFixture(
            """
            {"n": {"$type": "number", "a": {"$value": "40%", "darkValue": "20%"}},
             "s": {"$type": "dimension", "b": {"$value": "4px", "$extensions": {"mode": {
               "light": "4px", "dark": "0"}}}}}
            """, named: "t.json")
        let dark = fixture.resolve(["mode": "dark"], options: options)
        #expect(dark.errors.isEmpty, "\(dark.diagnostics.report)")
        #expect(dark.value("n.a") == .number(0.2))
        #expect(dark.json.contains(#""s.b":{"$type":"dimension","$value":{"value":0,"unit":"px"}"#))
    }

    @Test func `a value for an appearance inside a context leaves the token out`() {
        let text = ##"""
            {"version": "2025.10", "sets": {"s": {"sources": [{
              "a": {"$type": "color", "$value": "#ffffff", "darkValue": "#000000"}}]}},
             "resolutionOrder": [{"$ref": "#/sets/s"}]}
            """##
        let fixture = LenientFixture(text, named: "t.resolver.json")
        #expect(fixture.value() == nil)
        #expect(fixture.run.diagnostics.contains { $0.message.contains("'darkValue' changes") })
    }

    @Test(arguments: [
        #""filePath": "x.json""#, #""name": "a""#, #""themeable": true"#,
        #""original": {"value": 1}"#,
        #""contrastRatio": 4.5"#, #""levels": {"low": 2, "high": 3}"#,
        #""supports": {"light": true, "dark": false}"#, #""onDark": "b""#,
    ])
    func `other members are kept and have no effect`(member: String) {
        let fixture = fixture(#""$type": "number", "$value": 1, \#(member)"#)
        #expect(fixture.value() == "1" && fixture.ids == ["lenient-member"])
    }

    @Test func `the opacity varies with its context, and stays in an upgrade that cannot state it`()
        throws
    {
        let text = ##"""
            {"version": "2025.10", "sets": {"s": {"sources": [{
              "a": {"$type": "color", "$value": "{c}", "alpha": 0.5},
              "b": {"$type": "color", "$value": "#336699", "alpha": 0.2}}]}},
             "modifiers": {"m": {"contexts": {
              "one": [{"c": {"$type": "color", "$value": "#ff0000"}}],
              "two": [{"c": {"$type": "color", "$value": "#0000ff"}}]}}},
             "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}]}
            """##
        var options = TokenProject.Options()
        options.isLenient = true
        var diagnostics: [Diagnostic] = []
        let upgraded = try #require(
            TokenUpgrade.upgraded(
                Array(text.utf8), file: "a.resolver.json", diagnostics: &diagnostics))
        let written = String(decoding: upgraded, as: UTF8.self)
        for document in [text, written] {
            let fixture = TokenFixture(document, named: "a.resolver.json")
            for (context, components) in [("one", [1.0, 0, 0]), ("two", [0, 0, 1])] {
                let run = fixture.resolve(["m": context], options: options)
                #expect(run.value("a") == .color(ColorValue(.srgb, components, alpha: 0.5)))
                #expect(run.value("b") == .color(ColorValue(.srgb, [0.2, 0.4, 0.6], alpha: 0.2)))
            }
        }
    }
}
