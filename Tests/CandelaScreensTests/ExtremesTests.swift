import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// Screens of extreme data are complete and can be encoded.
struct ExtremesTests {
    private static let journal = """
        {"habits": [{"id": "a", "name": "?", "created": "0001-01-01"}, {"id": "b", "name": "x"}],
         "completions": [{"habit": "a", "day": "9999-12-31"}, {"habit": "a", "day": "0001-01-01"},
           {"habit": "b", "day": "2026-03-18"}],
         "practices": [{"day": "9999-12-31", "minutes": 1440}, {"day": "0001-01-01", "minutes": 1},
           {"day": "2026-03-18", "minutes": 1440}],
         "weighIns": [{"day": "0001-01-01", "weight": {"value": 30, "unit": "kg"}},
           {"day": "2026-03-18", "weight": {"value": 200, "unit": "kg"}, "note": "\\u0000"},
           {"day": "9999-12-31", "weight": {"value": 30, "unit": "kg"}}],
         "goal": {"weight": {"value": 200, "unit": "kg"}},
         "routines": [{"id": "r", "name": "?", "color": "?", "weeklyTarget": 7, "steps": [
           {"id": "t", "name": "?", "timer": {"kind": "intervals", "steps": [86400], "rounds": 100}},
           {"id": "q", "name": "?", "kind": "nope", "seconds": 86400}]}],
         "sessions": [{"id": "s", "routine": "r", "day": "9999-12-31", "state": "paused",
           "began": "9999-12-31T23:59:59Z", "ended": "0001-01-01T00:00:00Z", "seconds": 31536000}]}
        """

    /// A journal that breaks the rules of its records, but can be decoded.
    private static let beyond = """
        {"habits": [{"id": "", "name": "?", "weeklyTarget": 9223372036854775807, "target": -1e308},
           {"id": "a", "name": "?"}, {"id": "a", "name": "?", "weeklyTarget": -9223372036854775808}],
         "completions": [{"habit": "a", "day": "2026-03-18", "amount": 1e308},
           {"habit": "nope", "day": "2026-03-18", "id": ""}],
         "practices": [{"day": "2026-03-18", "minutes": 9223372036854775807},
           {"day": "2026-03-18", "minutes": 9223372036854775807, "habit": "nope"},
           {"day": "2026-03-17", "minutes": -9223372036854775808},
           {"day": "2026-03-17", "minutes": -9223372036854775808}],
         "weighIns": [{"day": "2026-03-17", "weight": {"value": 80, "unit": "kg"}, "bodyFat": -1e308},
           {"day": "2026-03-18", "weight": {"value": 81, "unit": "kg"}, "bodyFat": 1e308}],
         "goal": {"weight": {"value": 0.5, "unit": "kg"}},
         "celebratedStreaks": [{"days": -9223372036854775808, "runStart": "2026-03-18"},
           {"days": 9223372036854775807, "runStart": "2026-03-17", "habit": "nope"}],
         "routines": [
           {"id": "", "name": "?", "weeklyTarget": 9223372036854775807,
            "rule": {"priority": 9223372036854775807}},
           {"id": "r", "name": "?", "weeklyTarget": -9223372036854775808, "default": true,
            "rule": {"priority": -9223372036854775808}, "steps": [
           {"id": "t", "name": "?", "seconds": 9223372036854775807, "kind": "timer",
            "timer": {"kind": "countDown", "seconds": 9223372036854775807}},
           {"id": "t", "name": "?", "seconds": 9223372036854775807, "routine": "nope",
            "timer": {"kind": "intervals", "rounds": 9223372036854775807,
              "steps": [9223372036854775807, -9223372036854775808, 0]}}]}],
         "sessions": [{"id": "s", "routine": "r", "day": "2026-03-18", "state": "paused",
           "seconds": 9223372036854775807, "mood": 9223372036854775807},
           {"id": "s", "routine": "nope", "day": "2026-03-18", "seconds": -9223372036854775808}],
         "routineModes": [{"id": "", "name": "?", "routines": ["nope"]}],
         "settings": {"routineMode": "nope"}}
        """

