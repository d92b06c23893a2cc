import CandelaImport
import CandelaRules
import Testing

/// Exports in the layout of Table Habit; 20,529 is 17 March 2026.
struct TableHabitImporterTests {
    private static let context = ImportContext(now: Instant(secondsSince1970: 1_773_850_800))

    private func imported(_ habits: String) throws -> Imported {
        try TableHabitImporter.read(
            ByteSource(Array("{\"habits\": [\(habits)]}".utf8), file: "export.json"),
            in: Self.context)
    }

    private func marks(_ journal: Journal) -> [String] {
        journal.completions.map { mark in
            let amount = mark.amount.map { "\($0)" } ?? "-"
            return "\(mark.day) \(mark.status.rawValue) \(amount) \(mark.note ?? "-")"
        }
    }

    @Test func `reads habits with their marks`() throws {
        let imported = try imported(
            """
            {"name": "Read", "type": 1, "status": 1, "desc": "In the evening", "daily_goal": 20,
             "daily_goal_unit": "pages", "start_date": 20500, "records": [
              {"record_date": 20527, "record_type": 1, "record_value": 25, "reason": "Chapter 3"},
              {"record_date": 20528, "record_type": 1, "record_value": 7},
              {"record_date": 20529, "record_type": 2}]},
            {"name": "Walk", "type": 1, "status": 3, "daily_goal": 1, "records": [
              {"record_date": 20529, "record_type": 1, "record_value": 1}]},
            {"name": "Gone", "status": 2, "records": [{"record_date": 1, "record_type": 1}]}
            """)
        let journal = imported.journal
        #expect(journal.habits.map(\.name) == ["Read", "Walk"])
        #expect(journal.habits.map(\.isArchived) == [false, true])
        #expect(journal.habits[0].unit == "pages" && journal.habits[0].target == 20)
        #expect(journal.habits[0].created == CalendarDay(daysSince1970: 20_500))
        #expect(journal.habits[0].note == "In the evening")
        #expect(
            marks(journal) == [
                "2026-03-15 done 25.0 Chapter 3", "2026-03-16 missed 7.0 -",
                "2026-03-17 skipped - -", "2026-03-17 done - -",
            ])
        #expect(imported.report.read == 4 && imported.report.unused == 0)
        #expect(journal.validate().isEmpty)
    }

    /// A habit to avoid has a limit; the app counts a day up to it as done.
    @Test func `a limit decides which days are done`() throws {
        let imported = try imported(
            """
            {"name": "Coffee", "type": 2, "daily_goal": 0, "daily_goal_extra": 2, "records": [
              {"record_date": 20528, "record_type": 1, "record_value": 2},
              {"record_date": 20529, "record_type": 1, "record_value": 3}]}
            """)
        #expect(marks(imported.journal) == ["2026-03-16 done 2.0 -", "2026-03-17 missed 3.0 -"])
        #expect(imported.journal.habits[0].target == 2 && imported.journal.habits[0].isAtMost)
        #expect(imported.report.findings.isEmpty)
    }

    @Test(arguments: [
        (1, "[3]", 3, nil), (1, "[7]", nil, nil), (3, "[1,1]", nil, nil), (3, "[2, 7]", 2, nil),
        (2, "[31]", nil, nil),
        (2, "[4]", nil, "4 times in a month is not kept: a journal stores days per week"),
        (3, "[1,2]", nil, "1 times in 2 days is not kept: a journal stores days per week"),
        (3, "[3]", nil, "'[3]' is not a frequency"), (1, "[0]", nil, "'[0]' is not a frequency"),
        (4, "[3]", nil, "'[3]' is not a frequency"),
    ])
    func `days per week are a weekly target`(
        type: Int, text: String, target: Int?, reason: String?
    ) throws {
        let imported = try imported(
            """
            {"name": "Run", "freq_type": \(type), "freq_custom": "\(text)", "records": [
              {"record_date": 20529, "record_type": 1}]}
            """)
        #expect(imported.journal.habits.map(\.weeklyTarget) == [target])
        #expect(imported.report.findings.map(\.reason) == (reason.map { [$0] } ?? []))
    }

    @Test func `reports the records that it leaves out`() throws {
        let imported = try imported(
            """
            {"name": "Read", "records": [{"record_type": 1},
              {"record_date": 20529, "record_type": 1}, {"record_date": 20529, "record_type": 2},
              {"record_date": 99999, "record_type": 1}, {"record_date": 20528, "record_type": 0}]}
            """)
        #expect(marks(imported.journal) == ["2026-03-17 done - -"])
        #expect(imported.report.unused == 3)
    }

    @Test(arguments: [
        "{}", "[]", "{\"habits\": [{\"id\": \"read\", \"name\": \"Read\"}]}", "nonsense",
    ])
    func `refuses other files`(text: String) {
        #expect(throws: ImportError.self) {
            try TableHabitImporter.read(
                ByteSource(Array(text.utf8), file: "j.json"), in: Self.context)
        }
    }
}
