import CandelaPipeline
import Testing
import candela

struct SchemaCommandTests {
    @Test(arguments: [
        "journal", "context", "options", "screen", "tokens", "icons", "index", "dump", "build",
    ])
    func `prints a schema of 2020-12 that is exact`(name: String) throws {
        let outcome = try Workbench().run("schema \(name)")
        #expect(outcome.status == .success)
        #expect(outcome.messages.isEmpty)
        let schema = try JSONDocument(parsing: outcome.output, file: name).root
        #expect(schema["$schema"]?.string == "https://json-schema.org/draft/2020-12/schema")
        #expect(schema["$id"]?.string == name + ".json")
        #expect(schema["title"]?.string == name)
        let bodies = (schema["$defs"]?.members.map(\.value) ?? []) + [schema]
        let objects = bodies.filter { $0["type"]?.string == "object" }
        #expect(!objects.isEmpty)
        #expect(objects.allSatisfy { $0["additionalProperties"] != nil })
    }

    @Test func `a screen's schema knows every card there is`() throws {
        let text = try Workbench().run("schema screen").text
        for kind in [
            "nextMilestone", "nextMilestoneCompact", "streakCounter", "loading", "message",
        ] {
            #expect(text.contains("\"const\": \"\(kind)\""))
        }
    }

    @Test func `without a name lists the names`() throws {
        let outcome = try Workbench().run("schema")
        let names = ["journal", "context", "options", "screen", "tokens", "icons", "index", "dump"]
        #expect(outcome.text.split(separator: "\n").prefix(names.count).map(String.init) == names)
    }

    @Test func `an unknown name is a mistake with a suggestion`() throws {
        let outcome = try Workbench().run("schema scren")
        #expect(outcome.status == .badCommandLine)
        #expect(outcome.report.hasPrefix("error: unknown schema 'scren' [unknown-schema]"))
        #expect(outcome.report.contains("'screen'"))
    }

    @Test func `a screen has a schema by its name`() throws {
        let outcome = try Workbench().run("schema habit.list")
        let schema = try JSONDocument(parsing: outcome.output, file: "s").root
        #expect(schema["$id"]?.string == "habit.list.json")
        #expect(schema["$ref"]?.string == "screen.json")
        #expect(schema["properties"]?["screen"]?["const"]?.string == "habit.list")
        #expect(try Workbench().run("schema").text.contains("\nhabit.list\n"))
    }
}
