import CandelaDTCG
import CandelaTestSupport
import Testing

struct LenientCalculationTests {
    private func px(_ number: String) -> String { #"{"value":\#(number),"unit":"px"}"# }

    // Of 8 px, and of the factor 1.5.
    @Test(arguments: [
        ("{a} * 2", "16"), ("{a} * {f}", "12"), ("({a} + 4px) / 3", "4"), ("{a} + 2 * 3", "14"),
        ("-{a}", "-8"), ("- {a}", "-8"), ("calc({a} + 1px)", "9"), ("{a}*2", "16"),
        ("roundTo({a} / 3, 1)", "2.7"), ("{a} / 3", "2.666667"), ("max({a}, 10)", "10"),
        ("{b} + 1", "9"), ("{f} * 2 ^ 3 * 1px", "12"),
    ])
    func `computes lengths from references`(text: String, result: String) {
        let fixture = LenientFixture(
            #"{"a": {"$type": "dimension", "$value": "8px"}, "b": {"$type": "dimension", "$value": "{a}"}, "#
                + #""f": {"$type": "number", "$value": 1.5}, "c": {"$type": "dimension", "$value": "\#(text)"}}"#
        )
        #expect(fixture.value("c") == px(result))
        #expect(fixture.run.errors.isEmpty && fixture.ids.contains("lenient-calculation"))
    }

    @Test(arguments: ["{a} * 1rem", "{a} *", "{gone} * 2", "{c} * 2", "{a} * 10em"])
    func `leaves out a calculation without a result`(text: String) {
        let fixture = LenientFixture(
            #"{"a": {"$type": "dimension", "$value": "8px"}, "c": {"$type": "dimension", "$value": "\#(text)"}, "d": {"$type": "dimension", "$value": "{c}"}}"#
        )
        #expect(fixture.value("a") == px("8"))
        #expect(fixture.value("c") == nil && fixture.value("d") == nil)
        #expect(fixture.run.errors.isEmpty)
        #expect(fixture.run.diagnostics.filter { $0.id == "passed-over" }.count == 2)
    }

    @Test func `computes opacity inside a colour and parts of a shadow`() {
        let fixture = LenientFixture(
            ##"{"c": {"$type": "color", "$value": "#ff0000"}, "o": {"$type": "opacity", "$value": "50%"}, "##
                + #""r": {"$type": "color", "$value": "rgba({c}, {o})"}, "#
                + #""s": {"$type": "boxShadow", "$value": {"x": "0", "y": "2 * 2", "blur": "{n} * 3", "spread": "0", "color": "rgba({c}, 0.25)", "type": "dropShadow"}}, "#
                + #""n": {"$type": "dimension", "$value": "2px"}}"#)
        #expect(fixture.run.errors.isEmpty)
        #expect(fixture.value("r") == #"{"colorSpace":"srgb","components":[1,0,0],"alpha":0.5}"#)
        let shadow = fixture.value("s")
        #expect(shadow?.contains(#""blur":{"value":6,"unit":"px"}"#) == true)
        #expect(shadow?.contains(#""offsetY":{"value":4,"unit":"px"}"#) == true)
        #expect(shadow?.contains(#""alpha":0.25"#) == true)
    }

    @Test func `reads colours whose parts are references`() {
        let fixture = LenientFixture(
            #"{"hue": {"value": 120}, "half": {"value": 50}, "#
                + #""a": {"type": "color", "value": {"h": "{hue}", "s": 100, "l": "{half}"}}, "#
                + #""b": {"type": "color", "value": {"r": "{hue}", "g": 0, "b": 255, "a": 0.5}}}"#)
        #expect(fixture.value("a") == #"{"colorSpace":"hsl","components":[120,100,50]}"#)
        // 120 / 255 = 0.470588
        #expect(
            fixture.value("b")
                == #"{"colorSpace":"srgb","components":[0.470588,0,1],"alpha":0.5}"#)
        #expect(fixture.run.errors.isEmpty)
    }

    // 3 / 2 = 24 / 16 = 1 + 0.5 = 1.5: a quotient of lengths is a number. 8 px * 3 = 24 px.
    @Test(
        arguments: [
            ("3/2", .number(1.5)), ("1 + 0.5", .number(1.5)), ("24px/16px", .number(1.5)),
            ("10*2", .number(20)), ("8px*3", .dimension(DimensionValue(24, .px))),
        ] as [(String, TokenValue)])
    func `a line height may be a calculation without references`(text: String, value: TokenValue) {
        let fixture = LenientFixture(type: "lineHeights", value: "\"\(text)\"")
        #expect(fixture.run.value("a") == value && fixture.run.errors.isEmpty)
    }

    // 1e-3 = 0.001; 2e1 + 1 = 21; 5E+1 * 2 = 100.
    @Test(arguments: [
        ("spacing", "1e-3", 0.001), ("letterSpacing", "1e-3", 0.001),
        ("spacing", "2e1px + 1px", 21), ("sizing", "5E+1*2", 100),
    ])
    func `numbers may have an exponent`(type: String, text: String, length: Double) {
        let fixture = LenientFixture(type: type, value: "\"\(text)\"")
        #expect(fixture.run.value("a") == .dimension(DimensionValue(length, .px)))
        #expect(fixture.run.errors.isEmpty)
    }

    // Lightness 50 % of HSL red: 50 + (100 - 50) * 0.5 = 75; 50 - 50 * 0.5 = 25.
    // In sRGB: 0 + 0.5 * (1 - 0) = 0.5; half of 1 is 0.5; red and blue in the middle: (0.5, 0, 0.5).
    @Test(arguments: [
        ("lighten", "hsl", #"{"colorSpace":"hsl","components":[0,100,75]}"#),
        ("darken", "hsl", #"{"colorSpace":"hsl","components":[0,100,25]}"#),
        ("lighten", "srgb", #"{"colorSpace":"srgb","components":[1,0.5,0.5]}"#),
        ("darken", "srgb", #"{"colorSpace":"srgb","components":[0.5,0,0]}"#),
        ("mix", "srgb", #"{"colorSpace":"srgb","components":[0.5,0,0.5]}"#),
        ("alpha", "srgb", #"{"colorSpace":"srgb","components":[1,0,0],"alpha":0.5}"#),
    ])
    func `modifies colours as Tokens Studio does`(kind: String, space: String, result: String) {
        let fixture = LenientFixture(
            ##"{"red": {"$type": "color", "$value": "#f00"}, "blue": {"$type": "color", "$value": "#00f"}, "##
                + #""c": {"$type": "color", "$value": "{red}", "$extensions": {"studio.tokens": {"modify": {"type": "\#(kind)", "value": "0.5", "space": "\#(space)", "color": "{blue}"}}}}}"#
        )
        #expect(fixture.value("c") == result)
        #expect(fixture.run.errors.isEmpty)
    }

    // 24 px over 16 px is 1.5; -5 % of 16 px is -0.8 px.
    @Test func `reads line heights and letter spacings relative to the font size`() {
        let fixture = LenientFixture(
            #"{"size": {"$type": "fontSizes", "$value": "16"}, "line": {"$type": "lineHeights", "$value": "24px"}, "#
                + #""space": {"$type": "letterSpacing", "$value": "-5%"}, "#
                + #""t": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": "{size}", "fontWeight": "Bold Italic", "lineHeight": "{line}", "letterSpacing": "{space}"}}}"#
        )
        #expect(fixture.run.errors.isEmpty)
        let value = fixture.value("t")
        #expect(value?.contains(#""lineHeight":1.5"#) == true)
        #expect(value?.contains(#""letterSpacing":{"value":-0.8,"unit":"px"}"#) == true)
        #expect(value?.contains(#""fontWeight":700"#) == true)
        #expect(fixture.value("space") == #""-0.05em""#)
    }

    // sd-transforms gives #0000004d: 0.3 * 255 = 76.5, 4d in hexadecimal.
    @Test func `modifies colours in files without the dollar sign and by references`() {
        let fixture = LenientFixture(
            ##"{"share": {"value": 0.3, "type": "other"}, "##
                + ##""change": {"value": {"type": "alpha", "value": "{share}", "space": "srgb"}}, "##
                + ##""a": {"value": "#000000", "type": "color", "$extensions": {"studio.tokens": {"modify": {"type": "alpha", "value": "{share}", "space": "srgb"}}}}, "##
                + ##""b": {"value": "#000000", "type": "color", "$extensions": {"studio.tokens": {"modify": "{change}"}}}}"##
        )
        let result = #"{"colorSpace":"srgb","components":[0,0,0],"alpha":0.3}"#
        #expect(fixture.value("a") == result && fixture.value("b") == result)
        #expect(fixture.run.errors.isEmpty)
    }

    @Test func `gives an alias the type it states or that of its target`() {
        let fixture = LenientFixture(
            #"{"n": {"$type": "number", "$value": 4}, "d": {"$type": "spacing", "$value": "{n}"}, "#
                + ##""c": {"$type": "color", "$value": "#000000"}, "o": {"$type": "dimension", "$value": "{c}"}, "x": {"$type": "other", "$value": "{c}"}, "y": {"$type": "other", "$value": "4px"}}"##
        )
        #expect(fixture.run.errors.isEmpty)
        #expect(fixture.value("d") == px("4"))
        #expect(
            fixture.value("o") == fixture.value("c") && fixture.value("x") == fixture.value("c"))
        #expect(fixture.value("y") == px("4"))
    }

    @Test func `leaves out a bad value and its users, not the file`() {
        let fixture = LenientFixture(
            #"{"good": {"$type": "number", "$value": 1}, "bad": {"$type": "dimension", "$value": "4px +"}, "#
                + #""user": {"$type": "dimension", "$value": "{bad}"}, "lost": {"$type": "number", "$value": "{gone}"}, "#
                + #""plain": {"$value": [1]}, "word": "text", "size": {"$value": "16px"}}"#)
        #expect(fixture.run.errors.isEmpty)
        #expect(fixture.value("good") == "1" && fixture.value("size") == px("16"))
        for path in ["bad", "user", "lost", "plain"] {
            #expect(fixture.value(path) == nil)
            #expect(fixture.run.diagnostics.contains { $0.message.contains("'\(path)'") })
        }
    }

    @Test func `keeps names with dots and finds them by references`() {
        let fixture = LenientFixture(
            #"{"s": {"0": {"$type": "number", "$value": 0}, "0.5": {"$type": "number", "$value": 2}}, "u": {"$type": "number", "$value": "{s.0.5}"}}"#
        )
        #expect(fixture.run.errors.isEmpty && fixture.value("u") == "2")
    }

    @Test func `takes the type of an overridden token of an extended group`() {
        let fixture = LenientFixture(
            #"{"base": {"w": {"$type": "fontWeight", "$value": 400}}, "#
                + #""own": {"$extends": "{base}", "w": {"$value": 700}}}"#)
        #expect(fixture.run.errors.isEmpty && fixture.value("own.w") == "700")
        #expect(fixture.run.json.contains(#""own.w":{"$type":"fontWeight""#))
    }

    // Without positions the stops are at 0, 1/2 and 1.
    @Test func `reads a linear gradient of CSS as its stops`() {
        let fixture = LenientFixture(
            ##"{"c": {"$type": "color", "$value": "#ff0000"}, "##
                + ##""g": {"$type": "color", "$value": "linear-gradient(90deg, {c}, rgba({c}, 0.5), #0000ff)"}, "##
                + #""u": {"$type": "color", "$value": "{g}"}}"#)
        #expect(fixture.run.errors.isEmpty && fixture.ids.contains("lenient-gradient"))
        let red = #"{"colorSpace":"srgb","components":[1,0,0]}"#
        let half = #"{"colorSpace":"srgb","components":[1,0,0],"alpha":0.5}"#
        let blue = #"{"colorSpace":"srgb","components":[0,0,1]}"#
        let stops =
            #"[{"color":\#(red),"position":0},{"color":\#(half),"position":0.5},"#
            + #"{"color":\#(blue),"position":1}]"#
        #expect(fixture.value("g") == stops && fixture.value("u") == stops)
    }
}
