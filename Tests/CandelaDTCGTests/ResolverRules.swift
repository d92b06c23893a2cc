/// The rules of the Design Tokens Resolver Module 2025.10, each with an example document.
enum ResolverRules {
    private static func number(_ name: String, _ value: Int) -> String {
        ##"{"\##(name)":{"$type":"number","$value":\##(value)}}"##
    }

    private static func document(_ members: String) -> String {
        ##"{"version":"2025.10",\##(members)}"##
    }

    private static let order = ##""resolutionOrder":[{"$ref":"#/sets/a"}]"##
    private static let modified =
        ##""resolutionOrder":[{"$ref":"#/sets/a"},{"$ref":"#/modifiers/m"}]"##
    private static let files = [("a.json", number("x", 1)), ("b.json", number("x", 2))]

    // swift-format-ignore
    static let all: [StandardRule] = [
        StandardRule("Resolver 3.1 a", ##"{"version":"2025.10",}"##, says: "invalid-json"),
        StandardRule("Resolver 3.2 a, Resolver 4.1.4 a", document(##""sets":{"a":{"sources":[{"$ref":"a.json"}],"description":"A"}},\##(order)"##), holds: ##""x":{"$type":"number","$value":1}"##, files: files),
        StandardRule("Resolver 4.1 a", ##"{"version":"2025-10","sets":{"a":{"sources":[]}},\##(order)}"##, says: "invalid-version"),
        StandardRule("Resolver 4.1 a", document(##""sets":{}"##), says: "missing-order"),
        StandardRule("Resolver 4.1.4 a", document(##""sets":{"a":{}},\##(order)"##), says: "missing-sources not-a-set"),
        StandardRule("Resolver 4.1.4 b", document(##""sets":{"a":{"sources":[{"$ref":"a.json"},{"$ref":"b.json"}]}},\##(order)"##), holds: ##""x":{"$type":"number","$value":2}"##, files: files),
        StandardRule("Resolver 4.1.5 a", document(##""modifiers":{"m":{"context":{"p":[],"q":[]}}},"resolutionOrder":[{"$ref":"#/modifiers/m"}]"##), says: "unknown-member missing-contexts"),
        StandardRule("Resolver 4.1.5.1 a", document(##""modifiers":{"m":{"contexts":{},"default":"x"}},"resolutionOrder":[{"$ref":"#/modifiers/m"}]"##), says: "missing-contexts"),
        StandardRule("Resolver 4.1.5.1 a", document(##""modifiers":{"m":{"contexts":{"p":[]},"default":"p"}},"resolutionOrder":[{"$ref":"#/modifiers/m"}]"##), says: "single-context"),
        StandardRule("Resolver 4.1.5.1 b", document(##""sets":{"a":{"sources":[{"$ref":"a.json"}]}},"modifiers":{"m":{"contexts":{"p":[],"q":[{"$ref":"b.json"}]},"default":"p"}},\##(modified)"##), holds: ##""x":{"$type":"number","$value":1}"##, files: files),
        StandardRule("Resolver 4.1.5.3 a", document(##""modifiers":{"m":{"contexts":{"p":[],"q":[]},"default":"P"}},"resolutionOrder":[{"$ref":"#/modifiers/m"}]"##), says: "invalid-default missing-input"),
        StandardRule("Resolver 2 a, Resolver 4.1.6 a, Resolver 6.2 a", document(##""sets":{"a":{"sources":[{"$ref":"a.json"}]}},"modifiers":{"m":{"contexts":{"p":[{"$ref":"b.json"}],"q":[]},"default":"p"}},\##(modified)"##), holds: ##""x":{"$type":"number","$value":2}"##, files: files),
        StandardRule("Resolver 4.3 a", document(##""sets":{"a":{"sources":[],"$extensions":[]}},\##(order)"##), says: "invalid-extensions"),
        StandardRule("Resolver 4.1.6 b", document(##""resolutionOrder":[{"type":"set","name":"s","sources":[{"$ref":"a.json"}]}]"##), holds: ##""x":"##, files: files),
        StandardRule("Resolver 4.1.6 c", document(##""resolutionOrder":[{"type":"set","sources":[]},{"type":"sot","name":"s","sources":[]}]"##), says: "missing-name invalid-item-type"),
        StandardRule("Resolver 4.1.6 c", document(##""resolutionOrder":[{"type":"set","name":"s","sources":[]},{"type":"set","name":"s","sources":[]}]"##), says: "duplicate-name"),
        StandardRule("Resolver 4.1.6 d", document(##""resolutionOrder":[{"type":"set","name":"s","sources":[]},{"$ref":"#/resolutionOrder/0"}]"##), says: "reference-to-order"),
        StandardRule("Resolver 4.1.6 e", document(##""sets":{"a":{"sources":[{"$ref":"a.json"}]},"u":{"sources":[{"$ref":"b.json"}]}},"resolutionOrder":[{"$ref":"#/sets/a"},{"$ref":"#/sets/a"}]"##), holds: ##""x":{"$type":"number","$value":1}"##, files: files),
        StandardRule("Resolver 4.2 a", document(##""sets":{"a":{"sources":["a.json"]}},\##(order)"##), says: "not-an-object", files: files),
        StandardRule("Resolver 4.2 b", document(##""sets":{"a":{"sources":[{"$ref":"https://example.org/a.json"}]}},\##(order)"##), says: "unsupported-url"),
        StandardRule("Resolver 4.2 b", document(##""resolutionOrder":[{"$ref":"#/sets/nowhere"}]"##), says: "unresolved-reference"),
        StandardRule("Resolver 4.2 c", document(##""sets":{"a":{"sources":[{"$ref":"d/c.json#/p~1q"}]}},\##(order)"##), holds: ##""x":{"$type":"number","$value":5}"##, files: [("d/c.json", ##"{"p/q":\##(number("x", 5))}"##)]),
        StandardRule("Resolver 4.2 d", document(##""sets":{"a":{"sources":[{"$ref":"#/sets/a"}]}},\##(order)"##), says: "circular-reference"),
        StandardRule("Resolver 4.2.1 a", document(##""sets":{"a":{"sources":[{"$ref":"#/modifiers/m"}]}},"modifiers":{"m":{"contexts":{"p":[],"q":[]},"default":"p"}},\##(order)"##), says: "reference-to-modifier"),
        StandardRule("Resolver 4.2 e", document(##""sets":{"b":{"sources":[{"$ref":"b.json"}]}},"modifiers":{"m":{"contexts":{"p":[{"$ref":"#/sets/b"}],"q":[]},"default":"p"}},"resolutionOrder":[{"$ref":"#/modifiers/m"}]"##), holds: ##""x":{"$type":"number","$value":2}"##, files: files),
        StandardRule("Resolver 4.2.2 a", document(##""sets":{"a":{"sources":[{"$ref":"a.json","x":{"$type":"number","$value":8}}]}},"resolutionOrder":[{"$ref":"#/sets/a","description":"D"}]"##), holds: ##""x":{"$type":"number","$value":8}"##, files: files),
        StandardRule("Resolver 5 b, Resolver 5 c", document(##""modifiers":{"m":{"contexts":{"p":[],"q":[]}},"n":{"contexts":{"p":[],"q":[]}}},"resolutionOrder":[{"$ref":"#/modifiers/m"},{"$ref":"#/modifiers/n"}]"##), says: "missing-input missing-input"),
        StandardRule("Resolver 6 a, Resolver 6.3 a", document(##""sets":{"a":{"sources":[{"x":{"$type":"number","$value":1},"y":{"$value":"{x}"}}]}},"modifiers":{"m":{"contexts":{"p":[{"$ref":"b.json"}],"q":[]},"default":"p"}},\##(modified)"##), holds: ##""y":{"$type":"number","$value":2}"##, files: files),
        StandardRule("Resolver 4.5 a, Resolver 7 a, Resolver 7 b", document(##""$defs":{"d/x.json":\##(number("x", 6))},"sets":{"a":{"sources":[{"$ref":"#/$defs/d~1x.json"}]}},\##(order)"##), holds: ##""x":{"$type":"number","$value":6}"##),
        StandardRule("Resolver 8 a", document(##""sets":{"a":{"sources":[{"x":{"$type":"number","$value":1,"$description":"old"}},{"x":{"$type":"number","$value":2,"$deprecated":true,"$extensions":{"o":1}}}]}},\##(order)"##), holds: ##""x":{"$type":"number","$value":2,"$deprecated":true,"$extensions":{"o":1}}"##),
        StandardRule("Resolver 8 b", document(##""sets":{"a":{"sources":[{"$ref":"none.json"}]}},\##(order)"##), says: "missing-file"),
    ]
}
