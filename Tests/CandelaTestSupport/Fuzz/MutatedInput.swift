import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

/// A kind of document that the tool reads, mutated randomly.
package struct MutatedInput: Sendable, CustomStringConvertible {
    /// The document's name.
    package let name: String

    /// The number of inputs relative to other kinds, since some take longer.
    package private(set) var share = 1.0

    /// The command that reads the document from standard input and uses it.
    package let words: [String]

    private let mutation: InputMutation

    /// The text around the document on standard input.
    package private(set) var frame = (before: "", after: "")

    package var description: String { name }

    /// The document generated from a seed.
    package func document(_ seed: Int) -> [UInt8] {
        let document = mutation.input(seed)
        guard !frame.before.isEmpty else { return document }
        // A line of a stream contains no line feed.
        return document.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
    }
}

// MARK: The documents

extension MutatedInput {
    /// The files that commands read in addition to the document.
    package static let files = ["j.json": journal]

    private static let journal = """
        {"habits": [{"id": "read", "name": "Read"}, {"id": "run", "name": "Run"}],
         "completions": [{"habit": "read", "day": "2026-03-17"}],
         "weighIns": [{"id": "w", "day": "2026-03-16", "weight": {"value": 171, "unit": "lb"}}],
         "goal": {"weight": {"value": 150, "unit": "lb"}},
         "routines": [{"id": "r", "name": "Morning", "steps": [{"id": "bed", "name": "Bed"},
          {"id": "breathe", "name": "Breathe", "kind": "timer", "timer": {"kind": "countDown", "seconds": 300}}]}]}
        """

    private static let screen = ["screen", "habit.list", "--journal", "j.json"]

    package static let all = [
        MutatedInput(
            name: "brand", share: 0.2, words: screen + ["--theme", "-"],
            mutation: mutation(brands, FuzzSeeds.words)),
        MutatedInput(
            name: "catalog", words: ["phrases", "check", "-"],
            mutation: mutation(catalogs, ["%(count)lld", "%(a)@ "])),
        MutatedInput(
            name: "app", words: screen + ["--app", "-"],
            mutation: mutation(apps, ["\"habit.form\"", "\"key\": \"app.name.habit\", "])),
        MutatedInput(
            name: "event", words: screen + ["--event", "-"],
            mutation: mutation(
                events, ["\"undo\"", "\"9999-12-31\"", "\"value\": 1, ", "\"ids\": [], "])),
        MutatedInput(
            name: "session", words: ["stream"],
            mutation: mutation(sessions, ["\"undo\"", "\"9999-12-31\""]),
            frame: (
                #"{"id": 1, "context": {"now": "2026-03-18T17:20:00+01:00"}, "event": {"intent": {"kind": "report", "about": "time"}}, "session": "#,
                "}\n"
            )),
    ]

    private static func mutation(_ texts: [String], _ words: [String]) -> InputMutation {
        let usual = [
            "null", "[]", "{}", "-0", "1e999", "9007199254740993", "\"\\u0000\"", "\"\"", "true",
            "[[[[]]]]", "\"x\": 1, ", "\"2026-02-30\"", "-1", "\"\u{202E}\"",
        ]
        return InputMutation(of: texts.map { Array($0.utf8) }, words: usual + words)
    }

