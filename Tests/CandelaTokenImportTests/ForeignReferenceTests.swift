import CandelaDTCG
import CandelaTestSupport
import CandelaTokenImport
import Testing

/// References as Tokens Studio resolves them: texts first, the unit last.
struct ForeignReferenceTests {
    private func components(_ value: TokenValue?) -> [Double?]? {
        if case .color(let color)? = value { color.components } else { nil }
    }

    @Test(arguments: [
        // 3 / 16 · 18, of plain numbers and of a length.
        ("number", "{three} / {sixteen} * 18", "3.375"),
        ("number", "{three} / {size} * 18", "3.375"),
        ("opacity", "{three} / {size} * 2", "0.375"),
        ("lineHeights", "{three} / {sixteen} * 18", "3.375"),
        ("lineHeights", "{size} / 4px", "4"),
        ("lineHeights", "{size} * 2", #"{"value":32,"unit":"px"}"#),
        ("spacing", "{three} / {sixteen} * 18", #"{"value":3.375,"unit":"px"}"#),
        ("spacing", "{three}rem", #"{"value":3,"unit":"rem"}"#),
        ("dimension", "{four}rem", #"{"value":4,"unit":"rem"}"#),
        ("spacing", "{three}rem * 2", #"{"value":6,"unit":"rem"}"#),
        ("sizing", "calc(100% - {size})", #""calc(100% - 16px)""#),
        ("number", "{three}", "3"),
        ("number", "{three}%", "0.03"),
        ("text", "{word}-500", #""red-500""#),
        ("text", "{word} of {three}", #""red of 3""#),
        ("fontFamilies", "Inter, {font}", #"["Inter","Arial"]"#),
    ])
    func `puts the texts of literals into calculations`(
        type: String, text: String, value: String
    ) {
        let fixture = LenientFixture(
            #"{"three": {"type": "spacing", "value": "3"}, "sixteen": {"type": "sizing", "value": "16"}, "#
                + #""size": {"type": "fontSizes", "value": "16px"}, "four": {"type": "number", "value": "4"}, "#
                + #""word": {"type": "text", "value": "red"}, "font": {"type": "text", "value": "Arial"}, "#
                + #""r": {"type": "\#(type)", "value": "\#(text)"}}"#)
        #expect(fixture.value("r") == value, "\(fixture.run.diagnostics.report)")
        #expect(fixture.run.errors.isEmpty)
    }

    @Test(arguments: [
        "{c.{mode}.500}", "rgba({c.{mode}.500}, 1)", "{core.c.red.500}", "{ core.c.red.500 }",
        "rgba({core.c.red.500}, 1)", "{core.c.{mode}.500}",
    ])
    func `a reference may contain one, and begin with the name of a set`(text: String) {
        let fixture = LenientFixture(
            ##"{"core": {"mode": {"type": "text", "value": "red"}, "c": {"red": {"500": {"type": "color", "value": "#ff0000"}}}}, "##
                + #""sem": {"a": {"type": "color", "value": "\#(text)"}}, "$metadata": {"tokenSetOrder": ["core", "sem"]}}"#
        )
        #expect(components(fixture.run.value("a")) == [1, 0, 0])
        #expect(fixture.run.errors.isEmpty)
    }

    @Test(arguments: [
        (#""type": "color", "value": "{core .c.red}""#, "[1,0,0]"),
        (#""type": "spacing", "value": "{ core . base }rem""#, #"{"value":4,"unit":"rem"}"#),
        // Half of white in black.
        (
            #""type": "color", "value": "{c.black}", "$extensions": {"studio.tokens": {"modify": {"type": "mix", "value": "{core.half}", "color": "{core.c.white}", "space": "srgb"}}}"#,
            "[0.5,0.5,0.5]"
        ),
        (#""$extends": "{core.c}""#, "[1,0,0]"),
    ])
    func `the name of the set may come with spaces, in changes of colours and before groups`(
        members: String, value: String
    ) {
        let fixture = LenientFixture(
            ##"{"core": {"base": {"type": "number", "value": "4"}, "half": {"type": "number", "value": "0.5"}, "c": {"red": {"type": "color", "value": "#ff0000"}, "##
                + ##""black": {"type": "color", "value": "#000000"}, "white": {"type": "color", "value": "#ffffff"}}}, "##
                + #""sem": {"a": {\#(members)}}, "$metadata": {"tokenSetOrder": ["core", "sem"]}}"#
        )
        let found = fixture.value("a") ?? fixture.value("a.red")
        #expect(found?.contains(value) == true, "\(fixture.run.json)")
        #expect(fixture.run.errors.isEmpty, "\(fixture.run.diagnostics.report)")
    }

    @Test func `a path after a dollar sign may be the name of a token`() {
        let fixture = LenientFixture(
            #"{"base": {"type": "dimension", "value": "16PX"}, "a": {"type": "dimension", "value": "$base"}}"#
        )
        #expect(fixture.value("a") == #"{"value":16,"unit":"px"}"#)
    }

    @Test(arguments: ["{global/core.red}", "{global.core.red}"])
    func `the name of a set may have several steps`(text: String) {
        let fixture = LenientFixture(
            ##"{"global/core": {"red": {"type": "color", "value": "#ff0000"}}, "##
                + #""sem": {"a": {"type": "color", "value": "\#(text)"}}, "$metadata": {"tokenSetOrder": ["global/core", "sem"]}}"#
        )
        #expect(components(fixture.run.value("a")) == [1, 0, 0])
    }

    @Test(arguments: [
        ("color", "{global/core.red}"), ("color", "{core.red}"), ("color", "{global.core.red}"),
        ("color", "rgba({core.red}, 1)"),
    ])
    func `the name of a set in a folder may begin a reference`(type: String, text: String) {
        let fixture = LenientFixture(
            #"{"tokenSetOrder": ["global/core", "sem"]}"#, named: "$metadata.json",
            [
                "global/core.json":
                    ##"{"red": {"type": "color", "value": "#ff0000"}, "body": {"type": "typography", "value": {"fontFamily": "A", "fontWeight": "400", "fontSize": "16px", "lineHeight": "2"}}}"##,
                "sem.json":
                    #"{"a": {"type": "\#(type)", "value": "\#(text)"}, "b": {"type": "border", "value": {"color": "{core.red}", "width": "1px", "style": "solid"}}, "#
                    + #""text": {"type": "typography", "value": "{body}"}, "s": {"type": "fontSizes", "value": "{core.body.fontSize} * 2"}, "t": {"type": "fontSizes", "value": "{text.fontSize}"}}"#,
            ])
        #expect(components(fixture.run.value("a")) == [1, 0, 0])
        guard case .border(let border)? = fixture.run.value("b") else {
            Issue.record("\(fixture.run.diagnostics.report)")
            return
        }
        #expect(border.color.components == [1, 0, 0])
        #expect(fixture.value("s") == #"{"value":32,"unit":"px"}"#)
        #expect(fixture.value("t") == #"{"value":16,"unit":"px"}"#)
        #expect(fixture.run.errors.isEmpty)
    }

    @Test func `a group with the name of a set comes first`() {
        let fixture = LenientFixture(
            ##"{"core": {"red": {"type": "color", "value": "#ff0000"}, "core": {"red": {"type": "color", "value": "#0000ff"}}}, "##
                + #""sem": {"a": {"type": "color", "value": "{core.red}"}}, "$metadata": {"tokenSetOrder": ["core", "sem"]}}"#
        )
        #expect(components(fixture.run.value("a")) == [0, 0, 1])
    }

    @Test func `a composition is a group with a token for each property`() {
        let fixture = LenientFixture(
            ##"{"gap": {"type": "spacing", "value": "4px"}, "c": {"type": "color", "value": "#ff0000"}, "##
                + #""card": {"description": "A card", "type": "composition", "value": {"paddingTop": "{gap} * 2", "fill": "{c}", "sizing": "10px", "opacity": "50%", "lineHeights": "150%"}}, "#
                + #""b": {"type": "spacing", "value": "{card.paddingTop}"}}"#)
        #expect(fixture.run.errors.isEmpty, "\(fixture.run.diagnostics.report)")
        #expect(fixture.value("card.paddingTop") == #"{"value":8,"unit":"px"}"#)
        #expect(fixture.value("b") == #"{"value":8,"unit":"px"}"#)
        #expect(fixture.value("card.fill") == fixture.value("c"))
        #expect(fixture.value("card.sizing") == #"{"value":10,"unit":"px"}"#)
        #expect(
            fixture.value("card.opacity") == "0.5" && fixture.value("card.lineHeights") == "1.5")
        #expect(fixture.ids.contains("lenient-composition"))
    }

    @Test(arguments: [("light", 1.0), ("dark", 0)])
    func `sets without an order are contexts if they define the same tokens`(
        context: String, part: Double
    ) {
        var options = TokenProject.Options()
        options.isLenient = true
        let fixture = TokenFixture(
            ##"{"light": {"bg": {"$type": "color", "$value": "#ffffff"}}, "dark": {"bg": {"$type": "color", "$value": "#000000"}}, "$themes": []}"##,
            named: "t.json")
        let run = fixture.resolve(["appearance": context], options: options)
        #expect(components(run.value("bg")) == [part, part, part])
        #expect(run.errors.isEmpty)
    }

    private static let stops =
        ##"[{"color": "#ff0000", "position": 0}, {"color": "#0000ff", "position": 1}]"##

    @Test(arguments: [
        #""$value": \#(stops), "angle": "45deg""#, #""$value": \#(stops), "angle": 45"#,
        #""$value": {"angle": "0.125turn", "stops": \#(stops)}"#,
        #""$value": \#(stops), "$extensions": {"com.acme": {"angle": 45}}"#,
        ##""$value": "linear-gradient(45deg, #ff0000, #0000ff)""##,
        // Towards a corner it is the angle of a square.
        ##""$value": "linear-gradient(to top right, #ff0000, #0000ff)""##,
    ])
    func `a gradient keeps an angle that no direction has`(members: String) {
        let fixture = LenientFixture(#"{"a": {"$type": "gradient", \#(members)}}"#)
        let token = fixture.run.tokens?["a"]
        #expect(token?.hints.direction == nil && token?.hints.angle == 45)
        guard case .gradient(let stops)? = token?.value else {
            Issue.record("\(fixture.run.diagnostics)")
            return
        }
        #expect(stops.map(\.color.components) == [[1, 0, 0], [0, 0, 1]])
        #expect(fixture.run.errors.isEmpty && !fixture.ids.contains("lenient-member"))
    }

    @Test func `an angle that a direction has is that direction`() {
        let fixture = LenientFixture(
            #"{"a": {"$type": "gradient", "$value": \#(Self.stops), "angle": "90deg"}}"#)
        #expect(fixture.run.tokens?["a"]?.hints.direction?.rawValue == "leading-trailing")
    }
}
