// swift-format-ignore-file
// Written by candela-generate from the files in 'Sources/CandelaCommands/Schemas/Files'; change those instead.

extension EmbeddedFiles {
    /// The files in 'Sources/CandelaCommands/Schemas/Files'.
    static let schemas = EmbeddedFiles([
        "a2ui-basic.json": ##"""
{
  "components": {
    "Text": "text* S, variant body|h1|h2|h3|h4|h5|caption",
    "Image": "url* S, description S, fit fill|contain|cover|none|scaleDown, variant mediumFeature|icon|avatar|smallFeature|largeFeature|header",
    "Icon": "name* icon",
    "Video": "url* S",
    "AudioPlayer": "url* S, description S",
    "Row": "children* kids, justify start|center|end|spaceBetween|spaceAround|spaceEvenly|stretch, align stretch|start|center|end",
    "Column": "children* kids, justify start|center|end|spaceBetween|spaceAround|spaceEvenly|stretch, align stretch|start|center|end",
    "List": "children* kids, direction vertical|horizontal, align stretch|start|center|end",
    "Card": "child* id",
    "Tabs": "tabs* tabs",
    "Modal": "trigger* id, content* id",
    "Divider": "axis horizontal|vertical",
    "Button": "child* id, action* action, variant default|primary|borderless, checks checks",
    "TextField": "label* S, value S, variant shortText|longText|number|obscured, validationRegexp text, checks checks",
    "CheckBox": "label* S, value* B, checks checks",
    "ChoicePicker": "options* options, value* L, label S, variant mutuallyExclusive|multipleSelection, displayStyle checkbox|chips, filterable boolean, checks checks",
    "Slider": "value* N, max* number, min number, label S, checks checks",
    "DateTimeInput": "value* S, enableDate boolean, enableTime boolean, min moment, max moment, label S, checks checks"
  },
  "functions": {
    "required": "boolean value* any",
    "regex": "boolean value* S, pattern* text",
    "length": "boolean value* S, min? count, max? count",
    "numeric": "boolean value* N, min? number, max? number",
    "email": "boolean value* S",
    "formatString": "string value* S",
    "formatNumber": "string value* N, decimals N, grouping B",
    "formatCurrency": "string value* N, currency* S, decimals N, grouping B",
    "formatDate": "string value* V, format* S",
    "pluralize": "string value* N, other* S, zero S, one S, two S, few S, many S",
    "openUrl": "void url* url",
    "and": "boolean values* booleans",
    "or": "boolean values* booleans",
    "not": "boolean value* B"
  },
  "types": {
    "S": {"$ref": "https://a2ui.org/specification/v0_9/common_types.json#/$defs/DynamicString"},
    "N": {"$ref": "https://a2ui.org/specification/v0_9/common_types.json#/$defs/DynamicNumber"},
    "B": {"$ref": "https://a2ui.org/specification/v0_9/common_types.json#/$defs/DynamicBoolean"},
    "L": {"$ref": "https://a2ui.org/specification/v0_9/common_types.json#/$defs/DynamicStringList"},
    "V": {"$ref": "https://a2ui.org/specification/v0_9/common_types.json#/$defs/DynamicValue"},
    "id": {"$ref": "https://a2ui.org/specification/v0_9/common_types.json#/$defs/ComponentId"},
    "kids": {"$ref": "https://a2ui.org/specification/v0_9/common_types.json#/$defs/ChildList"},
    "action": {"$ref": "https://a2ui.org/specification/v0_9/common_types.json#/$defs/Action"},
    "checks": {"type": "array", "items": {"$ref": "https://a2ui.org/specification/v0_9/common_types.json#/$defs/CheckRule"}},
    "any": {},
    "text": {"type": "string"},
    "url": {"type": "string", "format": "uri"},
    "number": {"type": "number"},
    "count": {"type": "integer", "minimum": 0},
    "boolean": {"type": "boolean"},
    "booleans": {"type": "array", "items": {"$ref": "https://a2ui.org/specification/v0_9/common_types.json#/$defs/DynamicBoolean"}, "minItems": 2},
    "moment": {
      "allOf": [
        {"$ref": "https://a2ui.org/specification/v0_9/common_types.json#/$defs/DynamicString"},
        {"if": {"type": "string"}, "then": {"oneOf": [{"format": "date"}, {"format": "time"}, {"format": "date-time"}]}}
      ]
    },
    "tabs": {
      "type": "array",
      "minItems": 1,
      "items": {
        "type": "object",
        "properties": {
          "title": {"$ref": "https://a2ui.org/specification/v0_9/common_types.json#/$defs/DynamicString"},
          "child": {"$ref": "https://a2ui.org/specification/v0_9/common_types.json#/$defs/ComponentId"}
        },
        "required": ["title", "child"],
        "additionalProperties": false
      }
    },
    "options": {
      "type": "array",
      "items": {
        "type": "object",
        "properties": {
          "label": {"$ref": "https://a2ui.org/specification/v0_9/common_types.json#/$defs/DynamicString"},
          "value": {"type": "string"}
        },
        "required": ["label", "value"],
        "additionalProperties": false
      }
    },
    "icon": {
      "oneOf": [
        {
          "type": "string",
          "enum": [
            "accountCircle", "add", "arrowBack", "arrowForward", "attachFile", "calendarToday", "call", "camera", "check", "close",
            "delete", "download", "edit", "event", "error", "fastForward", "favorite", "favoriteOff", "folder", "help", "home", "info",
            "locationOn", "lock", "lockOpen", "mail", "menu", "moreVert", "moreHoriz", "notificationsOff", "notifications", "pause",
            "payment", "person", "phone", "photo", "play", "print", "refresh", "rewind", "search", "send", "settings", "share",
            "shoppingCart", "skipNext", "skipPrevious", "star", "starHalf", "starOff", "stop", "upload", "visibility",
            "visibilityOff", "volumeDown", "volumeMute", "volumeOff", "volumeUp", "warning"
          ]
        },
        {"type": "object", "properties": {"svgPath": {"type": "string"}}, "required": ["svgPath"], "additionalProperties": false},
        {"type": "object", "properties": {"path": {"type": "string"}}, "required": ["path"], "additionalProperties": false}
      ]
    }
  }
}

"""##,
        "case.json": ##"""
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
    "topic": {"enum": ["<Topic>"], "description": "The group of cases in a report."},
    "rules": {
      "type": "array", "minItems": 1, "items": {"type": "string", "pattern": "^[a-z]+-[0-9]+$"},
      "description": "The numbers of the rules in `Elements.md` that the case checks."
    },
    "width": {"type": "number", "description": "The width of the screen, in points."},
    "height": {"type": "number", "description": "The visible height of the screen, in points."},
    "typeSize": {
      "enum": ["<TypeSize>"],
      "description": "The reader's type size, as in the context of the screen."
    },
    "direction": {
      "enum": ["<TextDirection>"],
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

"""##,
        "dump.json": #"""
{
  "type": "object",
  "properties": {
    "schemaVersion": {
      "description": "The version of the contract.", "type": "string"
    },
    "kind": {"description": "The kind of document: `dump`.", "const": "dump"},
    "tokens": {
      "description": "The token sets, one for each theme and appearance.",
      "type": "array", "items": {"$ref": "tokens.json"}
    },
    "icons": {
      "description": "The icons that the screens name.", "$ref": "icons.json"
    },
    "screens": {
      "description": "The screen specimens.",
      "type": "array", "items": {"$ref": "screen.json"}
    },
    "journeys": {
      "description": "The journeys: events with the resulting screens.",
      "type": "array", "items": {"$ref": "journey.json"}
    }
  },
  "required": ["schemaVersion", "kind", "tokens", "icons", "screens", "journeys"],
  "additionalProperties": false
}

"""#,
        "icons.json": ##"""
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

"""##,
        "results.json": #"""
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
          "topic": {"enum": ["<Topic>"], "description": "The topic of the case."},
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

"""#,
        "tokens.json": ##"""
{
  "type": "object",
  "properties": {
    "schemaVersion": {
      "description": "The version of the contract.",
      "type": "string", "pattern": "^<major>(\\.[0-9]+)?$"
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
        {
          "title": "ColorToken",
          "description": "A token of the type `color`.",
          "properties": {
            "$type": {"const": "color"},
            "$value": {
              "description": "The value of the token, without references.",
              "$ref": "#/$defs/TokenColor"
            }
          },
          "required": ["$value"]
        },
        {
          "title": "DimensionToken",
          "description": "A token of the type `dimension`.",
          "properties": {
            "$type": {"const": "dimension"},
            "$value": {
              "description": "The value of the token, without references.",
              "$ref": "#/$defs/TokenDimension"
            }
          },
          "required": ["$value"]
        },
        {
          "title": "FontFamilyToken",
          "description": "A token of the type `fontFamily`.",
          "properties": {
            "$type": {"const": "fontFamily"},
            "$value": {
              "description": "The value of the token, without references.",
              "$ref": "#/$defs/TokenFontFamily"
            }
          },
          "required": ["$value"]
        },
        {
          "title": "FontWeightToken",
          "description": "A token of the type `fontWeight`.",
          "properties": {
            "$type": {"const": "fontWeight"},
            "$value": {
              "description": "The value of the token, without references.",
              "$ref": "#/$defs/TokenFontWeight"
            }
          },
          "required": ["$value"]
        },
        {
          "title": "DurationToken",
          "description": "A token of the type `duration`.",
          "properties": {
            "$type": {"const": "duration"},
            "$value": {
              "description": "The value of the token, without references.",
              "$ref": "#/$defs/TokenDuration"
            }
          },
          "required": ["$value"]
        },
        {
          "title": "CubicBezierToken",
          "description": "A token of the type `cubicBezier`.",
          "properties": {
            "$type": {"const": "cubicBezier"},
            "$value": {
              "description": "The value of the token, without references.",
              "$ref": "#/$defs/TokenCubicBezier"
            }
          },
          "required": ["$value"]
        },
        {
          "title": "NumberToken",
          "description": "A token of the type `number`.",
          "properties": {
            "$type": {"const": "number"},
            "$value": {
              "description": "The value of the token, without references.",
              "$ref": "#/$defs/TokenNumber"
            }
          },
          "required": ["$value"]
        },
        {
          "title": "StrokeStyleToken",
          "description": "A token of the type `strokeStyle`.",
          "properties": {
            "$type": {"const": "strokeStyle"},
            "$value": {
              "description": "The value of the token, without references.",
              "$ref": "#/$defs/TokenStrokeStyle"
            }
          },
          "required": ["$value"]
        },
        {
          "title": "BorderToken",
          "description": "A token of the type `border`.",
          "properties": {
            "$type": {"const": "border"},
            "$value": {
              "description": "The value of the token, without references.",
              "$ref": "#/$defs/TokenBorder"
            }
          },
          "required": ["$value"]
        },
        {
          "title": "TransitionToken",
          "description": "A token of the type `transition`.",
          "properties": {
            "$type": {"const": "transition"},
            "$value": {
              "description": "The value of the token, without references.",
              "$ref": "#/$defs/TokenTransition"
            }
          },
          "required": ["$value"]
        },
        {
          "title": "ShadowToken",
          "description": "A token of the type `shadow`.",
          "properties": {
            "$type": {"const": "shadow"},
            "$value": {
              "description": "The value of the token, without references.",
              "$ref": "#/$defs/TokenShadow"
            }
          },
          "required": ["$value"]
        },
        {
          "title": "GradientToken",
          "description": "A token of the type `gradient`.",
          "properties": {
            "$type": {"const": "gradient"},
            "$value": {
              "description": "The value of the token, without references.",
              "$ref": "#/$defs/TokenGradient"
            }
          },
          "required": ["$value"]
        },
        {
          "title": "TypographyToken",
          "description": "A token of the type `typography`.",
          "properties": {
            "$type": {"const": "typography"},
            "$value": {
              "description": "The value of the token, without references.",
              "$ref": "#/$defs/TokenTypography"
            }
          },
          "required": ["$value"]
        }
      ],
      "discriminator": {"propertyName": "$type"},
      "unevaluatedProperties": false
    },
    "TokenDrawing": {
      "description": "Drawing and playback details that the standard does not cover.",
      "type": "object",
      "properties": {
        "direction": {
          "description": "The direction of a gradient, relative to the reading direction.",
          "enum": ["<Direction>"]
        },
        "angle": {
          "description": "The angle of a linear gradient without a direction, in degrees clockwise from the top.",
          "type": "number",
          "minimum": 0,
          "exclusiveMaximum": 360
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
          "enum": ["<TextStyle>"]
        },
        "design": {
          "description": "The design of a system font.",
          "enum": ["<Design>"]
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
          "description": "Whether a text or a length scales with the reader's type size; when absent, a text does and a length does not.",
          "type": "boolean"
        },
        "largestTypeSize": {
          "description": "The type size above which a text no longer grows; unlimited when absent.",
          "enum": ["<TypeSize>"]
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
          "enum": ["<Haptic>"]
        },
        "curve": {
          "description": "The corner style of a radius: a circular arc, or a curve with continuous curvature.",
          "enum": ["<CornerCurve>"]
        },
        "material": {
          "description": "The system material that the colour replaces where transparency is reduced.",
          "enum": ["<Material>"]
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
        "axis": {"description": "The axis of an offset.", "enum": ["<Axis>"]}
      },
      "required": ["from", "to"],
      "additionalProperties": true
    },
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
        {"enum": ["<FontWeight>"]}
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
  }
}

"""##,
    ])
}