    private static let brands = [
        ##"""
        {"color": {"$type": "color", "accent": {"$value": {"colorSpace": "srgb", "components": [0.2, 0.3, 0.8]}},
          "background": {"$value": "{mode.background}"}},
         "space": {"$type": "dimension", "card": {"$value": {"value": 9, "unit": "px"}}},
         "opacity": {"$type": "number", "disabled": {"$value": 0.4}},
         "haptic": {"undo": {"$type": "number", "$value": 0.4, "$extensions": {"org.candela": {"haptic": "light"}}}}}
        """##,
        ##"""
        {"type": {"body": {"$type": "typography", "$value": {"fontFamily": ["Inter", "serif"], "fontSize":
          {"value": 17, "unit": "px"}, "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.3},
          "$extensions": {"org.candela": {"textStyle": "body", "minimumScale": 0.8}}}},
         "motion": {"micro": {"$type": "transition", "$value": {"duration": {"value": 200, "unit": "ms"}, "delay":
          {"value": 0, "unit": "ms"}, "timingFunction": [0.4, 0, 0.6, 1]}, "$extensions": {"org.candela":
          {"spring": {"response": 0.3, "damping": 0.7}, "scale": {"from": 1, "to": 0.9}}}}},
         "acme": {"ribbon": {"color": {"$type": "color", "$value": "{color.primary}"}}}}
        """##,
        ##"""
        {"version": "2025.10", "sets": {"s": {"sources": [{"radius": {"card": {"$type": "dimension", "$value":
          {"value": 4, "unit": "px"}}}}]}}, "modifiers": {"appearance": {"contexts": {"light": [],
          "dark": [{"color": {"accent": {"$type": "color", "$value": {"colorSpace": "oklch", "components": [0.7, 0.1, 140]}}}}]},
          "default": "light"}}, "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/appearance"}]}
        """##,
    ]

    private static let catalogs = [
        #"""
        {"sourceLanguage": "en", "version": "1.0", "strings": {
         "streak.message.never": {"comment": "c", "extractionState": "manual", "localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Now"}},
          "en-GB": {"stringUnit": {"state": "translated", "value": "Now, then"}}}},
         "habit.list.title": {"shouldTranslate": true, "localizations": {"en": {"stringUnit": {"value": "Mine"}}}},
         "countdown.hours.spoken": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%(hours)lld hour to go"}},
          "other": {"stringUnit": {"state": "translated", "value": "%(hours)lld hours to go"}}}}}}}}}
        """#,
        #"""
        {"sourceLanguage": "en", "strings": {"duration.minutesSeconds": {"localizations": {"en": {"stringUnit":
         {"value": "%#@minutes@ and %#@seconds@"}, "substitutions": {
          "minutes": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
           "one": {"stringUnit": {"value": "%arg min"}}, "other": {"stringUnit": {"value": "%arg mins"}}}}},
          "seconds": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
           "one": {"stringUnit": {"value": "%arg sec"}}, "other": {"stringUnit": {"value": "%arg secs"}}}}}}}}}},
         "version": "1.0"}
        """#,
    ]

    private static let apps = [
        #"""
        {"id": "moonlight", "name": {"text": "Moonlight", "translations": {"nl": "Maanlicht", "pt-BR": "Luar"}},
         "theme": "habit", "screens": ["habit.list", "habit.detail", "practice.dashboard"],
         "tabs": [{"screen": "habit.list", "icon": "icon.checklist", "id": "list"},
          {"screen": "sky.tonight", "icon": "icon.moon", "selectedIcon": "icon.star", "label": {"text": "Sky"}}]}
        """#,
        #"""
        {"id": "a", "name": {"key": "app.name.habit"}, "theme": "practice", "screens": ["habit.list"]}
        """#,
    ]

    private static let events = [
        #"{"intent": {"kind": "toggle", "habit": "read", "day": "2026-03-18"}}"#,
        #"{"intent": {"kind": "log", "record": "practice", "minutes": 12, "habit": "run", "day": "2026-03-17"}}"#,
        #"{"intent": {"kind": "log", "record": "weighIn", "id": "w", "format": "weight", "unit": "lb", "min": 1, "max": 1500}, "value": 170.5}"#,
        #"{"intent": {"kind": "delete", "record": "habit", "ids": ["read", "run"]}}"#,
        #"{"intent": {"kind": "undo", "record": "habit", "ids": ["read"]}}"#,
        #"{"intent": {"kind": "open", "screen": "habit.detail", "as": "sheet", "habit": "read", "day": "2026-03-01", "grain": "week"}}"#,
        #"{"intent": {"kind": "open", "screen": "routine.run", "as": "cover", "routine": "r"}}"#,
        #"{"intent": {"kind": "choose", "option": "windows.from.habits", "value": "run"}}"#,
        #"{"intent": {"kind": "enter", "option": "windows.rows"}, "value": 3}"#,
        #"{"intent": {"kind": "set", "setting": "unit", "value": "kg"}}"#,
        #"{"intent": {"kind": "set", "setting": "dailyReminder", "format": "time"}, "value": "08:30"}"#,
        #"{"intent": {"kind": "start", "routine": "r"}}"#,
        #"{"intent": {"kind": "celebrate", "days": 7, "habit": "read"}}"#,
        #"{"intent": {"kind": "celebrate", "weight": 170, "unit": "lb"}}"#,
        #"{"intent": {"kind": "report", "about": "save", "value": true, "id": 1}}"#,
        #"{"intent": {"kind": "app", "name": "x", "value": [{"a": [1, true, "b"]}, -2.5e3]}}"#,
        #"{"intent": {"kind": "clear", "options": ["windows"]}}"#,
    ]

    /// Sessions with pending state: hidden rows, a run with a timer, a failed save.
    private static let sessions: [String] = {
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read"), Habit(id: "run", name: "Run")]
        journal.weighIns = [WeighIn(day: day, weight: Weight(unchecked: 171, .pounds))]
        var timer = RoutineStep(id: "breathe", name: "Breathe", kind: .timer)
        timer.timer = .countDown(seconds: 300)
        var routine = Routine(id: "r", name: "Morning")
        routine.steps = [RoutineStep(id: "bed", name: "Bed"), timer]
        journal.routines = [routine]
        let failed = Intent.report(.init(.save, false))
        func played(_ options: some ScreenOptions, _ intents: [Intent]) -> String {
            let app = AppDefinition.standard.first(with: type(of: options).screen) ?? .habit
            guard var session = try? Session(journal, at: options, of: app) else { return "" }
            let context = Context(
                now: Instant(secondsSince1970: 1_773_850_790), zone: .utc)
            for intent in intents { _ = try? session.send(Event(intent), in: context) }
            return (try? JSONTextEncoder(style: .compact).encode(session))
                .map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
        return [
            played(HabitListOptions(), [.delete(.habit, ids: ["read"])]),
            played(HabitListOptions(), [.toggle(habit: "run", day: day), failed]),
            played(WeightSettingsOptions(), [.deleteAll(.weighIn)]),
            played(
                RoutineStreaksOptions(),
                [
                    .start(Intent.Run(routine: "r")),
                    .complete(Intent.Run(session: "r/2026-03-18", step: "bed")),
                    .start(Intent.Run(session: "r/2026-03-18", step: "breathe")),
                ]),
            played(
                PracticeStatisticsOptions(),
                [.report(.init(.note, "Hello")), .open(Intent.Destination(.practiceDashboard))]),
        ]
    }()

    private static let day = CalendarDay(daysSince1970: 20_530)
}
