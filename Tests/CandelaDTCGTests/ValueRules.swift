/// The rules for values (Format 2025.10, 8 and 9; Color 2025.10), each with an example.
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
        StandardRule("Format 8.2 a", token("dimension", ##"{"value":0}"##), says: "missing-value-member"),
        StandardRule("Format 8.2 a", token("dimension", ##"{"value":"0","unit":"px"}"##), says: "invalid-dimension"),
        StandardRule("Format 8.2 b", token("dimension", ##"{"value":1,"unit":"PX"}"##), says: "invalid-unit"),
        StandardRule("Format 8.2 c", token("dimension", ##"{"value":-0.5,"unit":"rem"}"##), holds: ##"{"value":-0.5,"unit":"rem"}"##),
        StandardRule("Format 8.3 a", token("fontFamily", ##"["A, B","serif"]"##), holds: ##"["A, B","serif"]"##),
        StandardRule("Format 8.3 b", token("fontFamily", "[]"), says: "invalid-font-family"),
        StandardRule("Format 8.3 b", token("fontFamily", ##"[""]"##), says: "invalid-font-family"),
        StandardRule("Format 8.4 a", token("fontWeight", ##""extra-bold""##), holds: ##""$value":"extra-bold""##),
        StandardRule("Format 8.4 b", token("fontWeight", ##""Bold""##), says: "invalid-font-weight"),
        StandardRule("Format 8.4 b", token("fontWeight", "1001"), says: "invalid-font-weight"),
        StandardRule("Format 8.5 a", token("duration", ##"{"value":1,"unit":"min"}"##), says: "invalid-unit"),
        StandardRule("Format 8.5 a", token("duration", ##"{"value":-1.5,"unit":"s"}"##), holds: ##"{"value":-1.5,"unit":"s"}"##),
        StandardRule("Format 8.6 a", token("cubicBezier", "[1.1,0,1,1]"), says: "invalid-cubic-bezier"),
        StandardRule("Format 8.6 a", token("cubicBezier", "[0,-2,1,3.5]"), holds: "[0,-2,1,3.5]"),
        StandardRule("Format 8.7 a", token("number", "-2.3e4"), holds: "-2.3e4"),
        StandardRule("Format 8.7 a", token("number", "true"), says: "invalid-number"),
        StandardRule("Format 9 b", ##"{"c":{"$type":"color","$value":\##(black)},"t":{"$type":"border","$value":{"color":"{c}","width":{"$ref":"#/w/$value"},"style":"solid"}},"w":{"$type":"dimension","$value":\##(length)}}"##, holds: ##""t":{"$type":"border","$value":{"color":\##(black),"width":\##(length),"style":"solid"}}"##),
        StandardRule("Format 9 b", ##"{"t":{"$type":"border","$value":{"color":\##(black),"width":\##(length),"style":"solid","x":1}}}"##, says: "unknown-value-member"),
        StandardRule("Format 9.1 a", ##"{"s":{"$type":"shadow","$value":[\##(layer),\##(layer)]},"t":{"$type":"shadow","$value":["{s}",\##(layer)]}}"##, says: "not-a-single-item"),
        StandardRule("Format 9.1 b", ##"{"s":{"$type":"shadow","$value":\##(layer),"$description":"S"},"t":{"$value":"{s}"}}"##, holds: ##""$description":"S""##, ##""t":{"$type":"shadow""##),
        StandardRule("Format 9.1 c", token("strokeStyle", ##"{"dashArray":[\##(length)],"lineCap":"{c}"}"##), says: "reference-not-allowed"),
        StandardRule("Format 9.3 a", token("strokeStyle", ##""none""##), says: "invalid-stroke-style"),
        StandardRule("Format 9.3 a", token("strokeStyle", ##"{"dashArray":[\##(length)]}"##), says: "missing-value-member"),
        StandardRule("Format 9.3 b", token("strokeStyle", ##"{"dashArray":[\##(length)],"lineCap":"butt"}"##), holds: ##"{"dashArray":[\##(length)],"lineCap":"butt"}"##),
        StandardRule("Format 9.4 a", token("border", ##"{"color":\##(black),"width":\##(length)}"##), says: "missing-value-member"),
        StandardRule("Format 9.4 b", token("transition", ##"{"duration":{"value":1,"unit":"s"},"timingFunction":[0,0,1,1]}"##), says: "missing-value-member"),
        StandardRule("Format 9.6 a", token("shadow", "[]"), says: "invalid-shadow"),
        StandardRule("Format 9.6 a", token("shadow", "[\(layer),\(layer)]"), holds: "[\(layer),\(layer)]"),
        StandardRule("Format 9.6 b", ##"{"s":{"$type":"shadow","$value":[\##(layer)]},"t":{"$type":"shadow","$value":["{s}"]}}"##, holds: ##""t":{"$type":"shadow","$value":[\##(layer)]}"##),
        StandardRule("Format 9.7 a", token("gradient", ##"{"color":\##(black),"position":0}"##), says: "invalid-gradient"),
        StandardRule("Format 9.7 b, Format 9.7 c", token("gradient", ##"[{"color":\##(black),"position":42},{"color":\##(black),"position":0.5}]"##), holds: ##""position":42}"##, ##""position":0.5}"##),
        StandardRule("Format 9.7 d", ##"{"g":{"$type":"gradient","$value":[{"color":\##(black),"position":0},{"color":\##(black),"position":1}]},"t":{"$type":"gradient","$value":["{g}"]}}"##, says: "not-a-single-item"),
        StandardRule("Format 9.8 a", token("typography", ##"{"fontFamily":"A","fontSize":\##(length),"fontWeight":400,"lineHeight":1}"##), says: "missing-value-member"),
        StandardRule("Format 9.8 b", token("typography", ##"{"fontFamily":"A","fontSize":\##(length),"fontWeight":400,"letterSpacing":\##(length),"lineHeight":\##(length)}"##), says: "invalid-number"),
        // These are plain groups; members that look like an older draft are reported.
        StandardRule("Format 6.8 b", ##"{"a":{"value":1,"type":"number"}}"##, says: "not-an-object not-an-object"),

        StandardRule("Color 4.1 a", ##"{"t":{"$type":"colour","$value":\##(black)}}"##, says: "unknown-type"),
        StandardRule("Color 4.1 b", token("color", ##"{"colorSpace":"srgb","components":[0,0,0],"x":1}"##), says: "unknown-value-member"),
        StandardRule("Color 4.1 b", token("color", ##"{"components":[0,0,0]}"##), says: "missing-value-member"),
        StandardRule("Color 4.1 c", token("color", ##"{"colorSpace":"srgb","components":[0,0]}"##), says: "invalid-color"),
        StandardRule("Color 4.1 d", token("color", ##"{"colorSpace":"srgb","components":[0,0,0],"alpha":"none"}"##), says: "invalid-color"),
        StandardRule("Color 4.1 e", token("color", ##"{"colorSpace":"srgb","components":[0,0,0],"hex":"#000"}"##), says: "invalid-color"),
        StandardRule("Color 4.1 f", token("color", ##"{"colorSpace":"hsl","components":[330,100,50],"hex":"#ff00ff"}"##), says: "contradicting-hex", holds: ##""hex":"#ff00ff""##),
        StandardRule("Color 4.1 g", token("color", ##"{"colorSpace":"hsl","components":["none",0,100]}"##), holds: ##"["none",0,100]"##),
        StandardRule("Color 4.1 h", token("color", ##"{"colorSpace":"hsl","components":[360,0,0]}"##), says: "invalid-color"),
        StandardRule("Color 4.1 i", token("color", ##"{"colorSpace":"sRGB","components":[0,0,0]}"##), says: "invalid-color"),
        StandardRule("Color 4.1 j", ##"{"c":{"$type":"color","$value":{"colorSpace":"srgb","components":[0.5,0,0]}},"t":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/c/$value/components/0"},0,"none"]}}}"##, holds: ##""t":{"$type":"color","$value":{"colorSpace":"srgb","components":[0.5,0,"none"]}}"##),
        StandardRule("Color 4.1 j", token("color", ##"{"colorSpace":"srgb","components":["{n}",0,0]}"##), says: "reference-not-allowed"),
    ]
}
