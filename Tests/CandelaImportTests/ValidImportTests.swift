import CandelaImport
import CandelaRules
import Testing

/// Every imported journal is valid, whatever the file has.
struct ValidImportTests {
    @Test func `a renamed habit takes its celebrated streaks along`() throws {
        var (journal, known) = (Journal(), Journal())
        known.habits = [Habit(id: "walk", name: "Walk")]
        journal.habits = [Habit(id: "stroll", name: "Stroll")]
        var mark = CelebratedStreak(days: 7, runStart: CalendarDay(daysSince1970: 20_500))
        mark.habit = "stroll"
        journal.celebratedStreaks = [mark]
        var adopted = journal
        adopted.adopt("walk", forHabit: "stroll")
        #expect(adopted.celebratedStreaks.map(\.habit) == ["walk"])
        journal.leaveOut(habit: "stroll")
        #expect(journal.celebratedStreaks.isEmpty && known.validate().isEmpty)
    }

    /// 18 March 2026, 12:00 in UTC, when it is 19 March in Kiritimati.
    private static let today = ImportContext(now: Instant(secondsSince1970: 1_773_835_200))

    private static func text(_ count: Int) -> String { String(repeating: "é", count: count) }

    private func read(json: String) throws -> Imported {
        try JournalFileImporter.read(source(json.utf8, pieces: 4_096), in: Self.today)
    }

    private func read(csv: String) throws -> Imported {
        try JournalTableImporter.read(source(csv.utf8, pieces: 4_096), in: Self.today)
    }

    private func read(openScale rows: String) throws -> Imported {
        var assumptions = FileAssumptions(fallbackZone: .utc)
        assumptions.unit = .kilograms
        return try TableImporter.read(
            source(("dateTime,weight,comment\n" + rows).utf8), of: "openScale",
            assuming: assumptions, in: Self.today)
    }

    private func read(libra rows: String) throws -> Imported {
        try LibraImporter.read(
            source(("#Units: kg\n#date;weight;log\n" + rows).utf8),
            assuming: FileAssumptions(fallbackZone: .utc), in: Self.today)
    }

    private func read(loop files: [String: String]) throws -> Imported {
        try LoopImporter.read(
            ExportFolder(path: "x", files: files.mapValues { Array($0.utf8) }), in: Self.today)
    }

    // MARK: Lengths

    /// A habit, a completion and a weigh-in whose texts exceed their limits by a number of
    /// characters.
    private static func long(_ more: Int) -> Journal {
        var journal = Journal()
        var habit = Habit(id: "h", name: text(200 + more))
        (habit.note, habit.unit) = (text(2_000 + more), text(100 + more))
        journal.habits = [habit]
        var completion = Completion(habit: "h", day: CalendarDay(daysSince1970: 20_530))
        completion.note = text(2_000 + more)
        journal.completions = [completion]
        var weighIn = WeighIn(
            day: CalendarDay(daysSince1970: 20_530), weight: Weight(unchecked: 80, .kilograms))
        weighIn.note = text(500 + more)
        journal.weighIns = [weighIn]
        var step = RoutineStep(id: "s", name: text(200 + more))
        step.items = ["a", text(200 + more)]
        var routine = Routine(id: "r", name: text(200 + more))
        routine.steps = [step]
        journal.routines = [routine]
        journal.routineModes = [RoutineMode(id: "m", name: text(200 + more), routines: ["r"])]
        journal.identify()
        return journal
    }

