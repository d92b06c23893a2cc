/// The JSON Schema of a dump's icons.
enum IconSchema {
    /// Members of the schema after its head.
    static let text = #"""
        {
          "type": "object",
          "properties": {
            "schemaVersion": {"type": "string"},
            "kind": {"const": "icons"},
            "icons": {
              "description": "The drawing of each icon that a screen can name, by its role.",
              "type": "object",
              "propertyNames": {"pattern": "^[^.{}$][^.{}]*(\\.[^.{}]+)*$"},
              "additionalProperties": {"$ref": "#/$defs/icon"}
            }
          },
          "required": ["schemaVersion", "kind", "icons"],
          "additionalProperties": false,
          "$defs": {
            "icon": {
              "description": "A picture in one colour.",
              "type": "object",
              "properties": {
                "description": {
                  "description": "What it shows; not an accessibility label.",
                  "type": "string"
                },
                "path": {
                  "description": "SVG path data of absolute M, L, C and Z, filled by the nonzero rule.",
                  "type": "string",
                  "pattern": "^M[MLCZ0-9. ]+$"
                },
                "viewBox": {
                  "description": "The square the path is drawn in, as SVG says it.",
                  "type": "string",
                  "pattern": "^0 0 [0-9]+ [0-9]+$"
                },
                "mirrors": {
                  "description": "Whether it is flipped where the text runs from right to left; not when absent.",
                  "type": "boolean"
                },
                "names": {"$ref": "#/$defs/names"}
              },
              "required": ["description", "path", "viewBox", "names"],
              "additionalProperties": false
            },
            "names": {
              "description": "What other icon sets call the same picture; absent where a set has none.",
              "type": "object",
              "properties": {
                "sfSymbols": {
                  "description": "The name in SF Symbols.", "type": "string", "minLength": 1
                },
                "materialSymbols": {
                  "description": "The name in Material Symbols.", "type": "string", "minLength": 1
                },
                "a2ui": {
                  "description": "The name in A2UI's basic catalog.",
                  "type": "string",
                  "minLength": 1
                }
              },
              "additionalProperties": false
            }
          }
        }
        """#
}
