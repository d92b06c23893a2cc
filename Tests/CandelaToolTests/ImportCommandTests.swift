import CandelaTool
import Foundation
import Testing

struct ImportCommandTests {
    private let weights = "#Units: kg\n#date;weight\n2026-03-18T06:00:00Z;78.2\nnever;78\n"

    @Test func `prints the journal and counts the rows`() throws {
        let outcome = try ToolHarness(["w.csv": weights]).run("import libra w.csv")
        #expect(outcome.status == .success)
        #expect(outcome.text.contains("\"2026-03-18T07:00:00+01:00\""))
        #expect(
            outcome.messages == [
                "w.csv:4:1: warning: 'never' is not a date and time [unused-row]",
                "w.csv: 2 rows: 1 read, 0 changed, 1 unused; 1 weigh-ins on 1 days;"
                    + " 0 duplicates joined",
            ])
    }

    @Test func `strict fails on an unused row`() throws {
        let outcome = try ToolHarness(["w.csv": weights]).run("import libra w.csv --strict")
        #expect(outcome.status == .badData)
        #expect(outcome.output.isEmpty)
        #expect(outcome.report.contains("w.csv:4:1: warning: 'never' is not a date and time"))
    }

    @Test(arguments: [
        ("import libra w.csv --update", "'--update' has no effect without '--into'"),
        ("import loop w.csv --renamed A=B", "'--renamed' has no effect without '--into'"),
        ("import libra w.csv --wait 5", "'--wait' has no effect without '--into'"),
        ("export csv j.json --replace", "'--replace' has no effect without '--out'"),
        (
            "export csv j.json --for libra --spreadsheet-safe",
            "'--spreadsheet-safe' has no effect with '--for'"
        ),
    ])
    func `refuses an option that has no effect`(line: String, message: String) throws {
        let outcome = try ToolHarness(["w.csv": weights, "j.json": "{\"habits\": []}"]).run(line)
        #expect(outcome.status == .badCommandLine)
        #expect(outcome.report.contains("\(message) [unused-option]"))
    }

    @Test func `reads standard input`() throws {
        let outcome = try ToolHarness(input: weights).run("import libra - --time-zone=-03:00")
        #expect(outcome.text.contains("\"2026-03-18T03:00:00-03:00\""))
        #expect(
            outcome.messages.first == "-:4:1: warning: 'never' is not a date and time [unused-row]")
    }

    @Test(arguments: [
        ("import libra w.csv", "none of the 1 rows of 'w.csv' can be used [empty-import]"),
        ("import libra n.csv", "'n.csv' contains no rows [empty-import]"),
        ("import libra e.csv", "'e.csv' is empty [empty-file]"),
        ("import json o.json", "o.json:1:1: error: the object has none of a journal's members"),
        ("import json v.json", "none of the 1 rows of 'v.json' can be used [empty-import]"),
        (
            "import loop x",
            "'x' is not an export of Loop: it has neither Habits.csv nor Checkmarks.csv"
        ),
        ("import loop y", "'y' does not exist [missing-file]"),
        ("import loop x/readme.txt", "'x/readme.txt' is a file, not a directory [not-a-directory]"),
    ])
    func `a file without usable rows reports the reason`(line: String, message: String)
        throws
    {
        let outcome = try ToolHarness([
            "w.csv": "#Units: kg\nnever;78\n", "n.csv": "#Units: kg\n", "e.csv": "",
            "v.json": "{\"habits\": [{}]}", "o.json": "{}", "x/readme.txt": "hello",
        ]).run(line)
        #expect(outcome.status == .badData)
        #expect(outcome.output.isEmpty)
        #expect(outcome.report.contains(message), "\(outcome.report)")
    }

    @Test(arguments: [("import json j.json", "j.json"), ("import csv j.csv", "j.csv")])
    func `an empty journal is valid`(line: String, file: String) throws {
        let bench = try ToolHarness(["j.json": "{\"habits\": []}", "j.csv": "kind\n"])
        let outcome = bench.run(line)
        #expect(outcome.status == .success)
        #expect(outcome.text == bench.run("export json j.json").text)
        #expect(
            outcome.messages == ["\(file): 0 rows: 0 read, 0 changed, 0 unused; 0 records"])
    }

    @Test func `a table with named columns is read, and the answer says what was taken`() throws {
        let bench = try ToolHarness([
            "w.csv": "Datum;Gewicht;Schritte\n2.3.2026;80,5;1\n14.3.2026;80,1;2\n",
            "a.csv": "Date,Weight\n2/3/2026,80\n", "x.zip": "PK\u{3}\u{4}",
            "l.db": "SQLite format 3\0",
        ])
        let named = "import csv w.csv --columns date=Datum,weight=Gewicht --unit kg"
        let outcome = bench.run(named)
        #expect(outcome.status == .success)
        #expect(
            outcome.messages.first
                == "w.csv:1:1: warning: date from 'Datum', weight from 'Gewicht'; left out:"
                + " 'Schritte' [import-remark]")
        #expect(outcome.text.contains("\"2026-03-02\"") && outcome.text.contains("80.5"))
        #expect(bench.run(named + " --strict").status == .success)
        for (line, message) in [
            ("import csv a.csv --unit kg", "a.csv:2:1: error: '2/3/2026' has the day or the month"),
            ("import csv a.csv --unit kg", "help: add '--date-format ORDER'"),
            ("import csv a.csv --date-format dmy", "a.csv:2:10: error: nothing says the unit"),
            ("import csv a.csv --date-format dmy", "help: add '--unit UNIT'"),
            ("import csv x.zip", "'x.zip' is a ZIP archive"),
            ("import loop x.zip", "'x.zip' is a ZIP archive"),
            ("import loop l.db", "'l.db' is a database"),
        ] {
            let outcome = bench.run(line)
            #expect(outcome.status == .badData)
            #expect(outcome.report.contains(message), "\(outcome.report)")
        }
        let ordered = bench.run("import csv a.csv --unit kg --date-format mdy")
        #expect(ordered.text.contains("\"2026-02-03\""))
    }

    @Test func `corrected records are replaced with update`() throws {
        let bench = try ToolHarness(["w.csv": weights])
        _ = bench.run("import libra w.csv --into j.json")
        try bench.write("w.csv", weights.replacing("78.2", with: "77.2"))
        #expect(
            bench.run("import libra w.csv --into j.json").messages.last
                == "j.json: 0 records added, 0 already present, 1 different")
        #expect(
            bench.run("import libra w.csv --into j.json --update").messages.last
                == "j.json: 0 records added, 1 replaced, 0 already present, 0 different")
        #expect(try bench.text("j.json").contains("77.2"))
    }

    @Test func `a replaced height is named`() throws {
        let bench = try ToolHarness(["h.csv": "Date,Height\n2026-03-18,180\n"])
        _ = bench.run("import csv h.csv --into j.json")
        try bench.write("h.csv", "Date,Height\n2026-03-18,175.5\n")
        #expect(
            bench.run("import csv h.csv --into j.json --update").messages.last
                == "j.json: 0 records added, 1 replaced, 0 already present, 0 different;"
                + " height 180 → 175.5 cm")
    }

    /// Twenty days of a habit, imported before and after it was renamed in Loop with one more mark.
    @Test func `a renamed habit is offered instead of added`() throws {
        func marks(_ days: ClosedRange<Int>) -> String {
            days.map { "2026-01-\(10 + $0),\($0 % 3 == 0 ? "NO" : "YES_MANUAL"),\n" }.joined()
        }
        func habits(_ name: String) -> String { "Position,Name,Type\n001,\(name),YES_NO\n" }
        let bench = try ToolHarness([
            "a/Habits.csv": habits("Walk"),
            "a/001 W/Checkmarks.csv": "Date,Value,Notes\n" + marks(0...18),
            "b/Habits.csv": habits("Stroll"),
            "b/001 W/Checkmarks.csv": "Date,Value,Notes\n" + marks(0...19),
        ])
        _ = bench.run("import loop a --into j.json")
        let before = try bench.text("j.json")
        let offered = bench.run("import loop b --into j.json")
        #expect(
            offered.report.contains("'Stroll' has the marks of 'Walk' in 'j.json' on 19 days"))
        #expect(try bench.text("j.json") == before)
        let same = bench.run("import loop b --into j.json --renamed Stroll=Walk")
        #expect(
            same.messages.last == "j.json: 1 records added, 19 already present, 0 different")
        // The new name is kept, and finds the habit in the next export.
        #expect(try bench.text("j.json").contains("\"name\": \"Stroll\""))
        for line in [
            "import loop b --into j.json", "import loop b --into j.json --renamed Stroll=Walk",
        ] {
            let next = bench.run(line)
            #expect(
                next.messages.last == "j.json: 0 records added, 20 already present, 0 different")
            #expect(!next.report.contains("renamed-habit"))
        }
        try bench.write("j.json", before)
        let new = bench.run("import loop b --into j.json --renamed Stroll=")
        #expect(
            new.messages.last == "j.json: 21 records added, 0 already present, 0 different")
        #expect(
            bench.run("import loop b --into j.json --renamed Jog=Walk").report.contains(
                "the import has no habit 'Jog'"))
        #expect(bench.run("import loop b --into j.json --renamed Jog").status == .badCommandLine)
    }

    /// The second export has a habit of its own under the new name.
    @Test func `a habit cannot get the name that another one of the journal has`() throws {
        func export(_ name: String) -> String {
            "HabitName,CalendarDate,Value,CommentText\n\(name),2026-01-10,1,\n"
        }
        let bench = try ToolHarness(["a.csv": export("Walk"), "b.csv": export("Stroll")])
        _ = bench.run("import csv a.csv --into j.json")
        _ = bench.run("import csv b.csv --into j.json --renamed Stroll=")
        let before = try bench.text("j.json")
        let outcome = bench.run("import csv b.csv --into j.json --renamed Stroll=Walk")
        #expect(
            outcome.report.contains(
                "'j.json' has a habit 'Stroll' beside 'Walk': two habits cannot become one"))
        #expect(try bench.text("j.json") == before)
    }

    /// Formats that identify habits do not ask: two habits may have the same days.
    @Test func `a new habit with the days of another one is added`() throws {
        func journal(_ id: String) -> String {
            let marks = (10...29).map { #"{"habit": "\#(id)", "day": "2026-01-\#($0)"}"# }
            return #"{"habits": [{"id": "\#(id)", "name": "\#(id)"}], "completions": ["#
                + marks.joined(separator: ",") + "]}"
        }
        let bench = try ToolHarness(["j.json": journal("walk"), "k.json": journal("stroll")])
        let outcome = bench.run("import json k.json --into j.json")
        #expect(
            outcome.messages.last == "j.json: 21 records added, 0 already present, 0 different")
    }

    @Test func `null is not a list`() throws {
        let outcome = try ToolHarness(["j.json": "{\"habits\": null}"]).run("import json j.json")
        #expect(
            outcome.messages.first
                == "j.json:1:12: warning: 'habits' is null, which counts as omitted [import-remark]"
        )
    }

    @Test func `a circle of symbolic links is reported as such`() throws {
        let bench = try ToolHarness()
        for (name, target) in [("a", "b"), ("b", "a")] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(bench.path)/\(name)", withDestinationPath: target)
        }
        for line in ["import libra a", "import loop a", "export json a", "import libra a/b"] {
            let outcome = bench.run(line)
            #expect(outcome.report.contains("symbolic links form a loop"))
            #expect(outcome.status == .badData)
        }
    }

    @Test func `adds only missing records to a journal`() throws {
        let bench = try ToolHarness(["w.csv": weights])
        let first = bench.run("import libra w.csv --into j.json")
        #expect(first.output.isEmpty)
        #expect(first.messages.last == "j.json: created with 1 records")
        let made = try bench.text("j.json")
        let second = bench.run("import libra w.csv --into j.json --time-zone Asia/Tokyo")
        #expect(second.status == .success)
        #expect(second.messages.last == "j.json: 0 records added, 0 already present, 1 different")
        #expect(
            bench.run("import libra w.csv --into j.json").messages.last
                == "j.json: 0 records added, 1 already present, 0 different")
        #expect(try bench.text("j.json") == made)
        try bench.write("v.csv", weights + "2026-03-19T06:00:00Z;78.1\n")
        #expect(
            bench.run("import libra v.csv --into j.json").messages.last
                == "j.json: 1 records added, 1 already present, 0 different")
    }

    @Test(arguments: [
        (
            "import libra w.csv --time-zone Europe/Berln", "unknown time zone 'Europe/Berln'",
            "'Europe/Berlin'"
        ),
        ("import csv w.csv --columns weight", "'weight' is not valid for '--columns'", "Datum"),
        ("import csv w.csv --columns date=a", "'date=a' is not valid for '--columns'", "habit"),
        ("import csv w.csv --date-format dmi", "unknown date format 'dmi'", "'dmy'"),
        ("import libra w.csv --unit kgs", "unknown unit 'kgs'", "'kg'"),
        ("import libra w.csv --day-start 3am", "'3am' is not valid for '--day-start'", "03:00"),
        ("import libra", "'FILE' is missing", "--help"),
        ("import loop a b", "unexpected argument 'b'", "--help"),
        ("import lop a", "unknown command 'lop'", "'loop'"),
    ])
    func `a mistaken command line exits with 2`(line: String, message: String, help: String) throws
    {
        let outcome = try ToolHarness(["w.csv": weights]).run(line)
        #expect(outcome.status == .badCommandLine)
        #expect(outcome.output.isEmpty)
        #expect(outcome.report.hasPrefix("error: " + message))
        #expect(outcome.report.contains(help))
    }

    @Test func `every command has help`() throws {
        let bench = try ToolHarness()
        func visit(_ command: Command, _ path: [String]) {
            let outcome = bench.run(path + ["--help"])
            #expect(outcome.status == .success)
            #expect(outcome.text.hasPrefix(command.summary + "\n\nUsage: "))
            #expect(outcome.text.contains("--help"))
            #expect(outcome.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
            for option in command.arguments.options {
                #expect(outcome.text.contains(option.spelling))
            }
            for next in command.subcommands { visit(next, path + [next.name]) }
        }
        visit(Tool.candela.command, [])
    }
}
