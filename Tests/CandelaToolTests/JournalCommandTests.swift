import CandelaTool
import Testing

struct JournalCommandTests {
    /// The mean of the three weights is 79.5.
    private let journal = """
        {
          "habits": [{"id": "m", "name": "習慣"}, {"id": "r", "name": "Run, easy"}],
          "completions": [
            {"habit": "m", "day": "2026-03-17"}, {"habit": "m", "day": "2026-03-16"},
            {"habit": "m", "day": "2026-03-16"}, {"habit": "m", "day": "2026-03-19"},
            {"habit": "m", "day": "2026-02-10"}, {"habit": "m", "day": "2026-02-12"},
            {"habit": "m", "day": "2026-02-14"}, {"habit": "r", "day": "2026-03-17", "status": "missed"}
          ],
          "weighIns": [
            {"day": "2026-03-14", "weight": {"value": 80, "unit": "kg"}},
            {"day": "2026-03-15", "weight": {"value": 79.5, "unit": "kg"}},
            {"day": "2026-03-16", "weight": {"value": 79, "unit": "kg"}},
            {"day": "2026-04-16", "weight": {"value": 10, "unit": "kg"}}
          ]
        }
        """

    private func run(_ line: String, journal: String? = nil) throws -> Outcome {
        try ToolHarness(["j.json": journal ?? self.journal]).run(line)
    }

