import CandelaRules
import Foundation
import Testing

struct JournalTests {
    private func journal(_ text: String) throws -> Journal {
        try JSONDecoder().decode(Journal.self, from: Data(text.utf8))
    }

    /// The message and place of the error.
    private func problem(_ text: String) -> String? {
        do {
            _ = try journal(text)
            return nil
        } catch DecodingError.dataCorrupted(let context) {
            let path = context.codingPath.map { key in
                key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
            }
            return path.joined() + ": " + context.debugDescription
        } catch {
            return "\(error)"
        }
    }

    @Test func `an empty object is a journal with default settings`() throws {
        let journal = try journal("{}")
        #expect(journal == Journal())
        #expect(journal.settings.milestoneInterval == .five)
        #expect(journal.settings.dayStart == .midnight)
        #expect(journal.settings.firstWeekday == .monday)
        #expect(journal.settings.themeMode == .system)
        #expect(journal.settings.playsHaptics)
        #expect(journal.displayUnit(usually: .pounds) == .pounds)
    }

    static let full = """
        {"schemaVersion": "1.0",
         "habits": [{"id": "read", "name": "Read", "created": "2026-02-26", "note": "A page?",
                     "weeklyTarget": 4, "unit": "pages", "target": 10, "archived": true}],
         "completions": [{"habit": "read", "day": "2026-03-18", "status": "skipped",
                          "at": "2026-03-18T08:00:00+01:00", "amount": 12.5, "note": "n", "id": "c"},
                         {"habit": "read", "day": "2026-03-17"}],
         "practices": [{"day": "2026-03-18", "minutes": 20, "habit": "read", "id": "p"}],
         "restDays": ["2026-03-16"],
         "weighIns": [{"day": "2026-03-18", "weight": {"value": 75.5, "unit": "kg"},
                       "at": "2026-03-18T07:00:00Z", "bodyFat": 20, "note": "n", "id": "w"}],
         "goal": {"weight": {"value": 70, "unit": "kg"}, "start": {"value": 80, "unit": "kg"},
                  "day": "2026-01-01"},
         "celebratedStreaks": [{"days": 7, "runStart": "2026-03-01", "habit": "read"}],
         "completedMilestones": [{"weight": {"value": 76, "unit": "kg"}, "day": "2026-03-02",
                                  "celebrated": true}],
         "settings": {"unit": "kg", "milestoneInterval": 10, "dayStart": "03:00",
                      "firstWeekday": "sunday", "accent": "teal", "themeMode": "dark",
                      "haptics": false}}
        """

    @Test func `everything written can be read back`() throws {
        let journal = try journal(Self.full)
        #expect(journal.habits[0].weeklyTarget == 4)
        #expect(journal.completions[0].at?.offset == 3600)
        #expect(journal.completions[1].status == .done)
        #expect(journal.weighIns[0].at?.offset == nil)
        #expect(journal.settings.dayStart == TimeOfDay(hour: 3))
        #expect(journal.displayUnit(usually: .pounds) == .kilograms)
        let again = try JSONDecoder().decode(
            Journal.self, from: try JSONEncoder().encode(journal))
        #expect(again == journal)
        let empty = try JSONDecoder().decode(
            Journal.self, from: try JSONEncoder().encode(Journal()))
        #expect(empty == Journal())
    }

    @Test(arguments: [
        (
            #"{"restDays": ["2026-02-30"]}"#,
            ".restDays[0]: '2026-02-30' is not a day such as 2026-03-18"
        ),
        (
            #"{"weighIns": [{"day": "2026-03-18", "weight": {"value": 75, "unit": "stone"}}]}"#,
            ".weighIns[0].weight.unit: unknown weight unit 'stone': use one of 'lb', 'kg'"
        ),
        (
            #"{"weighIns": [{"day": "2026-03-18", "weight": {"value": 0.4, "unit": "kg"}}]}"#,
            ".weighIns[0].weight.value: a weight of 0.4 kg is out of range: use 0.5 to 680.0 kg"
        ),
        (
            #"{"goal": {"weight": {"value": 1501, "unit": "lb"}}}"#,
            ".goal.weight.value: a weight of 1501.0 lb is out of range: use 1.0 to 1500.0 lb"
        ),
        (
            #"{"habits": [{"id": "a", "name": "x"}], "completions": [{"habit": "a", "day": "2026-03-18", "status": "sone"}]}"#,
            ".completions[0].status: unknown status 'sone': use one of 'done', 'missed', 'skipped', 'rest', 'open'"
        ),
        (
            #"{"settings": {"milestoneInterval": 7}}"#,
            ".settings.milestoneInterval: unknown milestone interval 7: use 5, 10 or 15"
        ),
        (
            #"{"settings": {"dayStart": "3:00"}}"#,
            ".settings.dayStart: '3:00' is not a time of day such as 03:00"
        ),
        (
            #"{"settings": {"firstWeekday": "funday"}}"#,
            ".settings.firstWeekday: unknown weekday 'funday': use one of 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'"
        ),
        (
            #"{"practices": [{"day": "2026-03-18", "minutes": 5, "at": "2026-03-18T08:00:00"}]}"#,
            ".practices[0].at: '2026-03-18T08:00:00' is not an instant such as 2026-03-18T17:20:00+01:00 or 2026-03-18T16:20:00Z"
        ),
    ])
    func `an invalid value is reported with its place`(text: String, expected: String) {
        #expect(problem(text) == expected)
    }

    @Test func `rejects values that are not numbers`() {
        let text =
            #"{"weighIns": [{"day": "2026-03-18", "weight": {"value": "NaN", "unit": "kg"}}]}"#
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "NaN")
        #expect(throws: DecodingError.self) {
            try decoder.decode(Journal.self, from: Data(text.utf8))
        }
    }

    @Test func `accepts unknown keys and words of open vocabularies`() throws {
        let journal = try journal(
            #"{"future": 1, "settings": {"themeMode": "sepia", "schemaVersion": "1.7"}}"#)
        #expect(journal.settings.themeMode == ThemeMode(rawValue: "sepia"))
        #expect(try self.journal(#"{"schemaVersion": "1.7"}"#).schemaVersion == "1.7")
    }

    @Test func `unknown members survive any coder`() throws {
        let text =
            #"{"new": {"a": [1, 2.5, "x", true, null]}, "weighIns": [{"day": "2026-03-18","#
            + #" "weight": {"value": 75, "unit": "kg", "error": 0.5}, "more": -7}]}"#
        let read = try journal(text)
        let again = try JSONDecoder().decode(Journal.self, from: try JSONEncoder().encode(read))
        #expect(again == read)
        #expect(again == (try Journal.read(Array(text.utf8), file: "j").journal))
        let written = String(decoding: try again.text(style: .compact), as: UTF8.self)
        #expect(written.contains(#""new":{"a":[1,2.5,"x",true,null]}"#))
        #expect(
            written.contains(
                #""weight":{"value":75,"unit":"kg","error":0.5},"id":"weighIn/2026-03-18/1","more":-7"#
            ))
    }

    @Test func `finds a habit by id or by a unique name`() {
        var journal = Journal()
        journal.habits = [
            Habit(id: "1", name: "Read"), Habit(id: "2", name: "Run"), Habit(id: "3", name: "Run"),
            Habit(id: "Read", name: "Other"),
        ]
        #expect(journal.habit(named: "2")?.id == "2")
        #expect(journal.habit(named: "Read")?.id == "Read")
        #expect(journal.habit(named: "Other")?.id == "Read")
        #expect(journal.habit(named: "Run") == nil)
        #expect(journal.habit(named: "read") == nil)
    }
}