    /// Extreme values of all options; each screen reads those it has.
    private static let options = [
        "{}",
        """
        {"selectedDay": "9999-12-31", "range": "all", "period": "month",
         "weekOffset": 9223372036854775807, "quickMinutes": 9223372036854775807,
         "heatMapRange": "all", "plannedDays": ["9999-12-31", "0001-01-01"],
         "opened": {"first": "9999-12-31", "grain": "month"},
         "picture": {"progress": true, "calendarStrip": true, "name": "\\u202e"},
         "weekdays": ["monday", "monday"], "milestones": true, "showsFilters": true,
         "goal": 1e308, "deletion": {"step": "pendingUndo", "until": "9999-12-31T23:59:59Z"},
         "run": {"session": "s", "step": "t", "since": "0001-01-01T00:00:00Z",
           "timer": {"state": "running", "elapsed": 9223372036854775807,
             "since": "0001-01-01T00:00:00Z"},
           "counts": [9223372036854775807, -9223372036854775808],
           "event": {"kind": "timerStopped", "step": "nope", "seconds": 9223372036854775807}}}
        """,
        """
        {"selectedDay": "0001-01-01", "weekOffset": -9223372036854775808, "quickMinutes": -1,
         "opened": {"first": "0001-01-01", "grain": "week"},
         "goal": -1e308, "deletion": {"step": "undoFailed"},
         "run": {"session": "nope", "timer": {"state": "paused", "elapsed": -9223372036854775808},
           "event": {"kind": "completed", "seconds": -1}}}
        """,
    ]

    private static let toasts = """
        [{"shown": "9999-12-31T23:59:59Z", "event": {"kind": "message", "id": "", "about": "error",
          "text": "?", "offer": {"intent": {"kind": "zzz"}, "text": "?"}}},
         {"shown": "0001-01-01T00:00:00Z", "event": {"kind": "deleted", "record": "habit",
          "ids": ["", "", "nope"], "until": "9999-12-31T23:59:59Z", "number": -1}},
         {"shown": "0001-01-01T00:00:00Z", "event": {"kind": "deleted", "record": "zzz",
          "ids": [], "until": "9999-12-31T23:59:59Z"}},
         {"shown": "0001-01-01T00:00:00Z", "event": {"kind": "notDeleted", "record": "weighIn",
          "count": 9223372036854775807}}]
        """

    private func read<Options: ScreenOptions>(
        _ type: Options.Type, from text: String
    ) throws -> any ScreenOptions {
        try JSONTextDecoder().decode(type, from: Array(text.utf8), file: "options.json")
    }

    private static let moments = [
        "0001-01-01T00:00:00Z", "2026-03-18T16:20:00Z", "9999-12-31T23:59:59Z",
    ]

    /// Every moment is combined with every journal and all options, and all options with every
    /// journal, but not all three in every way. The screens of a moment share the histories of
    /// habits, which are ten thousand years long.
    @Test(arguments: moments.indices)
    func `are drawn like other data`(moment: Int) throws {
        let within = try Journal.read(Array(Self.journal.utf8), file: "journal.json")
        let beyond = try Journal.read(Array(Self.beyond.utf8), file: "beyond.json")
        #expect(within.breaches.isEmpty)
        #expect(beyond.breaches.count > 20)
        for name in ScreenName.allCases {
            try check(name, at: moment, within.journal, beyond.journal)
        }
    }

    private func check(
        _ name: ScreenName, at moment: Int, _ within: Journal, _ beyond: Journal
    ) throws {
        let type = try #require(name.optionsType)
        let toasts = try JSONTextDecoder().decode(
            [Toast].self, from: Array(Self.toasts.utf8), file: "toasts.json")
        for (place, text) in Self.options.enumerated() {
            let journal = (moment + place).isMultiple(of: 2) ? within : beyond
            let options = try read(type, from: text)
            var context = Context(
                now: try #require(Instant(Self.moments[moment])), zone: try Zone("+14:00"))
            context.language = "ar-XB"
            context.typeSize = .accessibility5
            let screen = try Screen.make(
                name, phase: .ready(journal), options: options, toasts: toasts,
                of: try #require(AppDefinition.standard.first(with: name)), in: context)
            // A drawn screen can be encoded, and everything spoken has text.
            #expect(try !screen.json().isEmpty, "\(name)")
            #expect(!screen.spokenElements.map(\.accessibility.label).contains(""), "\(name)")
        }
    }
}
