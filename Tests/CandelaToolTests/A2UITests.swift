import CandelaElements
import CandelaJSON
import CandelaTokens
import CandelaTool
import Testing

struct A2UITests {
    @Test func `escapes what Markdown would read as markup, and nothing else`() throws {
        let names = [
            "# 5 km": "\\# 5 km", "#5 km": "#5 km", "18. März": #"18\. März"#,
            "2) Zähne": #"2\) Zähne"#, "18.3.": "18.3.", "- Zucker": #"\- Zucker"#,
            "+ Wasser": #"\+ Wasser"#, "C++ - Java": "C++ - Java", "a_b_c": "a_b_c",
            "_leise_": #"\_leise\_"#, "*laut*": #"\*laut\*"#, "2 * 3": "2 * 3",
            "> lesen": #"\> lesen"#, "`x` üben": #"\`x\` üben"#, "5` laufen": "5` laufen",
            "[a](b)": #"\[a](b)"#, "[a] b": "[a] b", "A & B": "A & B", "A &amp; B": #"A \&amp; B"#,
            "a\\b": "a\\b", "a\\*": #"a\\\*"#, "<b> x": "<b> x", "<a:b>": #"\<a:b>"#,
            "---": #"\---"#,
        ]
        let habits = names.keys.sorted().enumerated().map { place, name in
            let quoted = name.replacing("\\", with: "\\\\")
            return #"{"id": "h\#(place)", "name": "\#(quoted)"}"#
        }
        let bench = try ToolHarness(["j.json": #"{"habits": [\#(habits.joined(separator: ","))]}"#])
        let outcome = bench.run("screen habit.list --journal j.json --format a2ui")
        #expect(outcome.messages.isEmpty)
        let texts = Set(try Surface(outcome.output).components.compactMap { $0["text"]?.string })
        for (name, escaped) in names { #expect(texts.contains(escaped), "\(name)") }
    }

    @Test func `a press changes only what it changes, on components with the same ids`() throws {
        let session = """
            {"app": "habit", "journal": {"habits": [{"id": "a", "name": "Read"},
              {"id": "b", "name": "Run"}]}, "place": {"tab": {"screen": "habit.list"}}}
            """.replacing("\n", with: "")
        let first = try answer(#"{"session": \#(session)}"#)
        let surface = try Surface(first)
        let press = try #require(surface.press { $0.contains("toggle") && $0.contains(#""b""#) })
        let kept = try #require(first["session"].map { Self.text($0) })
        let next = try answer(#"{"session": \#(kept), "a2ui": \#(press)}"#)
        #expect(Self.first(next, "completions")?["habit"]?.string == "b")
        let changed = try Surface(next).components
        let ids = Set(surface.components.compactMap { $0["id"]?.string })
        #expect(!changed.isEmpty && changed.count < 12)
        #expect(changed.allSatisfy { $0["id"]?.string?.contains("/a/") == false })
        #expect(changed.contains { ids.contains($0["id"]?.string ?? "") })
    }

    @Test func `what was typed is entered before the button that saves`() throws {
        let session = """
            {"app": "habit", "journal": {}, "place": {"tab": {"screen": "habit.list"},
              "stack": [{"screen": "habit.form", "as": "sheet"}]}}
            """.replacing("\n", with: "")
        let first = try answer(#"{"session": \#(session)}"#)
        let surface = try Surface(first)
        let field = try #require(
            surface.components.first { $0["component"]?.string == "TextField" })
        let path = try #require(field["value"]?["path"]?.string)
        let key = String(path.dropFirst("/entered/".count))
        let press = try #require(
            surface.press(entering: #"{"\#(key)": "Read"}"#) { $0.contains(#""save""#) })
        let kept = try #require(first["session"].map { Self.text($0) })
        let next = try answer(#"{"session": \#(kept), "a2ui": \#(press)}"#)
        #expect(Self.first(next, "habits")?["name"]?.string == "Read")
    }

    @Test func `Candela's catalog has a component for each kind of element`() throws {
        let outcome = try ToolHarness().run("schema a2ui")
        let schema = try JSONDocument(parsing: outcome.output, file: "a2ui").root
        for kind in Element.Content.Kind.allCases.map(\.rawValue) + ["screen"] {
            let name = "Candela" + kind.prefix(1).uppercased() + kind.dropFirst()
            #expect(schema["components"]?[name] != nil, "\(name)")
        }
        // 18 basic components, the kinds of elements and the screen; 14 functions.
        let kinds = Element.Content.Kind.allCases.count
        #expect(schema["components"]?.count == 18 + kinds + 1)
        #expect(schema["functions"]?.count == 14)
    }

    @Test func `a style sheet has a theme's colours in each appearance`() throws {
        let bench = try ToolHarness()
        #expect(bench.run("tokens build --format a2ui-css --out o").status == .success)
        let sheet = try bench.text("o/habit.a2ui.css")
        let theme = Theme.of(.habit)
        for appearance in Appearance.allCases {
            let color = theme.color(.primaryFill, in: appearance).hex
            #expect(sheet.contains("--a2ui-color-primary: \(color);"), "\(appearance)")
        }
    }

    @Test(arguments: [
        ("dump --catalog candela --out o", "'--catalog' has no effect without '--format a2ui'"),
        ("screen habit.list --journal j.json --format a2u", "unknown format 'a2u'"),
        ("tokens build --format a2ui-css --format css --out o", "cannot be combined with others"),
    ])
    func `rejects options without effect`(line: String, message: String) throws {
        let outcome = try ToolHarness(["j.json": "{}"]).run(line)
        #expect(outcome.status == .badCommandLine)
        #expect(outcome.report.contains(message))
    }

    @Test(arguments: [
        (
            #"{"screen": "habit.list", "journal": {}, "a2ui": {"surfaceId": "s"}}"#,
            "needs a 'session'"
        ),
        (#"{"session": {"app": "habit", "journal": {}}, "a2ui": {}}"#, "'surfaceId' is missing"),
    ])
    func `answers a useless action by an error`(line: String, message: String) throws {
        let outcome = try ToolHarness(input: line).run("stream")
        #expect(outcome.status == .badData && outcome.text.contains(message))
    }

    private func answer(_ line: String) throws -> JSONValue {
        let outcome = try ToolHarness(input: line).run("stream --format a2ui")
        return try JSONDocument(parsing: outcome.output, file: "-").root
    }

    /// The first record of a list of the journal in an answer.
    private static func first(_ answer: JSONValue, _ list: String) -> JSONValue? {
        answer["session"]?["journal"]?[list].map { Array($0.elements) }?.first
    }

    private static func text(_ value: JSONValue) -> String {
        var writer = JSONWriter(style: .compact)
        writer.copy(value)
        return String(decoding: writer.finish().dropLast(), as: UTF8.self)
    }

    /// The components in an answer's messages, and the data model they are bound to.
    private struct Surface {
        let components: [JSONValue]
        private let shown: String

        init(_ output: [UInt8]) throws {
            try self.init(JSONDocument(parsing: output, file: "-").root)
        }

        init(_ answer: JSONValue) throws {
            let messages = try Array(#require(answer["messages"]).elements)
            components = messages.flatMap { message in
                message["updateComponents"]?["components"].map { Array($0.elements) } ?? []
            }
            shown =
                messages.lazy.compactMap { $0["updateDataModel"]?["value"]?["shown"]?.string }
                .first ?? ""
        }

        /// The action that a renderer sends for the button whose intent meets a condition.
        func press(
            entering values: String = "{}", _ condition: (String) -> Bool
        ) -> String? {
            for component in components {
                let context = component["action"]?["event"]?["context"]
                guard let intent = context?["intent"]?.string, condition(intent) else { continue }
                let quoted = intent.replacing("\"", with: "\\\"")
                return """
                    {"name": "press", "surfaceId": "habit", "context": {"intent": "\(quoted)",\
                     "shown": "\(shown)", "entered": \(values)}}
                    """
            }
            return nil
        }
    }
}
