/// Valid and invalid resolver documents. The files they refer to contain an empty object.
///
/// Source: the rules of the Design Tokens Resolver Module 2025.10.
enum ResolverVectors {
    // swift-format-ignore
    static let all: [Vector] = [
        // Document
        Vector(.valid, ##"{"version":"2025.10","sets":{"a":{"sources":[{"$ref":"a.tokens.json"},{"x":{"$type":"number","$value":1}}]}},"resolutionOrder":[{"$ref":"#/sets/a"}]}"##),
        Vector(.valid, ##"{"version":"2025.10","modifiers":{"dbg":{"contexts":{"off":[],"on":[{"$ref":"d.json"}]},"default":"off"}},"resolutionOrder":[{"$ref":"#/modifiers/dbg"}]}"##),
        Vector(.valid, ##"{"version":"2025.10","resolutionOrder":[{"type":"set","name":"s","sources":[]}]}"##),
        Vector(.invalid, ##"{"resolutionOrder":[{"type":"set","name":"s","sources":[]}]}"##, "Resolver 4.1 a version"),
        Vector(.invalid, ##"{"version":"2025-10-01","resolutionOrder":[{"type":"set","name":"s","sources":[]}]}"##, "Resolver 4.1 a"),
        Vector(.invalid, ##"{"version":"2025.10","sets":{}}"##, "Resolver 4.1 a resolutionOrder"),
        Vector(.invalid, ##"{"version":"2025.10","resolutionOrder":[{"$ref":"#/sets/a"}],"sets":{"a":{}}}"##, "Resolver 4.1.4 a"),
        Vector(.invalid, ##"{"version":"2025.10","resolutionOrder":[{"$ref":"#/sets/a"}],"sets":{"a":{"sources":["a.json"]}}}"##, "Resolver 4.1.4 a"),
        Vector(.invalid, ##"{"version":"2025.10","resolutionOrder":[{"$ref":"#/modifiers/m"}],"modifiers":{"m":{"contexts":{}}}}"##, "Resolver 4.1.5.1 a"),
        Vector(.invalid, ##"{"version":"2025.10","resolutionOrder":[{"$ref":"#/modifiers/m"}],"modifiers":{"m":{"context":{"a":[],"b":[]}}}}"##, "Resolver 4.1.5 a"),
        Vector(.invalid, ##"{"version":"2025.10","resolutionOrder":[{"$ref":"#/modifiers/m"}],"modifiers":{"m":{"contexts":{"a":[],"b":[]},"default":"A"}}}"##, "Resolver 4.1.5.3 a"),
        // resolutionOrder
        Vector(.invalid, ##"{"version":"2025.10","resolutionOrder":[{"type":"set","sources":[]}]}"##, "Resolver 4.1.6 c"),
        Vector(.invalid, ##"{"version":"2025.10","resolutionOrder":[{"type":"set","name":"s","sources":[]},{"type":"set","name":"s","sources":[]}]}"##, "Resolver 4.1.6 c"),
        Vector(.invalid, ##"{"version":"2025.10","resolutionOrder":[{"type":"modifier","name":"m","sources":[]}]}"##, "Resolver 4.1.6 c"),
        Vector(.invalid, ##"{"version":"2025.10","resolutionOrder":[{"type":"set","name":"s","sources":[]},{"$ref":"#/resolutionOrder/0"}]}"##, "Resolver 4.1.6 d"),
        // Reference objects
        Vector(.valid, ##"{"version":"2025.10","sets":{"b":{"sources":[{"$ref":"b.json"}]}},"modifiers":{"m":{"contexts":{"x":[{"$ref":"#/sets/b"}],"y":[]}}},"resolutionOrder":[{"$ref":"#/modifiers/m"}]}"##),
        Vector(.valid, ##"{"version":"2025.10","sets":{"a":{"sources":[{"$ref":"t.json","color":{}}]}},"resolutionOrder":[{"$ref":"#/sets/a","description":"local wins"}]}"##),
        Vector(.invalid, ##"{"version":"2025.10","sets":{"a":{"sources":[{"$ref":"#/modifiers/m"}]}},"modifiers":{"m":{"contexts":{"x":[],"y":[]}}},"resolutionOrder":[{"$ref":"#/sets/a"}]}"##),
        Vector(.invalid, ##"{"version":"2025.10","modifiers":{"m":{"contexts":{"x":[{"$ref":"#/modifiers/m/contexts/y"}],"y":[]}}},"resolutionOrder":[{"$ref":"#/modifiers/m"}]}"##),
        Vector(.invalid, ##"{"version":"2025.10","sets":{"a":{"sources":[{"$ref":"#/sets/a"}]}},"resolutionOrder":[{"$ref":"#/sets/a"}]}"##, "Resolver 4.2 d"),
        Vector(.invalid, ##"{"version":"2025.10","resolutionOrder":[{"$ref":"#/sets/nowhere"}]}"##, "Resolver 4.2 b"),
    ]
}
