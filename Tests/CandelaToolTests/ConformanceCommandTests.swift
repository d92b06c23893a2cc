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

    @Test func `prints a report by topic, with the differences`() throws {
        let harness = try ToolHarness([
            "results.json": """
            {
              "schemaVersion": "3.0", "kind": "results",
              "renderer": {"name": "Paint", "version": "2"}, "date": "2026-03-18",
              "cases": [
                {"id": "a", "topic": "layout", "passed": true},
                {"id": "b", "topic": "layout", "passed": false, "differences": ["x is 1, not 2"]},
                {"id": "c", "topic": "text", "passed": true}
              ]
            }
            """
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
}
