/// Valid and invalid token files, with the rule that decides.
///
/// Source: the examples and rules of the Design Tokens Format Module 2025.10.
enum FormatVectors {
    // swift-format-ignore
    static let all: [Vector] = [
        // Files
        Vector(.valid, ##"{}"##, "empty file = empty group"),
        Vector(.valid, ##"{"$schema":"https://www.designtokens.org/schemas/2025.10/format.json","$type":"number","a":{"$value":1}}"##),
        Vector(.invalid, ##"{"g":{"$schema":"https://example.org/x.json"}}"##, "Format 4 c"),
        Vector(.invalid, ##"{"$value":1,"$type":"number"}"##, "Format 4 b"),
        // Tokens and groups
        Vector(.valid, ##"{"a":{"$type":"number","$value":1}}"##),
        Vector(.valid, ##"{"g":{}}"##, "Format 6.5 a"),
        Vector(.valid, ##"{"g":{"$type":"color","$description":"todo"}}"##, "legal empty group, but warn (Format 6.5 b)"),
        Vector(.valid, ##"{"b":{"$type":"number","$value":1},"a":{"$ref":"#/b"}}"##, "Format 6 a"),
        Vector(.invalid, ##"{"a":{"$type":"number","$value":1,"b":{"$type":"number","$value":2}}}"##, "Format 6.1 b"),
        Vector(.invalid, ##"{"a":{"$type":"number","$value":1,"$ref":"#/b"}}"##, "Format 6 a"),
        Vector(.invalid, ##"{"g":{"b":3}}"##, "Format 6 b"),
        Vector(.invalid, ##"{"g":{"b":[1,2]}}"##, "Format 6 b"),
        Vector(.invalid, ##"{"a":{"$type":"number","$value":1,"comment":"x"}}"##, "Format 5.1.1 a"),
        Vector(.invalid, ##"{"a":{"$type":"number","$value":1,"$foo":1}}"##, "Format 5.1.1 a"),
        // Names and paths
        Vector(.valid, ##"{"my/ brand 🎨 ~1 $x":{"$type":"number","$value":1}}"##),
        Vector(.valid, ##"{"Size":{"$type":"number","$value":1},"size":{"$type":"number","$value":2}}"##),
        Vector(.invalid, ##"{"$size":{"$type":"number","$value":1}}"##, "Format 5.1.1 b"),
        Vector(.invalid, ##"{"a.b":{"$type":"number","$value":1}}"##, "Format 5.1.1 c"),
        Vector(.invalid, ##"{"a{b":{"$type":"number","$value":1}}"##, "Format 5.1.1 c"),
        Vector(.invalid, ##"{"a}b":{}}"##, "Format 5.1.1 c, groups too"),
        Vector(.invalid, ##"{"":{"$type":"number","$value":1}}"##, "Format 5.1.1 d"),
        // Reserved members
        Vector(.valid, ##"{"g":{"$deprecated":"gone in v3","a":{"$type":"number","$value":1,"$deprecated":false}}}"##),
        Vector(.valid, ##"{"a":{"$type":"number","$value":1,"$extensions":{"org.example.x":[null,42]}}}"##),
        Vector(.invalid, ##"{"a":{"$type":"number","$value":1,"$deprecated":1}}"##),
        Vector(.invalid, ##"{"a":{"$type":"number","$value":1,"$description":null}}"##),
        Vector(.invalid, ##"{"a":{"$type":"number","$value":1,"$extensions":[]}}"##),
        // Types
        Vector(.valid, ##"{"g":{"$type":"number","h":{"a":{"$value":1}},"b":{"$type":"fontWeight","$value":"bold"}}}"##),
        Vector(.valid, ##"{"a":{"$type":"number","$value":1},"b":{"$value":"{a}"}}"##, "b is a number (Format 5.2.2 b)"),
        Vector(.valid, ##"{"g":{"$type":"strokeStyle","a":{"$value":"solid"}}}"##, "Format 5.2.2; the schema is wrong"),
        Vector(.invalid, ##"{"a":{"$value":1}}"##, "Format 5.2.2 c"),
        Vector(.invalid, ##"{"a":{"$type":"Color","$value":{"colorSpace":"srgb","components":[0,0,0]}}}"##),
        Vector(.invalid, ##"{"a":{"$type":"string","$value":"x"}}"##, "Format 5.2.2 a, although ex. 12 shows it"),
        Vector(.invalid, ##"{"g":{"$type":"color","a":{"$value":400}}}"##, "Format 8 b"),
        Vector(.invalid, ##"{"a":{"$type":"dimension","$value":"{b}"},"b":{"$type":"number","$value":1}}"##, "Format 7.4.5 a"),
        // Root tokens
        Vector(.valid, ##"{"space":{"$type":"number","$root":{"$value":16},"s":{"$value":8}}}"##),
        Vector(.valid, ##"{"g":{"$root":{"$type":"number","$value":1}},"a":{"$type":"number","$value":"{g.$root}"}}"##, "Format 6.2"),
        Vector(.invalid, ##"{"g":{"$root":{"x":{"$type":"number","$value":1}}}}"##, "Format 6.2 c"),
        Vector(.invalid, ##"{"g":{"$root":{"$type":"number","$value":1}},"a":{"$type":"number","$value":"{g}"}}"##, "Format 6.2 b"),
        // Extending groups
        Vector(.valid, ##"{"b":{"$type":"number","x":{"$value":1},"y":{"$value":2}},"d":{"$extends":"{b}","x":{"$value":9}}}"##, "d.x=9, d.y=2"),
        Vector(.valid, ##"{"b":{"$type":"number","x":{"$value":1}},"d":{"$extends":"#/b"},"e":{"$extends":"{b}"}}"##, "Format 6.4.4 a"),
        Vector(.valid, ##"{"b":{"$type":"number","x":{"$value":1}},"d":{"$ref":"#/b","y":{"$value":2}}}"##, "Format 6.4.1 a"),
        Vector(.invalid, ##"{"b":{"s":{"$extends":"{b}"}}}"##, "Format 6.4.4 b ancestor"),
        Vector(.invalid, ##"{"a":{"$extends":"{b}"},"b":{"$extends":"{a}"}}"##, "Format 6.4.4 b"),
        Vector(.invalid, ##"{"t":{"$type":"number","$value":1},"g":{"$extends":"{t}"}}"##, "Format 6.4 a"),
        Vector(.invalid, ##"{"g":{"$extends":"{nowhere}"}}"##, "Format 6.4.6 a"),
        Vector(.invalid, ##"{"g":{"$extends":{"$ref":"#/b"}},"b":{}}"##, "Format 6.4.5 a"),
        Vector(.invalid, ##"{"t":{"$extends":"{b}","$type":"number","$value":1},"b":{}}"##, "Format 6.4 a"),
        // References: curly braces
        Vector(.valid, ##"{"a":{"b":{"$type":"number","$value":1}},"c":{"$value":"{a.b}"}}"##),
        Vector(.valid, ##"{"my/group":{"t":{"$type":"number","$value":1}},"c":{"$value":"{my/group.t}"}}"##, "no ~1 here"),
        Vector(.invalid, ##"{"a":{"$type":"number","$value":"{}"}}"##),
        Vector(.invalid, ##"{"a":{"$type":"number","$value":"{x..y}"}}"##),
        Vector(.invalid, ##"{"a":{"$type":"number","$value":"{x} * 2"}}"##),
        Vector(.invalid, ##"{"a":{"$type":"number","$value":"{x"}}"##),
        Vector(.invalid, ##"{"a":{"$type":"number","$value":"{ x }"},"x":{"$type":"number","$value":1}}"##, "unresolvable: name is \" x \""),
        Vector(.invalid, ##"{"a":{"$type":"dimension","$value":"{s.$value.value}"}}"##),
        Vector(.invalid, ##"{"a":{"$type":"dimension","$value":{"value":"{n}","unit":"px"}},"n":{"$type":"number","$value":1}}"##, "Format 9 a"),
        // References: JSON Pointer
        Vector(.valid, ##"{"b":{"$type":"dimension","$value":{"value":16,"unit":"px"}},"a":{"$type":"dimension","$value":{"value":{"$ref":"#/b/$value/value"},"unit":"rem"}}}"##),
        Vector(.valid, ##"{"b":{"$type":"number","$value":1},"a":{"$ref":"#/b/$value"}}"##, "Format 6 a, Format 7.1.2"),
        Vector(.valid, ##"{"b":{"$type":"number","$value":1},"a":{"$type":"number","$value":{"$ref":"#/b/$value"}}}"##),
        Vector(.invalid, ##"{"a":{"$ref":"b"},"b":{"$type":"number","$value":1}}"##, "Format 7.1.2 b"),
        Vector(.invalid, ##"{"a":{"$ref":"other.tokens.json#/b"}}"##, "Format 7.1.2 b"),
        Vector(.invalid, ##"{"a":{"$type":"number","$value":{"$ref":"#/b/$value","x":1}},"b":{"$type":"number","$value":1}}"##, "Format 7.1.2 b"),
        Vector(.invalid, ##"{"a":{"$type":"number","$value":{"$ref":"#/nope/$value"}}}"##, "Format 7.4.5 c"),
        Vector(.invalid, ##"{"a":{"$type":"number","$value":{"$ref":"#/b/$value/components/3"}},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}}"##, "Format 7.4.5 c"),
    ]
}