    @Test(arguments: [false, true])
    func `texts that are too long are cut and reported, also in nested parts`(isTable: Bool) throws
    {
        func read(_ journal: Journal) throws -> Imported {
            isTable
                ? try self.read(
                    csv: String(decoding: JournalTable.bytes(of: journal), as: UTF8.self))
                : try self.read(json: String(decoding: journal.text(), as: UTF8.self))
        }
        let limit = try read(Self.long(0))
        #expect(limit.journal == Self.long(0) && limit.report.isClean)
        let cut = try read(Self.long(1))
        #expect(cut.journal == Self.long(0))
        #expect(!cut.report.isClean)
        // Five records with nine texts; a table has a row for the settings as well.
        #expect(cut.counts == [isTable ? 1 : 0, 5, 0])
        #expect(cut.report.count(of: .changed) == 9)
        #expect(
            cut.report.findings.contains {
                $0.effect == .changed
                    && $0.reason.hasSuffix("a name of 201 characters is cut to 200")
                    && $0.place?.line == (isTable ? 2 : 6)
            }, "\(cut.findings.map { $0.prefix(90) })")
    }

    @Test func `Loop's texts are cut`() throws {
        let (name, note, unit) = (Self.text(201), Self.text(2_001), Self.text(101))
        let head = "Position,Name,Question,Type,Unit,Target Type,Target Value\n"
        let imported = try read(loop: [
            "Habits.csv": head + "001,\(name),\(note),NUMERICAL,\(unit),AT_LEAST,1\n",
            "001 é/Checkmarks.csv": "Date,Value,Notes\n2026-03-18,2000,\(note)\n",
        ])
        let habit = try #require(imported.journal.habits.first)
        #expect(habit.name == Self.text(200) && habit.note == Self.text(2_000))
        #expect(habit.unit == Self.text(100))
        #expect(imported.journal.completions.map(\.note) == [Self.text(2_000)])
        #expect(imported.counts == [0, 2, 0] && imported.report.count(of: .changed) == 4)
        #expect(imported.journal.validate().isEmpty)
        // Without Habits.csv, the habit has the name of a column, by which its marks are found.
        let matrix = try read(loop: ["Checkmarks.csv": "Date,\(name)\n2026-03-18,2\n"])
        #expect(matrix.journal.habits.map(\.name) == [Self.text(200)])
        #expect(matrix.journal.completions.count == 1 && !matrix.report.isClean)
    }

    @Test func `an id that is too long is left out, since others refer to it`() throws {
        let id = Self.text(201)
        let imported = try read(
            json: """
                {"habits": [{"id": "\(id)", "name": "A"}, {"id": "b", "name": "B"}],
                 "completions": [{"habit": "\(id)", "day": "2026-03-18"}]}
                """)
        #expect(imported.journal.habits.map(\.id) == ["b"])
        #expect(imported.journal.completions.isEmpty)
        #expect(imported.counts == [1, 0, 2])
        #expect(
            imported.findings == [
                "1:20 unused: invalid 'habits[0].id': an id of 201 characters is too long: use up"
                    + " to 200",
                "2:28 unused: invalid 'completions[0].habit': '\(id)' is not the id of a habit in"
                    + " 'habits'",
            ])
    }

    // MARK: References

    @Test func `references to missing routines are removed`() throws {
        let json = """
            {"routines": [{"id": "r", "name": "R", "steps": [
               {"id": "a", "name": "A", "kind": "routine", "routine": "gone"}]}],
             "sessions": [{"id": "x", "routine": "gone", "day": "2026-03-18", "state": "finished"}],
             "routineModes": [{"id": "m", "name": "M", "routines": ["gone", "r", "gone"]}],
             "settings": {"routineMode": "gone", "accent": "\(Self.text(101))"}}
            """
        for imported in [
            try read(json: json),
            try read(
                csv: String(
                    decoding: JournalTable.bytes(
                        of: Journal.read(Array(json.utf8), file: "j").journal), as: UTF8.self)),
        ] {
            let journal = imported.journal
            #expect(journal.routines.map(\.id) == ["r"])
            #expect(journal.routines[0].steps.map(\.routine) == [nil])
            #expect(journal.sessions.isEmpty)
            #expect(journal.routineModes.map(\.routines) == [["r"]])
            #expect(journal.settings.routineMode == nil && journal.settings.accent == nil)
            #expect(imported.counts == [0, 3, 1], "\(imported.findings)")
        }
    }

    // MARK: Days

    @Test(arguments: [
        ("2026-03-18", true), ("2026-03-19", true), ("2026-03-20", false), ("9999-12-31", false),
        ("0001-01-01", false), ("1876-03-16", false), ("1876-03-17", true),
    ])
    func `rows of later or impossible days are left out with their places`(
        day: String, isTaken: Bool
    ) throws {
        let reason = "'\(day)' is out of range: use 1876-03-17 to 2026-03-19"
        let rows = [
            (try read(openScale: "\(day) 06:00,80,\n"), "2:1"),
            (try read(libra: "\(day)T06:00:00Z;80;\n"), "3:1"),
            (
                try read(loop: ["001 H/Checkmarks.csv": "Date,Value\n\(day),YES_MANUAL\n"]), "2:1"
            ),
            (try read(csv: "kind,day,minutes\npractice,\(day),5\n"), "2:1"),
        ]
        for (imported, place) in rows {
            #expect(imported.journal.validate().isEmpty)
            #expect(imported.counts == (isTaken ? [1, 0, 0] : [0, 0, 1]), "\(imported.findings)")
            let found = imported.findings.filter { $0.contains(" unused: ") }
            #expect(found == (isTaken ? [] : ["\(place) unused: \(reason)"]))
        }
        let json = try read(
            json: """
                {"habits": [{"id": "h", "name": "H"}],
                 "weighIns": [{"day": "\(day)", "weight": {"value": 80, "unit": "kg"}}],
                 "restDays": ["\(day)"],
                 "completions": [{"habit": "h", "day": "\(day)", "status": "rest"}]}
                """)
        #expect(json.journal.weighIns.count == (isTaken ? 1 : 0))
        #expect(
            json.findings == (isTaken ? [] : ["2:23 unused: invalid 'weighIns[0].day': \(reason)"]))
        // Rest can be planned.
        #expect(json.journal.restDays.count == 1 && json.journal.completions.count == 1)
    }

    @Test func `Apple Health's days are limited too`() throws {
        let record = { (day: String) in
            """
            <Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" value="80"
             startDate="\(day) 06:00:00 +0000"/>
            """
        }
        let text = "<HealthData>" + record("2026-03-19") + record("2026-03-20") + "</HealthData>"
        let imported = try HealthImporter.read(source(text.utf8), in: Self.today)
        #expect(imported.counts == [1, 0, 1])
        #expect(imported.journal.weighIns.map { "\($0.day)" } == ["2026-03-19"])
    }

    // MARK: Numbers of findings

    @Test func `a report keeps a hundred findings of an effect and counts the others`() throws {
        let bad = String(repeating: "never;80;\n", count: 1_000)
        let imported = try read(libra: "2026-03-18 06:00:00;80;\n" + bad)
        #expect(imported.report.findings.count == 100)
        #expect(imported.report.count(of: .unused) == 1_000 && imported.counts == [1, 0, 1_000])
        #expect(imported.report.diagnostics.count == 101)
        #expect(imported.report.diagnostics.last?.count == 900)
        // One folder's report is added to the report of the import.
        let folder = "Date,Value\n" + String(repeating: "never,2\n", count: 150)
        let loop = try read(loop: ["1 A/Checkmarks.csv": folder, "2 B/Checkmarks.csv": folder])
        #expect(loop.report.count(of: .unused) == 300)
        #expect(loop.report.findings.count { $0.effect == .unused } == 100)
    }

    @Test func `a receiver gets every finding, and the report keeps none`() throws {
        let received = ReceivedFindings()
        var context = Self.today
        context.onFinding = { received.add($0) }
        let bad = String(repeating: "{},", count: 149) + "{}"
        let imported = try JournalFileImporter.read(
            source("{\"habits\": [\(bad)]}".utf8, pieces: 4_096), in: context)
        #expect(received.all.count == 150 && imported.report.findings.isEmpty)
        #expect(imported.report.count(of: .unused) == 150 && !imported.report.isClean)
        #expect(imported.counts == [0, 0, 150])
    }
}
