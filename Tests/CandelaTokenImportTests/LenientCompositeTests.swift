import CandelaDTCG
import CandelaTestSupport
import Testing

struct LenientCompositeTests {
    private let black = ##"{"colorSpace":"srgb","components":[0,0,0],"hex":"#000000"}"##
    private let none = #"{"value":0,"unit":"px"}"#

    @Test func `adds missing members of a shadow and converts its old names`() {
        let fixture = LenientFixture(
            type: "boxShadow",
            value: ##"{"type":"innerShadow","x":0,"y":"2px","blur":"4px","color":"#000"}"##)
        #expect(
            fixture.value()
                == #"{"offsetX":\#(none),"offsetY":{"value":2,"unit":"px"},"#
                + #""blur":{"value":4,"unit":"px"},"color":\#(black),"inset":true,"spread":\#(none)}"#
        )
        #expect(fixture.run.errors.isEmpty)
        #expect(fixture.ids.contains("lenient-missing-part"))
        #expect(fixture.ids.contains("lenient-value-member"))
    }

    @Test func `accepts a transition without a delay`() {
        let fixture = LenientFixture(
            type: "transition", value: #"{"duration":"200ms","timingFunction":"ease"}"#)
        #expect(
            fixture.value()
                == #"{"duration":{"value":200,"unit":"ms"},"timingFunction":[0.25,0.1,0.25,1],"#
                + #""delay":{"value":0,"unit":"ms"}}"#)
        #expect(fixture.run.errors.isEmpty)
    }

    @Test func `converts stops and percentages of a gradient`() {
        let fixture = LenientFixture(
            type: "gradient", value: ##"{"stops":[{"color":"#000","position":"50%"}]}"##)
        #expect(fixture.value() == #"[{"color":\#(black),"position":0.5}]"#)
        #expect(fixture.run.errors.isEmpty)
    }

    @Test func `unwraps a value inside a value of the same type`() {
        let fixture = LenientFixture(
            type: "border",
            value: """
                {"color":{"$type":"color","$value":"#000"},"width":{"$value":"1px"},\
                "style":"solid"}
                """)
        #expect(
            fixture.value()
                == #"{"color":\#(black),"width":{"value":1,"unit":"px"},"style":"solid"}"#)
        #expect(fixture.run.errors.isEmpty)
        let other = LenientFixture(
            type: "border",
            value: """
                {"color":{"$type":"number","$value":1},"width":"1px","style":"solid"}
                """)
        #expect(other.value() == nil && !other.ids.isEmpty)
    }

    // 24 px of line over 16 px of type is 1.5; 5 % of 16 px is 0.8 px.
    @Test(arguments: [
        (#""150%""#, #""5%""#, "1.5", #"{"value":0.8,"unit":"px"}"#),
        (#""1.5""#, #""0.05em""#, "1.5", #"{"value":0.8,"unit":"px"}"#),
        (#""24px""#, "0", "1.5", #"{"value":0,"unit":"px"}"#),
        (#"{"value":24,"unit":"px"}"#, #""2px""#, "1.5", #"{"value":2,"unit":"px"}"#),
    ])
    func `converts line height and letter spacing`(
        height: String, spacing: String, line: String, letter: String
    ) {
        let fixture = LenientFixture(
            type: "typography",
            value: """
                {"fontFamily":"Inter","fontSize":"16px","fontWeight":"bold",\
                "letterSpacing":\(spacing),"lineHeight":\(height)}
                """)
        #expect(fixture.run.errors.isEmpty)
        #expect(
            fixture.value()
                == #"{"fontFamily":"Inter","fontSize":{"value":16,"unit":"px"},"#
                + #""fontWeight":"bold","letterSpacing":\#(letter),"lineHeight":\#(line)}"#)
    }

    @Test(arguments: ["type", "$type"])
    func `reads the kind of a shadow in Tokens Studio and Penpot`(name: String) {
        let fixture = LenientFixture(
            type: "boxShadow",
            value: ##"{"x":0,"y":1,"blur":2,"spread":0,"color":"#000","\##(name)":"innerShadow"}"##)
        #expect(fixture.value()?.contains(#""inset":true"#) == true)
        #expect(!fixture.ids.contains("lenient-member"))
    }

    // 5 % of 20 px is 1 px.
    @Test func `reads the names of Penpot for parts of a text style`() {
        let fixture = LenientFixture(
            type: "typography",
            value: """
                {"fontFamilies":"Inter","fontSizes":"20","fontWeights":"bold",\
                "letterSpacing":"5%","lineHeights":"30px"}
                """)
        #expect(
            fixture.value()
                == #"{"fontFamily":"Inter","fontSize":{"value":20,"unit":"px"},"#
                + #""fontWeight":"bold","letterSpacing":{"value":1,"unit":"px"},"lineHeight":1.5}"#)
        #expect(fixture.run.errors.isEmpty)
    }

    @Test(arguments: [
        #""fontSize":"16px","lineHeight":"1.5rem""#, #""fontSize":"16px""#,
    ])
    func `skips a text style that cannot be converted`(parts: String) {
        let fixture = LenientFixture(
            """
            {"s":{"$type":"dimension","$value":{"value":1,"unit":"px"}},
             "a":{"$type":"typography","$value":{"fontFamily":"Inter","fontWeight":400,\(parts)}}}
            """)
        #expect(fixture.ids == ["passed-over"])
        #expect(fixture.run.tokens?.paths == ["s"])
    }

    @Test func `keeps unknown members under extensions`() {
        let fixture = LenientFixture(
            """
            {"a":{"$type":"typography","$value":{"fontFamily":"Inter","fontSize":"16px",
             "fontWeight":400,"lineHeight":1,"textCase":"upper"},"$extensions":{"org.example":1}},
             "b":{"step":0.50,"$value":"{c}"},"c":{"$type":"color","$value":"#000"}}
            """)
        #expect(fixture.run.errors.isEmpty)
        #expect(
            fixture.run.json.contains(
                #""$extensions":{"org.example":1,"org.candela.kept":{"$value/textCase":"upper"}}"#))
        #expect(
            fixture.run.json.contains(#""$extensions":{"org.candela.kept":{"step":0.50}}"#))
        #expect(fixture.ids.contains("lenient-member"))
    }
}
