import CandelaDTCG
import CandelaTestSupport
import CandelaTokenImport
import Testing

/// Gradients of CSS: the stops, and what hints say of their shape.
struct GradientTextTests {
    @Test(
        arguments: [
            ("radial-gradient(circle, ", "radial", nil),
            ("radial-gradient(circle farthest-corner at center, ", "radial", nil),
            ("radial-gradient(circle 50px at 50% 50%, ", "radial", 50),
            ("radial-gradient(50px, ", "radial", 50),
            // Without a shape it is an ellipse, which is a circle in a square.
            ("radial-gradient(", "radial", nil),
            ("conic-gradient(from 90deg, ", "angular", nil),
            ("conic-gradient(from 0.25turn at center, ", "angular", nil),
            ("linear-gradient(0, ", "bottom-top", nil),
        ] as [(String, String, Double?)])
    func `a gradient keeps its shape`(start: String, direction: String, radius: Double?) {
        let fixture = LenientFixture(type: "color", value: ##""\##(start)#ff0000, #0000ff)""##)
        let token = fixture.run.tokens?["a"]
        guard case .gradient(let stops)? = token?.value else {
            Issue.record("\(fixture.run.diagnostics)")
            return
        }
        #expect(stops.map(\.color.components) == [[1, 0, 0], [0, 0, 1]])
        #expect(stops.map(\.position) == [0, 1])
        #expect(token?.hints.direction?.rawValue == direction)
        #expect(token?.hints.endRadius == radius)
    }

    @Test(arguments: [
        // Two positions are two stops, and none lies before an earlier one.
        ("#f00 0% 50%, #00f 20%, #f00", [0, 0.5, 0.5, 1]),
        ("#f00, #00f, #f00 80%, #00f, #f00", [0, 0.4, 0.8, 0.9, 1]),
        ("#f00 25%, #00f", [0.25, 1]),
    ])
    func `stops have the positions of CSS`(stops: String, positions: [Double]) {
        let fixture = LenientFixture(
            type: "color", value: #""linear-gradient(90deg, \#(stops))""#)
        guard case .gradient(let read)? = fixture.run.value("a") else {
            Issue.record("\(fixture.run.diagnostics)")
            return
        }
        #expect(read.map { ($0.position * 1e9).rounded() / 1e9 } == positions)
    }

    @Test(arguments: [
        "repeating-linear-gradient(#f00, #00f 10%)", "radial-gradient(at top left, #f00, #00f)",
        "radial-gradient(closest-side, #f00, #00f)", "radial-gradient(4px 8px, #f00, #00f)",
        "conic-gradient(#f00, #00f)", "conic-gradient(from, #f00, #00f)",
        "conic-gradient(from 90deg at 0 0, #f00, #00f)",
        "linear-gradient(#f00, 30%, #00f)", "linear-gradient(#f00 -20%, #00f)",
        "linear-gradient(#f00 10px, #00f)", "linear-gradient(in oklch, #f00, #00f)",
        "linear-gradient(to middle, #f00, #00f)", "linear-gradient(#f00)", "linear-gradient()",
        "linear-gradient(#f00, #00f), linear-gradient(#00f, #f00)",
        // The direction is a hint, which cannot vary with a token.
        "linear-gradient({angle}, #f00, #00f)", "linear-gradient({none}, #f00, #00f)",
    ])
    func `a gradient that the format cannot express leaves one token out`(text: String) {
        for type in ["color", "gradient"] {
            let fixture = LenientFixture(
                #"{"angle": {"$type": "string", "$value": "45deg"}, "#
                    + #""a": {"$type": "\#(type)", "$value": "\#(text)"}}"#)
            #expect(fixture.run.errors.isEmpty && fixture.run.tokens?.count == 1)
            #expect(fixture.ids.contains("passed-over"))
            #expect(!fixture.ids.contains("lenient-gradient"))
        }
    }

    @Test func `a reference may be the stated direction`() {
        let fixture = LenientFixture(
            ##"{"angle": {"$type": "string", "$value": "180deg"}, "a": {"$type": "color", "##
                + ##""$value": "linear-gradient({angle}, #f00, #00f)"}}"##)
        #expect(fixture.run.tokens?["a"]?.hints.direction?.rawValue == "top-bottom")
        #expect(fixture.run.errors.isEmpty && fixture.run.tokens?.count == 2)
        #expect(fixture.run.diagnostics.filter { $0.id == "lenient-gradient" }.count == 1)
    }
}
