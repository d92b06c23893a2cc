import CandelaDTCG
import CandelaTestSupport
import CandelaTokenExport
import Testing

struct TokenComparisonTests {
    private func compare(
        _ old: String, _ new: String, named name: String = "test.tokens.json"
    ) throws -> TokenComparison {
        var diagnostics: [Diagnostic] = []
        let projects = try [old, new].map { text in
            let fixture = TokenFixture(text, named: name)
            let project = TokenProject.load(
                fixture.entry, files: fixture.access, diagnostics: &diagnostics)
            return try #require(project)
        }
        let comparison = TokenComparison(
            from: projects[0], to: projects[1], diagnostics: &diagnostics)
        #expect(!diagnostics.hasErrors, "\(diagnostics.report)")
        return comparison
    }

    /// A resolver document with tokens for a light and a dark theme in two sizes.
    private func themes(
        base: String = "", light: String = "", dark: String, size: String = "", more: String = ""
    ) -> String {
        """
        {"version": "2025.10",
         "sets": {"base": {"sources": [{"$type": "number"\(base)}]}},
         "modifiers": {
           "theme": {"contexts": {"light": [{"$type": "number"\(light)}],
                                  "dark": [{"$type": "number"\(dark)}]\(more)},
                     "default": "light"},
           "size": {"contexts": {"s": [], "m": [{"$type": "number"\(size)}]}, "default": "s"}},
         "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"},
                             {"$ref": "#/modifiers/size"}]}
        """
    }

    private func number(_ name: String, _ value: Double) -> String {
        #", "\#(name)": {"$value": \#(value)}"#
    }

    @Test func `lists removed, changed, deprecated and added tokens`() throws {
        let comparison = try compare(
            """
            {"$type": "number", "gone": {"$value": 1},
             "old": {"$value": 2, "$deprecated": "use new"}, "base": {"$value": 3},
             "alias": {"$value": "{base}"}, "same": {"$value": 5}, "going": {"$value": 6}}
            """,
            """
            {"$type": "number", "base": {"$value": 4}, "alias": {"$value": "{base}"},
             "same": {"$value": 5.0, "$description": "Said anew."},
             "going": {"$value": 6, "$deprecated": "use same"}, "new": {"$value": 7}}
            """)
        #expect(
            comparison.changes.map { "\($0.kind) \($0.path)" } == [
                "removed gone", "removed old", "changed base", "changed alias", "deprecated going",
                "added new",
            ])
        #expect(comparison.changes.filter(\.isBreaking).map(\.path) == ["gone"])
        #expect(comparison.isBreaking)
        #expect(
            comparison.text(as: .text) == """
                removed gone: 1 (was not deprecated)
                removed old: 2 (deprecated: use new)
                changed base: 3 → 4
                changed alias: 3 → 4
                deprecated going: use same
                added new: 7
                2 removed (1 without having been deprecated), 2 changed, 1 deprecated, 1 added

                """)
    }

    @Test func `removing a deprecated token is not breaking`() throws {
        let comparison = try compare(
            #"{"g": {"$deprecated": true, "$type": "number", "a": {"$value": 1}}}"#, "{}")
        #expect(comparison.changes.map(\.path) == ["g.a"])
        #expect(!comparison.isBreaking)
        #expect(comparison.text(as: .text) == "removed g.a: 1 (deprecated)\n1 removed\n")
    }

    @Test func `a set has no changes from itself`() throws {
        let set = themes(base: number("a", 1), light: number("a", 2), dark: number("b", 3))
        let comparison = try compare(set, set, named: "test.resolver.json")
        #expect(comparison.changes.isEmpty)
        #expect(comparison.text(as: .text) == "no change\n")
    }

    @Test func `a change is listed once, with its contexts`() throws {
        let comparison = try compare(
            themes(base: number("a", 1), dark: number("a", 2), size: number("b", 1)),
            themes(
                base: number("a", 1), dark: number("a", 3) + number("c", 1),
                size: number("b", 9)),
            named: "test.resolver.json")
        #expect(
            comparison.changes.map { [$0.path, $0.contexts, $0.oldText, $0.newText] } == [
                ["b", "size=m", "1", "9"], ["a", "theme=dark", "2", "3"],
                ["c", "theme=dark", "", "1"],
            ])
        #expect(!comparison.isBreaking)
    }

    @Test func `contexts that do not form a product are listed`() throws {
        // In size m the modifier's own value covers both themes'; in size s only light changed.
        let comparison = try compare(
            themes(light: number("a", 1), dark: number("a", 1), size: number("a", 1)),
            themes(light: number("a", 2), dark: number("a", 1), size: number("a", 2)),
            named: "test.resolver.json")
        #expect(comparison.changes.map(\.contexts) == ["light.s, light.m, dark.m"])
    }

    @Test func `a removed context is breaking, an added one is not`() throws {
        let two = themes(dark: number("a", 1))
        let three = themes(dark: number("a", 1), more: #", "dim": []"#)
        let grown = try compare(two, three, named: "test.resolver.json")
        #expect(grown.addedContexts == ["theme=dim"])
        #expect(!grown.isBreaking)
        let shrunk = try compare(three, two, named: "test.resolver.json")
        #expect(shrunk.removedContexts == ["theme=dim"])
        #expect(shrunk.isBreaking)
        #expect(shrunk.changes.isEmpty)
        #expect(
            shrunk.text(as: .text) == "removed context theme=dim\n1 context removed\n")
    }

    @Test func `each context of a new modifier is compared with the old tokens`() throws {
        let comparison = try compare(
            """
            {"version": "2025.10", "resolutionOrder": [
              {"type": "set", "name": "s", "sources": [{"$type": "number", "a": {"$value": 1}}]}]}
            """,
            themes(base: number("a", 1), dark: number("a", 2)), named: "test.resolver.json")
        #expect(comparison.changes.map(\.path) == ["a"])
        #expect(comparison.changes.first?.contexts == "theme=dark")
        #expect(comparison.addedContexts.count == 4)
    }

    @Test func `values that look the same are written in full, with types if they differ`() throws {
        let comparison = try compare(
            """
            {"w": {"$type": "fontWeight", "$value": 700},
             "c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.2, 0, 0]}},
             "d": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}}
            """,
            """
            {"w": {"$type": "fontWeight", "$value": "bold"},
             "c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.2001, 0, 0]}},
             "d": {"$type": "number", "$value": 4}}
            """)
        #expect(
            comparison.changes.map { [$0.oldText, $0.newText] } == [
                ["700", "bold"], ["srgb(0.2 0 0)", "srgb(0.2001 0 0)"],
                ["dimension 4px", "number 4"],
            ])
    }

    @Test func `markdown has a table for each kind, safe for any name`() throws {
        let comparison = try compare(
            ##"{"$type": "number", "a|`b": {"$value": 1}, "c": {"$value": 2}}"##,
            ##"{"$type": "number", "c": {"$value": 2, "$deprecated": "a <b>\nand|so"}}"##)
        #expect(
            comparison.text(as: .markdown) == #"""
                **Tokens:** 1 removed (1 without having been deprecated), 1 deprecated

                ### Removed

                | Token | Was | Deprecated |
                | --- | --- | --- |
                | `` a\|`b `` | `1` | **no** |

                ### Deprecated

                | Token | Reason |
                | --- | --- |
                | `c` | a \<b\> and\|so |

                """#)
    }
}
