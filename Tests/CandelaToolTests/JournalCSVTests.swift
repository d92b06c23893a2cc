import CandelaPipeline
import CandelaRules
import Testing
import candela

struct JournalCSVTests {
    private let journal = """
        {"habits": [{"id": "a", "name": "Read, \\"much\\"", "symbol": "book.fill", "created": "2026-03-01",
            "weeklyTarget": 3, "target": 2.5, "unit": "pages", "archived": true},
          {"id": "b", "name": "", "note": "line\\nline"}],
         "completions": [{"habit": "a", "day": "2026-03-18", "status": "skipped", "amount": 0.1,
            "at": "2026-03-18T07:00:00+01:00", "id": "c1", "note": ""}],
         "practices": [{"day": "2026-03-18", "minutes": 20, "habit": "a"}],
         "restDays": ["2026-03-17"],
         "weighIns": [{"day": "2026-03-18", "weight": {"value": 77.4, "unit": "kg"}, "bodyFat": 22.5}],
         "goal": {"weight": {"value": 75, "unit": "kg"}},
         "celebratedStreaks": [{"days": 7, "runStart": "2026-03-01"}],
         "completedMilestones": [{"weight": {"value": 80, "unit": "kg"}}],
         "routines": [{"id": "r", "name": "R", "steps": [{"id": "s", "name": "S",
            "timer": {"kind": "intervals", "steps": [20, 10], "rounds": 2}}]}],
         "sessions": [{"id": "1", "routine": "r", "day": "2026-03-18", "state": "paused"}],
         "routineModes": [{"id": "m", "name": "M", "routines": ["r"]}],
         "settings": {"unit": "kg", "dayStart": "03:00", "dailyReminder": "08:00"}}
        """

    @Test func `a table of every kind of record makes the same journal`() throws {
        let bench = try Workbench(["j.json": journal])
        let before = bench.run("export json j.json")
        #expect(before.status == .success)
        #expect(bench.run("export csv j.json --out j.csv").status == .success)
        let after = bench.run("import csv j.csv --strict")
        #expect(after.text == before.text, "\(after.report)")
        #expect(after.messages.last?.contains("0 lines could not be used") == true)
        #expect(bench.run("import json j.json").text == before.text)
    }

    @Test func `names each row it cannot use`() throws {
        let bench = try Workbench([
            "j.csv": """
            kind,id,name,day,minutes,habit,color of hair
            habit,a,Read,,,,
            practice,,,2026-02-30,20,,
            practice,,,2026-03-18,much,,
            dance,,,2026-03-18,,,
            practice,,,2026-03-18,20,,
            """
        ])
        let outcome = bench.run("import csv j.csv")
        #expect(outcome.status == .success)
        #expect(
            outcome.messages.map { $0.prefix(7) }.dropLast() == [
                "j.csv:1", "j.csv:3", "j.csv:4", "j.csv:5",
            ])
        #expect(bench.run("import csv j.csv --strict").status == .badData)
    }

    @Test(arguments: [
        ("a,b\n1,2\n", "not-a-journal-table"), ("", "empty-file"),
        ("kind,habit,day\ncompletion,x,2026-03-18\n", "contradicting-records"),
        ("kind\n", "empty-import"),
    ])
    func `refuses what is no journal`(text: String, id: String) throws {
        let outcome = try Workbench(["j.csv": text]).run("import csv j.csv")
        #expect(outcome.status == .badData && outcome.report.contains("[\(id)]"))
    }
}
