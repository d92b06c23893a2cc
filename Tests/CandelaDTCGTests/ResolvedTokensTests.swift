import CandelaDTCG
import CandelaTestSupport
import Testing

struct ResolvedTokensTests {
    @Test func `writes a flat object in document order`() {
        let run = TokenFixture(
            """
            {"$description": "not a token's", "g": {"$type": "number", "$deprecated": "gone",
             "$root": {"$value": 1.50, "$description": "base", "$extensions": {"b": {"$ref": "#/x"}, "a": "{x}"}},
             "z": {"$value": "{g.$root}"}, "a": {"$value": -2.3e4, "$deprecated": false}}}
            """
        ).resolve()
        #expect(
            run.json
                == ##"{"g.$root":{"$type":"number","$value":1.50,"$description":"base","$deprecated":"gone","$extensions":{"b":{"$ref":"#/x"},"a":"{x}"}},"g.z":{"$type":"number","$value":1.50,"$deprecated":"gone"},"g.a":{"$type":"number","$value":-2.3e4,"$deprecated":false}}"##
        )
    }

    @Test func `replaces references at every depth`() {
        let run = TokenFixture(
            """
            {"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, "none"]}},
             "z": {"$type": "dimension", "$value": {"value": 0, "unit": "px"}},
             "s": {"$type": "shadow", "$value": {"color": "{c}", "offsetX": "{z}",
               "offsetY": {"value": {"$ref": "#/z/$value/value"}, "unit": "rem"},
               "blur": {"$ref": "#/z"}, "spread": {"$ref": "#/z/$value"}}},
             "list": {"$type": "shadow", "$value": ["{s}", "{t}"]}, "t": {"$type": "shadow", "$value": ["{s}"]}, "u": {"$value": "{t}"}}
            """
        ).resolve()
        #expect(run.errors.isEmpty, "\(run.diagnostics.report)")
        let zero = ##"{"value":0,"unit":"px"}"##
        let layer =
            ##"{"color":{"colorSpace":"srgb","components":[0,0,"none"]},"offsetX":\##(zero),"offsetY":{"value":0,"unit":"rem"},"blur":\##(zero),"spread":\##(zero)}"##
        #expect(run.json.contains(##""s":{"$type":"shadow","$value":\##(layer)}"##))
        #expect(run.json.contains(##""list":{"$type":"shadow","$value":[\##(layer),\##(layer)]}"##))
        #expect(run.json.contains(##""u":{"$type":"shadow","$value":[\##(layer)]}"##))
        #expect(!run.json.contains("{c}") && !run.json.contains("$ref"))
    }

    @Test func `has Swift values for all thirteen types`() {
        let px = ##"{"value": 2, "unit": "px"}"##
        let run = TokenFixture(
            """
            {"color": {"$type": "color", "$value": {"colorSpace": "oklch", "components": [0.5, 0.1, "none"],
               "alpha": 0.5, "hex": "#FFaa00"}},
             "dimension": {"$type": "dimension", "$value": {"value": -0.5, "unit": "rem"}},
             "fontFamily": {"$type": "fontFamily", "$value": "A, B"},
             "fontWeight": {"$type": "fontWeight", "$value": "semi-bold"},
             "duration": {"$type": "duration", "$value": {"value": 1.5, "unit": "s"}},
             "cubicBezier": {"$type": "cubicBezier", "$value": [0, -2, 1, 3.5]},
             "number": {"$type": "number", "$value": -2.3e4},
             "strokeStyle": {"$type": "strokeStyle", "$value": {"dashArray": [\(px)], "lineCap": "butt"}},
             "border": {"$type": "border", "$value": {"color": "{color}", "width": \(px), "style": "solid"}},
             "transition": {"$type": "transition", "$value": {"duration": "{duration}",
               "delay": {"value": 20, "unit": "ms"}, "timingFunction": "{cubicBezier}"}},
             "shadow": {"$type": "shadow", "$value": {"color": "{color}", "offsetX": \(px), "offsetY": \(px),
               "blur": \(px), "spread": \(px), "inset": true}},
             "gradient": {"$type": "gradient", "$value": [{"color": "{color}", "position": 42},
               {"color": "{color}", "position": -99}]},
             "typography": {"$type": "typography", "$value": {"fontFamily": ["A", "serif"], "fontSize": \(px),
               "fontWeight": "{fontWeight}", "letterSpacing": "{dimension}", "lineHeight": 1.2}}}
            """
        ).resolve()
        #expect(run.errors.isEmpty, "\(run.diagnostics.report)")
        let color = ColorValue(.oklch, [0.5, 0.1, nil], alpha: 0.5, hex: "#FFaa00")
        let two = DimensionValue(2, .px)
        let curve = CubicBezierValue(0, -2, 1, 3.5)
        let semiBold = FontWeightValue(word: "semi-bold")
        let expected: [TokenValue?] = [
            .color(color), .dimension(DimensionValue(-0.5, .rem)), .fontFamily(["A, B"]),
            semiBold.map(TokenValue.fontWeight), .duration(DurationValue(1.5, .s)),
            .cubicBezier(curve), .number(-23_000), .strokeStyle(.dashes([two], lineCap: .butt)),
            .border(BorderValue(color: color, width: two, style: .keyword(.solid))),
            .transition(
                TransitionValue(
                    duration: DurationValue(1.5, .s), delay: DurationValue(20, .ms),
                    timingFunction: curve)),
            .shadow([
                ShadowLayer(
                    color: color, offsetX: two, offsetY: two, blur: two, spread: two, isInset: true)
            ]),
            .gradient([
                GradientStop(color: color, position: 1), GradientStop(color: color, position: 0),
            ]),
            semiBold.map {
                .typography(
                    TypographyValue(
                        fontFamily: ["A", "serif"], fontSize: two, fontWeight: $0,
                        letterSpacing: DimensionValue(-0.5, .rem), lineHeight: 1.2))
            },
        ]
        #expect(run.tokens?.tokens.map { Optional($0.value) } == expected)
        #expect(run.tokens?.tokens.map(\.type) == TokenType.allCases)
        #expect(semiBold?.number == 600)
    }

    @Test func `has the place of a token`() {
        let marked = MarkedText("{\"g\": {\n  ①\"a\": {\"$type\": \"number\", \"$value\": 1}}}")
        let run = TokenFixture(
            String(decoding: marked.bytes, as: UTF8.self), named: "test.json"
        ).resolve()
        #expect(run.tokens?["g.a"]?.place == marked.places[0])
        #expect(run.tokens?["g.b"] == nil && run.tokens?["g"] == nil && run.tokens?[""] == nil)
    }
}
