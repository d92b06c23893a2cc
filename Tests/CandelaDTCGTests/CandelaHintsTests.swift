import CandelaDTCG
import CandelaTestSupport
import Testing

struct CandelaHintsTests {
    private static let black = #"{"colorSpace": "srgb", "components": [0, 0, 0]}"#

    private static let values: [String: String] = [
        "color": black,
        "gradient": #"[{"color": \#(black), "position": 0}]"#,
        "number": "1",
        "transition": """
        {"duration": {"value": 1, "unit": "s"}, "delay": {"value": 0, "unit": "s"},
         "timingFunction": [0, 0, 1, 1]}
        """,
        "typography": """
        {"fontFamily": "Inter", "fontSize": {"value": 16, "unit": "px"}, "fontWeight": 400,
         "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}
        """,
    ]

    private static func file(_ type: String, _ hints: String) -> String {
        """
        {"a": {"$type": "\(type)", "$value": \(values[type] ?? ""),
          "$extensions": {"org.candela": \(hints)}}}
        """
    }

    @Test(
        arguments: [
            ("transition", #"{"spring": ①{"response": 0.5, "damping": -1}}"#, "invalid-hint"),
            ("transition", #"{"spring": ①{"response": 0, "damping": 1}}"#, "invalid-hint"),
            ("transition", #"{"spring": ①{"response": 1e-200, "damping": 1}}"#, "invalid-hint"),
            ("transition", #"{"spring": ①0.5}"#, "invalid-hint"),
            ("transition", #"{"repeat": ①{"count": 0}}"#, "invalid-hint"),
            ("transition", #"{"repeat": ①{"count": 1.5}}"#, "invalid-hint"),
            ("transition", #"{"repeat": ①{"count": 2147483648}}"#, "invalid-hint"),
            ("transition", #"{"repeat": {"count": 2, "autoreverses": ①"yes"}}"#, "invalid-hint"),
            ("transition", #"{"scale": ①{"from": 1}}"#, "invalid-hint"),
            ("transition", #"{"offset": {"from": 1, "to": 2, "axis": ①"up"}}"#, "unknown-hint"),
            ("number", #"{"haptic": ①"lihgt"}"#, "unknown-hint"),
            ("number", #"{"haptic": ①7}"#, "invalid-hint"),
            ("color", #"{"material": ①"glass"}"#, "unknown-hint"),
            ("color", #"{"on": ①"a", "use": "text"}"#, "invalid-hint"),
            ("color", #"{"on": [①1], "use": "text"}"#, "invalid-hint"),
            ("color", #"{"on": ["a"], "use": ①"texts"}"#, "unknown-hint"),
            ("gradient", #"{"direction": ①"sideways"}"#, "unknown-hint"),
            ("gradient", #"{"angle": ①360}"#, "invalid-hint"),
            ("gradient", #"{"angle": ①"45deg"}"#, "invalid-hint"),
            ("gradient", #"{"direction": "radial", "startRadius": ①-1}"#, "invalid-hint"),
            ("gradient", #"{"direction": "radial", "endRadius": ①1e999}"#, "invalid-hint"),
            ("gradient", #"{"solid": ①{}}"#, "invalid-hint"),
            ("gradient", #"{"angle": ①-0.1}"#, "invalid-hint"),
            ("typography", #"{"textStyle": ①"title"}"#, "unknown-hint"),
            ("typography", #"{"design": ①"round"}"#, "unknown-hint"),
            ("typography", #"{"emphasis": ①"fat"}"#, "invalid-hint"),
            ("typography", #"{"minimumScale": ①0}"#, "invalid-hint"),
            ("typography", #"{"minimumScale": ①1.5}"#, "invalid-hint"),
            ("typography", #"{"scales": ①1}"#, "invalid-hint"),
            ("typography", #"{"largestTypeSize": ①"XXXL"}"#, "unknown-hint"),
            ("number", "①[]", "invalid-hint"),
        ])
    func `a mistake is the same error at its place for every reader`(
        type: String, hints: String, id: String
    ) throws {
        let marked = MarkedText(Self.file(type, hints), file: "test.tokens.json")
        let fixture = TokenFixture(String(decoding: marked.bytes, as: UTF8.self))
        let checked = fixture.check()
        #expect(checked.map(\.id) == [id], "\(checked.report)")
        #expect(checked.map(\.place) == marked.places.map { $0 })
        #expect(checked.hasErrors)
        // Exports, the dump and the generated themes all begin with loading.
        #expect(fixture.resolve().diagnostics == checked)
    }

    @Test func `suggests the correct word for a misspelt one`() throws {
        let found = TokenFixture(Self.file("number", #"{"haptic": "lihgt"}"#)).check()
        #expect(found.first?.message == "'lihgt' is not a value of 'haptic'")
        #expect(
            found.first?.help == [
                "closest word is 'light'",
                "the values are light, medium, heavy, success, warning, error, selection",
            ])
    }

    @Test func `other vendors' members are ignored`() throws {
        let fixture = TokenFixture(
            Self.file("number", #"{"curve": "continuous", "source": {"seed": [1, null]}}"#))
        #expect(fixture.check().report == "")
        #expect(fixture.resolve().tokens?["a"]?.hints == CandelaHints(nil, of: .number))
    }

    @Test func `hints apply only to values of their own type`() throws {
        let run = TokenFixture(
            Self.file("number", #"{"haptic": "heavy", "direction": "radial", "material": "thin"}"#)
        ).resolve()
        let hints = try #require(run.tokens?["a"]).hints
        #expect(hints.haptic == .heavy)
        #expect(hints.direction == nil && hints.material == nil)
    }
}
