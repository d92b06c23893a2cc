import CandelaPipeline

extension TokenSchema {
    /// The schema definitions for a token's extension `org.candela`.
    static let drawing = #"""
        "TokenDrawing": {
          "description": "Drawing and playback details that the standard does not cover.",
          "type": "object",
          "properties": {
            "direction": {
              "description": "The direction of a gradient, relative to the reading direction.",
              "enum": [\#(words(CandelaHints.Direction.self))]
            },
            "startRadius": {
              "description": "The inner radius of a radial gradient, in points.",
              "type": "number",
              "minimum": 0
            },
            "endRadius": {
              "description": "The outer radius of a radial gradient, in points.",
              "type": "number",
              "minimum": 0
            },
            "solid": {
              "description": "The colour role to use in place of a gradient.",
              "type": "string"
            },
            "textStyle": {
              "description": "The text style whose scaling a text or a length follows.",
              "enum": [\#(words(CandelaHints.TextStyle.self))]
            },
            "design": {
              "description": "The design of a system font.",
              "enum": [\#(words(CandelaHints.Design.self))]
            },
            "emphasis": {
              "description": "The weight of emphasised words.",
              "$ref": "#/$defs/TokenFontWeight"
            },
            "minimumScale": {
              "description": "The smallest factor by which a text may shrink to fit.",
              "$ref": "#/$defs/TokenFraction"
            },
            "scales": {
              "description": "Whether a text scales with the reader's type size; true when absent.",
              "type": "boolean"
            },
            "largestTypeSize": {
              "description": "The type size above which a text no longer grows; unlimited when absent.",
              "enum": [\#(words(CandelaHints.TypeSize.self))]
            },
            "spring": {
              "description": "The spring that drives a motion, in place of its curve.",
              "type": "object",
              "properties": {
                "response": {
                  "description": "The period of one oscillation, in seconds.",
                  "type": "number",
                  "exclusiveMinimum": 0
                },
                "damping": {
                  "description": "The damping ratio: 0 oscillates forever, 1 and more not at all.",
                  "type": "number",
                  "minimum": 0
                }
              },
              "required": ["response", "damping"],
              "additionalProperties": true
            },
            "repeat": {
              "description": "The total number of times a motion runs.",
              "type": "object",
              "properties": {
                "count": {
                  "description": "The number of runs.", "type": "integer", "minimum": 1
                },
                "autoreverses": {
                  "description": "Whether every second run is backwards; false when absent.",
                  "type": "boolean"
                }
              },
              "required": ["count"],
              "additionalProperties": true
            },
            "scale": {
              "description": "The scale factors at the start and end of a motion.",
              "$ref": "#/$defs/TokenSpan"
            },
            "offset": {
              "description": "The offsets at the start and end of a motion, in points.",
              "$ref": "#/$defs/TokenSpan"
            },
            "haptic": {
              "description": "The kind of haptic; the token's value is the intensity.",
              "enum": [\#(words(CandelaHints.Haptic.self))]
            },
            "curve": {
              "description": "The corner style of a radius: a circular arc, or a curve with continuous curvature.",
              "enum": [\#(words(CandelaHints.CornerCurve.self))]
            },
            "material": {
              "description": "The system material that the colour replaces where transparency is reduced.",
              "enum": [\#(words(CandelaHints.Material.self))]
            }
          },
          "additionalProperties": false
        },
        "TokenSpan": {
          "description": "The values at the start and end of a motion.",
          "type": "object",
          "properties": {
            "from": {"description": "The value at the start.", "type": "number"},
            "to": {"description": "The value at the end.", "type": "number"},
            "axis": {"description": "The axis of an offset.", "enum": [\#(words(CandelaHints.Axis.self))]}
          },
          "required": ["from", "to"],
          "additionalProperties": true
        }
        """#

    /// The values of a vocabulary, quoted and separated by commas.
    private static func words<Word: CaseIterable & RawRepresentable<String>>(
        _ type: Word.Type
    ) -> String {
        type.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    }
}