    @Test func `the table is aligned, also with wide names`() throws {
        let outcome = try run("journal summary j.json")
        #expect(outcome.status == .success)
        // The week of 9 February 2026, a Monday, has three days; that of 16 March two until today.
        // Three days with a weigh-in are too few for a change.
        #expect(
            outcome.text == """
                HABIT      DONE  FIRST       LAST        STREAK  LONGEST  BEST WEEK
                習慣       5     2026-02-10  2026-03-17  2       2        3 × 2026-02-09
                Run, easy  0     -           -           0       0        -

                weigh-ins            3 on 3 days
                days                 2026-03-14 to 2026-03-16
                range                79.0 kg to 80.0 kg
                current weight       79.0 kg
                7-day average        79.5 kg
                change in 7 days     -
                trend in 7 days      -
                expected in 14 days  -

                """)
    }

    @Test func `json has the same values`() throws {
        let text = try run("journal summary j.json --json").text
        for part in [
            "\"today\": \"2026-03-18\"", "\"currentStreak\": 2", "\"currentWeight\": 79",
            "\"start\": \"2026-02-09\"",
        ] {
            #expect(text.contains(part))
        }
    }

    @Test func `the time and time zone determine the current streak`() throws {
        // In Auckland it is the 20th; the 19th is done, the 18th is not.
        let text = try run(
            "journal summary j.json --json --now 2026-03-19T16:20:00Z --time-zone Pacific/Auckland"
        ).text
        #expect(text.contains("\"today\": \"2026-03-20\""))
        #expect(text.contains("\"currentStreak\": 1"))
    }

    @Test func `an empty journal has an empty summary, an empty file is an error`() throws {
        #expect(try run("journal summary j.json", journal: "{}").text == "nothing is recorded\n")
        #expect(try run("journal summary j.json", journal: "").status == .badData)
        #expect(try run("journal summary j.json", journal: "\u{1}\u{2}").status == .badData)
        #expect(try run("journal sumary j.json").report.contains("'summary'"))
    }

    /// From 82.0 kg on 1 March 0.1 kg a day: −0.70 a week, 2.9 × 7 / 0.7 = 29 days from the 12th.
    /// In 14 days from 80.9 kg 1.4 less.
    @Test func `reports the day the goal is reached`() throws {
        let weighIns = (0..<12).map {
            #"{"day": "2026-03-\#($0 < 9 ? "0" : "")\#(1 + $0)", "#
                + #""weight": {"value": \#(Double(820 - $0) / 10), "unit": "kg"}}"#
        }
        let bench = try ToolHarness([
            "j.json": #"{"weighIns": [\#(weighIns.joined(separator: ", "))], "#
                + #""goal": {"weight": {"value": 78, "unit": "kg"}}}"#
        ])
        let text = bench.run("journal summary j.json").text
        #expect(text.contains("goal of 78.0 kg: reached on 2026-04-10"))
        #expect(text.contains("trend in 7 days      -0.70 kg"))
        #expect(text.contains("expected in 14 days  79.5 kg"))
        #expect(bench.run("journal summary j.json --json").text.contains("\"status\": \"onTrack\""))
    }

    /// 80 to 76.3 kg in seven days: no trend, no forecast, and no goal that was not weighed.
    @Test func `predicts nothing from a week`() throws {
        let weighIns = [80, 79, 78, 77, 76.5, 76.4, 76.3].enumerated().map {
            #"{"day": "2026-03-\#(12 + $0.offset)", "weight": {"value": \#($0.element), "unit": "kg"}}"#
        }
        let bench = try ToolHarness([
            "j.json": #"{"weighIns": [\#(weighIns.joined(separator: ", "))], "#
                + #""goal": {"weight": {"value": 75, "unit": "kg"}}}"#
        ])
        let text = bench.run("journal summary j.json").text
        #expect(text.contains("trend in 7 days      -\n"))
        #expect(text.contains("goal of 75.0 kg: not enough data for a prediction"))
    }

    private static let damaged = """
        {"habits": [{"id": "a", "name": "x", "weeklyTarget": 9}, {"id": "b"}],
         "completions": [{"habit": "c", "day": "2026-03-18"}, {"habit": "a", "day": "2026-02-30"}],
         "newThing": 1e400}
        """

    @Test func `check reports every error with its place`() throws {
        let outcome = try run("journal check j.json", journal: Self.damaged)
        #expect(outcome.status == .badData)
        #expect(
            outcome.text == """
                'j.json': habits 1, completions 1; 2 left out, 2 breaking a rule

                """)
        #expect(
            outcome.messages.map { $0.split(separator: "\n")[0].prefix(23) } == [
                "j.json:1:58: error: 'na", "j.json:2:77: error: inv", "j.json:1:54: error: inv",
                "j.json:2:28: error: inv", "j.json:3:2: warning: un",
            ])
        let clean = try run("journal check j.json")
        #expect(clean.status == .success && clean.messages.isEmpty)
        #expect(clean.text.hasSuffix("0 left out, 0 breaking a rule\n"))
    }

    @Test(arguments: [
        "journal summary j.json", "export json j.json",
        "screen habit.list --journal j.json",
    ])
    func `lenient leaves out unreadable records and reports each`(line: String) throws {
        let bench = try ToolHarness(["j.json": Self.damaged])
        let strict = bench.run(line)
        #expect(strict.status == .badData && strict.output.isEmpty)
        // All unreadable records are reported at once.
        #expect(strict.messages.count == 2)
        let lenient = bench.run(line + " --lenient")
        #expect(lenient.status == .success && !lenient.output.isEmpty)
        #expect(lenient.report.contains("j.json:2:77: warning: invalid 'completions[1].day'"))
        #expect(lenient.report.contains("a weekly target of 9 is out of range"))
    }

    @Test func `keeps data of a newer version unchanged`() throws {
        let text = #"{"schemaVersion": "1.7", "newThing": {"a": 1e400}, "habits": []}"#
        let out = try run("export json j.json", journal: text).text
        #expect(out.contains("\"schemaVersion\": \"1.7\""))
        #expect(out.contains("\"newThing\": {\n    \"a\": 1e400\n  }"))
        let newer = try run("export json j.json", journal: #"{"schemaVersion": "2.0"}"#)
        #expect(newer.status == .badData)
        #expect(newer.report.contains("j.json:1:19: error: invalid 'schemaVersion': version 2.0"))
    }

    @Test func `a misspelt member is one problem, at its place`() throws {
        let days = (1...9).map { #"{"habit": "a", "day": "2026-03-0\#($0)"}"# }
        let text = """
            {"habits": [{"id": "a", "nam": "x"}],
             "completions": [\(days.joined(separator: ", ")), {"habit": "b", "day": "2026-03-01"}]}
            """
        let checked = try run("journal check j.json", journal: text)
        #expect(
            checked.messages == [
                """
                j.json:1:25: error: 'name' is missing from 'habits[0]' [missing-member]
                  help: did you mean 'name' by 'nam'?
                """,
                "j.json:2:361: error: invalid 'completions[9].habit': 'b' is not the id of a habit"
                    + " in 'habits' [unknown-habit]",
            ])
        #expect(checked.text == "'j.json': completions 10; 1 left out, 1 breaking a rule\n")
    }
}
