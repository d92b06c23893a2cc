import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import CandelaTool
import Testing

struct SchemaCommandTests {
    @Test(arguments: [
        "journal", "context", "app", "options", "screen", "intent", "event", "effect", "session",
        "journey", "tokens", "icons", "index", "dump", "build",
    ])
    func `prints a schema of 2020-12, and an exact one`(name: String) throws {
        let open = try ToolHarness().run("schema \(name)").text
        #expect(!open.contains(#""additionalProperties": false"#))
        let outcome = try ToolHarness().run("schema \(name) --exact")
        #expect(outcome.status == .success)
        #expect(outcome.messages.isEmpty)
        let schema = try JSONDocument(parsing: outcome.output, file: name).root
        #expect(schema["$schema"]?.string == "https://json-schema.org/draft/2020-12/schema")
        #expect(schema["$id"]?.string == name + ".json")
        #expect(schema["title"]?.string == name)
        // The base of a union is open; each variant, or the union, is closed.
        let definitions = (schema["$defs"].map { Array($0.members) } ?? [])
            .filter { !$0.name.hasSuffix("Base") }.map(\.value)
        let objects = (definitions + [schema]).flatMap { object in
            object["unevaluatedProperties"] == nil
                ? object["oneOf"].map { Array($0.elements) } ?? [object] : []
        }
        .filter { $0["properties"] != nil }
        #expect(!objects.isEmpty)
        #expect(objects.allSatisfy { $0["additionalProperties"] != nil })
    }

    @Test func `the schema of tokens has a form of the value for each type`() throws {
        let outcome = try ToolHarness().run("schema tokens --exact")
        let schema = try JSONDocument(parsing: outcome.output, file: "tokens").root
        let variants = schema["$defs"]?["Token"]?["oneOf"].map { Array($0.elements) } ?? []
        let members = variants.map { $0["properties"] }
        #expect(
            members.map { $0?["$type"]?["const"]?.string } == TokenType.allCases.map(\.rawValue))
        for member in members {
            let form = try #require(member?["$value"]?["$ref"]?.string)
            #expect(schema["$defs"]?[String(form.dropFirst("#/$defs/".count))] != nil, "\(form)")
        }
    }

    @Test(arguments: ScreenName.allCases)
    func `a screen's schema has its kinds of cards`(screen: ScreenName) throws {
        let text = try ToolHarness().run("schema \(screen.rawValue)").text
        let kinds = try Specimen.all.filter { $0.screen == screen }.flatMap { specimen in
            let made = try specimen.once().screen
            return (made.cards + [made.overlay?.card].compactMap(\.self) + made.toasts).map(\.kind)
        }
        #expect(!kinds.isEmpty)
        for kind in Set(kinds) { #expect(text.contains("\"const\": \"\(kind)\""), "\(kind)") }
    }

    @Test func `without a name lists the names`() throws {
        let outcome = try ToolHarness().run("schema")
        let names = [
            "journal", "context", "app", "options", "screen", "intent", "event", "effect",
            "session",
            "journey", "tokens", "icons", "index", "dump",
        ]
        #expect(outcome.text.split(separator: "\n").prefix(names.count).map(String.init) == names)
    }

    @Test func `an unknown name is a usage error with a suggestion`() throws {
        let outcome = try ToolHarness().run("schema scren")
        #expect(outcome.status == .badCommandLine)
        #expect(outcome.report.hasPrefix("error: unknown schema 'scren' [unknown-schema]"))
        #expect(outcome.report.contains("'screen'"))
    }

    @Test func `a screen has a schema by its name`() throws {
        let outcome = try ToolHarness().run("schema habit.list")
        let schema = try JSONDocument(parsing: outcome.output, file: "s").root
        #expect(schema["$id"]?.string == "habit.list.json")
        #expect(outcome.text.contains("\"const\": \"habitList\""))
        #expect(!outcome.text.contains("\"const\": \"weightHero\""))
        #expect(try ToolHarness().run("schema").text.contains("\nhabit.list\n"))
    }
}
