/// Resolver documents and whether they are allowed. Files they name hold an empty object.
///
/// Source: the rules of the Design Tokens Resolver Module 2025.10.
enum ResolverVectors {
    // swift-format-ignore
    static let all: [Vector] = [
        // 3.1 Document
        Vector(.valid, ##"{"version":"2025.10","sets":{"a":{"sources":[{"$ref":"a.tokens.json"},{"x":{"$type":"number","$value":1}}]}},"resolutionOrder":[{"$ref":"#/sets/a"}]}"##),
        Vector(.valid, ##"{"version":"2025.10","modifiers":{"dbg":{"contexts":{"off":[],"on":[{"$ref":"d.json"}]},"default":"off"}},"resolutionOrder":[{"$ref":"#/modifiers/dbg"}]}"##),
        Vector(.valid, ##"{"version":"2025.10","resolutionOrder":[{"type":"set","name":"s","sources":[]}]}"##),
        Vector(.invalid, ##"{"resolutionOrder":[{"type":"set","name":"s","sources":[]}]}"##, "R-03 version"),
        Vector(.invalid, ##"{"version":"2025-10-01","resolutionOrder":[{"type":"set","name":"s","sources":[]}]}"##, "R-03"),
        Vector(.invalid, ##"{"version":"2025.10","sets":{}}"##, "R-03 resolutionOrder"),
        Vector(.invalid, ##"{"version":"2025.10","resolutionOrder":[{"$ref":"#/sets/a"}],"sets":{"a":{}}}"##, "R-04"),
        Vector(.invalid, ##"{"version":"2025.10","resolutionOrder":[{"$ref":"#/sets/a"}],"sets":{"a":{"sources":["a.json"]}}}"##, "R-04"),
        Vector(.invalid, ##"{"version":"2025.10","resolutionOrder":[{"$ref":"#/modifiers/m"}],"modifiers":{"m":{"contexts":{}}}}"##, "R-07"),
        Vector(.invalid, ##"{"version":"2025.10","resolutionOrder":[{"$ref":"#/modifiers/m"}],"modifiers":{"m":{"context":{"a":[],"b":[]}}}}"##, "R-06"),
        Vector(.invalid, ##"{"version":"2025.10","resolutionOrder":[{"$ref":"#/modifiers/m"}],"modifiers":{"m":{"contexts":{"a":[],"b":[]},"default":"A"}}}"##, "R-09"),
        // 3.2 resolutionOrder
        Vector(.invalid, ##"{"version":"2025.10","resolutionOrder":[{"type":"set","sources":[]}]}"##, "R-14"),
        Vector(.invalid, ##"{"version":"2025.10","resolutionOrder":[{"type":"set","name":"s","sources":[]},{"type":"set","name":"s","sources":[]}]}"##, "R-14"),
        Vector(.invalid, ##"{"version":"2025.10","resolutionOrder":[{"type":"modifier","name":"m","sources":[]}]}"##, "R-14"),
        Vector(.invalid, ##"{"version":"2025.10","resolutionOrder":[{"type":"set","name":"s","sources":[]},{"$ref":"#/resolutionOrder/0"}]}"##, "R-15"),
        // 3.3 Reference objects
        Vector(.valid, ##"{"version":"2025.10","sets":{"b":{"sources":[{"$ref":"b.json"}]}},"modifiers":{"m":{"contexts":{"x":[{"$ref":"#/sets/b"}],"y":[]}}},"resolutionOrder":[{"$ref":"#/modifiers/m"}]}"##),
        Vector(.valid, ##"{"version":"2025.10","sets":{"a":{"sources":[{"$ref":"t.json","color":{}}]}},"resolutionOrder":[{"$ref":"#/sets/a","description":"local wins"}]}"##),
        Vector(.invalid, ##"{"version":"2025.10","sets":{"a":{"sources":[{"$ref":"#/modifiers/m"}]}},"modifiers":{"m":{"contexts":{"x":[],"y":[]}}},"resolutionOrder":[{"$ref":"#/sets/a"}]}"##),
        Vector(.invalid, ##"{"version":"2025.10","modifiers":{"m":{"contexts":{"x":[{"$ref":"#/modifiers/m/contexts/y"}],"y":[]}}},"resolutionOrder":[{"$ref":"#/modifiers/m"}]}"##),
        Vector(.invalid, ##"{"version":"2025.10","sets":{"a":{"sources":[{"$ref":"#/sets/a"}]}},"resolutionOrder":[{"$ref":"#/sets/a"}]}"##, "R-20"),
        Vector(.invalid, ##"{"version":"2025.10","resolutionOrder":[{"$ref":"#/sets/nowhere"}]}"##, "R-18"),
    ]
}
