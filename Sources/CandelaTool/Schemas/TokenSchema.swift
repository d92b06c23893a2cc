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
            "schemaVersion": {
              "description": "The version of the contract.",
              "type": "string", "pattern": "^\#(major)(\\.[0-9]+)?$"
            },
            "kind": {"description": "The kind of document: `tokens`.", "const": "tokens"},
            "inputs": {
              "description": "The context chosen for each modifier: `light` for `appearance`.",
              "type": "object", "additionalProperties": {"type": "string"}
            },
            "tokens": {
              "description": "The tokens by path: `color.text.primary`.",
              "type": "object", "additionalProperties": {"$ref": "#/$defs/Token"}
            },
            "fonts": {
              "description": "The bundled fonts by family name, as in the values of typography tokens.",
              "type": "object", "additionalProperties": {"$ref": "#/$defs/TokenFont"}
            },
            "contrast": {
              "description": "The checked contrast of each colour role, by path.",
              "type": "object", "additionalProperties": {"$ref": "#/$defs/TokenContrast"}
            }
          },
          "required": ["schemaVersion", "kind", "inputs", "tokens", "contrast"],
          "additionalProperties": false,
          "$defs": {
            "TokenFont": {
              "description": "A font that the app bundles.",
              "type": "object",
              "properties": {
                "names": {
                  "description": "The font's name on each platform.",
                  "type": "object",
                  "properties": {
                    "apple": {
                      "description": "The family name on Apple platforms.", "type": "string"
                    },
                    "android": {
                      "description": "The name of the font resource on Android.", "type": "string"
                    },
                    "web": {"description": "The family name in CSS.", "type": "string"}
                  },
                  "required": ["apple", "android", "web"],
                  "additionalProperties": false
                },
                "metrics": {
                  "description": "The metrics of the regular weight, in font units.",
                  "type": "object",
                  "properties": {
                    "unitsPerEm": {
                      "description": "The font units in one em.",
                      "type": "number", "exclusiveMinimum": 0
                    },
                    "ascent": {
                      "description": "The distance from the baseline to the top of a line.",
                      "type": "number"
                    },
                    "descent": {
                      "description": "The distance from the baseline to the bottom of a line, 0 or negative.",
                      "type": "number", "maximum": 0
                    },
                    "lineGap": {
                      "description": "The space between two lines.", "type": "number"
                    },
                    "capHeight": {
                      "description": "The height of capital letters.", "type": "number"
                    },
                    "xHeight": {
                      "description": "The height of a lowercase x.", "type": "number"
                    },
                    "averageWidth": {
                      "description": "The average width of a character.", "type": "number"
                    }
                  },
                  "required": [
                    "unitsPerEm", "ascent", "descent", "lineGap", "capHeight", "xHeight",
                    "averageWidth"
                  ],
                  "additionalProperties": false
                },
                "fallback": {
                  "description": "The font to use until this one is loaded, scaled to its width.",
                  "type": "object",
                  "properties": {
                    "name": {
                      "description": "The family name of the fallback.", "type": "string"
                    },
                    "unitsPerEm": {
                      "description": "The font units in one em of the fallback.",
                      "type": "number", "exclusiveMinimum": 0
                    },
                    "averageWidth": {
                      "description": "The average width of a character of the fallback.",
                      "type": "number", "exclusiveMinimum": 0
                    }
                  },
                  "required": ["name", "unitsPerEm", "averageWidth"],
                  "additionalProperties": false
                }
              },
              "required": ["names", "metrics", "fallback"],
              "additionalProperties": false
            },
            "TokenContrast": {
              "description": "The contrast of a colour role with the roles it is drawn on.",
              "type": "object",
              "properties": {
                "use": {
                  "description": "The use of the colour.",
                  "enum": ["text", "large-text", "graphic", "outline"]
                },
                "minimum": {
                  "description": "The required contrast ratio; absent if there is none.",
                  "enum": [1, 3, 4.5, 7]
                },
                "on": {
                  "description": "The contrast ratio with each role it is drawn on, by path.",
                  "type": "object",
                  "additionalProperties": {"type": "number", "minimum": 1, "maximum": 21}
                }
              },
              "required": ["use", "on"],
              "additionalProperties": false
            },
            "TokenBase": {
              "description": "The members of a token of any type.",
              "type": "object",
              "properties": {
                "$type": {
                  "description": "The type of the token, which determines the form of its value.",
                  "type": "string"
                },
                "$description": {
                  "description": "The purpose of the token.", "type": "string"
                },
                "$deprecated": {
                  "description": "Whether the token is deprecated, or the reason for it.",
                  "type": ["boolean", "string"]
                },
                "$extensions": {
                  "description": "Details by vendor.",
                  "type": "object",
                  "properties": {
                    "org.candela": {
                      "description": "Details of this package.", "$ref": "#/$defs/TokenDrawing"
                    }
                  },
                  "required": ["org.candela"],
                  "additionalProperties": false
                }
              },
              "required": ["$type"]
            },
            "Token": {
              "description": "A token, with its value in the chosen contexts.",
              "allOf": [{"$ref": "#/$defs/TokenBase"}],
              "oneOf": [
                \#(variants)
              ],
              "discriminator": {"propertyName": "$type"},
              "unevaluatedProperties": false
            },
            \#(drawing),
            \#(values)
          }
        }
        """#

    private static var major: Substring { Screen.schemaVersion.prefix { $0 != "." } }

    /// The schema variants that tie the form of a token's value to its type.
    private static var variants: String {
        TokenType.allCases.map { type in
            let name = type.rawValue.prefix(1).uppercased() + type.rawValue.dropFirst()
            return ##"""
                {
                  "title": "\##(name)Token",
                  "description": "A token of the type `\##(type.rawValue)`.",
                  "properties": {
                    "$type": {"const": "\##(type.rawValue)"},
                    "$value": {
                      "description": "The value of the token, without references.",
                      "$ref": "#/$defs/Token\##(name)"
                    }
                  },
                  "required": ["$value"]
                }
                """##
        }.joined(separator: ",")
    }
}
