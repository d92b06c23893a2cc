import CandelaDTCG
import CandelaTestSupport
import CandelaTokenExport
import Testing

/// A third-party token set: every type and colour space, unusual names, wide-gamut colours, deep
/// aliases, unknown extensions. Scripts in `.ci` extract the text from this file, so it must stay
/// between its two marks.
enum ForeignSet {
    static let path = "foreign.resolver.json"

    /// Two densities in four appearances.
    static let text = #"""
        {
          "version": "2025.10",
          "name": "Foreign",
          "sets": {
            "base": { "sources": [{
              "palette": {
                "$type": "color",
                "$description": "Raw colours.\nNot for use */ in & <screens>",
                "$extensions": { "com.example.palette": { "kept": [1.50, null, "✓"] } },
                "srgb": { "$value": { "colorSpace": "srgb", "components": [0.2, 0.4, 0.6], "hex": "#336699" } },
                "linear": { "$value": { "colorSpace": "srgb-linear", "components": [1, 0.5, 0], "alpha": 0.25 } },
                "hsl": { "$value": { "colorSpace": "hsl", "components": [210, 50, 40] } },
                "hwb": { "$value": { "colorSpace": "hwb", "components": [120, 20, 30] } },
                "lab": { "$value": { "colorSpace": "lab", "components": [52.5, 40.25, -12] } },
                "lch": { "$value": { "colorSpace": "lch", "components": [70, 30, 200] } },
                "oklab": { "$value": { "colorSpace": "oklab", "components": [0.6, 0.1, 0.05] } },
                "oklch": { "$value": { "colorSpace": "oklch", "components": [0.62, 0.09, 150.5] } },
                "vivid": { "$value": { "colorSpace": "oklch", "components": [0.7, 0.32, 145], "alpha": 0.5 } },
                "p3": { "$value": { "colorSpace": "display-p3", "components": [1, 0.2, 0.1], "hex": "#ff2200" } },
                "a98": { "$value": { "colorSpace": "a98-rgb", "components": [0.1, 0.9, 0.3] } },
                "prophoto": { "$value": { "colorSpace": "prophoto-rgb", "components": [0.9, 0.2, 0.7] } },
                "rec2020": { "$value": { "colorSpace": "rec2020", "components": [0.2, 0.8, 0.4] } },
                "xyz65": { "$value": { "colorSpace": "xyz-d65", "components": [0.3, 0.35, 0.4] } },
                "xyz50": { "$value": { "colorSpace": "xyz-d50", "components": [0.2, 0.15, 0.1] } },
                "missing": { "$value": { "colorSpace": "hsl", "components": ["none", 0, 50], "alpha": 0.80 } }
              },
              "my/ brand 🎨": {
                "$type": "color",
                "$root": { "$value": "{palette.vivid}", "$description": "The brand's own." },
                "2xl-Größe": { "$value": "{my/ brand 🎨.$root}" },
                "say \"hi\" \\o/ */ </style>": { "$value": "{palette.p3}", "$description": "Ends */ a comment, \"quotes\" and ${names}." }
              },
              "class": { "$type": "number", "$value": 1e-7, "$description": "A keyword in many languages." },
              "fontSize": {
                "$type": "dimension",
                "1": { "$value": { "value": 12.0, "unit": "px" } },
                "2XL": { "$value": { "value": 1.5, "unit": "rem" } },
                "minus": { "$value": { "value": -0.5, "unit": "px" } },
                "zero": { "$value": { "value": 0, "unit": "rem" } }
              },
              "ratio": {
                "$type": "number",
                "huge": { "$value": 1.5e21 },
                "negative": { "$value": -2.5 },
                "line": { "$value": 1.40 },
                "part": { "$value": { "$ref": "#/palette/srgb/$value/components/1" } }
              },
              "family": {
                "$type": "fontFamily",
                "one": { "$value": "Fira Sans, Condensed" },
                "many": { "$value": ["O'Reilly \"Text\"", "Noto Sans", "system-ui", "sans-serif"] }
              },
              "weight": {
                "$type": "fontWeight",
                "word": { "$value": "semi-bold" },
                "number": { "$value": 350 }
              },
              "time": {
                "$type": "duration",
                "quick": { "$value": { "value": 150, "unit": "ms" } },
                "slow": { "$value": { "value": 1.5, "unit": "s" } },
                "early": { "$value": { "value": -50, "unit": "ms" } }
              },
              "curve": { "$type": "cubicBezier", "over": { "$value": [0.34, 1.56, 0.64, 1] } },
              "stroke": {
                "$type": "strokeStyle",
                "plain": { "$value": "dotted" },
                "dashes": { "$value": { "dashArray": ["{fontSize.1}", { "value": 0.25, "unit": "rem" }], "lineCap": "round" } }
              },
              "edge": {
                "$type": "border",
                "plain": { "$value": { "color": "{palette.srgb}", "width": { "value": 2, "unit": "px" }, "style": "solid" } },
                "dashed": { "$value": { "color": "{palette.vivid}", "width": { "value": 0.125, "unit": "rem" }, "style": "{stroke.dashes}" } }
              },
              "move": {
                "$type": "transition",
                "plain": { "$value": { "duration": "{time.quick}", "delay": { "value": 0, "unit": "ms" }, "timingFunction": "{curve.over}" } },
                "spring": {
                  "$value": { "duration": "{time.slow}", "delay": "{time.early}", "timingFunction": [0, 0, 1, 1] },
                  "$extensions": { "org.candela": { "spring": { "response": 0.5, "damping": 0.7 }, "repeat": { "count": 6, "autoreverses": true } } }
                }
              },
              "shade": {
                "$type": "shadow",
                "one": { "$value": { "color": "{palette.missing}", "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 2, "unit": "px" }, "blur": { "value": 0.5, "unit": "rem" }, "spread": { "value": -1, "unit": "px" } } },
                "two": { "$value": ["{shade.one}", { "color": "{palette.p3}", "offsetX": "{fontSize.minus}", "offsetY": "{fontSize.zero}", "blur": "{fontSize.1}", "spread": "{fontSize.zero}", "inset": true }] }
              },
              "fade": {
                "$type": "gradient",
                "plain": { "$value": [{ "color": "{palette.srgb}", "position": 0 }, { "color": "{palette.linear}", "position": 0.35 }, { "color": "{palette.hsl}", "position": 1 }] },
                "across": { "$value": [{ "color": "{palette.p3}", "position": 0 }, { "color": "{palette.vivid}", "position": "{ratio.part}" }], "$extensions": { "org.candela": { "direction": "leading-trailing" } } },
                "corner": { "$value": "{fade.plain}", "$extensions": { "org.candela": { "direction": "top-leading-bottom-trailing" } } },
                "down": { "$value": "{fade.plain}", "$extensions": { "org.candela": { "direction": "top-bottom" } } },
                "up": { "$value": "{fade.plain}", "$extensions": { "org.candela": { "direction": "bottom-top" } } },
                "tilted": { "$value": "{fade.plain}", "$extensions": { "org.candela": { "angle": 60 } } },
                "spot": { "$value": "{fade.plain}", "$extensions": { "org.candela": { "direction": "radial", "startRadius": 20, "endRadius": 100 } } },
                "ring": { "$value": "{fade.plain}", "$extensions": { "org.candela": { "direction": "angular" } } }
              },
              "text": {
                "$type": "typography",
                "body": { "$value": { "fontFamily": "{family.many}", "fontSize": "{fontSize.2XL}", "fontWeight": "{weight.word}", "letterSpacing": "{fontSize.minus}", "lineHeight": "{ratio.line}" } },
                "code": { "$value": { "fontFamily": "monospace", "fontSize": { "value": 13, "unit": "px" }, "fontWeight": 350, "letterSpacing": { "value": 0.02, "unit": "rem" }, "lineHeight": 1 } }
              },
              "chain": {
                "a1": { "$value": "{chain.a2}", "$description": "" }, "a2": { "$value": "{chain.a3}" }, "a3": { "$ref": "#/chain/a4" },
                "a4": { "$value": "{chain.a5}" }, "a5": { "$value": { "$ref": "#/chain/a6/$value" } }, "a6": { "$type": "color", "$value": "{chain.a7}" },
                "a7": { "$value": "{chain.a8}" }, "a8": { "$value": "{my/ brand 🎨.2xl-Größe}" }
              },
              "old": {
                "$deprecated": "Use '{palette.srgb}' */ instead",
                "$type": "number",
                "gone": { "$value": 3 },
                "kept": { "$value": 4, "$deprecated": false },
                "inner": { "$deprecated": true, "gone": { "$value": 5, "$extensions": { "com.example.x": { "precise": 1.00000000000000000001 } } } }
              },
              "copied": { "$extends": "{fontSize}", "1": { "$value": { "value": 11, "unit": "px" } } }
            }] }
          },
          "modifiers": {
            "density": { "default": "roomy", "contexts": {
              "compact": [{ "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } }],
              "roomy": [{ "gap": { "$type": "dimension", "$value": { "value": 0.75, "unit": "rem" } } }]
            } },
            "scheme": { "default": "day", "contexts": {
              "day": [{ "surface": { "$type": "color", "$value": "{palette.srgb}" }, "ink": { "$type": "color", "$value": "{palette.hwb}" }, "glow": { "$type": "color", "$value": "{palette.vivid}" } }],
              "night": [{ "surface": { "$type": "color", "$value": "{palette.vivid}" }, "ink": { "$type": "color", "$value": "{palette.hwb}" }, "glow": { "$type": "color", "$value": "{palette.hsl}" } }],
              "day-high-contrast": [{ "surface": { "$type": "color", "$value": "{palette.srgb}" }, "ink": { "$type": "color", "$value": "{palette.lab}" }, "glow": { "$type": "color", "$value": "{palette.p3}" } }],
              "night-high-contrast": [{ "surface": { "$type": "color", "$value": "{palette.p3}" }, "ink": { "$type": "color", "$value": "{palette.hwb}" }, "glow": { "$type": "color", "$value": "{palette.hsl}" } }]
            } }
          },
          "resolutionOrder": [
            { "$ref": "#/sets/base" },
            { "$ref": "#/modifiers/density" },
            { "$ref": "#/modifiers/scheme" },
            { "type": "set", "name": "uses", "sources": [{
              "card": {
                "halo": { "$type": "shadow", "$value": { "color": "{glow}", "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 1, "unit": "px" }, "blur": "{gap}", "spread": { "value": 0, "unit": "px" } } },
                "edge": { "$type": "border", "$value": { "color": "{surface}", "width": { "value": 1, "unit": "px" }, "style": "double" } }
              }
            }] }
          ]
        }
        """#

    /// The set as an export, with the diagnostics.
    static func export() throws -> (TokenExport, [Diagnostic]) {
        try Self.export(text, from: path)
    }

    /// An export of any document.
    static func export(
        _ text: String, from path: String = "test.tokens.json"
    ) throws -> (TokenExport, [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        let fixture = TokenFixture(text, named: path)
        let loaded = TokenProject.load(path, files: fixture.access, diagnostics: &diagnostics)
        let project = try #require(loaded)
        let export = TokenExport(
            project, project.permutations, name: String(path.prefix { $0 != "." }),
            diagnostics: &diagnostics)
        return (export, diagnostics)
    }
}

extension EmittedFile {
    /// The contents as text.
    var text: String { String(decoding: bytes, as: UTF8.self) }
}
