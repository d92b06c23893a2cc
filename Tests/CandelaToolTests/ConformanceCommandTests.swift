import CandelaDTCG
import CandelaTool
import Testing

struct ConformanceCommandTests {
    @Test func `writes the kit, and removes the cases of an earlier one`() throws {
        let harness = try ToolHarness.after("conformance --out kit")
        let files = harness.contents
        for name in [
            "README.md", "index.json", "font.ttf", "icons.json", "tokens.light.json",
            "tokens.dark-increased.json", "schema/case.json", "schema/results.json",
            "schema/screen.json",
        ] {
            #expect(files.contains("kit/\(name)"), "\(name)")
        }
        let count = try CaseList.all.count
        #expect(files.count { $0.hasPrefix("kit/cases/") } == count)

        let index = try harness.text("kit/index.json")
        let old = index.replacing("cases/row-gap.320.large.ltr.json", with: "cases/old.json")
        try harness.write("kit/index.json", old)
        try harness.write("kit/cases/old.json", "{}")
        #expect(harness.run("conformance --out kit").status == .success)
        #expect(harness.contents == files)
        #expect(try harness.text("kit/index.json") == index)
    }

    @Test func `uses its font for all text`() throws {
        let harness = try ToolHarness.after("conformance --out kit")
        let tokens = try harness.text("kit/tokens.light.json")
        let root = try JSONDocument(parsing: Array(tokens.utf8), file: "tokens").root
        let members = try #require(root["tokens"]?.members)
        let families = members.compactMap { member in
            member.value["$value"]?["fontFamily"].flatMap { Array($0.elements).first?.string }
        }
        #expect(families.count > 20)
        #expect(Set(families) == [TestFont.family])
        #expect(root["fonts"]?[TestFont.family] != nil)
    }

    @Test func `does not replace a dump`() throws {
        let harness = try ToolHarness.after("dump --out kit --screen habit.list")
        let outcome = harness.run("conformance --out kit")
        #expect(outcome.status == .badData)
        #expect(
            outcome.report.contains("'kit/index.json' is not the index of a conformance kit"))
    }

    @Test func `needs a directory`() throws {
        let outcome = try ToolHarness().run("conformance")
        #expect(outcome.status == .badCommandLine)
        #expect(outcome.report.contains("[missing-option]"))
    }

    /// A report on some cases, all of which pass unless they have differences.
    private static func report(
        _ ids: [(id: String, topic: String, differences: [String])]
    ) throws -> ToolHarness {
        var writer = JSONWriter()
        writer.beginArray()
        for (id, topic, differences) in ids {
            writer.beginObject()
            writer.name("id")
            writer.string(id)
            writer.name("topic")
            writer.string(topic)
            writer.name("passed")
            writer.bool(differences.isEmpty)
            writer.name("differences")
            writer.beginArray()
            for difference in differences { writer.string(difference) }
            writer.endArray()
            writer.endObject()
        }
        writer.endArray()
        return try ToolHarness([
            "results.json": """
            {"schemaVersion": "3.0", "kind": "results", "renderer": {"name": "Paint", "version": "2"},
             "date": "2026-03-18", "cases": \(String(decoding: writer.finish(), as: UTF8.self))}
            """
        ])
    }

    private static func all() throws -> [(id: String, topic: String, differences: [String])] {
        try CaseList.all.map { ($0.id, $0.topic.rawValue, []) }
    }

    @Test func `prints a report by topic, with the differences`() throws {
        let harness = try Self.report([
            ("a", "layout", []), ("b", "layout", ["x is 1, not 2"]), ("c", "text", []),
        ])
        let outcome = harness.run("conformance --results results.json")
        #expect(outcome.status == .badData)
        #expect(
            outcome.text == """
                Paint 2, 2026-03-18

                topic     passed   of
                layout         1    2
                text           1    1
                all            2    3

                b
                  x is 1, not 2

                """)
    }

    @Test func `a report that passes has one result for each case`() throws {
        let all = try Self.all()
        #expect(try Self.report(all).run("conformance --results results.json").status == .success)
        var failing = all
        failing[3].differences = ["x is 1, not 2"]
        let failed = try Self.report(failing).run("conformance --results results.json")
        #expect(failed.status == .badData && failed.diagnostics.isEmpty)
    }

    @Test func `names missing, invented and repeated results, and counts the rest`() throws {
        let all = try Self.all()
        var found = Array(all.prefix(10))
        found.append((id: "nonsense", topic: "layout", differences: []))
        found.append(all[2])
        let outcome = try Self.report(found).run("conformance --results results.json")
        #expect(outcome.status == .badData)
        #expect(outcome.report.contains("error: the case '\(all[10].id)' has no result"))
        #expect(outcome.report.contains("error: 'nonsense' is no case of the kit [unknown-case]"))
        #expect(outcome.report.contains("error: the case '\(all[2].id)' has 2 results"))
        let missing = all.count - 10
        #expect(outcome.report.contains("and \(missing - 50) more [missing-result]"))
    }

    @Test func `nothing in a report reaches the terminal unescaped`() throws {
        let hostile = "\u{1B}[2J\r\u{202E}\u{9B}"
        let outcome = try Self.report([(hostile, hostile, [hostile])])
            .run("conformance --results results.json")
        let shown = outcome.text + outcome.report
        #expect(shown.contains(#"\u{1B}[2J \u{202E}\u{9B}"#), "\(shown)")
        #expect(!shown.unicodeScalars.contains { $0.isUnprintable && $0 != "\n" })
    }
}
