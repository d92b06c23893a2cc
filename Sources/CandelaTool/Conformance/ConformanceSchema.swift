import CandelaConformance
import CandelaElements
import CandelaTokens

/// The JSON Schemas of the conformance kit's own documents.
enum ConformanceSchema {
    static var texts: [(name: String, text: [UInt8])] {
        [("case", Array(caseText.utf8)), ("results", Array(resultsText.utf8))]
    }

    private static func words(_ words: [String]) -> String {
        "[" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }

    private static let topics = words(ConformanceCase.Topic.allCases.map(\.rawValue))

    private static let caseText = """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "$id": "case.json",
          "title": "case",
          "description": "A screen, and what a renderer is expected to make of it.",
          "type": "object",
          "properties": {
            "schemaVersion": {"type": "string"},
            "kind": {"const": "case"},
            "id": {
              "type": "string", "pattern": "^[a-z0-9-]+[.][0-9]+[.][A-Za-z0-9]+[.](ltr|rtl)$",
              "description": "The name of the file without its ending."
            },
            "topic": {"enum": \(topics), "description": "The group of cases in a report."},
            "rules": {
              "type": "array", "minItems": 1, "items": {"type": "string", "pattern": "^[a-z]+-[0-9]+$"},
              "description": "The numbers of the rules in `Elements.md` that the case checks."
            },
            "width": {"type": "number", "description": "The width of the screen, in points."},
            "height": {"type": "number", "description": "The visible height of the screen, in points."},
            "typeSize": {
              "enum": \(words(TypeSize.allCases.map(\.rawValue))),
              "description": "The reader's type size, as in the context of the screen."
            },
            "direction": {
              "enum": \(words(TextDirection.allCases.map(\.rawValue))),
              "description": "The writing direction, as in the screen."
            },
            "tokens": {"type": "string", "description": "The name of the token file."},
            "boxes": {
              "type": "array", "minItems": 1, "items": {"$ref": "#/$defs/box"},
              "description": "The boxes of elements, before any scrolling."
            },
            "absent": {
              "type": "array", "minItems": 1, "items": {"type": "string"},
              "description": "The ids of elements and parts that are not drawn."
            },
            "stops": {
              "type": "array", "items": {"$ref": "#/$defs/stop"},
              "description": "The elements on which the focus of a screen reader stops, in order, and no others."
            },
            "steps": {
              "type": "array", "minItems": 1, "items": {"$ref": "#/$defs/step"},
              "description": "The actions of a person, one after the other, while the screen stays the same."
            },
            "screen": {"$ref": "screen.json"}
          },
          "required": [
            "schemaVersion", "kind", "id", "topic", "rules", "width", "height", "typeSize", "direction", "tokens",
            "screen"
          ],
          "anyOf": [{"required": ["boxes"]}, {"required": ["stops"]}, {"required": ["steps"]}],
          "additionalProperties": false,
          "$defs": {
            "box": {
              "type": "object",
              "properties": {
                "id": {
                  "type": "string",
                  "description": "The id of an element, `title`, or an id, `#` and the name of a part of a control."
                },
                "x": {"type": "number", "description": "The distance of the left edge from that of the screen."},
                "y": {"type": "number", "description": "The distance of the top edge from that of the screen."},
                "width": {"type": "number", "minimum": 0, "description": "The width with padding and border."},
                "height": {"type": "number", "minimum": 0, "description": "The height with padding and border."},
                "lines": {
                  "type": "array", "items": {"type": "string"},
                  "description": "The lines of a text, without the spaces at their ends."
                }
              },
              "required": ["id", "x", "y", "width", "height"],
              "additionalProperties": false
            },
            "stop": {
              "type": "object",
              "properties": {
                "role": {"type": "string", "description": "The accessibility role."},
                "label": {"type": "string", "description": "The label that is spoken."},
                "value": {"type": "string", "description": "The value that is spoken."},
                "hint": {"type": "string", "description": "The hint that is spoken."},
                "states": {"type": "array", "items": {"type": "string"}, "description": "The states."},
                "headingLevel": {"type": "integer", "minimum": 1, "maximum": 6, "description": "The level of a heading."},
                "depth": {"type": "integer", "minimum": 1, "description": "The number of groups around the element."},
                "action": {"type": "string", "description": "The id of the action that activating it performs."},
                "actions": {
                  "type": "array", "items": {"type": "string"},
                  "description": "The ids of the other actions that a screen reader offers."
                }
              },
              "required": ["role", "label"],
              "additionalProperties": false
            },
            "step": {
              "type": "object",
              "properties": {
                "press": {"type": "string", "description": "The id of the element, or of the part, that is pressed."},
                "into": {"type": "string", "description": "The id of the field into which a text is entered."},
                "enter": {"type": "string", "description": "The text that replaces that of the field; then the field is left."},
                "touch": {
                  "type": "string", "description": "The id of the element that is touched; of a chart, its plot is."
                },
                "x": {"type": "number", "minimum": 0, "maximum": 1, "description": "The place, as a fraction of the width from the left."},
                "y": {"type": "number", "minimum": 0, "maximum": 1, "description": "The place, as a fraction of the height from the top."},
                "answer": {
                  "type": "string", "description": "The text of the button that is pressed in the dialog of the step before."
                },
                "perform": {
                  "type": "string", "description": "The id of an action that is performed from a menu or by a screen reader."
                },
                "event": {
                  "type": "object",
                  "properties": {
                    "action": {"type": "string", "description": "The id of the action."},
                    "value": {"type": ["number", "string"], "description": "The value; absent if there is none."}
                  },
                  "required": ["action"],
                  "additionalProperties": false,
                  "description": "The event that is sent."
                },
                "error": {"type": "string", "description": "The text that is shown as the error of the field."}
              },
              "oneOf": [
                {"required": ["press"]}, {"required": ["into", "enter"]}, {"required": ["touch", "x", "y"]},
                {"required": ["answer"]}, {"required": ["perform"]}
              ],
              "additionalProperties": false,
              "description": "One thing that a person does. Without `event`, nothing is sent."
            }
          }
        }

        """

    private static let resultsText = """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "$id": "results.json",
          "title": "results",
          "description": "A renderer's report on the cases of the kit.",
          "type": "object",
          "properties": {
            "schemaVersion": {"type": "string"},
            "kind": {"const": "results"},
            "renderer": {
              "type": "object",
              "properties": {
                "name": {"type": "string", "description": "The name of the renderer."},
                "version": {"type": "string", "description": "The version of the renderer."}
              },
              "required": ["name", "version"],
              "additionalProperties": false
            },
            "date": {"type": "string", "format": "date", "description": "The day of the report."},
            "cases": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "id": {"type": "string", "description": "The id of the case."},
                  "topic": {"enum": \(topics), "description": "The topic of the case."},
                  "passed": {"type": "boolean", "description": "Whether all that the case expects is so."},
                  "differences": {
                    "type": "array", "items": {"type": "string"},
                    "description": "The differences from what the case expects, one sentence each."
                  }
                },
                "required": ["id", "topic", "passed"],
                "additionalProperties": false
              }
            }
          },
          "required": ["schemaVersion", "kind", "renderer", "date", "cases"],
          "additionalProperties": false
        }

        """
}
