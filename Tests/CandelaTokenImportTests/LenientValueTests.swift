import CandelaDTCG
import CandelaTestSupport
import Testing

struct LenientValueTests {
    @Test(arguments: [
        // Hexadecimal: n/255, short forms doubled.
        (
            "color", "\"#f00\"", "lenient-hex-color",
            "{\"colorSpace\":\"srgb\",\"components\":[1,0,0],\"hex\":\"#ff0000\"}"
        ),
        (
            "color", "\"#3366CCff\"", "lenient-hex-color",
            "{\"colorSpace\":\"srgb\",\"components\":[0.2,0.4,0.8],\"alpha\":1,\"hex\":\"#3366CC\"}"
        ),
        (
            "color", "\"#0003\"", "lenient-hex-color",
            "{\"colorSpace\":\"srgb\",\"components\":[0,0,0],\"alpha\":0.2,\"hex\":\"#000000\"}"
        ),
        // CSS colours.
        (
            "color", "\"rgba(255, 51, 0, .5)\"", "lenient-css-color",
            "{\"colorSpace\":\"srgb\",\"components\":[1,0.2,0],\"alpha\":0.5}"
        ),
        (
            "color", "\"hsl(400deg 50% 25% / 20%)\"", "lenient-css-color",
            "{\"colorSpace\":\"hsl\",\"components\":[40,50,25],\"alpha\":0.2}"
        ),
        (
            "color", "\"oklch(50% 0.1 none)\"", "lenient-css-color",
            "{\"colorSpace\":\"oklch\",\"components\":[0.5,0.1,\"none\"]}"
        ),
        (
            "color", "\"color(xyz 0.1 20% 0.3)\"", "lenient-css-color",
            "{\"colorSpace\":\"xyz-d65\",\"components\":[0.1,0.2,0.3]}"
        ),
        (
            "color", "\"Yellow\"", "lenient-css-color",
            "{\"colorSpace\":\"srgb\",\"components\":[1,1,0]}"
        ),
        (
            "color", "\"transparent\"", "lenient-css-color",
            "{\"colorSpace\":\"srgb\",\"components\":[0,0,0],\"alpha\":0}"
        ),
        // Colour objects of other tools.
        (
            "color", "{\"r\":255,\"g\":51,\"b\":0,\"a\":0.5}", "lenient-color-object",
            "{\"colorSpace\":\"srgb\",\"components\":[1,0.2,0],\"alpha\":0.5}"
        ),
        (
            "color", "{\"h\":-90,\"s\":0.5,\"l\":0.25}", "lenient-color-object",
            "{\"colorSpace\":\"hsl\",\"components\":[270,50,25]}"
        ),
        (
            "color", "{\"colorSpace\":\"lch\",\"channels\":[50,null,360],\"hex\":\"#777\"}",
            "lenient-color-object",
            "{\"colorSpace\":\"lch\",\"components\":[50,\"none\",0],\"hex\":\"#777777\"}"
        ),
        (
            "color", "{\"hex\":\"#f00\"}", "lenient-color-object",
            "{\"colorSpace\":\"srgb\",\"components\":[1,0,0],\"hex\":\"#ff0000\"}"
        ),
        // Lengths.
        ("dimension", "\"16px\"", "lenient-dimension", "{\"value\":16,\"unit\":\"px\"}"),
        ("dimension", "\"-.50rem\"", "lenient-dimension", "{\"value\":-0.50,\"unit\":\"rem\"}"),
        ("dimension", "0", "lenient-dimension", "{\"value\":0,\"unit\":\"px\"}"),
        (
            "dimension", "{\"value\":0,\"unit\":\"\"}", "lenient-dimension",
            "{\"value\":0,\"unit\":\"px\"}"
        ),
        // Durations.
        ("duration", "\"0.2s\"", "lenient-duration", "{\"value\":0.2,\"unit\":\"s\"}"),
        ("duration", "200", "lenient-duration", "{\"value\":200,\"unit\":\"ms\"}"),
        // Easing.
        ("cubicBezier", "\"ease-in\"", "lenient-easing", "[0.42,0,1,1]"),
        ("cubicBezier", "\"cubic-bezier(.2, 0,0.38, 1.5)\"", "lenient-easing", "[0.2,0,0.38,1.5]"),
        // Font weights.
        ("fontWeight", "\"700\"", "lenient-font-weight", "700"),
        ("fontWeight", "\"Semi Bold\"", "lenient-font-weight", "600"),
        ("fontWeight", "\"SemiBold Condensed\"", "lenient-font-style", "600"),
        ("fontWeight", "\"Halbfett\"", "lenient-font-weight", "600"),
        // Numbers.
        ("number", "\"1.50\"", "lenient-number", "1.50"),
        ("number", "\"150%\"", "lenient-number", "1.5"),
        // Type names.
        ("font", "\"Inter\"", "lenient-type-name", "\"Inter\""),
        ("cubic-bezier", "[0,0,1,1]", "lenient-type-name", "[0,0,1,1]"),
        ("opacity", "0.5", "lenient-type-name", "0.5"),
    ])
    func `converts an older notation with one warning`(
        type: String, value: String, id: String, resolved: String
    ) {
        let fixture = LenientFixture(type: type, value: value)
        #expect(fixture.ids == [id])
        #expect(fixture.value() == resolved)
        let strict = TokenFixture("{\"a\":{\"$type\":\"\(type)\",\"$value\":\(value)}}").resolve()
        #expect(!strict.errors.isEmpty)
    }

