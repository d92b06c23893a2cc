import CandelaDTCG
import CandelaTestSupport
import Testing

struct TokenCheckTests {
    @Test func `reports ten errors in one file at their places`() {
        let marked = MarkedText(
            """
            {
              "color": {
                "$type": "color",
                "red": {"$value": {"colorSpace": "srgb", "components": [①255, 0, 0]}},
                "blue": {"$value": {"colorSpace": ②"sRGB", "components": [0, 0, 1]}},
                "link": {"$value": ③"{color.orange}"},
                "black": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}
              },
              "space": {
                "small": {"$type": "dimension", "$value": {"value": 4, "unit": ④"em"}},
                "large": {"$type": ⑤"dimensions", "$value": {"value": 4, "unit": "px"}},
                "note": ⑥"four"
              },
              "loop": {"$type": "number", "$value": ⑦"{loop}"},
              "easing": {"$type": "cubicBezier", "$value": ⑧[0, 0, 1]},
              "weight": {"$type": "fontWeight", "$value": ⑨"Bold"},
              ⑩"nothing": {"$value": 3}
            }
            """, file: "test.tokens.json")
        let text = String(decoding: marked.bytes, as: UTF8.self)
        let found = TokenFixture(text).check()
        #expect(found.compactMap(\.place) == marked.places, "\(found.report)")
        #expect(
            found.map(\.id) == [
                "invalid-color", "invalid-color", "unresolved-alias", "invalid-unit",
                "unknown-type", "not-an-object", "circular-alias", "invalid-cubic-bezier",
                "invalid-font-weight", "missing-type",
            ])
        #expect(found.hasErrors)
    }

    @Test func `reports an error in many permutations once, and errors in only one`() {
        let found = TokenFixture(
            """
            {"version": "2025.10", "resolutionOrder": [
              {"type": "set", "name": "base", "sources": [{"n": {"$type": "number", "$value": "x"},
               "link": {"$type": "number", "$value": "{only.dark}"}}]},
              {"type": "modifier", "name": "theme", "contexts": {
                "light": [], "dark": [{"only": {"dark": {"$type": "number", "$value": 1}}}]}},
              {"type": "modifier", "name": "size", "contexts": {"s": [], "m": [], "l": []}}]}
            """, named: "test.resolver.json"
        ).check()
        #expect(found.map(\.id) == ["invalid-number", "unresolved-alias"], "\(found.report)")
    }

    @Test(arguments: [
        (
            #""color", "$value": {"colorSpace": "srgb", "components": [1, 0]}"#,
            "'components' of 'a' has 2 components, not 3"
        ),
        (
            #""color", "$value": {"colorSpace": "srgb", "components": [1]}"#,
            "'components' of 'a' has 1 component, not 3"
        ),
        (#""cubicBezier", "$value": [0, 0, 1]"#, "'$value' of 'a' has 3 numbers, not 4"),
    ])
    func `counts the elements of an array of the wrong length`(value: String, message: String) {
        let found = TokenFixture(#"{"a": {"$type": \#(value)}}"#).check()
        #expect(found.map(\.message) == [message])
    }

    @Test func `a valid document has no diagnostics`() {
        let found = TokenFixture(##"{"a": {"$type": "number", "$value": 1}}"##).check()
        #expect(found.isEmpty)
    }

    @Test(arguments: [
        ("", "empty-file"), (" \n", "empty-file"), ("[]", "not-an-object"),
        ("3", "not-an-object"), ("{", "invalid-json"),
    ])
    func `gives the reason that a file cannot be used`(text: String, id: String) {
        let found = TokenFixture(text, named: "a/b.json").check()
        #expect(found.map(\.id) == [id], "\(found.report)")
        #expect(found.first?.place?.file == "a/b.json")
    }

    @Test func `an unreadable file is named, without a place`() {
        let files = TokenFixture("/", named: "x").access
        #expect(
            TokenCheck.run("x/none.json", files: files).report
                == "error: 'x/none.json' does not exist [missing-file]\n")
        #expect(
            TokenCheck.run("x", files: files).report
                == "error: 'x' is a directory [is-directory]\n"
                + "  help: name its files by a pattern in quotes, such as 'x/**/*.json'\n")
    }

    @Test func `with too many permutations each context is checked once`() {
        let modifiers = (0..<64).map {
            ##"{"type": "modifier", "name": "m\##($0)", "contexts": {"off": [], "on": [{"t\##($0)": {"$type": "number", "$value": "bad"}}]}}"##
        }
        let fixture = TokenFixture(
            ##"{"version": "2025.10", "resolutionOrder": [\##(modifiers.joined(separator: ","))]}"##,
            named: "test.resolver.json")
        let found = fixture.check()
        #expect(found.filter { $0.id == "invalid-number" }.count == 64)
        #expect(found.contains { $0.id == "too-many-permutations" })
        #expect(fixture.resolve().project?.permutations.count == .max)
    }
}
