import CandelaDTCG
import CandelaTestSupport
import CandelaTokenExport
import Testing

struct ValueTextTests {
    @Test(arguments: [
        ("color", #"{"colorSpace": "srgb", "components": [1, 0.533, 0]}"#, "#ff8800"),
        (
            "color", #"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.2}"#,
            "#00000033"
        ),
        (
            "color", #"{"colorSpace": "srgb", "components": [0.5, 0, 0]}"#,
            "srgb(0.5 0 0)"
        ),
        (
            "color", #"{"colorSpace": "oklch", "components": [0.7, 0.12345678, "none"]}"#,
            "oklch(0.7 0.1235 none)"
        ),
        ("dimension", #"{"value": 16, "unit": "px"}"#, "16px"),
        ("fontFamily", #"["Inter", "sans-serif"]"#, "Inter, sans-serif"),
        ("fontWeight", #""semi-bold""#, "semi-bold"),
        ("fontWeight", "450", "450"),
        ("duration", #"{"value": 0.2, "unit": "s"}"#, "0.2s"),
        ("cubicBezier", "[0.4, 0, 0.2, 1]", "cubic-bezier(0.4, 0, 0.2, 1)"),
        ("number", "1.50", "1.5"),
        ("strokeStyle", #""dashed""#, "dashed"),
        (
            "strokeStyle",
            #"{"dashArray": [{"value": 2, "unit": "px"}, {"value": 1, "unit": "px"}], "lineCap": "round"}"#,
            "dashes 2px 1px round"
        ),
        (
            "border", ##"{"color": "{c}", "width": "{w}", "style": "solid"}"##,
            "1px solid #000000"
        ),
        (
            "shadow",
            #"{"color": "{c}", "offsetX": "{z}", "offsetY": "{z}", "blur": "{z}", "spread": {"value": 0, "unit": "px"}, "inset": true}"#,
            "1px 1px 1px #000000 inset"
        ),
        (
            "gradient", #"[{"color": "{c}", "position": 0}, {"color": "{c}", "position": 0.5}]"#,
            "#000000 0% → #000000 50%"
        ),
    ])
    func `a value has a short form`(type: String, json: String, text: String) throws {
        let token = #""token": {"$type": "\#(type)", "$value": \#(json)}"#
        let run = TokenFixture("{\(TokenFixture.companions(of: type)),\n\(token)}").resolve()
        #expect(run.value("token")?.shortText == text, "\(run.diagnostics.report)")
    }

    @Test func `composites omit parts without effect`() throws {
        let run = TokenFixture(
            """
            {"t": {"$type": "transition", "$value": {
               "duration": {"value": 200, "unit": "ms"}, "delay": {"value": 0, "unit": "ms"},
               "timingFunction": [0, 0, 1, 1]}},
             "s": {"$type": "typography", "$value": {
               "fontFamily": "Inter", "fontSize": {"value": 1, "unit": "rem"}, "fontWeight": "bold",
               "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}}}
            """
        ).resolve()
        #expect(run.value("t")?.shortText == "200ms cubic-bezier(0, 0, 1, 1)")
        #expect(run.value("s")?.shortText == "Inter bold 1rem/1.5")
    }
}