    @Test(arguments: [
        // Units that the format does not have.
        ("duration", "\"2min\""), ("duration", "{\"value\":4,\"unit\":\"h\"}"),
        // Types that it does not have.
        ("custom-range", "[1, 2]"), ("custom-range", "null"),
    ])
    func `skips values that the format cannot express`(type: String, value: String) {
        let fixture = LenientFixture(
            """
            {"a":{"$type":"\(type)","$value":\(value)},"b":{"$type":"number","$value":1},
             "c":{"$value":"{a}"}}
            """)
        #expect(fixture.run.diagnostics.map(\.id) == ["passed-over", "passed-over"])
        #expect(fixture.run.tokens?.paths == ["b"])
    }

    @Test(arguments: [
        ("fontWeight", "\"bolder\""), ("color", "\"reddish\""), ("cubicBezier", "\"steps(3)\""),
        ("dimension", "\"wide\""),
    ])
    func `leaves unrecognised values to the strict rules`(type: String, value: String) {
        let strict = TokenFixture("{\"a\":{\"$type\":\"\(type)\",\"$value\":\(value)}}").resolve()
        let lenient = LenientFixture(type: type, value: value).run
        #expect(lenient.diagnostics.map(\.id) == strict.diagnostics.map(\.id))
        #expect(lenient.diagnostics.map(\.place) == strict.diagnostics.map(\.place))
        #expect(!strict.errors.isEmpty && lenient.errors.isEmpty)
    }

    @Test func `splits a text of several font names`() {
        let fixture = LenientFixture(type: "fontFamily", value: "\"'Segoe UI', Arial, serif\"")
        #expect(fixture.ids == ["lenient-font-list"])
        #expect(fixture.value() == #"["Segoe UI","Arial","serif"]"#)
    }

    @Test func `a file in the current form is unchanged`() {
        let text = #"{"a":{"$type":"dimension","$value":{"value":1.0,"unit":"px"}}}"#
        let fixture = LenientFixture(text)
        #expect(fixture.run.diagnostics.isEmpty)
        #expect(fixture.run.json == TokenFixture(text).resolve().json)
    }

    @Test func `warnings and later errors have places in the author's file`() {
        let marked = MarkedText(
            """
            {"g": {"$type": "color",
              "a": {"$value": ①"#ff0000"}, "b": {"$value": ②"{missing}"},
              "c": {"$value": ③"rgb(0, 0, 0)"}, "d": {"$value": ④"no"}}}
            """, file: "test.tokens.json")
        let fixture = LenientFixture(String(decoding: marked.bytes, as: UTF8.self))
        let said = fixture.run.diagnostics.map { ($0.id, $0.place) }
        #expect(
            said.map(\.0) == [
                "lenient-hex-color", "lenient-css-color", "unresolved-alias", "invalid-color",
            ])
        #expect(
            said.map(\.1) == [
                marked.places[0], marked.places[2], marked.places[1], marked.places[3],
            ]
        )
    }
}
