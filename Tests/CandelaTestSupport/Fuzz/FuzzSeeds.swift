/// Small documents that together use every feature of the format, as seeds for mutation.
package enum FuzzSeeds {
    /// Token files that follow the strict rules.
    static let tokens: [String] = [
        #"""
        {"color": {"$type": "color", "$description": "all", "red": {"$value": {"colorSpace": "srgb",
        "components": [1, 0.5, "none"], "alpha": 0.5, "hex": "#ff8000"}}, "$root": {"$value":
        "{color.red}"}, "wide": {"$deprecated": "use red", "$value": {"colorSpace": "oklch",
        "components": [0.7, 0.3, 145]}}, "lab": {"$value": {"colorSpace": "lab", "components":
        [50, -20, 3e1]}}, "part": {"$ref": "#/color/red/$value"}}, "alias": {"$value":
        "{color.$root}", "$extensions": {"org.example": {"a": [1, {"b": null}]}}}}
        """#,
        #"""
        {"space": {"$type": "dimension", "s": {"$value": {"value": 4, "unit": "px"}}, "m": {"$value":
        {"value": 1.5, "unit": "rem"}}, "é\u0301 \ud83d\ude00": {"$value": "{space.s}"}}, "big":
        {"$extends": "{space}", "m": {"$value": {"value": {"$ref": "#/space/m/$value/value"}, "unit":
        "rem"}}}, "deep": {"$extends": "#/big", "n": {"$type": "number", "$value": -1.5e-3}}}
        """#,
        #"""
        {"type": {"body": {"$type": "typography", "$value": {"fontFamily": ["Inter", "serif"],
        "fontSize": "{type.size}", "fontWeight": "semi-bold", "letterSpacing": {"value": 0, "unit":
        "px"}, "lineHeight": 1.2}}, "size": {"$type": "dimension", "$value": {"value": 16, "unit":
        "px"}}, "family": {"$type": "fontFamily", "$value": "A"}, "weight": {"$type": "fontWeight",
        "$value": 350}}, "e": {"$type": "cubicBezier", "$value": [0.4, 0, {"$ref": "#/e2/$value/2"},
        1]}, "e2": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]}, "t": {"$type": "transition",
        "$value": {"duration": {"value": 200, "unit": "ms"}, "delay": {"value": 0, "unit": "s"},
        "timingFunction": "{e}"}}}
        """#,
        #"""
        {"c": {"$type": "color", "$value": {"colorSpace": "hsl", "components": [330, 100, 50]}}, "s":
        {"$type": "shadow", "one": {"$value": {"color": "{c}", "offsetX": {"value": 0, "unit": "px"},
        "offsetY": {"value": 2, "unit": "px"}, "blur": {"value": 4, "unit": "px"}, "spread":
        {"value": 0, "unit": "px"}, "inset": true}}, "two": {"$value": ["{s.one}", "{s.one}"]}},
        "b": {"$type": "border", "$value": {"color": "{c}", "width": {"value": 1, "unit": "px"},
        "style": {"dashArray": [{"value": 2, "unit": "px"}], "lineCap": "round"}}}, "g": {"$type":
        "gradient", "$value": [{"color": "{c}", "position": 0}, {"color": {"$ref": "#/c"},
        "position": 1}]}, "k": {"$type": "strokeStyle", "$value": "dashed"}, "d": {"$type":
        "duration", "$value": {"value": 1, "unit": "s"}}, "x": {"y": {"$ref": "#/g"}}}
        """#,
    ]

    /// Token files in the form of older drafts and other tools.
    static let drafts: [String] = [
        #"""
        {"a": {"$type": "color", "$value": "#ff8000cc"}, "b": {"$type": "dimension", "$value":
        "1.5rem"}, "c": {"$type": "spacing", "$value": "4px"}, "d": {"$type": "duration", "$value":
        "200ms"}, "e": {"$type": "boxShadow", "$value": {"x": "0px", "y": "2", "blur": "4px",
        "spread": 0, "color": "rgba(0, 0, 0, 0.5)", "type": "innerShadow"}}, "f": {"$type": "size",
        "$value": "{b}"}, "g": {"$type": "lineHeights", "$value": "150%"}, "h": {"$type":
        "typography", "$value": {"fontFamily": "Inter, serif", "fontSize": "16px", "fontWeight":
        "Bold", "letterSpacing": "2%", "lineHeight": "24px"}}, "i": {"$type": "string", "$value":
        "x"}, "j": {"$type": "cubicBezier", "$value": "cubic-bezier(0, 0, 1, 1)"}}
        """#
    ]

    /// A resolver document over `a.json` and `b.json`.
    static let resolver = #"""
        {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "a.json"}]}, "more":
        {"sources": [{"$ref": "#/sets/base"}, {"n": {"$type": "number", "$value": 1}}]}},
        "modifiers": {"theme": {"contexts": {"light": [], "dark": [{"$ref": "b.json"}]}, "default":
        "light"}, "contrast": {"contexts": {"no": [], "high": [{"n": {"$type": "number", "$value":
        2}}]}, "default": "no"}}, "resolutionOrder": [{"$ref": "#/sets/more"}, {"$ref":
        "#/modifiers/theme"}, {"$ref": "#/modifiers/contrast"}, {"type": "set", "name": "last",
        "sources": [{"$ref": "a.json#/color"}]}]}
        """#

    /// Fragments with a meaning in the format, inserted where they are not expected.
    package static let words: [String] = [
        "\"$value\": ", "\"$type\": \"color\", ", "\"$ref\": \"#/color\", ",
        "\"$extends\": \"{b}\", ",
        "\"$root\": {\"$value\": 1}, ", "\"{color.red}\"", "{\"$ref\": \"#/c/$value\"}", "null",
        "[]", "{}", "\"$extensions\": {}, ", "1e999", "-0", "\"none\"", "\"$deprecated\": true, ",
        "{\"a\": {\"$value\": \"{s}\"}}", "\"\\u0000\"", "9007199254740993", "\"sources\": [], ",
        "\"$ref\": \"a.json\", ", "\"a.b\": {}, ", "\"$x\": 1, ",
    ]
}
