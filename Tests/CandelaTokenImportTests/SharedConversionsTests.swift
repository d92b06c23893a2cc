import CandelaDTCG
import CandelaTestSupport
import CandelaTokenImport
import Testing

/// The results of conversions in several permutations.
struct SharedConversionsTests {
    /// Tokens of two contexts, and a set after them; all are read as lengths unless they say
    /// otherwise.
    private static func project(
        _ first: String, _ second: String, _ shared: String
    ) throws -> TokenProject {
        let fixture = LenientFixture(
            ##"""
            {"version": "2025.10",
             "sets": {"base": {"sources": [{"$type": "dimension", "n": {"$value": "4px"}}]},
               "all": {"sources": [{"$type": "dimension", \##(shared)}]}},
             "modifiers": {"m": {"default": "a", "contexts": {
               "a": [{"$type": "dimension", \##(first)}],
               "b": [{"$type": "dimension", \##(second)}]}}},
             "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/m"},
               {"$ref": "#/sets/all"}]}
            """##, named: "t.resolver.json")
        return try #require(fixture.run.project)
    }

    /// The tokens of the second context, resolved after the first and alone.
    private static func resolve(
        _ project: TokenProject
    ) throws -> (first: ResolvedTokens, second: ResolvedTokens, alone: ResolvedTokens) {
        var found: [Diagnostic] = []
        let first = try #require(project.resolve(["m": "a"], diagnostics: &found))
        let second = try #require(
            project.resolve(["m": "b"], after: first, diagnostics: &found))
        let alone = try #require(project.resolve(["m": "b"], diagnostics: &found))
        return (first, second, alone)
    }

    /// The storage of a token's converted value.
    private static func storage(_ path: String, _ tokens: ResolvedTokens) -> JSONStorage? {
        tokens.graph.tokens.indices.first { tokens.graph.path(Int32($0)) == path }.map {
            tokens.graph.tree.storage(tokens.graph.tokens[$0].value)
        }
    }

    @Test(arguments: [
        #""x": {"$value": "{n} * 2"}"#,
        #""x": {"$value": "{y} * 2"}, "y": {"$value": "{z}"}, "z": {"$value": "{n} + 1px"}"#,
        #""x": {"$type": "dimension", "$value": "{k}"}, "k": {"$type": "number", "$value": 3}"#,
        ##""x": {"$type": "border", "$value": {"color": "#000000", "width": "{n} * 2", "style": "solid"}}"##,
    ])
    func `are shared by values that do not vary`(shared: String) throws {
        let project = try Self.project(
            #""v": {"$value": "1px"}"#, #""v": {"$value": "2px"}"#, shared)
        let (first, second, alone) = try Self.resolve(project)
        let value = try #require(second["x"]?.value)
        #expect(value == first["x"]?.value && value == alone["x"]?.value)
        let storage = try #require(Self.storage("x", second))
        #expect(storage === Self.storage("x", first))
        #expect(storage !== Self.storage("x", alone))
    }

    @Test(arguments: [
        // The value, one that an alias leads to, and one behind another calculation.
        (#""v": {"$value": "1px"}"#, #""v": {"$value": "2px"}"#, #""x": {"$value": "{v} * 2"}"#),
        (
            #""v": {"$value": "{n}"}"#, #""v": {"$value": "2px"}"#,
            #""x": {"$value": "{y} * 2"}, "y": {"$value": "{v}"}"#
        ),
        (
            #""v": {"$value": "1px"}"#, #""v": {"$value": "2px"}"#,
            #""x": {"$value": "{y} * 2"}, "y": {"$value": "{v} + 1px"}"#
        ),
        // A token that only one context has, and a part of a text style.
        (#""w": {"$value": "1px"}"#, #""v": {"$value": "2px"}"#, #""x": {"$value": "{v} * 2"}"#),
        (
            ##""v": {"$type": "border", "$value": {"color": "#000000", "width": "1px", "style": "solid"}}"##,
            ##""v": {"$type": "border", "$value": {"color": "#000000", "width": "2px", "style": "solid"}}"##,
            #""x": {"$value": "{v.width} * 2"}"#
        ),
        // A reference within a reference, and a type that differs.
        (
            #""v": {"$type": "string", "$value": "k"}"#,
            #""v": {"$type": "string", "$value": "l"}"#,
            #""x": {"$value": "{{v}.m} * 2"}, "k": {"m": {"$value": "1px"}}, "l": {"m": {"$value": "2px"}}"#
        ),
        (
            #""v": {"$type": "number", "$value": 3}"#, #""v": {"$value": "2px"}"#,
            #""x": {"$type": "number", "$value": "{v}"}"#
        ),
    ])
    func `are made anew where anything that they read varies`(
        first: String, second: String, shared: String
    ) throws {
        let project = try Self.project(first, second, shared)
        let tokens = try Self.resolve(project)
        let value = try #require(tokens.alone["x"]?.value)
        #expect(tokens.second["x"]?.value == value)
        #expect(tokens.first["x"]?.value != value)
    }
}
