/// Token files and whether the format allows them, with the rule that decides.
///
/// Source: the examples and rules of the Design Tokens Format Module 2025.10.
enum FormatVectors {
    // swift-format-ignore
    static let all: [Vector] = [
        // 1.1 Files
        Vector(.valid, ##"{}"##, "empty file = empty group"),
        Vector(.valid, ##"{"$schema":"https://www.designtokens.org/schemas/2025.10/format.json","$type":"number","a":{"$value":1}}"##),
        Vector(.invalid, ##"{"g":{"$schema":"https://example.org/x.json"}}"##, "F-06"),
        Vector(.invalid, ##"{"$value":1,"$type":"number"}"##, "F-05"),
        // 1.2 Tokens and groups
        Vector(.valid, ##"{"a":{"$type":"number","$value":1}}"##),
        Vector(.valid, ##"{"g":{}}"##, "F-14"),
        Vector(.valid, ##"{"g":{"$type":"color","$description":"todo"}}"##, "legal empty group, but warn (F-15)"),
        Vector(.valid, ##"{"b":{"$type":"number","$value":1},"a":{"$ref":"#/b"}}"##, "F-09"),
        Vector(.invalid, ##"{"a":{"$type":"number","$value":1,"b":{"$type":"number","$value":2}}}"##, "F-11"),
        Vector(.invalid, ##"{"a":{"$type":"number","$value":1,"$ref":"#/b"}}"##, "F-09"),
        Vector(.invalid, ##"{"g":{"b":3}}"##, "F-12"),
        Vector(.invalid, ##"{"g":{"b":[1,2]}}"##, "F-12"),
        Vector(.invalid, ##"{"a":{"$type":"number","$value":1,"comment":"x"}}"##, "F-13"),
        Vector(.invalid, ##"{"a":{"$type":"number","$value":1,"$foo":1}}"##, "F-13"),
        // 1.3 Names and paths
        Vector(.valid, ##"{"my/ brand 🎨 ~1 $x":{"$type":"number","$value":1}}"##),
        Vector(.valid, ##"{"Size":{"$type":"number","$value":1},"size":{"$type":"number","$value":2}}"##),
        Vector(.invalid, ##"{"$size":{"$type":"number","$value":1}}"##, "F-18"),
        Vector(.invalid, ##"{"a.b":{"$type":"number","$value":1}}"##, "F-19"),
        Vector(.invalid, ##"{"a{b":{"$type":"number","$value":1}}"##, "F-19"),
        Vector(.invalid, ##"{"a}b":{}}"##, "F-19, groups too"),
        Vector(.invalid, ##"{"":{"$type":"number","$value":1}}"##, "F-20"),
        // 1.4 Reserved members
        Vector(.valid, ##"{"g":{"$deprecated":"gone in v3","a":{"$type":"number","$value":1,"$deprecated":false}}}"##),
        Vector(.valid, ##"{"a":{"$type":"number","$value":1,"$extensions":{"org.example.x":[null,42]}}}"##),
        Vector(.invalid, ##"{"a":{"$type":"number","$value":1,"$deprecated":1}}"##),
        Vector(.invalid, ##"{"a":{"$type":"number","$value":1,"$description":null}}"##),
        Vector(.invalid, ##"{"a":{"$type":"number","$value":1,"$extensions":[]}}"##),
        // 1.5 Types
        Vector(.valid, ##"{"g":{"$type":"number","h":{"a":{"$value":1}},"b":{"$type":"fontWeight","$value":"bold"}}}"##),
        Vector(.valid, ##"{"a":{"$type":"number","$value":1},"b":{"$value":"{a}"}}"##, "b is a number (F-33.2)"),
        Vector(.valid, ##"{"g":{"$type":"strokeStyle","a":{"$value":"solid"}}}"##, "schema bug S-03"),
        Vector(.invalid, ##"{"a":{"$value":1}}"##, "F-34"),
        Vector(.invalid, ##"{"a":{"$type":"Color","$value":{"colorSpace":"srgb","components":[0,0,0]}}}"##),
        Vector(.invalid, ##"{"a":{"$type":"string","$value":"x"}}"##, "F-31, although ex. 12 shows it"),
        Vector(.invalid, ##"{"g":{"$type":"color","a":{"$value":400}}}"##, "F-35"),
        Vector(.invalid, ##"{"a":{"$type":"dimension","$value":"{b}"},"b":{"$type":"number","$value":1}}"##, "F-38"),
        // 1.6 Root tokens
        Vector(.valid, ##"{"space":{"$type":"number","$root":{"$value":16},"s":{"$value":8}}}"##),
        Vector(.valid, ##"{"g":{"$root":{"$type":"number","$value":1}},"a":{"$type":"number","$value":"{g.$root}"}}"##, "S-01"),
        Vector(.invalid, ##"{"g":{"$root":{"x":{"$type":"number","$value":1}}}}"##, "F-42"),
        Vector(.invalid, ##"{"g":{"$root":{"$type":"number","$value":1}},"a":{"$type":"number","$value":"{g}"}}"##, "F-40"),
        // 1.7 Extending groups
        Vector(.valid, ##"{"b":{"$type":"number","x":{"$value":1},"y":{"$value":2}},"d":{"$extends":"{b}","x":{"$value":9}}}"##, "d.x=9, d.y=2"),
        Vector(.valid, ##"{"b":{"$type":"number","x":{"$value":1}},"d":{"$extends":"#/b"},"e":{"$extends":"{b}"}}"##, "F-51"),
        Vector(.valid, ##"{"b":{"$type":"number","x":{"$value":1}},"d":{"$ref":"#/b","y":{"$value":2}}}"##, "F-52"),
        Vector(.invalid, ##"{"b":{"s":{"$extends":"{b}"}}}"##, "F-53 ancestor"),
        Vector(.invalid, ##"{"a":{"$extends":"{b}"},"b":{"$extends":"{a}"}}"##, "F-53"),
        Vector(.invalid, ##"{"t":{"$type":"number","$value":1},"g":{"$extends":"{t}"}}"##, "F-45"),
        Vector(.invalid, ##"{"g":{"$extends":"{nowhere}"}}"##, "F-54"),
        Vector(.invalid, ##"{"g":{"$extends":{"$ref":"#/b"}},"b":{}}"##, "F-44"),
        Vector(.invalid, ##"{"t":{"$extends":"{b}","$type":"number","$value":1},"b":{}}"##, "F-45"),
        // 1.8 References: curly braces
        Vector(.valid, ##"{"a":{"b":{"$type":"number","$value":1}},"c":{"$value":"{a.b}"}}"##),
        Vector(.valid, ##"{"my/group":{"t":{"$type":"number","$value":1}},"c":{"$value":"{my/group.t}"}}"##, "no ~1 here"),
        Vector(.invalid, ##"{"a":{"$type":"number","$value":"{}"}}"##),
        Vector(.invalid, ##"{"a":{"$type":"number","$value":"{x..y}"}}"##),
        Vector(.invalid, ##"{"a":{"$type":"number","$value":"{x} * 2"}}"##),
        Vector(.invalid, ##"{"a":{"$type":"number","$value":"{x"}}"##),
        Vector(.invalid, ##"{"a":{"$type":"number","$value":"{ x }"},"x":{"$type":"number","$value":1}}"##, "unresolvable: name is \" x \""),
        Vector(.invalid, ##"{"a":{"$type":"dimension","$value":"{s.$value.value}"}}"##),
        Vector(.invalid, ##"{"a":{"$type":"dimension","$value":{"value":"{n}","unit":"px"}},"n":{"$type":"number","$value":1}}"##, "F-59"),
        // 1.9 References: JSON Pointer
        Vector(.valid, ##"{"b":{"$type":"dimension","$value":{"value":16,"unit":"px"}},"a":{"$type":"dimension","$value":{"value":{"$ref":"#/b/$value/value"},"unit":"rem"}}}"##),
        Vector(.valid, ##"{"b":{"$type":"number","$value":1},"a":{"$ref":"#/b/$value"}}"##, "F-09, A-03"),
        Vector(.valid, ##"{"b":{"$type":"number","$value":1},"a":{"$type":"number","$value":{"$ref":"#/b/$value"}}}"##),
        Vector(.invalid, ##"{"a":{"$ref":"b"},"b":{"$type":"number","$value":1}}"##, "F-64"),
        Vector(.invalid, ##"{"a":{"$ref":"other.tokens.json#/b"}}"##, "F-64"),
        Vector(.invalid, ##"{"a":{"$type":"number","$value":{"$ref":"#/b/$value","x":1}},"b":{"$type":"number","$value":1}}"##, "F-64"),
        Vector(.invalid, ##"{"a":{"$type":"number","$value":{"$ref":"#/nope/$value"}}}"##, "F-69"),
        Vector(.invalid, ##"{"a":{"$type":"number","$value":{"$ref":"#/b/$value/components/3"}},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}}"##, "F-69"),
    ]
}
