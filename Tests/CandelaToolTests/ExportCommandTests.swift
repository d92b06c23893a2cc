import CandelaDTCG
import CandelaRules
import CandelaTool
import Testing

struct ExportCommandTests {
    /// A journal with one of every kind of record.
    private var journal: Journal {
        var journal = Journal()
        var habit = Habit(id: "r", name: "Run, \"easy\" \u{1F3C3} جري")
        habit.note = "two\nlines"
        habit.weeklyTarget = 3
        journal.habits = [habit]
        let day = CalendarDay(daysSince1970: 20_530)
        var rest = Completion(habit: "r", day: day, status: .rest)
        rest.amount = 0.1
        journal.completions = [Completion(habit: "r", day: day.next), rest]
        var practice = Practice(day: day, minutes: 12)
        practice.at = ZonedInstant(Instant(secondsSince1970: 1_773_850_800), offset: 3600)
        journal.practices = [practice]
        journal.restDays = [day]
        var weighIn = WeighIn(day: day, weight: Weight(unchecked: 77.35, .kilograms))
        weighIn.bodyFat = 20.3
        journal.weighIns = [weighIn]
        journal.goal = WeightGoal(Weight(unchecked: 160.5, .pounds))
        journal.celebratedStreaks = [CelebratedStreak(days: 7, runStart: day)]
        journal.completedMilestones = [CompletedMilestone(Weight(unchecked: 75, .kilograms))]
        journal.settings.unit = .kilograms
        journal.settings.firstWeekday = .sunday
        return journal
    }

    @Test func `json restores the same journal`() throws {
        let bench = try ToolHarness()
        let written = String(decoding: try JSONTextEncoder().encode(journal), as: UTF8.self)
        try bench.write("j.json", written)
        let outcome = bench.run("export json j.json --out copy/k.json")
        #expect(outcome.status == .success)
        #expect(outcome.output.isEmpty)
        var warnings: [Diagnostic] = []
        let read = try JSONTextDecoder().decode(
            Journal.self, from: Array(try bench.text("copy/k.json").utf8), file: "k",
            warnings: &warnings)
        var whole = journal
        whole.identify()
        #expect(read == whole)
        #expect(warnings.isEmpty)
        #expect(bench.run("export json copy/k.json").text == written)
    }

    @Test func `a table for spreadsheets guards formulas, and restores the same journal`() throws {
        let json = #"{"habits": [{"id": "a", "name": "=1+1", "target": 1.5}]}"#
        let bench = try ToolHarness(["j.json": json])
        let exact = bench.run("export csv j.json")
        let safe = bench.run("export csv j.json --spreadsheet-safe")
        #expect(exact.text.contains("habit,a,,=1+1,") && safe.text.contains("habit,a,,'=1+1,"))
        #expect(safe.text.contains(",1.5,"))
        try bench.write("exact.csv", exact.text)
        try bench.write("safe.csv", safe.text)
        let read = ["exact", "safe"].map { bench.run("import csv \($0).csv").text }
        #expect(read[0] == read[1] && read[0].contains("\"=1+1\""))
    }

    @Test func `data outside of the journal's format is reported`() throws {
        let outcome = try ToolHarness(["j.json": "{\"habit\": []}"]).run("export json j.json")
        #expect(outcome.report.contains("j.json:1:2: warning: "))
    }

    @Test func `what an app has no place for is counted`() throws {
        let bench = try ToolHarness()
        try bench.write(
            "j.json", String(decoding: try JSONTextEncoder().encode(journal), as: UTF8.self))
        let outcome = bench.run("export csv j.json --for habitbull")
        #expect(outcome.status == .success)
        #expect(outcome.text.hasPrefix("HabitName,"))
        #expect(
            outcome.report.contains(
                "the format of habitbull does not hold these: 1 skipped, rest or open days"))
        #expect(bench.run("export csv j.json --for libra").text.contains("#Units: kg"))
    }
}
