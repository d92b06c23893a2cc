import CandelaPipeline

extension TokenSchema {
    /// The schema definitions for the value of each token type.
    static let values = #"""
        "TokenFraction": {
          "description": "A number from 0 to 1.",
          "type": "number", "minimum": 0, "maximum": 1
        },
        "TokenColor": {
          "description": "A colour in a colour space of CSS Color 4.",
          "type": "object",
          "properties": {
            "colorSpace": {
              "description": "The colour space.",
              "enum": [
                "srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch",
                "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50"
              ]
            },
            "components": {
              "description": "The three components; `none` for a missing one.",
              "type": "array",
              "items": {"anyOf": [{"type": "number"}, {"const": "none"}]},
              "minItems": 3,
              "maxItems": 3
            },
            "alpha": {
              "description": "The opacity; 1 when absent.", "$ref": "#/$defs/TokenFraction"
            },
            "hex": {
              "description": "The nearest sRGB colour, without the opacity.",
              "type": "string", "pattern": "^#[0-9a-fA-F]{6}$"
            }
          },
          "required": ["colorSpace", "components"],
          "additionalProperties": false
        },
        "TokenDimension": {
          "description": "A length.",
          "type": "object",
          "properties": {
            "value": {"description": "The number of units.", "type": "number"},
            "unit": {
              "description": "The unit of length; `px` is a point.", "enum": ["px", "rem"]
            }
          },
          "required": ["value", "unit"],
          "additionalProperties": false
        },
        "TokenFontFamily": {
          "description": "The family name of a font, or several in order of preference.",
          "anyOf": [
            {"type": "string", "minLength": 1},
            {"type": "array", "items": {"type": "string", "minLength": 1}, "minItems": 1}
          ]
        },
        "TokenFontWeight": {
          "description": "The weight of a font: a number, or its name.",
          "anyOf": [
            {"type": "number", "minimum": 1, "maximum": 1000},
            {"enum": [\#(weights)]}
          ]
        },
        "TokenDuration": {
          "description": "A duration.",
          "type": "object",
          "properties": {
            "value": {"description": "The number of time units.", "type": "number"},
            "unit": {"description": "The unit of time.", "enum": ["ms", "s"]}
          },
          "required": ["value", "unit"],
          "additionalProperties": false
        },
        "TokenCubicBezier": {
          "description": "The two control points of an easing curve: x1, y1, x2, y2.",
          "type": "array",
          "prefixItems": [
            {"$ref": "#/$defs/TokenFraction"}, {"type": "number"},
            {"$ref": "#/$defs/TokenFraction"}, {"type": "number"}
          ],
          "minItems": 4,
          "maxItems": 4
        },
        "TokenNumber": {"description": "A number.", "type": "number"},
        "TokenStrokeStyle": {
          "description": "The style of a line: a word, or the lengths of its dashes.",
          "anyOf": [
            {
              "enum": [
                "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"
              ]
            },
            {
              "type": "object",
              "properties": {
                "dashArray": {
                  "description": "The lengths of dashes and gaps, in turn.",
                  "type": "array", "items": {"$ref": "#/$defs/TokenDimension"}
                },
                "lineCap": {
                  "description": "The shape of the ends of dashes.",
                  "enum": ["round", "butt", "square"]
                }
              },
              "required": ["dashArray", "lineCap"],
              "additionalProperties": false
            }
          ]
        },
        "TokenBorder": {
          "description": "A line around a surface.",
          "type": "object",
          "properties": {
            "color": {
              "description": "The colour of the border.", "$ref": "#/$defs/TokenColor"
            },
            "width": {
              "description": "The width of the border.", "$ref": "#/$defs/TokenDimension"
            },
            "style": {
              "description": "The style of the border's line.",
              "$ref": "#/$defs/TokenStrokeStyle"
            }
          },
          "required": ["color", "width", "style"],
          "additionalProperties": false
        },
        "TokenTransition": {
          "description": "The timing of a motion.",
          "type": "object",
          "properties": {
            "duration": {
              "description": "The duration of the motion.", "$ref": "#/$defs/TokenDuration"
            },
            "delay": {
              "description": "The time before the motion begins.",
              "$ref": "#/$defs/TokenDuration"
            },
            "timingFunction": {
              "description": "The easing curve of the motion.",
              "$ref": "#/$defs/TokenCubicBezier"
            }
          },
          "required": ["duration", "delay", "timingFunction"],
          "additionalProperties": false
        },
        "TokenShadowLayer": {
          "description": "One layer of a shadow.",
          "type": "object",
          "properties": {
            "color": {
              "description": "The colour of the shadow.", "$ref": "#/$defs/TokenColor"
            },
            "offsetX": {
              "description": "The offset to the right.", "$ref": "#/$defs/TokenDimension"
            },
            "offsetY": {
              "description": "The downward offset.", "$ref": "#/$defs/TokenDimension"
            },
            "blur": {
              "description": "The blur radius, as in CSS.", "$ref": "#/$defs/TokenDimension"
            },
            "spread": {
              "description": "The length by which the shadow is larger than the surface on each side.",
              "$ref": "#/$defs/TokenDimension"
            },
            "inset": {
              "description": "Whether the shadow is inside the surface; false when absent.",
              "type": "boolean"
            }
          },
          "required": ["color", "offsetX", "offsetY", "blur", "spread"],
          "additionalProperties": false
        },
        "TokenShadow": {
          "description": "A shadow: one layer, or several, of which the first is in front.",
          "anyOf": [
            {"$ref": "#/$defs/TokenShadowLayer"},
            {
              "type": "array", "items": {"$ref": "#/$defs/TokenShadowLayer"}, "minItems": 1
            }
          ]
        },
        "TokenGradientStop": {
          "description": "A colour at a position of a gradient.",
          "type": "object",
          "properties": {
            "color": {
              "description": "The colour of the stop.", "$ref": "#/$defs/TokenColor"
            },
            "position": {
              "description": "The position of the stop, from 0 to 1.", "type": "number"
            }
          },
          "required": ["color", "position"],
          "additionalProperties": false
        },
        "TokenGradient": {
          "description": "The stops of a gradient, in order.",
          "type": "array", "items": {"$ref": "#/$defs/TokenGradientStop"}, "minItems": 1
        },
        "TokenTypography": {
          "description": "A text style.",
          "type": "object",
          "properties": {
            "fontFamily": {
              "description": "The font of the text.", "$ref": "#/$defs/TokenFontFamily"
            },
            "fontSize": {
              "description": "The font size of the text.", "$ref": "#/$defs/TokenDimension"
            },
            "fontWeight": {
              "description": "The font weight of the text.", "$ref": "#/$defs/TokenFontWeight"
            },
            "letterSpacing": {
              "description": "The additional space between letters.",
              "$ref": "#/$defs/TokenDimension"
            },
            "lineHeight": {
              "description": "The line height as a multiple of the font size.",
              "type": "number"
            }
          },
          "required": [
            "fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"
          ],
          "additionalProperties": false
        }
        """#

    private static var weights: String {
        FontWeightValue.words.map { "\"\($0)\"" }.joined(separator: ", ")
    }
}
