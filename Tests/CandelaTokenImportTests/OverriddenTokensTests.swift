import CandelaDTCG
import CandelaTestSupport
import CandelaTokenImport
import Testing

/// Tokens that would replace others although no document orders it.
struct OverriddenTokensTests {
    private static func colors(_ color: String) -> String {
        ##"{"bg": {"$type": "color", "$value": "\##(color)"}, "card": {"$type": "color", "$value": "{bg}"}}"##
    }

    /// Two sets in one file, whose references do not contain their names.
    private static func sets(_ first: String, _ second: String, _ more: String = "") -> String {
        "{\"\(first)\": \(colors("#ffffff")), \"\(second)\": \(colors("#000000"))\(more)}"
    }

    @Test(arguments: [
        ("light", "dark", "appearance", "light", "dark", ""),
        ("light", "dark", "appearance", "light", "dark", ##", "$themes": []"##),
        ("dark", "light", "appearance", "light", "dark", ""),
        ("acme", "globex", "theme", "acme", "globex", ""),
        ("brand/acme", "brand/globex", "brand", "acme", "globex", ""),
    ])
    func `sets of a file that define the same tokens are contexts`(
        first: String, second: String, modifier: String, one: String, other: String, more: String
    ) throws {
        let run = LenientFixture(Self.sets(first, second, more)).run
        let project = try #require(run.project)
        #expect(run.errors.isEmpty)
        #expect(project.modifiers.map(\.name) == [modifier])
        #expect(project.modifiers.first?.contexts == [one, other])
        for (context, set) in [(one, one), (other, other)] {
            var diagnostics: [Diagnostic] = []
            let tokens = project.resolve([modifier: context], diagnostics: &diagnostics)
            let isFirst = first.hasSuffix(set)
            for path in ["bg", "card"] {
                guard case .color(let color)? = tokens?[path]?.value else {
                    Issue.record("no colour")
                    continue
                }
                #expect(color.hex == (isFirst ? "#ffffff" : "#000000"))
            }
        }
        #expect(
            run.diagnostics.contains {
                $0.id == "lenient-sets" && $0.message.contains("contexts of '\(modifier)'")
            })
    }

