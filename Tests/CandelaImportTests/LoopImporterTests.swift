import CandelaImport
import CandelaRules
import Testing

struct LoopImporterTests {
    private let header =
        "Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,"
        + "Unit,Target Type,Target Value,Archived?\n"

    private func read(_ files: [String: String]) throws -> Imported {
        try LoopImporter.read(
            ExportFolder(path: "x", files: files.mapValues { Array($0.utf8) }), in: importing)
    }

    /// One habit and its marks, as `day status amount note`.
    private func marks(_ habit: String, _ lines: String) throws -> (
        marks: [String], notes: [String]
    ) {
        let imported = try read([
            "Habits.csv": header + habit + "\n",
            "001 H/Checkmarks.csv": "Date,Value,Notes\n" + lines,
        ])
        let marks = imported.journal.completions.map { mark in
            [
                "\(mark.day)", mark.status.rawValue, mark.amount.map { "\($0)" } ?? "-",
                mark.note ?? "-",
            ].joined(separator: " ")
        }
        return (marks, imported.findings)
    }

    @Test func `words and the numbers of older versions are equivalent`() throws {
        for (done, rest, missed, skipped, unknown) in [
            ("YES_MANUAL", "YES_AUTO", "NO", "SKIP", "UNKNOWN"), ("2", "1", "0", "3", "-1"),
            ("yes_manual", "Yes_Auto", "no", "skip", "unknown"),
        ] {
            let (marks, notes) = try marks(
                "001,H,YES_NO,,,1,1,#FF8F00,,,,false",
                """
                2026-03-18,\(unknown),
                2026-03-17,\(skipped),"Ill, at home"
                2026-03-16,\(missed),
                2026-03-15,\(rest),
                2026-03-14,\(done),"say ""yes"" twice"
                """)
            #expect(
                marks == [
                    "2026-03-14 done - say \"yes\" twice", "2026-03-15 rest - -",
                    "2026-03-16 missed - -",
                    "2026-03-17 skipped - Ill, at home",
                ])
            #expect(notes.isEmpty)
        }
    }

    @Test func `amounts are thousandths, and the target determines whether a day is done`() throws {
        let (marks, notes) = try marks(
            "001,H,NUMERICAL,,,1,1,#FF8F00,glasses,AT_LEAST,8.0,false",
            """
            2026-03-18,8000,
            2026-03-17,7999,
            2026-03-16,NO,
            2026-03-15,SKIP,
            2026-03-14,12500,
            2026-03-13,UNKNOWN,
            2026-03-12,YES_MANUAL,
            """)
        #expect(
            marks == [
                "2026-03-12 missed 0.002 -", "2026-03-14 done 12.5 -", "2026-03-15 skipped - -",
                "2026-03-16 missed 0.0 -", "2026-03-17 missed 7.999 -", "2026-03-18 done 8.0 -",
            ])
        #expect(notes.isEmpty)
    }

    @Test func `a target of at most is met by zero`() throws {
        let (marks, notes) = try marks(
            "001,H,NUMERICAL,,,1,1,#FF8F00,cups,AT_MOST,2,false",
            "2026-03-18,2000,\n2026-03-17,2001,\n2026-03-16,0,\n")
        #expect(
            marks == [
                "2026-03-16 done 0.0 -", "2026-03-17 missed 2.001 -", "2026-03-18 done 2.0 -",
            ])
        #expect(notes.isEmpty)
    }

    @Test func `every unusable line is reported with its number`() throws {
        let (marks, notes) = try marks(
            "001,H,YES_NO,,,1,1,#FF8F00,,,,false",
            """
            2026-03-18,YES_MANUAL,
            2026-02-30,YES_MANUAL,
            2026-03-16,PERHAPS,
            2026-03-15
            2026-03-14,7,
            2026-03-18,NO,
            2026-03-13,NO,"two
            lines"
            ,NO,
            2026-03-12,UNKNOWN,lost
            2026-03-11,NO,a,b
            2026-03-10,NO,"open
            """)
        #expect(
            marks == [
                "2026-03-13 missed - two\nlines", "2026-03-18 done - -",
            ])
        let expected = "is not YES_MANUAL, YES_AUTO, NO, SKIP or UNKNOWN"
        #expect(
            notes
                == [
                    "3:1 unused: '2026-02-30' is not a date such as 2026-03-18",
                    "4:12 unused: value 'PERHAPS' \(expected)",
                    "5:11 unused: 1 fields, but the header has 3: the row is truncated",
                    "6:12 unused: value '7' \(expected)",
                    "7:12 unused: 2026-03-18 already has a mark, in line 2",
                    "10:1 unused: '' is not a date such as 2026-03-18",
                    "11:20 changed: the note has no mark: 'lost'",
                    "12:17 unused: 4 fields, but the header has 3",
                    "13:15 unused: a quoted field is not closed",
                ])
    }

    /// Marks as `habit day status`.
    private func days(_ imported: Imported) -> [String] {
        let names = Dictionary(
            uniqueKeysWithValues: imported.journal.habits.map { ($0.id, $0.name) })
        return imported.journal.completions.map {
            "\(names[$0.habit] ?? "?") \($0.day) \($0.status.rawValue)"
        }
    }

    @Test func `a folder belongs to the habit with its number`() throws {
        let imported = try read([
            "Habits.csv": header + """
                001,"Run, easy",YES_NO,Did you run?,At dawn,3,7,#00897B,,,,false
                002,Lire 📚,YES_NO,,,1,1,#5E35B1,,,,TRUE
                003,كتابة,YES_NO,,,7,7,#D81B60,,,,false
                """,
            "001 Run easy/Checkmarks.csv": "Date,Value\n2026-03-18,NO\n",
            "002 Lire/Checkmarks.csv": "Date,Value\n2026-03-18,YES_MANUAL\n",
            "003/Checkmarks.csv": "2026-03-18,2\n2026-03-17,0\n",
            "Scores.csv": "Date,x,\n",
        ])
        #expect(imported.journal.habits.map(\.name) == ["Run, easy", "Lire 📚", "كتابة"])
        #expect(imported.journal.habits.map(\.weeklyTarget) == [3, nil, nil])
        #expect(imported.journal.habits.map(\.isArchived) == [false, true, false])
        #expect(imported.journal.habits[0].note == "Did you run?\nAt dawn")
        #expect(
            days(imported)
                == [
                    "Run, easy 2026-03-18 missed", "Lire 📚 2026-03-18 done",
                    "كتابة 2026-03-17 missed", "كتابة 2026-03-18 done",
                ])
        #expect(imported.findings.isEmpty)
    }

    @Test func `columns are found by name in any case and order, and may be missing`() throws {
        let imported = try read([
            "Habits.csv": "NAME,numrepetitions,interval\nWalk,5,7\n",
            "001 Walk/Checkmarks.csv": "notes,VALUE,date\nwet,2,2026-03-18\n",
        ])
        #expect(imported.journal.habits.first?.weeklyTarget == 5)
        #expect(imported.journal.completions.first?.note == "wet")
        #expect(imported.findings.isEmpty)
    }

    @Test func `the table of all habits replaces only missing folders`()
        throws
    {
        let imported = try read([
            "Habits.csv": header + """
                001,Meditate,YES_NO,,,1,1,,,,,false
                002,"Run, easy",YES_NO,,,1,1,,,,,false
                003,Gone,YES_NO,,,1,1,,,,,false
                """,
            "001 Meditate/Checkmarks.csv": "Date,Value,Notes\n2026-03-18,YES_MANUAL,\n",
            "Checkmarks.csv": """
            Date,Meditate,Run, easy,
            2026-03-18,NO,YES_MANUAL,
            2026-03-17,NO,UNKNOWN,
            2026-03-16,NO,
            """,
        ])
        #expect(
            days(imported)
                == ["Meditate 2026-03-18 done", "Run, easy 2026-03-18 done"])
        #expect(
            imported.findings == [
                "4:1 remark: 'Gone' has no marks: its folder '003 Gone' is missing",
                "x/Checkmarks.csv remark: used for 'Run, easy', whose folder '002 Run easy' is missing",
                "4:1 unused: 2 cells, but the header has 3",
            ])
        #expect(imported.counts == [6, 0, 1])
    }

    @Test func `a table with names that Habits.csv lacks is not read`() throws {
        let imported = try read([
            "Habits.csv": header + "001,Walk,YES_NO,,,1,1,,,,,false\n",
            "Checkmarks.csv": "Date,Wlak,\n2026-03-18,NO,\n",
        ])
        #expect(imported.journal.completions.isEmpty)
        #expect(
            imported.findings == [
                "2:1 remark: 'Walk' has no marks: its folder '001 Walk' is missing",
                "1:1 unused: the columns do not match the habits in Habits.csv: no row"
                    + " was read",
            ])
        #expect(imported.counts == [1, 0, 1])
    }

    @Test func `folders without Habits.csv or without a habit are reported`() throws {
        let orphan = try read([
            "Habits.csv": header + "001,Walk,YES_NO,,,1,1,,,,,false\n",
            "001 Walk/Checkmarks.csv": "Date,Value,Notes\n",
            "007 Old/Checkmarks.csv": "Date,Value,Notes\n2026-03-18,NO,\n",
            "backup/Checkmarks.csv": "Date,Value,Notes\n",
        ])
        #expect(
            orphan.findings == [
                "x/backup unused: the folder's name does not start with a habit's number",
                "x/007 Old unused: no habit of Habits.csv has this number: its marks are left out",
            ])
        let bare = try read(["004 Read/Checkmarks.csv": "Date,Value,Notes\n2026-03-18,NO,\n"])
        #expect(bare.journal.habits.map(\.name) == ["Read"])
        #expect(days(bare) == ["Read 2026-03-18 missed"])
        #expect(bare.findings.first?.hasPrefix("x changed: Habits.csv is missing") == true)
    }

    @Test func `a folder without an export is an error`() throws {
        let error = #expect(throws: ImportError.self) { try read(["readme.txt": "hello"]) }
        #expect(error?.diagnostics.map(\.id) == ["unknown-layout"])
    }

    /// Loop renumbers positions when habits are reordered.
    @Test func `a habit keeps its identifier when its position changes`() throws {
        func ids(_ habits: String) throws -> [String: String] {
            let habits = try read(["Habits.csv": header + habits]).journal.habits
            return Dictionary(uniqueKeysWithValues: habits.map { ($0.name, $0.id) })
        }
        func row(_ number: Int, _ name: String) -> String {
            "00\(number),\(name),YES_NO,,,1,1,,,,,false\n"
        }
        let before = try ids(row(1, "Walk") + row(2, "كتابة"))
        #expect(try ids(row(1, "كتابة") + row(2, "Walk")) == before)
        let twins = try read(["Habits.csv": header + row(1, "Walk") + row(2, "Walk")])
        #expect(
            twins.journal.habits.map(\.id) == [before["Walk"], before["Walk"].map { $0 + "-2" }])
    }

    @Test func `habits with unclear lines are kept or reported`() throws {
        let imported = try read([
            "Habits.csv": header + """
                001,A,YES_NO,,,x,1,,,,,maybe
                1,B,YES_NO,,,1,1,,,,,false
                00x,C,COUNT,,,0,7,,,,,
                004,,YES_NO,,,1,1,,,,,false
                005,E,NUMERICAL,,,1,7,,km,AT_LEAST,20,false
                006,F,NUMERICAL,,,1,1,,km,SOME,-1,false
                """
        ])
        #expect(imported.journal.habits.map(\.name) == ["A", "C", "E", "F"])
        #expect(
            imported.findings.filter { !$0.contains("has no marks") } == [
                "2:16 changed: 'x' times in '1' days is not a frequency",
                "2:24 changed: archived 'maybe' is not true or false: read as false",
                "3:1 unused: 'B' has the same position as 'A' and is left out",
                "4:1 changed: position '00x' is not a number: 3 is used",
                "4:7 changed: unknown type 'COUNT': read as YES_NO",
                "4:15 changed: '0' times in '7' days is not a frequency",
                "5:5 unused: a habit without a name is left out",
                "6:36 changed: target 20 is not daily and is not kept: any amount counts as done",
                "7:32 changed: target '-1' is not an amount: any amount counts as done",
            ])
        #expect(imported.counts == [0, 4, 2])
    }

    /// A column of colours as written by Loop, and values written by other programs: the number of
    /// a colour in the app's palette means another colour in another version.
    @Test func `a habit keeps its color`() throws {
        let imported = try read([
            "Habits.csv": header + """
                001,A,YES_NO,,,1,1,#FF8F00,,,,false
                002,B,YES_NO,,,1,1,#00897b,,,,false
                003,C,YES_NO,,,1,1,,,,,false
                004,D,YES_NO,,,1,1,8,,,,false
                005,E,YES_NO,,,1,1,#12345G,,,,false
                """
        ])
        #expect(imported.journal.habits.map(\.color) == ["#ff8f00", "#00897b", nil, nil, nil])
        #expect(
            imported.findings.filter { $0.contains("color") } == [
                "5:20 changed: color '8' is not #RRGGBB: not kept",
                "6:20 changed: color '#12345G' is not #RRGGBB: not kept",
            ])
    }

    /// Files of older versions have no column 'Type': 63,000 thousandths are 63 pages, and the days
    /// without pages have amounts too.
    @Test func `without a type, a mark above 3 shows that a habit has amounts`() throws {
        let imported = try read([
            "Habits.csv": "Position,Name\n001,Read\n002,Walk\n",
            "001 Read/Checkmarks.csv":
                "2026-03-18,0\n2026-03-17,0\n2026-03-16,63000\n2026-03-15,84000\n2026-03-14,3\n",
            "002 Walk/Checkmarks.csv": "2026-03-18,0\n2026-03-17,2\n2026-03-16,1\n",
        ])
        #expect(
            imported.marks == [
                "Read 2026-03-14 skipped - - -", "Read 2026-03-15 done 84.0 - -",
                "Read 2026-03-16 done 63.0 - -", "Read 2026-03-17 missed 0.0 - -",
                "Read 2026-03-18 missed 0.0 - -", "Walk 2026-03-16 rest - - -",
                "Walk 2026-03-17 done - - -", "Walk 2026-03-18 missed - - -",
            ])
        #expect(imported.problems.isEmpty)
    }
}
