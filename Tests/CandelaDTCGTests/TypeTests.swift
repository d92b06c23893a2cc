import CandelaDTCG
import CandelaTestSupport
import Testing

/// The origin of a token's type (Format 2025.10, 5.2.2).
struct TypeTests {
    // swift-format-ignore
    static let types: [(String, TokenType)] = [
        // The token's, the nearest group's, the file's.
        (##"{"$type": "fontWeight", "g": {"$type": "number", "x": {"$value": 400}}}"##, .number),
        (##"{"$type": "fontWeight", "g": {"x": {"$value": 400}}}"##, .fontWeight),
        (##"{"g": {"x": {"$value": 400}}, "$type": "fontWeight"}"##, .fontWeight),
        (##"{"g": {"$type": "number", "x": {"$type": "fontWeight", "$value": 400}}}"##, .fontWeight),
        // The target's, before the group's.
        (
            ##"{"g": {"$type": "number", "x": {"$value": "{w}"}}, "w": {"$type": "fontWeight", "$value": 400}}"##, .fontWeight
        ),
        (
            ##"{"g": {"x": {"$value": "{v}"}}, "v": {"$value": "{w}"}, "w": {"$type": "fontWeight", "$value": 400}}"##, .fontWeight
        ),
        (
            ##"{"g": {"x": {"$ref": "#/w/$value"}}, "w": {"$type": "fontWeight", "$value": 400}}"##,
            .fontWeight
        ),
        // A part of a value has no type.
        (
            ##"{"g": {"$type": "number", "x": {"$value": {"$ref": "#/d/$value/value"}}}, "d": {"$type": "dimension", "$value": {"value": 400, "unit": "px"}}}"##, .number
        ),
    ]

    @Test(arguments: types)
    func `comes from the token, its target or its groups`(text: String, type: TokenType) {
        let run = TokenFixture(text).resolve()
        #expect(run.errors.isEmpty, "\(run.diagnostics.report)")
        #expect(run.tokens?["g.x"]?.type == type)
    }

    // swift-format-ignore
    static let faults: [(String, String, String)] = [
        (##"{①"x": {"$value": 1}}"##, "missing-type", "'x' has no type"),
        (
            ##"{"x": {"$type": ①"dimensions", "$value": 1}}"##, "unknown-type",
            "'dimensions', the '$type' of 'x', is not a token type"
        ),
        (
            ##"{"x": {"$type": "dimension", "$value": ①"{n}"}, "n": {"$type": "number", "$value": 1}}"##,
            "type-mismatch",
            "'{n}', '$value' of 'x', is a token of type 'number', not 'dimension'"
        ),
        (
            ##"{"x": {"$type": "fontWeight", "$value": ①"{n}"}, "n": {"$type": "number", "$value": 1}}"##,
            "type-mismatch",
            "'{n}', '$value' of 'x', is a token of type 'number', not 'fontWeight'"
        ),
    ]

    @Test(arguments: faults)
    func `is an error if it is missing, unknown or does not match`(
        text: String, id: String, message: String
    ) {
        let marked = MarkedText(text)
        let run = TokenFixture(
            String(decoding: marked.bytes, as: UTF8.self), named: "test.json"
        ).resolve()
        #expect(run.ids == [id], "\(run.diagnostics.report)")
        #expect(run.errors.first?.message == message)
        #expect(run.errors.first?.place == marked.places[0])
    }

    @Test func `a wrong type does not affect other tokens`() {
        let run = TokenFixture(
            ##"{"$type": "number", "bad": {"$value": "1"}, "led": {"$value": "{bad}"}, "ok": {"$value": 2}}"##
        ).resolve()
        #expect(run.ids == ["invalid-number"])
        #expect(run.tokens?.paths == ["ok"])
    }
}
