import CandelaDTCG
import CandelaTestSupport
import Testing

/// Composite values written as one text, as in CSS.
struct ShorthandTests {
    private static let black = ##"{"colorSpace":"srgb","components":[0,0,0],"hex":"#000000"}"##

    private static func length(_ number: String) -> String { #"{"value":\#(number),"unit":"px"}"# }

    private static func time(_ number: Int) -> String { #"{"value":\#(number),"unit":"ms"}"# }

    private static func layer(_ lengths: String...) -> String {
        let parts = zip(["offsetX", "offsetY", "blur", "spread"], lengths).map {
            #""\#($0)":\#(length($1))"#
        }
        return #"{"color":\#(black),\#(parts.joined(separator: ","))}"#
    }

    @Test(
        arguments: [
            ("shadow", "0 1px 2px #000", layer("0", "1", "2", "0")),
            ("boxShadow", "#000 0 -1px", layer("0", "-1", "0", "0")),
            ("shadow", "0 1px 2px 3px rgb(0, 0, 0), 4px 5px #000", nil),
            (
                "border", "2px solid #000",
                #"{"width":\#(length("2")),"style":"solid","color":\#(black)}"#
            ),
            (
                "border", "dashed #000 1.5px",
                #"{"width":\#(length("1.5")),"style":"dashed","color":\#(black)}"#
            ),
            (
                "transition", "all 0.2s ease-in 50ms",
                #"{"duration":{"value":0.2,"unit":"s"},"timingFunction":[0.42,0,1,1],"#
                    + #""delay":\#(time(50))}"#
            ),
            (
                "transition", "200ms cubic-bezier(0, 0, 0.5, 1)",
                #"{"duration":\#(time(200)),"timingFunction":[0,0,0.5,1],"delay":\#(time(0))}"#
            ),
            (
                "typography", "600 16px/24px Inter, sans-serif",
                #"{"fontFamily":["Inter","sans-serif"],"fontSize":\#(length("16")),"#
                    + #""fontWeight":600,"lineHeight":1.5,"letterSpacing":\#(length("0"))}"#
            ),
        ] as [(String, String, String?)])
    func `are read as their parts`(type: String, text: String, value: String?) {
        let fixture = LenientFixture(type: type, value: "\"\(text)\"")
        #expect(fixture.run.errors.isEmpty && fixture.ids.contains("lenient-shorthand"))
        let layers = [Self.layer("0", "1", "2", "3"), Self.layer("4", "5", "0", "0")]
        let list = "[\(layers.joined(separator: ","))]"
            .replacing(##","hex":"#000000""##, with: "", maxReplacements: 1)
        #expect(fixture.value() == value ?? list)
    }

    // 4 px · 2 = 8 px.
    @Test func `refer to tokens, also in calculations and in every context`() {
        let fixture = LenientFixture(
            """
            {"sets": {"base": {"sources": [{
              "x": {"$type": "dimension", "$value": "4px"},
              "shadow": {"$type": "shadow",
                "a": {"$value": "{x} calc({x}*2) {x} {c} inset"},
                "b": {"$value": ["0 {x} {c}", "{shadow.a}"]}},
              "line": {"$type": "border", "$value": "{x} solid {c}"}}]}},
             "modifiers": {"mode": {"contexts": {
               "light": [{"c": {"$type": "color", "$value": "#000"}}],
               "dark": [{"c": {"$type": "color", "$value": "#000000"}}]}, "default": "light"}},
             "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/mode"}],
             "version": "2025.10"}
            """, named: "test.resolver.json")
        #expect(fixture.run.errors.isEmpty)
        let inset = String(Self.layer("4", "8", "4", "0").dropLast()) + #","inset":true}"#
        #expect(fixture.value("shadow.a") == inset)
        #expect(fixture.value("shadow.b") == "[\(Self.layer("0", "4", "0", "0")),\(inset)]")
        #expect(
            fixture.value("line")
                == #"{"width":\#(Self.length("4")),"style":"solid","color":\#(Self.black)}"#)
    }

    @Test(arguments: [
        ("shadow", "1px #000"), ("shadow", "1px 2px"), ("shadow", "1px 2px thin #000"),
        ("border", "thin solid #000"), ("border", "1px 2px #000"), ("border", "1px solid"),
        ("transition", "opacity 200ms ease"), ("transition", "ease"),
        ("typography", "italic 16px Inter"), ("typography", "Inter"),
    ])
    func `leave out what the format cannot express`(type: String, text: String) {
        let fixture = LenientFixture(type: type, value: "\"\(text)\"")
        #expect(fixture.value() == nil)
        #expect(fixture.run.errors.isEmpty && !fixture.run.diagnostics.isEmpty)
    }
}
