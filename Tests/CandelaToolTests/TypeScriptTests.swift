import CandelaTool
import Testing

struct TypeScriptTests {
    @Test func `declares interfaces with descriptions, and unions of kinds`() throws {
        let outcome = try ToolHarness().run("schema --typescript screen")
        #expect(outcome.status == .success)
        let text = outcome.text
        #expect(text.contains("\nexport interface RowElement extends ElementBase {\n"))
        #expect(text.contains("  readonly kind: \"row\";\n"))
        #expect(text.contains("export type KnownElement =\n  | RowElement\n  | ColumnElement\n"))
        #expect(text.contains("\nexport type Element = KnownElement | OtherElement;\n"))
        #expect(text.contains("  /** The alignment of the children"))
        #expect(text.contains("  readonly children?: readonly Element[];\n"))
        #expect(text.contains("\"leftToRight\" | \"rightToLeft\""))
    }

    @Test func `an open list is a union with any other string, unless it is exact`() throws {
        let open = try ToolHarness().run("schema --typescript screen").text
        #expect(open.contains(#""integer" | "time" | "day" | (string & {});"#))
        let exact = try ToolHarness().run("schema --typescript screen --exact").text
        #expect(exact.contains("export type Element =\n  | RowElement\n"))
        #expect(!exact.contains("OtherElement"))
    }

    @Test func `declares the documents that a document contains`() throws {
        let text = try ToolHarness().run("schema --typescript dump").text
        for name in ["Dump", "Tokens", "Icons", "Screen", "JourneyDocument"] {
            #expect(text.contains("export interface \(name) {\n"), "\(name)")
        }
        #expect(text.contains("readonly tokens: readonly Tokens[];"))
        #expect(text.contains("export type Journey = JourneyDocument;"))
        #expect(text.contains("export type Token =\n  | ColorToken\n"))
    }

    @Test func `declares all documents without a name, each type once`() throws {
        let lines = try ToolHarness().run("schema --typescript").text.split(separator: "\n")
        let names = lines.filter { $0.hasPrefix("export ") }.map { line in
            line.split(separator: " ")[2]
        }
        #expect(names.count > 200)
        #expect(names.count == Set(names).count)
        for name in ["Screen", "Session", "Journal", "BuildFile", "Options"] {
            #expect(names.contains { $0 == name }, "\(name)")
        }
    }

    @Test func `declares the types of one screen`() throws {
        let text = try ToolHarness().run("schema --typescript habit.list").text
        #expect(text.contains("export interface HabitListCard extends CardBase {\n"))
        #expect(text.contains("readonly kind: \"habitList\";"))
    }

    @Test func `an unknown name is a usage error`() throws {
        let outcome = try ToolHarness().run("schema --typescript scren")
        #expect(outcome.status == .badCommandLine)
        #expect(outcome.report.contains("[unknown-schema]"))
    }
}
