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

    @Test func `a journal of version 1_0 keeps all it says, and its records get ids`() throws {
        let journal = try Journal.read(Array(Self.old.utf8), file: "old.json").journal
        #expect(journal.schemaVersion == "1.1")
        #expect(
            journal.completions.map(\.id) == [
                "read/2026-03-18#2", "read/2026-03-18", "read/2026-03-18#3",
            ])
        #expect(journal.practices.map(\.id) == ["2026-03-18", "2026-03-18#2"])
        #expect(journal.weighIns.map(\.id) == ["2026-03-18T07:00:00Z"])
        #expect(journal.validate().isEmpty)
        // Without its ids and its version it is the old file, byte for byte.
        var bare = journal
        for position in [0, 2] { bare.completions[position].id = nil }
        for position in bare.practices.indices { bare.practices[position].id = nil }
        bare.weighIns[0].id = nil
        let text = String(decoding: try bare.text(), as: UTF8.self)
        #expect(text.replacing("\"1.1\"", with: "\"1.0\"") == Self.old)
    }

    @Test func `migrating again changes nothing`() throws {
        let journal = try Journal.read(Array(Self.old.utf8), file: "old.json").journal
        #expect(try Journal.read(journal.text(), file: "new.json").journal == journal)
    }
}
