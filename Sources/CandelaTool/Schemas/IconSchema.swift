/// The JSON Schema of a dump's icons.
enum IconSchema {
    /// The schema without its head: `$schema`, `$id`, `title` and `description`.
    static let text = #"""
        {
          "type": "object",
          "properties": {
            "schemaVersion": {
              "description": "The version of the contract.", "type": "string"
            },
            "kind": {"description": "The kind of document: `icons`.", "const": "icons"},
            "icons": {
              "description": "The icons that a screen can name, by role.",
              "type": "object",
              "propertyNames": {"pattern": "^[^.{}$][^.{}]*(\\.[^.{}]+)*$"},
              "additionalProperties": {"$ref": "#/$defs/IconDrawing"}
            }
          },
          "required": ["schemaVersion", "kind", "icons"],
          "additionalProperties": false,
          "$defs": {
            "IconDrawing": {
              "description": "An icon in one colour.",
              "type": "object",
              "properties": {
                "description": {
                  "description": "The subject of the icon; not an accessibility label.",
                  "type": "string"
                },
                "path": {
                  "description": "SVG path data of absolute M, L, C and Z, filled by the nonzero rule.",
                  "type": "string",
                  "pattern": "^M[MLCZ0-9. ]+$"
                },
                "viewBox": {
                  "description": "The SVG viewBox of the path, a square.",
                  "type": "string",
                  "pattern": "^0 0 [0-9]+ [0-9]+$"
                },
                "mirrors": {
                  "description": "Whether the icon is mirrored in right-to-left layouts; false when absent.",
                  "type": "boolean"
                },
                "names": {
                  "description": "The names of the icon in icon sets.", "$ref": "#/$defs/IconNames"
                }
              },
              "required": ["description", "path", "viewBox", "names"],
              "additionalProperties": false
            },
            "IconNames": {
              "description": "The icon's names in other icon sets; absent where a set has no equivalent.",
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
