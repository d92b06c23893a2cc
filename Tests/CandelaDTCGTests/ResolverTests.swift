import CandelaDTCG
import CandelaTestSupport
import Testing

/// Resolver documents: order, sets, modifiers, references to files.
struct ResolverTests {
    @Test(arguments: [
        // The file of a package has a version of another form.
        (##"{"version": "1.0.0", "a": {"$type": "number", "$value": 1}}"##, false),
        (##"{"version": "2025.10", "resolutionOrdr": []}"##, true),
        (##"{"version": "2025.1", "resolutionOrder": []}"##, true),
        (##"{"sets": {"a": {"sources": []}}, "resolutionOrdr": []}"##, true),
    ])
    func `recognises a resolver document by its order, version or sets`(
        text: String, isResolver: Bool
    ) {
        let run = TokenFixture(text, named: "a.json").resolve()
        #expect(run.project?.isResolver == isResolver)
        #expect(run.ids.contains("unknown-member") == text.contains("Ordr"))
    }

    static func document(_ rest: String) -> String { ##"{"version": "2025.10", \##(rest)}"## }

    static func number(_ name: String, _ value: String) -> String {
        ##"{"\##(name)": {"$type": "number", "$value": \##(value)}}"##
    }

    private func run(
        _ text: String, _ inputs: [String: String] = [:], _ others: [String: String] = [:],
        entry: String = "test.resolver.json"
    ) -> TokenFixture.Run {
        TokenFixture(text, named: entry, others).resolve(inputs)
    }

    /// A small example: a base, then a modifier that changes a token the base refers to.
    static let small = document(
        ##""sets": {"base": {"sources": [\##(number("x", "1")), \##(number("y", "\"{x}\""))]}}, "modifiers": {"m": {"contexts": {"hi": [\##(number("x", "2"))], "lo": []}}}, "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/m"}]"##
    )

    @Test(arguments: [("hi", 2.0), ("lo", 1)])
    func `aliases use values from later contexts`(context: String, value: Double) {
        let run = run(Self.small, ["m": context])
        #expect(run.errors.isEmpty, "\(run.diagnostics.report)")
        #expect(run.value("x") == .number(value))
        #expect(run.value("y") == .number(value))
    }

    @Test func `the resolution order decides, not the order in the document`() {
        let text = Self.document(
            ##""modifiers": {"m": {"contexts": {"hi": [\##(Self.number("x", "2"))], "lo": []}}}, "sets": {"base": {"sources": [\##(Self.number("x", "1"))]}}, "resolutionOrder": [{"$ref": "#/modifiers/m"}, {"$ref": "#/sets/base"}]"##
        )
        #expect(run(text, ["m": "hi"]).value("x") == .number(1))
    }

    @Test func `a later token replaces an earlier one as a whole`() {
        let text = Self.document(
            """
            "resolutionOrder": [{"type": "set", "name": "s", "sources": [
              {"$type": "number", "x": {"$value": 1, "$description": "one", "$deprecated": true}},
              {"x": {"$value": 2}, "$description": "later"}]}]
            """)
        let run = run(text)
        #expect(run.value("x") == .number(2))
        #expect(run.tokens?["x"]?.description == nil)
        #expect(run.tokens?["x"]?.isDeprecated == false)
    }

    @Test func `extension uses a modifier's changes to the base`() {
        let text = Self.document(
            """
            "resolutionOrder": [
              {"type": "set", "name": "s", "sources": [
                {"$type": "number", "b": {"x": {"$value": 1}}, "d": {"$extends": "{b}"}}]},
              {"type": "modifier", "name": "m", "default": "lo", "contexts": {
                "lo": [], "hi": [{"b": {"x": {"$value": 2}}}]}}]
            """)
        #expect(run(text, ["m": "hi"]).value("d.x") == .number(2))
        #expect(run(text).value("d.x") == .number(1))
    }

    @Test func `lists modifiers and permutations in order, the last varying fastest`() throws {
        let text = Self.document(
            """
            "modifiers": {"size": {"contexts": {"s": [], "m": [], "l": []}, "default": "m"}},
            "resolutionOrder": [
              {"type": "modifier", "name": "theme", "contexts": {"light": [], "dark": []}},
              {"$ref": "#/modifiers/size"}, {"$ref": "#/modifiers/size"}]
            """)
        let project = try #require(run(text).project)
        #expect(project.modifiers.map(\.name) == ["theme", "size"])
        #expect(project.modifiers[1].contexts == ["s", "m", "l"])
        #expect(project.modifiers[1].defaultContext == "m")
        #expect(project.permutations.count == 6)
        #expect(project.permutations[1] == ["theme": "light", "size": "m"])
        #expect(project.permutations[3] == ["theme": "dark", "size": "s"])
    }

    @Test func `resolves file paths relative to the referring file`() {
        let run = run(
            Self.document(
                ##""resolutionOrder": [{"$ref": "sets/all.json#/sets/s"}, {"type": "set", "name": "x", "sources": [{"$ref": "./sets/a%20b.json"}]}]"##
            ),
            [:],
            [
                "dir/sets/all.json":
                    ##"{"sets": {"s": {"sources": [{"$ref": "../base.json"}, {"$ref": "palette.json#/brand"}]}}}"##,
                "dir/base.json": Self.number("base", "1"),
                "dir/sets/palette.json": ##"{"brand": \##(Self.number("p", "2")), "other": {}}"##,
                "dir/sets/a b.json": Self.number("space", "3"),
            ], entry: "dir/test.resolver.json")
        #expect(run.errors.isEmpty, "\(run.diagnostics.report)")
        #expect(run.tokens?.paths == ["base", "p", "space"])
        #expect(
            run.project?.files == [
                "dir/test.resolver.json", "dir/sets/all.json", "dir/base.json",
                "dir/sets/palette.json", "dir/sets/a b.json",
            ])
    }

    @Test func `members beside a reference override it, one level deep`() {
        let run = run(
            Self.document(
                """
                "sets": {"a": {"sources": [{"$ref": "t.json", "g": {"y": {"$value": 3}}}]}},
                "resolutionOrder": [{"$ref": "#/sets/a", "description": "local"}]
                """), [:],
            ["t.json": ##"{"$type": "number", "g": {"x": {"$value": 1}}, "h": {"$value": 2}}"##])
        #expect(run.errors.isEmpty, "\(run.diagnostics.report)")
        #expect(run.tokens?.paths == ["h", "g.y"])
    }

    // swift-format-ignore
    static let faults: [(String, String, String?)] = [
        (##"{"$ref": ①"none.json"}"##, "missing-file", "'none.json' does not exist"),
        (##"{"$ref": ①"folder"}"##, "is-directory", "'folder' is a directory"),
        (##"{"$ref": ①"empty.json"}"##, "empty-file", "'empty.json' is empty"),
        (
            ##"{"$ref": ①"../up.json"}"##, "file-outside",
            "'../up.json' is outside the directory of 'test.resolver.json'"
        ),
        // A slash before a combining accent still separates two names.
        (##"{"$ref": ①"../\##u{301}up.json"}"##, "file-outside", nil),
        (
            ##"{"$ref": ①"/etc/passwd"}"##, "file-outside",
            "'/etc/passwd' is outside the directory of 'test.resolver.json'"
        ),
        (
            ##"{"$ref": ①"https://example.org/a.json"}"##, "unsupported-url",
            "'https://example.org/a.json' is a URL (https): only files are read"
        ),
        (
            ##"{"$ref": ①"list.json"}"##, "not-an-object", "'list.json' contains an array, not an object"
        ),
        (
            ##"{"$ref": ①"other.resolver.json"}"##, "resolver-as-source",
            "'other.resolver.json' is a resolver document, not a token file"
        ),
        (
            ##"{"$ref": ①"a.json#/none"}"##, "unresolved-reference",
            "'a.json#/none' names nothing: there is no 'none'"
        ),
        (
            ##"{"$ref": ①"a.json#none"}"##, "malformed-reference",
            "'a.json#none' is not a reference to a part of a document"
        ),
        (##"{"$ref": ①3}"##, "not-a-string", "'$ref' is a number, not a string"),
        (
            ##"{"$ref": ①"#/modifiers/m"}"##, "reference-to-modifier",
            "'#/modifiers/m' refers to a modifier, which only resolutionOrder may"
        ),
        (
            ##"{"$ref": ①"#/resolutionOrder/0"}"##, "reference-to-order",
            "'#/resolutionOrder/0' refers into resolutionOrder, which is not allowed"
        ),
        (
            ##"{"$ref": ①"#/sets/s"}"##, "circular-reference",
            "'#/sets/s' is circular: it refers to an object that contains it"
        ),
        (
            ##"{"$ref": ①"one.json"}"##, "circular-reference", nil
        ),
    ]

    @Test(arguments: faults)
    func `reports invalid sources`(source: String, id: String, message: String?) {
        let marked = MarkedText(
            Self.document(
                ##""sets": {"s": {"sources": [\##(source)]}}, "modifiers": {"m": {"contexts": {"x": [], "y": []}, "default": "x"}}, "resolutionOrder": [{"$ref": "#/sets/s"}]"##
            ),
            file: "test.resolver.json")
        let run = run(
            String(decoding: marked.bytes, as: UTF8.self), [:],
            [
                "folder": "/", "empty.json": "", "list.json": "[]", "a.json": "{}",
                "other.resolver.json": Self.small, "one.json": ##"{"$ref": "two.json"}"##,
                "two.json": ##"{"$ref": "one.json"}"##, "../up.json": "{}",
            ])
        #expect(run.ids.first == id, "\(run.diagnostics.report)")
        if let message {
            #expect(run.errors.first?.message == message)
            #expect(run.errors.first?.place == marked.places[0])
        } else {
            let words = ["one.json → two.json → one.json", "is outside the directory"]
            #expect(words.contains { run.errors.first?.message.contains($0) == true })
        }
    }

    @Test func `files outside the directory may be allowed`() {
        var options = TokenProject.Options()
        options.allowsFilesOutside = true
        let fixture = TokenFixture(
            Self.document(
                ##""resolutionOrder": [{"type": "set", "name": "s", "sources": [{"$ref": "../up.json"}]}]"##
            ), named: "dir/test.resolver.json", ["up.json": Self.number("u", "1")])
        #expect(fixture.resolve(options: options).tokens?.paths == ["u"])
    }

    @Test func `sets in a cycle are listed in order`() {
        let run = run(
            Self.document(
                ##""sets": {"a": {"sources": [{"$ref": "#/sets/b"}]}, "b": {"sources": [{"$ref": "#/sets/a"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]"##
            ))
        #expect(run.ids.allSatisfy { $0 == "circular-reference" } && !run.ids.isEmpty)
        #expect(run.errors[0].message.contains("#/sets/a → #/sets/b → #/sets/a"))
    }

    @Test func `files in a cycle are listed in order with every place`() {
        let marked = MarkedText(
            Self.document(
                ##""resolutionOrder": [{"type": "set", "name": "s", "sources": [{"$ref": ①"one.json"}]}]"##
            ), file: "test.resolver.json")
        let run = run(
            String(decoding: marked.bytes, as: UTF8.self), [:],
            [
                "one.json": ##"{"$ref": "two.json"}"##,
                "two.json": "{\n\n \"$ref\": \"one.json\"}",
            ])
        #expect(run.ids == ["circular-reference"])
        #expect(run.errors[0].message.hasSuffix("one.json → two.json → one.json → two.json"))
        let places = run.errors[0].notes.map(\.place)
        #expect(
            places == [
                marked.places[0], SourcePosition(file: "one.json", line: 1, column: 10),
                SourcePosition(file: "two.json", line: 3, column: 10),
            ])
    }

    @Test func `sets may refer to sets in a chain of 5,000`() {
        let sets = (1...5_000).map {
            ##""s\##($0)": {"sources": [{"$ref": "#/sets/s\##($0 - 1)"}]}"##
        }
        let text = Self.document(
            ##""sets": {"s0": {"sources": [\##(Self.number("x", "1"))]}, \##(sets.joined(separator: ","))}, "resolutionOrder": [{"$ref": "#/sets/s5000"}]"##
        )
        let run = run(text)
        #expect(run.errors.isEmpty)
        #expect(run.value("x") == .number(1))
    }

    @Test(arguments: [
        ##"{"$ref": "#/sets/s"}, {"type": "set", "name": ①"s", "sources": []}"##,
        ##"{"type": "set", "name": "s", "sources": []}, ①{"$ref": "#/sets/s"}"##,
        ##"{"type": "set", "name": "s", "sources": []}, {"type": "set", "name": ①"s", "sources": []}"##,
    ])
    func `an inline set must have a unique name`(order: String) {
        let marked = MarkedText(
            """
            {"version": "2025.10", "sets": {"s": {"sources": []}}, "resolutionOrder": [\(order)]}
            """, file: "test.resolver.json")
        let run = TokenFixture(
            String(decoding: marked.bytes, as: UTF8.self), named: "test.resolver.json"
        ).resolve()
        #expect(run.errors.map(\.id) == ["duplicate-name"], "\(run.diagnostics.report)")
        #expect(run.errors.map(\.place) == marked.places.map { $0 })
    }

    @Test func `a set may be used twice and share its name with a modifier`() {
        let run = TokenFixture(
            """
            {"version": "2025.10", "sets": {"s": {"sources": []}},
             "modifiers": {"s": {"contexts": {"a": [], "b": []}, "default": "a"}},
             "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/s"},
               {"$ref": "#/sets/s"}]}
            """, named: "test.resolver.json"
        ).resolve()
        #expect(run.errors.isEmpty, "\(run.diagnostics.report)")
    }
}
