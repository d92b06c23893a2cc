import CandelaRules
import Testing

/// A journal as version 1.0 of this package wrote it.
struct JournalMigrationTests {
    private static let old = """
        {
          "schemaVersion": "1.0",
          "habits": [
            {
              "id": "read",
              "name": "Read",
              "weeklyTarget": 4,
              "archived": false
            }
          ],
          "completions": [
            {
              "habit": "read",
              "day": "2026-03-18",
              "status": "skipped",
              "at": "2026-03-18T08:00:00+01:00",
              "amount": 12.5
            },
            {
              "habit": "read",
              "day": "2026-03-17",
              "status": "done",
              "id": "read/2026-03-18"
            },
            {
              "habit": "read",
              "day": "2026-03-18",
              "status": "done"
            }
          ],
          "practices": [
            {
              "day": "2026-03-18",
              "minutes": 20
            },
            {
              "day": "2026-03-18",
              "minutes": 20
            }
          ],
          "restDays": [
            "2026-03-16"
          ],
          "weighIns": [
            {
              "day": "2026-03-18",
              "weight": {
                "value": 75.5,
                "unit": "kg"
              },
              "at": "2026-03-18T07:00:00Z",
              "bodyFat": 20
            }
          ],
          "celebratedStreaks": [],
          "completedMilestones": [],
          "routines": [],
          "sessions": [],
          "routineModes": [],
          "settings": {
            "milestoneInterval": 10,
            "dayStart": "03:00",
            "firstWeekday": "sunday",
            "themeMode": "dark",
            "haptics": false,
            "motion": true,
            "timerSound": true,
            "trendSmoothing": true,
            "smartReminders": false,
            "healthSync": false
          }
        }

        """

    @Test func `a journal of version 1_0 keeps all its data, and its records get ids`() throws {
        let journal = try Journal.read(Array(Self.old.utf8), file: "old.json").journal
        #expect(journal.schemaVersion == "1.1")
        #expect(
            journal.completions.map(\.id) == [
                "completion/2026-03-18/1", "read/2026-03-18", "completion/2026-03-18/2",
            ])
        #expect(journal.practices.map(\.id) == ["practice/2026-03-18/1", "practice/2026-03-18/2"])
        #expect(journal.weighIns.map(\.id) == ["weighIn/2026-03-18/1"])
        #expect(journal.validate().isEmpty)
        // Without its ids and its version, it equals the old file byte for byte.
        let text = String(decoding: try journal.text(), as: UTF8.self)
            .replacing(#/,\n *"id": "(completion|practice|weighIn)\/[^"]*"/#, with: "")
        #expect(text.replacing("\"1.1\"", with: "\"1.0\"") == Self.old)
    }

    @Test func `migrating again changes nothing`() throws {
        let journal = try Journal.read(Array(Self.old.utf8), file: "old.json").journal
        #expect(try Journal.read(journal.text(), file: "new.json").journal == journal)
    }
}
