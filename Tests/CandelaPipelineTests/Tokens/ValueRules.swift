/// The rules for values, F-78 to F-105 and C-01 to C-11, each by a text.
enum ValueRules {
    private static func token(_ type: String, _ value: String) -> String {
        ##"{"t": {"$type": "\##(type)", "$value": \##(value)}}"##
    }

    private static let black = ##"{"colorSpace":"srgb","components":[0,0,0]}"##
    private static let length = ##"{"value":1,"unit":"px"}"##
    private static let layer =
        ##"{"color":\##(black),"offsetX":\##(length),"offsetY":\##(length),"blur":\##(length),"spread":\##(length)}"##

    // swift-format-ignore
    static let all: [StandardRule] = [
        StandardRule("F-78", token("dimension", ##"{"value":0}"##), says: "missing-value-member"),
        StandardRule("F-78", token("dimension", ##"{"value":"0","unit":"px"}"##), says: "invalid-dimension"),
        StandardRule("F-79", token("dimension", ##"{"value":1,"unit":"PX"}"##), says: "invalid-unit"),
        StandardRule("F-80", token("dimension", ##"{"value":-0.5,"unit":"rem"}"##), holds: ##"{"value":-0.5,"unit":"rem"}"##),
        StandardRule("F-81", token("fontFamily", ##"["A, B","serif"]"##), holds: ##"["A, B","serif"]"##),
        StandardRule("F-82", token("fontFamily", "[]"), says: "invalid-font-family"),
        StandardRule("F-82", token("fontFamily", ##"[""]"##), says: "invalid-font-family"),
        StandardRule("F-83", token("fontWeight", ##""extra-bold""##), holds: ##""$value":"extra-bold""##),
        StandardRule("F-84", token("fontWeight", ##""Bold""##), says: "invalid-font-weight"),
        StandardRule("F-84", token("fontWeight", "1001"), says: "invalid-font-weight"),
        StandardRule("F-85", token("duration", ##"{"value":1,"unit":"min"}"##), says: "invalid-unit"),
        StandardRule("F-85", token("duration", ##"{"value":-1.5,"unit":"s"}"##), holds: ##"{"value":-1.5,"unit":"s"}"##),
        StandardRule("F-86", token("cubicBezier", "[1.1,0,1,1]"), says: "invalid-cubic-bezier"),
        StandardRule("F-86", token("cubicBezier", "[0,-2,1,3.5]"), holds: "[0,-2,1,3.5]"),
        StandardRule("F-87", token("number", "-2.3e4"), holds: "-2.3e4"),
        StandardRule("F-87", token("number", "true"), says: "invalid-number"),
        StandardRule("F-88", ##"{"c":{"$type":"color","$value":\##(black)},"t":{"$type":"border","$value":{"color":"{c}","width":{"$ref":"#/w/$value"},"style":"solid"}},"w":{"$type":"dimension","$value":\##(length)}}"##, holds: ##""t":{"$type":"border","$value":{"color":\##(black),"width":\##(length),"style":"solid"}}"##),
        StandardRule("F-88", ##"{"t":{"$type":"border","$value":{"color":\##(black),"width":\##(length),"style":"solid","x":1}}}"##, says: "unknown-value-member"),
        StandardRule("F-89", ##"{"s":{"$type":"shadow","$value":[\##(layer),\##(layer)]},"t":{"$type":"shadow","$value":["{s}",\##(layer)]}}"##, says: "not-a-single-item"),
        StandardRule("F-90", ##"{"s":{"$type":"shadow","$value":\##(layer),"$description":"S"},"t":{"$value":"{s}"}}"##, holds: ##""$description":"S""##, ##""t":{"$type":"shadow""##),
        StandardRule("F-91", token("strokeStyle", ##"{"dashArray":[\##(length)],"lineCap":"{c}"}"##), says: "reference-not-allowed"),
        StandardRule("F-92", token("strokeStyle", ##""none""##), says: "invalid-stroke-style"),
        StandardRule("F-92", token("strokeStyle", ##"{"dashArray":[\##(length)]}"##), says: "missing-value-member"),
        StandardRule("F-93", token("strokeStyle", ##"{"dashArray":[\##(length)],"lineCap":"butt"}"##), holds: ##"{"dashArray":[\##(length)],"lineCap":"butt"}"##),
        StandardRule("F-95", token("border", ##"{"color":\##(black),"width":\##(length)}"##), says: "missing-value-member"),
        StandardRule("F-96", token("transition", ##"{"duration":{"value":1,"unit":"s"},"timingFunction":[0,0,1,1]}"##), says: "missing-value-member"),
        StandardRule("F-97", token("shadow", "[]"), says: "invalid-shadow"),
        StandardRule("F-97", token("shadow", "[\(layer),\(layer)]"), holds: "[\(layer),\(layer)]"),
        StandardRule("F-98", ##"{"s":{"$type":"shadow","$value":[\##(layer)]},"t":{"$type":"shadow","$value":["{s}"]}}"##, holds: ##""t":{"$type":"shadow","$value":[\##(layer)]}"##),
        StandardRule("F-99", token("gradient", ##"{"color":\##(black),"position":0}"##), says: "invalid-gradient"),
        StandardRule("F-100, F-101", token("gradient", ##"[{"color":\##(black),"position":42},{"color":\##(black),"position":0.5}]"##), holds: ##""position":42}"##, ##""position":0.5}"##),
        StandardRule("F-102", ##"{"g":{"$type":"gradient","$value":[{"color":\##(black),"position":0},{"color":\##(black),"position":1}]},"t":{"$type":"gradient","$value":["{g}"]}}"##, says: "not-a-single-item"),
        StandardRule("F-103", token("typography", ##"{"fontFamily":"A","fontSize":\##(length),"fontWeight":400,"lineHeight":1}"##), says: "missing-value-member"),
        StandardRule("F-104", token("typography", ##"{"fontFamily":"A","fontSize":\##(length),"fontWeight":400,"letterSpacing":\##(length),"lineHeight":\##(length)}"##), says: "invalid-number"),
        // Plain groups, as ever; what looks like an older draft is named.
        StandardRule("F-105", ##"{"a":{"value":1,"type":"number"}}"##, says: "not-an-object not-an-object"),

        StandardRule("C-01", ##"{"t":{"$type":"colour","$value":\##(black)}}"##, says: "unknown-type"),
        StandardRule("C-02", token("color", ##"{"colorSpace":"srgb","components":[0,0,0],"x":1}"##), says: "unknown-value-member"),
        StandardRule("C-02", token("color", ##"{"components":[0,0,0]}"##), says: "missing-value-member"),
        StandardRule("C-03", token("color", ##"{"colorSpace":"srgb","components":[0,0]}"##), says: "invalid-color"),
        StandardRule("C-04", token("color", ##"{"colorSpace":"srgb","components":[0,0,0],"alpha":"none"}"##), says: "invalid-color"),
        StandardRule("C-05", token("color", ##"{"colorSpace":"srgb","components":[0,0,0],"hex":"#000"}"##), says: "invalid-color"),
        StandardRule("C-06", token("color", ##"{"colorSpace":"hsl","components":[330,100,50],"hex":"#ff00ff"}"##), says: "contradicting-hex", holds: ##""hex":"#ff00ff""##),
        StandardRule("C-07", token("color", ##"{"colorSpace":"hsl","components":["none",0,100]}"##), holds: ##"["none",0,100]"##),
        StandardRule("C-08", token("color", ##"{"colorSpace":"hsl","components":[360,0,0]}"##), says: "invalid-color"),
        StandardRule("C-09", token("color", ##"{"colorSpace":"sRGB","components":[0,0,0]}"##), says: "invalid-color"),
        StandardRule("C-10", ##"{"c":{"$type":"color","$value":{"colorSpace":"srgb","components":[0.5,0,0]}},"t":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/c/$value/components/0"},0,"none"]}}}"##, holds: ##""t":{"$type":"color","$value":{"colorSpace":"srgb","components":[0.5,0,"none"]}}"##),
        StandardRule("C-10", token("color", ##"{"colorSpace":"srgb","components":["{n}",0,0]}"##), says: "reference-not-allowed"),
    ]
}
