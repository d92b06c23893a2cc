/// The rules of the Design Tokens Resolver Module 2025.10, R-01 to R-37, each by a document.
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
        StandardRule("R-01", ##"{"version":"2025.10",}"##, says: "invalid-json"),
        StandardRule("R-02, R-04", document(##""sets":{"a":{"sources":[{"$ref":"a.json"}],"description":"A"}},\##(order)"##), holds: ##""x":{"$type":"number","$value":1}"##, files: files),
        StandardRule("R-03", ##"{"version":"2025-10","sets":{"a":{"sources":[]}},\##(order)}"##, says: "invalid-version"),
        StandardRule("R-03", document(##""sets":{}"##), says: "missing-order"),
        StandardRule("R-04", document(##""sets":{"a":{}},\##(order)"##), says: "missing-sources not-a-set"),
        StandardRule("R-05", document(##""sets":{"a":{"sources":[{"$ref":"a.json"},{"$ref":"b.json"}]}},\##(order)"##), holds: ##""x":{"$type":"number","$value":2}"##, files: files),
        StandardRule("R-06", document(##""modifiers":{"m":{"context":{"p":[],"q":[]}}},"resolutionOrder":[{"$ref":"#/modifiers/m"}]"##), says: "unknown-member missing-contexts"),
        StandardRule("R-07", document(##""modifiers":{"m":{"contexts":{},"default":"x"}},"resolutionOrder":[{"$ref":"#/modifiers/m"}]"##), says: "missing-contexts"),
        StandardRule("R-07", document(##""modifiers":{"m":{"contexts":{"p":[]},"default":"p"}},"resolutionOrder":[{"$ref":"#/modifiers/m"}]"##), says: "single-context"),
        StandardRule("R-08", document(##""sets":{"a":{"sources":[{"$ref":"a.json"}]}},"modifiers":{"m":{"contexts":{"p":[],"q":[{"$ref":"b.json"}]},"default":"p"}},\##(modified)"##), holds: ##""x":{"$type":"number","$value":1}"##, files: files),
        StandardRule("R-09", document(##""modifiers":{"m":{"contexts":{"p":[],"q":[]},"default":"P"}},"resolutionOrder":[{"$ref":"#/modifiers/m"}]"##), says: "invalid-default missing-input"),
        StandardRule("R-10, R-12, R-31", document(##""sets":{"a":{"sources":[{"$ref":"a.json"}]}},"modifiers":{"m":{"contexts":{"p":[{"$ref":"b.json"}],"q":[]},"default":"p"}},\##(modified)"##), holds: ##""x":{"$type":"number","$value":2}"##, files: files),
        StandardRule("R-11", document(##""sets":{"a":{"sources":[],"$extensions":[]}},\##(order)"##), says: "invalid-extensions"),
        StandardRule("R-13", document(##""resolutionOrder":[{"type":"set","name":"s","sources":[{"$ref":"a.json"}]}]"##), holds: ##""x":"##, files: files),
        StandardRule("R-14", document(##""resolutionOrder":[{"type":"set","sources":[]},{"type":"sot","name":"s","sources":[]}]"##), says: "missing-name invalid-item-type"),
        StandardRule("R-14", document(##""resolutionOrder":[{"type":"set","name":"s","sources":[]},{"type":"set","name":"s","sources":[]}]"##), says: "duplicate-name"),
        StandardRule("R-15", document(##""resolutionOrder":[{"type":"set","name":"s","sources":[]},{"$ref":"#/resolutionOrder/0"}]"##), says: "reference-to-order"),
        StandardRule("R-16", document(##""sets":{"a":{"sources":[{"$ref":"a.json"}]},"u":{"sources":[{"$ref":"b.json"}]}},"resolutionOrder":[{"$ref":"#/sets/a"},{"$ref":"#/sets/a"}]"##), holds: ##""x":{"$type":"number","$value":1}"##, files: files),
        StandardRule("R-17", document(##""sets":{"a":{"sources":["a.json"]}},\##(order)"##), says: "not-an-object", files: files),
        StandardRule("R-18", document(##""sets":{"a":{"sources":[{"$ref":"https://example.org/a.json"}]}},\##(order)"##), says: "unsupported-url"),
        StandardRule("R-18", document(##""resolutionOrder":[{"$ref":"#/sets/nowhere"}]"##), says: "unresolved-reference"),
        StandardRule("R-19", document(##""sets":{"a":{"sources":[{"$ref":"d/c.json#/p~1q"}]}},\##(order)"##), holds: ##""x":{"$type":"number","$value":5}"##, files: [("d/c.json", ##"{"p/q":\##(number("x", 5))}"##)]),
        StandardRule("R-20", document(##""sets":{"a":{"sources":[{"$ref":"#/sets/a"}]}},\##(order)"##), says: "circular-reference"),
        StandardRule("R-21", document(##""sets":{"a":{"sources":[{"$ref":"#/modifiers/m"}]}},"modifiers":{"m":{"contexts":{"p":[],"q":[]},"default":"p"}},\##(order)"##), says: "reference-to-modifier"),
        StandardRule("R-22", document(##""sets":{"b":{"sources":[{"$ref":"b.json"}]}},"modifiers":{"m":{"contexts":{"p":[{"$ref":"#/sets/b"}],"q":[]},"default":"p"}},"resolutionOrder":[{"$ref":"#/modifiers/m"}]"##), holds: ##""x":{"$type":"number","$value":2}"##, files: files),
        StandardRule("R-23", document(##""sets":{"a":{"sources":[{"$ref":"a.json","x":{"$type":"number","$value":8}}]}},"resolutionOrder":[{"$ref":"#/sets/a","description":"D"}]"##), holds: ##""x":{"$type":"number","$value":8}"##, files: files),
        StandardRule("R-28, R-29", document(##""modifiers":{"m":{"contexts":{"p":[],"q":[]}},"n":{"contexts":{"p":[],"q":[]}}},"resolutionOrder":[{"$ref":"#/modifiers/m"},{"$ref":"#/modifiers/n"}]"##), says: "missing-input missing-input"),
        StandardRule("R-30, R-32", document(##""sets":{"a":{"sources":[{"x":{"$type":"number","$value":1},"y":{"$value":"{x}"}}]}},"modifiers":{"m":{"contexts":{"p":[{"$ref":"b.json"}],"q":[]},"default":"p"}},\##(modified)"##), holds: ##""y":{"$type":"number","$value":2}"##, files: files),
        StandardRule("R-33, R-36, R-37", document(##""$defs":{"d/x.json":\##(number("x", 6))},"sets":{"a":{"sources":[{"$ref":"#/$defs/d~1x.json"}]}},\##(order)"##), holds: ##""x":{"$type":"number","$value":6}"##),
        StandardRule("R-34", document(##""sets":{"a":{"sources":[{"x":{"$type":"number","$value":1,"$description":"old"}},{"x":{"$type":"number","$value":2,"$deprecated":true,"$extensions":{"o":1}}}]}},\##(order)"##), holds: ##""x":{"$type":"number","$value":2,"$deprecated":true,"$extensions":{"o":1}}"##),
        StandardRule("R-35", document(##""sets":{"a":{"sources":[{"$ref":"none.json"}]}},\##(order)"##), says: "missing-file"),
    ]
}
