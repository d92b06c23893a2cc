import CandelaPipeline

extension TokenSchema {
    /// The definitions of what tokens say beyond the standard.
    static let drawing = #"""
        "drawing": {
          "description": "How a value is drawn or played, beyond what the standard can say.",
          "type": "object",
          "properties": {
            "direction": {
              "description": "Which way a gradient runs, by reading direction.",
              "enum": [\#(words(CandelaHints.Direction.self))]
            },
            "startRadius": {
              "description": "Where a radial gradient begins, in points from its centre.",
              "type": "number",
              "minimum": 0
            },
            "endRadius": {
              "description": "Where a radial gradient ends, in points from its centre.",
              "type": "number",
              "minimum": 0
            },
            "solid": {
              "description": "The colour role that stands in for a gradient.",
              "type": "string"
            },
            "textStyle": {
              "description": "The text style a text or a length grows with.",
              "enum": [\#(words(CandelaHints.TextStyle.self))]
            },
            "design": {
              "description": "The design of a system font.",
              "enum": [\#(words(CandelaHints.Design.self))]
            },
            "emphasis": {
              "description": "The weight of emphasised words.",
              "$ref": "#/$defs/fontWeight"
            },
            "minimumScale": {
              "description": "How far a text may shrink to fit its place.",
              "$ref": "#/$defs/unit"
            },
            "scales": {
              "description": "Whether a text grows with the reader's type size; it does when absent.",
              "type": "boolean"
            },
            "largestTypeSize": {
              "description": "The largest type size a text grows to; without one it grows with all.",
              "enum": [\#(words(CandelaHints.TypeSize.self))]
            },
            "spring": {
              "description": "The spring that drives a motion, in place of its curve.",
              "type": "object",
              "properties": {
                "response": {
                  "description": "The time of one swing in seconds.",
                  "type": "number",
                  "exclusiveMinimum": 0
                },
                "damping": {
                  "description": "0 swings for ever, 1 and more not at all.",
                  "type": "number",
                  "minimum": 0
                }
              },
              "required": ["response", "damping"],
              "additionalProperties": true
            },
            "repeat": {
              "description": "How often a motion runs in all.",
              "type": "object",
              "properties": {
                "count": {"type": "integer", "minimum": 1},
                "autoreverses": {"type": "boolean"}
              },
              "required": ["count"],
              "additionalProperties": true
            },
            "scale": {
              "description": "How a motion changes size, as factors.",
              "$ref": "#/$defs/span"
            },
            "offset": {
              "description": "How far a motion goes, in points.",
              "$ref": "#/$defs/span"
            },
            "haptic": {
              "description": "What a haptic plays; its value is the intensity.",
              "enum": [\#(words(CandelaHints.Haptic.self))]
            },
            "curve": {
              "description": "The shape of corners that a length is the radius of: an arc of a circle, or one whose bend grows and fades continuously.",
              "enum": [\#(words(CandelaHints.CornerCurve.self))]
            },
            "material": {
              "description": "The system material that a colour is the opaque alternative of.",
              "enum": [\#(words(CandelaHints.Material.self))]
            }
          },
          "additionalProperties": false
        },
        "span": {
          "type": "object",
          "properties": {
            "from": {"type": "number"},
            "to": {"type": "number"},
            "axis": {"enum": [\#(words(CandelaHints.Axis.self))]}
          },
          "required": ["from", "to"],
          "additionalProperties": true
        }
        """#

    /// The words of a vocabulary, quoted and parted by commas.
    private static func words<Word: CaseIterable & RawRepresentable<String>>(
        _ type: Word.Type
    ) -> String {
        type.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    }
}
