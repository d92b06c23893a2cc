import CandelaDTCG
import CandelaRules
import CandelaTool
import Foundation
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

    /// A journal with each member of each kind of record, in the order of the schema.
    private static let complete = #"""
        {"habits": [
          {"id": "h", "name": "Run", "symbol": "figure.run", "color": "#112233",
           "created": "2026-01-02", "note": "n", "weeklyTarget": 3,
           "earlierTargets": [{"until": "2026-02-01", "weeklyTarget": 2}, {"until": "2026-02-08"}],
           "unit": "km", "target": 2.5, "atMost": true,
           "earlierAmounts": [
             {"until": "2026-02-01", "unit": "mi", "target": 2, "atMost": true}],
           "archived": true},
          {"id": "g", "name": "G", "unit": "kg", "target": 80.5}],
         "completions": [
          {"habit": "h", "day": "2026-03-18", "status": "skipped",
           "at": "2026-03-18T07:00:01+01:00", "amount": 0.1, "note": " n ", "id": "c",
           "replaced": [{"habit": "h", "day": "2026-03-18", "status": "done", "id": "b"}]},
          {"habit": "g", "day": "2026-03-18", "status": "open", "at": "2026-03-18T23:59:59Z"}],
         "practices": [
          {"day": "2026-03-18", "minutes": 20, "habit": "h", "at": "2026-03-18T07:00:00+01:00",
           "note": "n;\t,\n", "id": "p"}],
         "restDays": ["2026-03-17"],
         "weighIns": [
          {"day": "2026-03-18", "weight": {"value": 77.4, "unit": "kg"},
           "at": "2026-03-18T07:00:00+01:00", "bodyFat": 22.5, "note": "n", "id": "w"}],
         "goal": {"weight": {"value": 75, "unit": "kg"}, "start": {"value": 80, "unit": "kg"},
          "day": "2026-03-01", "at": "2026-03-01T07:00:00+01:00", "startEntry": "w"},
         "celebratedStreaks": [{"days": 7, "runStart": "2026-03-01", "habit": "h"}],
         "completedMilestones": [
          {"weight": {"value": 78, "unit": "kg"}, "start": {"value": 80, "unit": "kg"},
           "day": "2026-03-18", "goal": "2026-03-01T06:00:00Z", "entry": "w", "celebrated": true}],
         "routines": [
          {"id": "r", "name": "R", "color": "orange", "rule": {"times": ["morning"],
           "days": ["monday"], "places": ["home"], "priority": 2}, "weeklyTarget": 5,
           "earlierTargets": [{"until": "2026-02-01", "weeklyTarget": 2}],
           "default": true, "steps": [
           {"id": "s", "name": "S", "kind": "timer", "symbol": "timer", "color": "#000000",
            "seconds": 60, "timer": {"kind": "intervals", "steps": [20, 10], "rounds": 2}},
           {"id": "t", "name": "T", "kind": "task", "items": ["a", "b"]},
           {"id": "a", "name": "A", "kind": "action", "target": "app"},
           {"id": "q", "name": "Q", "kind": "sequence",
            "steps": [{"id": "u", "name": "U", "kind": "routine", "routine": "o"}]}]},
          {"id": "o", "name": "O", "steps": []}],
         "sessions": [
          {"id": "1", "routine": "r", "day": "2026-03-18", "state": "finished",
           "began": "2026-03-18T07:00:00+01:00", "ended": "2026-03-18T07:20:00+01:00",
           "completed": ["s"], "skipped": ["t"], "seconds": 1200, "mood": 4, "values": [
            {"step": "s", "number": 1.5, "counts": [1, 2], "answer": "x", "seconds": 5,
             "note": "n"}]}],
         "routineModes": [{"id": "m", "name": "M", "routines": ["r"]}],
         "own": {"book": [{"id": "1", "title": "=T", "pages": [1, null]}], "page": [{"id": "2"}]},
         "settings": {"unit": "kg", "height": 180.5, "milestoneInterval": 10, "dayStart": "03:00",
          "firstWeekday": "sunday", "skipsKeepStreak": true, "accent": "#112233",
          "themeMode": "dark", "haptics": false, "motion": false, "timerSound": false,
          "appIcon": "night", "trendSmoothing": false, "dailyReminder": "08:00",
          "smartReminders": true, "healthSync": true, "routineMode": "m",
          "own": {"club": {"pages": 90}}}}
        """#

    /// Collects the names of the members of values by the schema's definition of each, and so on
    /// inwards.
    private func collect(
        _ values: [Any], of name: String, _ definitions: [String: Any],
        _ found: inout [String: Set<String>]
    ) {
        let definition = definitions[name] as? [String: Any]
        let members = definition?["properties"] as? [String: [String: Any]] ?? [:]
        for object in values.compactMap({ $0 as? [String: Any] }) where !members.isEmpty {
            found[name, default: []].formUnion(object.keys)
            for (member, value) in object {
                let items = members[member]?["items"] as? [String: Any]
                let reference = (items ?? members[member])?["$ref"] as? String
                guard let next = reference?.split(separator: "/").last else { continue }
                let inner = items == nil ? [value] : value as? [Any] ?? []
                collect(inner, of: String(next), definitions, &found)
            }
        }
    }

    @Test func `a table restores each member of each record`() throws {
        let bench = try ToolHarness(["j.json": Self.complete])
        let schema = try JSONSerialization.jsonObject(
            with: Data(bench.run("schema journal").text.utf8))
        let definitions = try #require((schema as? [String: Any])?["$defs"] as? [String: Any])
        let journal = try JSONSerialization.jsonObject(with: Data(Self.complete.utf8))
        var found: [String: Set<String>] = [:]
        collect([journal], of: "Journal", definitions, &found)
        #expect(found.count == 18, "\(found.keys)")
        for (name, members) in found {
            let known = (definitions[name] as? [String: Any])?["properties"] as? [String: Any]
            #expect(
                Set(known.map { Array($0.keys) } ?? []).subtracting(["schemaVersion"]) == members)
        }
        let whole = bench.run("export json j.json")
        #expect(whole.status == .success && whole.messages.isEmpty, "\(whole.report)")
        for option in ["", " --spreadsheet-safe"] {
            try bench.write("j.csv", bench.run("export csv j.json" + option).text)
            let restored = bench.run("import csv j.csv")
            #expect(restored.text == whole.text)
            #expect(restored.messages.count == 1, "\(restored.report)")
        }
    }

    @Test func `members of a newer version are counted, which json keeps`() throws {
        let bench = try ToolHarness([
            "j.json": #"{"schemaVersion": "1.7", "moods": [1, 2], "sleep": {"x": 1}}"#
        ])
        let message =
            "a table does not hold 2 members of a newer version: 'moods', 'sleep' [left-out]"
        #expect(bench.run("export csv j.json").report.contains(message))
        let json = bench.run("export json j.json")
        #expect(!json.report.contains("left-out") && json.text.contains("\"moods\""))
        #expect(
            bench.run("export csv j.json --for libra").report.contains(
                "hold these: 2 members of a newer version"))
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
