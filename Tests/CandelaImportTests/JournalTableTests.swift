import CandelaImport
import CandelaRules
import Testing

struct JournalTableTests {
    private let json = """
        {"schemaVersion": "1.0",
         "habits": [{"id": "a", "name": "Read, \\"much\\"", "symbol": "book.fill", "created": "2026-03-01",
            "weeklyTarget": 3, "target": 2.5, "unit": "pages", "archived": true},
          {"id": "b", "name": "", "note": "line\\nline"}],
         "completions": [{"habit": "a", "day": "2026-03-18", "status": "skipped", "amount": 0.1,
            "at": "2026-03-18T07:00:00+01:00", "id": "c1", "note": ""}],
         "practices": [{"day": "2026-03-18", "minutes": 20, "habit": "a", "note": "a,\\"b\\",é"}],
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

    private func read(_ table: String) throws -> Imported {
        try JournalTableImporter.read(source(table.utf8), in: importing)
    }

    @Test func `a table with every kind of record restores the same journal`() throws {
        let journal = try JournalFileImporter.read(source(json.utf8), in: importing)
        #expect(journal.findings.isEmpty)
        let table = try JournalTable.bytes(of: journal.journal)
        let again = try JournalTableImporter.read(source(table), in: importing)
        #expect(again.journal == journal.journal)
        #expect(again.findings.isEmpty)
        // 2 habits and 10 records of other kinds; in a table the settings have a row as well.
        #expect(again.counts == [13, 0, 0] && journal.counts == [12, 0, 0])
    }

    /// Eight days of practice, of which no celebration was ever shown here.
    @Test func `a history that came from elsewhere celebrates nothing`() throws {
        let day = CalendarDay(daysSince1970: 20_530)
        var journal = Journal()
        journal.practices = (0..<8).map { Practice(day: day.adding(days: -$0), minutes: 10) }
        journal.identify()
        let noon = Instant(secondsSince1970: 20_530 * 86_400 + 43_200)
        func celebrates(_ journal: Journal) -> Bool {
            let streak = Streak.daily(in: journal, now: noon, clock: DayClock(.utc))
            return StreakMilestones.standard.celebration(of: streak, in: journal) != nil
        }
        #expect(celebrates(journal))
        let table = try JournalTable.bytes(of: journal)
        #expect(
            try !celebrates(JournalTableImporter.read(source(table), in: importing).journal))
        var other = Journal()
        _ = other.merge(journal)
        #expect(!celebrates(other))
    }

    /// A formula in a name, and texts that look like guarded ones.
    private static let formulas = [
        "=HYPERLINK(\"http://h.invalid\")", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "'=1", "''=1",
        "'", "'a", "a=1", "＝1", "＋1", "－1", "＠SUM(A1)", "'＝1", "\n=1", "=", "'-",
    ]

    private static var hostile: Journal {
        var journal = Journal()
        journal.habits = formulas.map { text in
            var habit = Habit(id: text, name: text)
            habit.note = text
            habit.target = 1.5
            return habit
        }
        let day = CalendarDay(daysSince1970: 20_530)
        journal.completions = formulas.map { Completion(habit: $0, day: day) }
        journal.identify()
        return journal
    }

    @Test(arguments: [false, true])
    func `texts that begin formulas are restored, guarded or not`(isGuarded: Bool) throws {
        let table = try JournalTable.bytes(of: Self.hostile, guardingFormulas: isGuarded)
        #expect(try JournalTableImporter.read(source(table), in: importing).journal == Self.hostile)
        let text = String(decoding: table, as: UTF8.self)
        for start in ["=", "+", "@", "\t", "\"=", "-1,", "＝", "＋", "－", "＠", "\"\n="] {
            #expect(text.contains(",\(start)") != isGuarded, "\(start)")
        }
        // Numbers are the same in both.
        #expect(text.contains(",1.5,"))
    }

    @Test func `an apostrophe before a formula is not part of the text`() throws {
        let imported = try read("kind,id,name,note\nhabit,a,'=1,'a\nhabit,b,'-2,''=3\n")
        #expect(imported.journal.habits.map(\.name) == ["=1", "-2"])
        #expect(imported.journal.habits.map(\.note) == ["'a", "''=3"])
    }

    @Test func `an empty journal is restored`() throws {
        let again = try JournalTableImporter.read(
            source(try JournalTable.bytes(of: Journal())), in: importing)
        #expect(again.journal == Journal())
        #expect(try read("kind\n").counts == [0, 0, 0])
    }

    @Test func `reports each unusable row with its cell`() throws {
        let imported = try read(
            """
            kind,id,name,day,minutes,habit,color of hair
            habit,a,Read,,,,
            practice,,,2026-02-30,20,,
            practice,,,2026-03-18,much,,
            dance,,,2026-03-18,,,
            practice,,,2026-03-18,20,,
            practice,,,,20,,
            practice,,,2026-03-18,\"20,\"\"habit\"\":\"\"a\"\"\",,
            """)
        #expect(
            imported.findings == [
                "1:32 remark: unknown column 'color of hair' is not read",
                "3:12 unused: invalid 'day': '2026-02-30' is not a day such as 2026-03-18",
                "4:23 unused: expected a whole number for 'minutes', found the string 'much'",
                "5:1 unused: 'dance' is not a kind of record",
                "7:1 unused: 'day' is missing",
                "8:23 unused: expected a whole number for 'minutes', found the string '20,\"habit\":\"a\"'",
            ])
        #expect(imported.counts == [2, 0, 5])
    }

    @Test func `a contradicting row affects only itself`() throws {
        let imported = try read(
            """
            kind,id,habit,name,day,weight,unit
            completion,,h,,2026-03-18,,
            habit,h,,Read,,,
            habit,h,,Run,,,
            completion,,x,,2026-03-18,,
            weighIn,w,,,2026-03-18,78,kg
            weighIn,w,,,2026-03-19,78,kg
            """)
        #expect(imported.journal.habits.map(\.name) == ["Read"])
        #expect(imported.journal.completions.count == 1)
        #expect(imported.journal.weighIns.count == 1)
        #expect(
            imported.findings == [
                "4:7 unused: id 'h' is already used in line 3",
                "5:13 unused: 'x' is not the id of a habit",
                "7:9 unused: id 'w' is already used in line 6",
            ])
        #expect(imported.counts == [3, 0, 3])
    }

    @Test(arguments: ["a,b\n1,2\n", "", "\"kind\n"])
    func `rejects texts that are not journal tables`(text: String) throws {
        #expect(throws: ImportError.self) { try read(text) }
    }
}

struct JournalFileImporterTests {
    private func read(_ json: String) throws -> Imported {
        try JournalFileImporter.read(source(json.utf8), in: importing)
    }

    @Test func `valid records are imported, others are reported`() throws {
        let imported = try read(
            """
            {"habits": [{"id": "a", "name": "A"}, {"id": "a", "name": "B"}, {"name": "C"}],
             "completions": [{"habit": "a", "day": "2026-03-18"}, {"habit": "b", "day": "2026-03-18"}],
             "practices": null, "weighIns": {}, "dances": []}
            """)
        #expect(imported.journal.habits.map(\.name) == ["A"])
        #expect(imported.journal.completions.map(\.habit) == ["a"])
        #expect(
            imported.findings == [
                "1:46 unused: invalid 'habits[1].id': id 'a' occurs twice, first at habits[0]",
                "1:65 unused: 'id' is missing from 'habits[2]'",
                "2:65 unused: invalid 'completions[1].habit': 'b' is not the id of a habit in 'habits'",
                "3:15 remark: 'practices' is null, which counts as omitted",
                "3:33 unused: expected an array for 'weighIns', found an object",
                "3:37 remark: unknown member 'dances'",
            ])
        // A habit and a completion; two habits, a completion, and weigh-ins that are not a list.
        #expect(imported.counts == [2, 0, 4])
    }

    @Test(arguments: [
        ("{\"habits\": [}", "f:1:13: error: "), ("[]", "f:1:1: error: expected an object"),
        (" {}", "f:1:2: error: the object has none of a journal's members"),
        // An export of Habitica.
        (
            "{\"_id\": \"x\", \"tasks\": {\"habits\": [{\"text\": \"Read\"}]}}",
            "f:1:1: error: the object has none of a journal's members [not-a-journal]"
        ),
        (
            "{\"schemaVersion\": \"7\"}",
            "f:1:19: error: invalid 'schemaVersion': version 7.0 is newer than this program"
        ),
        ("", "error: 'f' is empty"),
    ])
    func `a text that is not a journal is an error with its place`(text: String, message: String) {
        let error = #expect(throws: ImportError.self) { try read(text) }
        #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
    }
}
