import CandelaRules
import Testing

struct JournalReadingTests {
    private static let damaged = """
        {"habits": [{"id": "a", "name": "x"}, {"id": "b"}],
         "completions": [{"habit": "a", "day": "2026-02-30"},
                         {"habit": "a", "day": "2026-03-17"}, 7,
                         {"habit": "c", "day": "2026-03-18"}],
         "restDays": ["2026-03-01", "yesterday"],
         "weighIns": 5,
         "goal": {"weight": {"value": 0, "unit": "kg"}},
         "settings": {"dayStart": "3:00", "haptics": false}}
        """

    @Test func `lenient reading keeps every valid record and lists the others`() throws {
        let reading = try Journal.read(Array(Self.damaged.utf8), file: "j", lenient: true)
        let journal = reading.journal
        #expect(journal.habits.map(\.id) == ["a"])
        #expect(journal.completions.map(\.day) == [march(17), march(18)])
        #expect(journal.restDays == [march(1)])
        #expect(journal.weighIns.isEmpty)
        #expect(journal.goal == nil)
        #expect(journal.settings.dayStart == .midnight)
        #expect(!journal.settings.playsHaptics)
        let places = reading.omissions.map { "\($0.place?.description ?? "?") \($0.id)" }
        #expect(
            places == [
                "j:1:39 missing-member", "j:2:40 invalid-value", "j:3:55 type-mismatch",
                "j:5:29 invalid-value", "j:6:14 type-mismatch", "j:7:31 invalid-value",
                "j:8:27 invalid-value",
            ])
        // The third readable record in the file, and the second in the journal.
        #expect(reading.breaches.map { $0.place?.description } == ["j:4:28"])
        // The fourth element of the list in the file.
        #expect(
            reading.breaches.map { $0.message.hasPrefix("invalid 'completions[3].habit': ") }
                == [true])
    }

    @Test func `a record left out is reported once`() throws {
        let text = #"""
            {"weighIns": [
                {"id": "w", "day": "2026-03-18", "weight": {"value": 80, "unit": "stones"}},
                {"id": "v", "day": "2026-03-18", "weight": {"value": 80, "unit": "kg"}}],
             "settings": {"motto": "on"}}
            """#
        let reading = try Journal.read(Array(text.utf8), file: "j", lenient: true)
        #expect(reading.omissions.map(\.id) == ["unknown-value"])
        // Neither the id, which comes after the weight, nor the unit once more.
        let lines = reading.warnings.compactMap { $0.place?.line }
        #expect(!lines.contains(2))
        #expect(reading.journal.weighIns.map(\.id) == ["v"])
    }

    @Test func `strict reading lists everything that cannot be read`() throws {
        let error = #expect(throws: JSONDecodingError.self) {
            try Journal.read(Array(Self.damaged.utf8), file: "j")
        }
        #expect(error?.diagnostics.count == 7)
    }

    @Test func `a list of invalid records is read in one pass`()
        throws
    {
        let bad = Array(repeating: #"{"day": "2026-03-18"}"#, count: 20_000)
        let text = #"{"completions": [\#(bad.joined(separator: ","))]}"#
        let reading = try Journal.read(Array(text.utf8), file: "j", lenient: true)
        #expect(reading.omissions.count == 101)
        #expect(reading.omissions.last?.message == "19900 more of this kind are not listed")
        #expect(reading.journal.completions.isEmpty)
    }

    // MARK: Unknown members

    private static let newer = """
        {
          "schemaVersion": "1.7",
          "habits": [
            {
              "id": "a",
              "name": "x",
              "archived": false,
              "shared": {"with": ["b", {"n": 1e400}], "since": null}
            }
          ],
          "completions": [
            {
              "habit": "a",
              "day": "2026-03-18",
              "status": "done",
              "precision": 123456789012345678901234567890.10
            }
          ],
          "practices": [],
          "restDays": [],
          "weighIns": [
            {
              "day": "2026-03-18",
              "weight": {
                "value": 75.5,
                "unit": "kg",
                "error": 0.10
              },
              "\\ud800": "\\udc00 é",
              "id": "w"
            }
          ],
          "goal": {
            "weight": {
              "value": 70,
              "unit": "kg",
              "why": "😀"
            },
            "by": "2027-01-01"
          },
          "celebratedStreaks": [
            {
              "days": 7,
              "runStart": "2026-03-01",
              "seen": 2
            }
          ],
          "completedMilestones": [
            {
              "weight": {
                "value": 76,
                "unit": "kg",
                "x": 1
              },
              "start": {
                "value": 80,
                "unit": "kg",
                "y": 2
              },
              "celebrated": true,
              "z": 3
            }
          ],
          "routines": [
            {
              "id": "r",
              "name": "R",
              "steps": [
                {
                  "id": "s",
                  "name": "S",
                  "kind": "timer",
                  "items": [],
                  "timer": {
                    "kind": "countDown",
                    "seconds": 60,
                    "sound": "bell"
                  },
                  "steps": [],
                  "weather": "dry"
                }
              ],
              "rule": {
                "times": [],
                "days": [],
                "places": [],
                "priority": 1,
                "moods": [1]
              },
              "default": false,
              "icon": "sun"
            }
          ],
          "sessions": [
            {
              "id": "t",
              "routine": "r",
              "day": "2026-03-18",
              "state": "finished",
              "completed": [],
              "skipped": [],
              "seconds": 5,
              "heartRate": [60, 61]
            }
          ],
          "routineModes": [
            {
              "id": "m",
              "name": "M",
              "routines": ["r"],
              "glyph": "g"
            }
          ],
          "settings": {
            "milestoneInterval": 5,
            "dayStart": "00:00",
            "firstWeekday": "monday",
            "themeMode": "system",
            "haptics": true,
            "motion": true,
            "timerSound": true,
            "trendSmoothing": true,
            "smartReminders": false,
            "healthSync": false,
            "fontScale": 1.50
          },
          "newThing": -0.0
        }
        """

    @Test func `members of a newer version are preserved in every record`() throws {
        var canonical = JSONWriter()
        canonical.copy(try JSONDocument(parsing: Array(Self.newer.utf8), file: "j").root)
        // Unknown members follow known ones, so only the position of the weigh-in's id changes.
        let expected = String(decoding: canonical.finish(), as: UTF8.self)
            .replacing(
                "      \"\\ud800\": \"\\udc00 é\",\n      \"id\": \"w\"",
                with: "      \"id\": \"w\",\n      \"\\ud800\": \"\\udc00 é\"")
        let journal = try Journal.read(Array(Self.newer.utf8), file: "j").journal
        let written = String(decoding: try journal.text(), as: UTF8.self)
            .replacing(#/,\n *"id": "(completion|practice)\/[^"]*"/#, with: "")
        #expect(written == expected)
        let again = try Journal.read(journal.text(), file: "j").journal
        #expect(again == journal)
        #expect(try again.text() == journal.text())
    }

    @Test func `unknown members survive changes to known ones`() throws {
        var journal = try Journal.read(Array(Self.newer.utf8), file: "j").journal
        journal.weighIns[0].weight = Weight(unchecked: 160, .pounds)
        journal.habits[0].name = "y"
        try journal.toggle(habit: "a", on: march(18), now: endOfMarch)
        let text = String(decoding: try journal.text(style: .compact), as: UTF8.self)
        #expect(text.contains(#""weight":{"value":160,"unit":"lb","error":0.10}"#))
        #expect(text.contains(#""shared":{"with":["b",{"n":1e400}],"since":null}"#))
        #expect(text.contains(#""status":"open""#) && text.contains("precision"))
    }

    // MARK: Versions

    @Test(arguments: [
        ("1", "1.1"), ("1.0", "1.1"), ("1.1", "1.1"), ("1.7", "1.7"), ("1.10", "1.10"),
    ])
    func `a newer minor version is kept`(read: String, written: String) throws {
        let journal = try Journal.read(
            Array(#"{"schemaVersion": "\#(read)"}"#.utf8), file: "j"
        ).journal
        #expect(journal.schemaVersion == written)
    }

    @Test(arguments: [
        (
            "2.0",
            "version 2.0 is newer than this program supports, and data it does not understand"
                + " would be lost: update the program, which reads 1.x"
        ),
        ("0.9", "there is no version 0.9 of journals: use '1.1'"),
        ("1.x", "'1.x' is not a version such as '1.1'"), ("", "'' is not a version such as '1.1'"),
        ("1.", "'1.' is not a version such as '1.1'"),
        ("-1", "'-1' is not a version such as '1.1'"),
        ("1.2.3", "'1.2.3' is not a version such as '1.1'"),
    ])
    func `a version that cannot be read without loss is rejected`(version: String, reason: String) {
        for lenient in [false, true] {
            let error = #expect(throws: JSONDecodingError.self) {
                try Journal.read(
                    Array(#"{"schemaVersion": "\#(version)"}"#.utf8), file: "j", lenient: lenient)
            }
            #expect(
                error?.description
                    == "j:1:19: error: invalid 'schemaVersion': \(reason) [invalid-value]")
        }
    }
}
