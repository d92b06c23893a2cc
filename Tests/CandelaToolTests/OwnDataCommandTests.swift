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

    private struct Club: Codable, Sendable, Equatable {
        var weeklyPages = 100
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

    @Test func `a tool without the app keeps the records and finds no fault`() {
        let other = Tool(apps: [.habit])
        let outcome = run("journal check club.json", other)
        #expect(outcome.status == .success && outcome.report.isEmpty)
        let copy = run("export json club.json", other)
        #expect(copy.text.contains(#""pages": 474"#), "\(copy.text)")
    }

    @Test func `the schema of a journal has the members of the app's records`() throws {
        /// The required members of the objects in the schema that have these members.
        func required(_ names: [String], _ tool: Tool) throws -> [[String?]] {
            let outcome = run("schema journal", tool)
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
        // Records of other apps have an id.
        #expect(try required(["id", "day"], Tool(apps: [])) == [["id"]])
    }
}
