import CandelaDTCG
import CandelaTestSupport
import Testing

struct ContradictingHexTests {
    @Test func `a hex that differs from the components is a warning at its place`() {
        let marked = MarkedText(
            ##"""
            {"$type": "color",
             "a": {"$value": {"colorSpace": "hsl", "components": [330, 100, 50], "hex": ①"#ff00ff"}},
             "s": {"$type": "shadow", "$value": {"color": {"colorSpace": "srgb",
               "components": [0, 0, 0], "hex": ②"#000003"}, "offsetX": "{z}", "offsetY": "{z}",
               "blur": "{z}", "spread": "{z}"}},
             "z": {"$type": "dimension", "$value": {"value": 0, "unit": "px"}}}
            """##, file: "test.tokens.json")
        let found = TokenFixture(String(decoding: marked.bytes, as: UTF8.self)).resolve()
            .diagnostics.filter { $0.id == "contradicting-hex" }
        #expect(found.map(\.place) == marked.places.map { $0 })
        #expect(found.allSatisfy { $0.severity == .warning })
        // hsl(330, 100%, 50%) is rgb(255, 0, 127.5).
        #expect(
            found.first?.message
                == "'hex' of 'a' is '#ff00ff', but the components are '#ff0080'")
    }

    /// Components with two or three decimals are not exactly the original bytes, and outside sRGB
    /// the author may choose any fallback.
    @Test(arguments: [
        ("srgb", "[0.31, 0.82, 0.77]", "#4fd1c5"), ("srgb", "[0.2, 0.4, 0.6]", "#336699"),
        ("hsl", "[\"none\", 0, 100]", "#FFFfff"), ("display-p3", "[1, 0.2, 0.1]", "#ff2200"),
        ("oklch", "[0.7, 0.3, 145]", "#000000"),
    ])
    func `rounding and a fallback outside sRGB give no warning`(
        space: String, components: String, hex: String
    ) {
        let run = TokenFixture(
            """
            {"a": {"$type": "color", "$value":
              {"colorSpace": "\(space)", "components": \(components), "hex": "\(hex)"}}}
            """
        ).resolve()
        #expect(run.diagnostics.isEmpty, "\(run.diagnostics.report)")
    }
}
