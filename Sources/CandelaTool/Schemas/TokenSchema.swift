import CandelaElements
import CandelaPipeline

/// The JSON Schema of a token file in a dump.
///
/// The value forms are those of DTCG 2025.10 with every reference resolved, so they are written out
/// here; most other schemas are recorded from Swift types.
enum TokenSchema {
    /// The schema without its head: `$schema`, `$id`, `title` and `description`.
    static let text = #"""
        {
          "type": "object",
          "properties": {
            "schemaVersion": {"type": "string", "pattern": "^\#(major)(\\.[0-9]+)?$"},
            "kind": {"const": "tokens"},
            "inputs": {"type": "object", "additionalProperties": {"type": "string"}},
            "tokens": {"type": "object", "additionalProperties": {"$ref": "#/$defs/token"}},
            "fonts": {
              "type": "object", "additionalProperties": {"$ref": "#/$defs/font"}
            },
            "contrast": {
              "type": "object", "additionalProperties": {"$ref": "#/$defs/contrast"}
            }
          },
          "required": ["schemaVersion", "kind", "inputs", "tokens", "contrast"],
          "additionalProperties": false,
          "$defs": {
            "font": {
              "type": "object",
              "properties": {
                "names": {
                  "type": "object",
                  "properties": {
                    "apple": {"type": "string"}, "android": {"type": "string"},
                    "web": {"type": "string"}
                  },
                  "required": ["apple", "android", "web"],
                  "additionalProperties": false
                },
                "metrics": {
                  "type": "object",
                  "properties": {
                    "unitsPerEm": {"type": "number", "exclusiveMinimum": 0},
                    "ascent": {"type": "number"}, "descent": {"type": "number", "maximum": 0},
                    "lineGap": {"type": "number"}, "capHeight": {"type": "number"},
                    "xHeight": {"type": "number"}, "averageWidth": {"type": "number"}
                  },
                  "required": [
                    "unitsPerEm", "ascent", "descent", "lineGap", "capHeight", "xHeight",
                    "averageWidth"
                  ],
                  "additionalProperties": false
                },
                "fallback": {
                  "type": "object",
                  "properties": {
                    "name": {"type": "string"},
                    "unitsPerEm": {"type": "number", "exclusiveMinimum": 0},
                    "averageWidth": {"type": "number", "exclusiveMinimum": 0}
                  },
                  "required": ["name", "unitsPerEm", "averageWidth"],
                  "additionalProperties": false
                }
              },
              "required": ["names", "metrics", "fallback"],
              "additionalProperties": false
            },
            "contrast": {
              "type": "object",
              "properties": {
                "use": {"enum": ["text", "large-text", "graphic", "outline"]},
                "minimum": {"enum": [1, 3, 4.5, 7]},
                "on": {
                  "type": "object",
                  "additionalProperties": {"type": "number", "minimum": 1, "maximum": 21}
                }
              },
              "required": ["use", "on"],
              "additionalProperties": false
            },
            "token": {
              "type": "object",
              "properties": {
                "$type": {
                  "enum": [
                    "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier",
                    "number", "strokeStyle", "border", "transition", "shadow", "gradient",
                    "typography"
                  ]
                },
                "$value": true,
                "$description": {"type": "string"},
                "$deprecated": {"type": ["boolean", "string"]},
                "$extensions": {
                  "type": "object",
                  "properties": {"org.candela": {"$ref": "#/$defs/drawing"}},
                  "required": ["org.candela"],
                  "additionalProperties": false
                }
              },
              "required": ["$type", "$value"],
              "additionalProperties": false,
              "oneOf": [
                \#(variants)
              ]
            },
            \#(drawing),
            "unit": {"type": "number", "minimum": 0, "maximum": 1},
            "color": {
              "type": "object",
              "properties": {
                "colorSpace": {
                  "enum": [
                    "srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch",
                    "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50"
                  ]
                },
                "components": {
                  "type": "array",
                  "items": {"anyOf": [{"type": "number"}, {"const": "none"}]},
                  "minItems": 3,
                  "maxItems": 3
                },
                "alpha": {"$ref": "#/$defs/unit"},
                "hex": {"type": "string", "pattern": "^#[0-9a-fA-F]{6}$"}
              },
              "required": ["colorSpace", "components"],
              "additionalProperties": false
            },
            "dimension": {
              "type": "object",
              "properties": {"value": {"type": "number"}, "unit": {"enum": ["px", "rem"]}},
              "required": ["value", "unit"],
              "additionalProperties": false
            },
            "fontFamily": {
              "anyOf": [
                {"type": "string", "minLength": 1},
                {"type": "array", "items": {"type": "string", "minLength": 1}, "minItems": 1}
              ]
            },
            "fontWeight": {
              "anyOf": [
                {"type": "number", "minimum": 1, "maximum": 1000},
                {"enum": [\#(weights)]}
              ]
            },
            "duration": {
              "type": "object",
              "properties": {"value": {"type": "number"}, "unit": {"enum": ["ms", "s"]}},
              "required": ["value", "unit"],
              "additionalProperties": false
            },
            "cubicBezier": {
              "type": "array",
              "prefixItems": [
                {"$ref": "#/$defs/unit"}, {"type": "number"},
                {"$ref": "#/$defs/unit"}, {"type": "number"}
              ],
              "minItems": 4,
              "maxItems": 4
            },
            "number": {"type": "number"},
            "strokeStyle": {
              "anyOf": [
                {
                  "enum": [
                    "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"
                  ]
                },
                {
                  "type": "object",
                  "properties": {
                    "dashArray": {"type": "array", "items": {"$ref": "#/$defs/dimension"}},
                    "lineCap": {"enum": ["round", "butt", "square"]}
                  },
                  "required": ["dashArray", "lineCap"],
                  "additionalProperties": false
                }
              ]
            },
            "border": {
              "type": "object",
              "properties": {
                "color": {"$ref": "#/$defs/color"},
                "width": {"$ref": "#/$defs/dimension"},
                "style": {"$ref": "#/$defs/strokeStyle"}
              },
              "required": ["color", "width", "style"],
              "additionalProperties": false
            },
            "transition": {
              "type": "object",
              "properties": {
                "duration": {"$ref": "#/$defs/duration"},
                "delay": {"$ref": "#/$defs/duration"},
                "timingFunction": {"$ref": "#/$defs/cubicBezier"}
              },
              "required": ["duration", "delay", "timingFunction"],
              "additionalProperties": false
            },
            "shadowLayer": {
              "type": "object",
              "properties": {
                "color": {"$ref": "#/$defs/color"},
                "offsetX": {"$ref": "#/$defs/dimension"},
                "offsetY": {"$ref": "#/$defs/dimension"},
                "blur": {"$ref": "#/$defs/dimension"},
                "spread": {"$ref": "#/$defs/dimension"},
                "inset": {"type": "boolean"}
              },
              "required": ["color", "offsetX", "offsetY", "blur", "spread"],
              "additionalProperties": false
            },
            "shadow": {
              "anyOf": [
                {"$ref": "#/$defs/shadowLayer"},
                {"type": "array", "items": {"$ref": "#/$defs/shadowLayer"}, "minItems": 1}
              ]
            },
            "gradient": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "color": {"$ref": "#/$defs/color"},
                  "position": {"type": "number"}
                },
                "required": ["color", "position"],
                "additionalProperties": false
              },
              "minItems": 1
            },
            "typography": {
              "type": "object",
              "properties": {
                "fontFamily": {"$ref": "#/$defs/fontFamily"},
                "fontSize": {"$ref": "#/$defs/dimension"},
                "fontWeight": {"$ref": "#/$defs/fontWeight"},
                "letterSpacing": {"$ref": "#/$defs/dimension"},
                "lineHeight": {"type": "number"}
              },
              "required": [
                "fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"
              ],
              "additionalProperties": false
            }
          }
        }
        """#

    private static var major: Substring { Screen.schemaVersion.prefix { $0 != "." } }

    /// The schema variants that tie the form of a token's value to its type.
    private static var variants: String {
        TokenType.allCases.map { type in
            ##"{"properties": {"$type": {"const": "\##(type.rawValue)"}, "##
                + ##""$value": {"$ref": "#/$defs/\##(type.rawValue)"}}}"##
        }.joined(separator: ",")
    }

    private static var weights: String {
        FontWeightValue.words.map { "\"\($0)\"" }.joined(separator: ", ")
    }
}
