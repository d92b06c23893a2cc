import CandelaJSON
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import CandelaTool
import Testing

/// The commands for journals, in the tool of an app with records of its own.
struct OwnDataCommandTests {
    private struct Book: Codable, Sendable, Equatable, Identifiable {
        let id: String
        var title: String
        var pages: Int?
    }

    private struct Club: JournalRecord {
        var weeklyPages: Int?
        var theme: ThemeMode?

        var breaches: [JournalBreach] {
            (weeklyPages ?? 10) < 10 ? [JournalBreach(at: "weeklyPages", "use 10 or more")] : []
        }
    }

    private let bench: ToolHarness
    private let tool: Tool

    init() throws {
        bench = try ToolHarness([
            "club.json": """
            {"own": {"books": [{"id": "a", "title": "Momo", "pages": 304},
              {"id": "b", "pages": 474}]}}
            """,
            "good.json": #"{"own": {"books": [{"id": "a", "title": "Momo"}]}}"#,
            "later.json": """
            {"own": {"books": [{"id": "a", "titel": "M", "title": "Momo"}],
              "notes": [{"id": "n", "x": 1}]},
             "settings": {"own": {"club": {"weeklyPage": 90, "theme": "sepia"}, "sync": {"y": 2}}}}
            """,
            "goal.json": #"{"settings": {"own": {"club": {"weeklyPages": 1}}}}"#,
        ])
        let app = try AppDefinition(
            "club", name: "Club", theme: .of(.practice), wording: .standard,
            screens: [HabitListPresenter()],
            data: [RecordType<Book>("books"), SettingsType("club", default: Club())])
        tool = Tool(apps: [app])
    }

    private func run(_ line: String, _ tool: Tool? = nil) -> Outcome {
        (tool ?? self.tool).run(line.split(separator: " ").map(String.init), in: bench.environment)
    }

    @Test func `check names a record that the app cannot read`() {
        let outcome = run("journal check club.json")
        #expect(outcome.status == .badData)
        #expect(outcome.text == "'club.json': own.books 2; 0 left out, 1 breaking a rule\n")
        #expect(
            outcome.report.hasPrefix(
                "club.json:2:3: error: invalid 'own.books[1]': 'title' is missing [invalid-record]"),
            "\(outcome.report)")
        #expect(run("journal check good.json").status == .success)
    }

    @Test func `check names lists, settings, members and words that the app does not know`() {
        let outcome = run("journal check later.json")
        #expect(outcome.status == .success)
        let found = outcome.report.split(separator: "\n").filter { $0.hasPrefix("later") }
        #expect(
            found == [
                "later.json:1:32: warning: unknown member 'titel' [unknown-member]",
                "later.json:2:3: warning: unknown member 'notes' [unknown-member]",
                "later.json:3:32: warning: unknown member 'weeklyPage' [unknown-member]",
                "later.json:3:59: warning: unknown value 'sepia' for "
                    + "'settings.own.club.theme' [unknown-value]",
                "later.json:3:69: warning: unknown member 'sync' [unknown-member]",
            ], "\(outcome.report)")
        #expect(run("journal check later.json", Tool(apps: [.habit])).report.isEmpty)
    }

    @Test func `check names a rule that the app's settings break`() {
        let outcome = run("journal check goal.json")
        #expect(outcome.status == .badData)
        #expect(
            outcome.report.hasPrefix(
                "goal.json:1:47: error: invalid 'settings.own.club.weeklyPages': use 10 or more"
                    + " [out-of-range]"), "\(outcome.report)")
    }

    @Test func `a stream warns of what the app's records do not have, and not of their kind`()
        throws
    {
        let event = #"{"intent": {"kind": "delete", "record": "books", "ids": ["a"]}}"#
        func answer(_ book: String) throws -> String {
            let journal = #"{"own": {"books": [{"id": "a", "title": "Momo"\#(book)}]}}"#
            let session = """
                {"app": "club", "journal": \(journal), \
                "place": {"tab": {"screen": "habit.list", "as": "tab"}}}
                """
            let bench = try ToolHarness(
                input: """
                    {"screen": "habit.list", "journal": \(journal), "event": \(event)}
                    {"session": \(session), "event": \(event)}

                    """)
            let outcome = bench.run("stream", by: tool)
            #expect(!outcome.text.contains(#""error""#), "\(outcome.text)")
            return outcome.text
        }
        #expect(try !answer("").contains("unknown-"))
        let later = try answer(#", "titel": 1"#)
        #expect(later.split(separator: "unknown member 'titel'").count == 3, "\(later)")
    }

    @Test func `a tool without the app keeps the records and finds no fault`() {
        let other = Tool(apps: [.habit])
        let outcome = run("journal check club.json", other)
        #expect(outcome.status == .success && outcome.report.isEmpty)
        let copy = run("export json club.json", other)
        #expect(copy.text.contains(#""pages": 474"#), "\(copy.text)")
    }

    @Test(arguments: ["journal", "effect", "session"])
    func `the schema has the members of the app's records and settings`(name: String) throws {
        /// The required members of the objects in the schema that have these members.
        func required(_ names: [String], _ tool: Tool) throws -> [[String?]] {
            let outcome = run("schema \(name)", tool)
            #expect(outcome.status == .success, "\(outcome.report)")
            var found: [[String?]] = []
            func search(_ value: JSONValue) {
                if value["properties"]?.members.map(\.name) == names {
                    found.append(value["required"]?.elements.map(\.string) ?? [])
                }
                for member in value.members { search(member.value) }
                for element in value.elements { search(element) }
            }
            search(try JSONDocument(parsing: Array(outcome.text.utf8), file: "s").root)
            return found
        }
        #expect(try required(["id", "title", "pages"], tool) == [["id", "title"]])
        #expect(try required(["weeklyPages", "theme"], tool) == [[]])
        // Records of other apps have an id.
        #expect(Set(try required(["id", "day"], Tool(apps: []))) == [["id"]])
    }
}