    @Test func `the upgrade of such a file has the same contexts`() throws {
        var diagnostics: [Diagnostic] = []
        let text = Self.sets("light", "dark")
        let upgraded = try #require(
            TokenUpgrade.upgraded(Array(text.utf8), file: "a.json", diagnostics: &diagnostics))
        let run = TokenFixture(String(decoding: upgraded, as: UTF8.self), named: "a.resolver.json")
            .resolve(["appearance": "dark"])
        #expect(
            run.errors.isEmpty
                && run.json.contains(
                    ##""card":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0],"hex":"#000000"}}"##
                ))
    }

    @Test func `sets without an order that share a few tokens give a warning with both places`() {
        let marked = MarkedText(
            ##"{"core": {②"a": {"$type": "number", "$value": 1}, "b": {"$value": "{a}", "$type": "number"}, "c": {"$type": "number", "$value": 2}, "d": {"$type": "number", "$value": 2}}, "x": {①"a": {"$type": "number", "$value": 3}, "e": {"$type": "number", "$value": 3}, "f": {"$type": "number", "$value": "{e}"}}}"##
        )
        let run = LenientFixture(String(decoding: marked.bytes, as: UTF8.self)).run
        let found = run.diagnostics.first { $0.id == "overridden-tokens" }
        #expect(found?.message == "'x' overrides one token of 'core'")
        #expect(found?.place?.column == marked.places[0].column)
        #expect(found?.notes.first?.place?.column == marked.places[1].column)
    }

    @Test func `sets in a stated order override each other with a warning`() {
        let text = Self.sets(
            "light", "dark", ##", "$metadata": {"tokenSetOrder": ["dark", "light"]}"##)
        let fixture = LenientFixture(text)
        #expect(fixture.value("bg")?.contains("#ffffff") == true)
        let found = fixture.run.diagnostics.first { $0.id == "overridden-tokens" }
        #expect(found?.message == "'light' overrides 2 tokens of 'dark'")
        #expect(found?.notes.count == 1)
    }

    @Test(arguments: [
        ("", ["overridden-tokens"]),
        (#""b": "enabled""#, ["overridden-tokens"]),
        (#""a": "source", "b": "enabled""#, []),
    ])
    func `sets that no theme combines override each other with a warning in a file and a folder`(
        combined: String, ids: [String]
    ) {
        let (a, b) = (
            #"{"x": {"$type": "number", "$value": 1}}"#, #"{"x": {"$type": "number", "$value": 2}}"#
        )
        let order = #"{"tokenSetOrder": ["a", "b"]}"#
        let themes =
            combined.isEmpty ? "[]" : #"[{"name": "t", "selectedTokenSets": {\#(combined)}}]"#
        let file = #"{"a": \#(a), "b": \#(b), "$metadata": \#(order), "$themes": \#(themes)}"#
        let folder = ["a.json": a, "b.json": b, "$themes.json": themes]
        for (fixture, places) in [
            (LenientFixture(file), ["test.tokens.json", "test.tokens.json"]),
            (LenientFixture(order, named: "$metadata.json", folder), ["b.json", "a.json"]),
        ] {
            let found = fixture.run.diagnostics.filter { $0.id == "overridden-tokens" }
            #expect(found.map(\.id) == ids && fixture.value("x") == "2")
            guard let warning = found.first else { continue }
            #expect([warning.place, warning.notes.first?.place].map { $0?.file } == places)
        }
    }

    @Test func `files that define the same tokens give a warning with both places`() throws {
        let run = try Self.files([
            #"{"$type": "number", "a": {"b": {"$value": 1}, "c": {"$value": 1}}}"#,
            #"{"$type": "number", "a": {"c": {"$value": 2}}}"#,
        ])
        #expect(run.value("a.c") == .number(2))
        let found = try #require(run.diagnostics.first { $0.id == "overridden-tokens" })
        #expect(found.place?.file == "1.json" && found.place?.column == 27)
        #expect(found.notes.first?.place?.file == "0.json")
        #expect(found.notes.first?.place?.column == 47)
    }

    /// A token and a group at one path, the token first or last.
    static let clashes = [
        (
            #"{"foo": {"$type": "number", "$value": 2}}"#,
            #"{"foo": {"bar": {"$type": "number", "$value": 1}}}"#
        ),
        (
            #"{"foo": {"bar": {"$type": "number", "$value": 1}}}"#,
            #"{"foo": {"$type": "number", "$value": 2}}"#
        ),
    ]

    @Test(arguments: clashes)
    func `a token and a group at one path in two files are an error`(
        first: String, second: String
    ) throws {
        let run = try Self.files([first, second])
        let error = try #require(run.errors.first)
        #expect(run.errors.count == 1 && error.id == "token-with-children")
        #expect(error.place?.description == "1.json:1:2")
        #expect(error.notes.first?.place?.description == "0.json:1:2")
    }

    @Test(arguments: clashes)
    func `lenient reading makes the token the root of the group`(
        first: String, second: String
    ) throws {
        let run = try Self.files([first, second], isLenient: true)
        #expect(run.errors.isEmpty)
        #expect(run.value("foo.$root") == .number(2) && run.value("foo.bar") == .number(1))
        let found = try #require(run.diagnostics.first { $0.id == "lenient-token-with-children" })
        #expect(found.place?.description == "1.json:1:2")
        #expect(found.notes.first?.place?.description == "0.json:1:2")
    }

    @Test func `references to such a token lead to the root, and later files replace it`() throws {
        let run = try Self.files(
            [
                Self.clashes[0].0, Self.clashes[0].1, #"{"foo": {"$type": "number", "$value": 5}}"#,
                #"{"a": {"$type": "number", "$value": "{foo}"}}"#,
            ], isLenient: true)
        #expect(run.errors.isEmpty)
        #expect(run.value("foo.$root") == .number(5) && run.value("a") == .number(5))
        #expect(run.value("foo.bar") == .number(1))
    }

    @Test func `a token and a group in two sets of a resolver document are an error`() {
        let text = #"""
            {"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "s", "sources": [
              {"$type": "number", "a": {"b": {"$value": 1}}, "c": {"$value": 2}},
              {"a": {"$value": 3}, "c": {"d": {"$value": 4}}}]}]}
            """#
        let run = TokenFixture(text, named: "a.resolver.json").resolve()
        #expect(run.ids == ["token-with-children", "token-with-children"])
        #expect(run.errors.map(\.place?.line) == [3, 3])
        #expect(run.errors.map(\.notes.first?.place?.line) == [2, 2])
    }

    @Test func `groups that merge and tokens that replace tokens are no clash`() throws {
        let run = try Self.files([
            #"{"$type": "number", "a": {"b": {"$value": 1}}}"#, #"{"a": {"$description": "x"}}"#,
        ])
        #expect(run.diagnostics.isEmpty && run.value("a.b") == .number(1))
    }

    /// Several files, named by their numbers.
    private static func files(
        _ texts: [String], isLenient: Bool = false
    ) throws -> TokenFixture.Run {
        var options = TokenProject.Options()
        options.isLenient = isLenient
        let files = FileAccess { path throws(FileAccessError) in
            guard let number = path.first?.wholeNumberValue else { throw .missing }
            return Array(texts[number].utf8)
        }
        var diagnostics: [Diagnostic] = []
        let project = TokenProject.load(
            texts.indices.map { "\($0).json" }, files: files, options: options,
            diagnostics: &diagnostics)
        let tokens = try #require(project).resolve(diagnostics: &diagnostics)
        return TokenFixture.Run(project: project, tokens: tokens, diagnostics: diagnostics)
    }
}
