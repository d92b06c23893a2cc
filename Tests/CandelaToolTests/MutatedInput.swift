import CandelaElements
import CandelaKit
import CandelaPipeline
import CandelaRules
import CandelaScreens
import CandelaTokens
import CandelaTool
import Foundation
import Testing
import candela_bench

/// A kind of document that the tool reads, mutated randomly, with the properties of its results.
struct MutatedInput: Sendable, CustomTestStringConvertible {
    /// The document's name.
    let name: String

    /// The number of inputs relative to other kinds, since some take longer.
    var share = 1.0

    /// The command that reads the document from standard input and uses it.
    fileprivate let words: [String]
    fileprivate let mutation: InputMutation

    /// The text around the document on standard input.
    fileprivate var frame = (before: "", after: "")

    var testDescription: String { name }

    /// The time after which one small input counts as a hang, on a busy machine.
    private static let patience = Duration.seconds(20)

    /// The document generated from a seed.
    func document(_ seed: Int) -> [UInt8] {
        let document = mutation.input(seed)
        guard !frame.before.isEmpty else { return document }
        // A line of a stream contains no line feed.
        return document.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
    }

    /// Runs the tool on a document.
    ///
    /// - Parameter bench: A directory with the other files that the command needs.
    /// - Returns: Whether the document was accepted, and the violated property, in words.
    func verdict(on document: [UInt8], in bench: ToolHarness) -> (isAccepted: Bool, fault: String?)
    {
        let input = Array(frame.before.utf8) + document + Array(frame.after.utf8)
        var outcome: Outcome?
        let time = ContinuousClock().measure { outcome = bench.run(words, reading: input) }
        guard let outcome else { return (false, "no outcome") }
        guard time < Self.patience else { return (false, "took \(time)") }
        let lines = input.count { $0 == UInt8(ascii: "\n") } + 1
        return frame.before.isEmpty ? Self.verdict(outcome, lines) : Self.verdict(answer: outcome)
    }

    private static func verdict(
        _ outcome: Outcome, _ lines: Int
    ) -> (isAccepted: Bool, fault: String?) {
        let errors = outcome.diagnostics.filter { $0.severity == .error }
        switch outcome.status {
        case .success: return (true, errors.first.map { "accepted in spite of '\($0.message)'" })
        case .badCommandLine: return (false, "a document is no command line: \(outcome.report)")
        case .badData: break
        }
        guard !errors.isEmpty else { return (false, "rejected without an error") }
        let lost = errors.first { error in
            guard let place = error.place else { return error.id != "empty-file" }
            return place.file != "-" || !(1...lines).contains(place.line) || place.column < 1
        }
        return (false, lost.map { "an error without a place: \($0)" })
    }

    /// The verdict on a stream's single answer.
    private static func verdict(answer: Outcome) -> (isAccepted: Bool, fault: String?) {
        guard answer.status != .badCommandLine,
            let root = try? JSONDocument(parsing: answer.output, file: "answer").root
        else { return (false, "no answer: \(answer.report)") }
        guard let error = root["error"] else {
            return (root["screen"] != nil, root["screen"] == nil ? "neither screen nor error" : nil)
        }
        let hasPlace = error["line"]?.number != nil && error["column"]?.number != nil
        return (
            false, hasPlace ? nil : "an error without a place: \(error["message"]?.string ?? "")"
        )
    }
}

extension ToolHarness {
    /// Runs a command with these bytes as standard input.
    fileprivate func run(_ words: [String], reading input: [UInt8]) -> Outcome {
        let (input, output) = (Once(input), Once([]))
        var environment = environment
        environment.standardInput = { input.take() }
        environment.write = { output.add($0) }
        var outcome = Tool.candela.run(words, in: environment)
        outcome.output = output.take() + outcome.output
        return outcome
    }
}

/// Bytes that can be read once.
private final class Once: @unchecked Sendable {
    private let lock = NSLock()
    private var bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func take() -> [UInt8] {
        lock.withLock {
            defer { bytes = [] }
            return bytes
        }
    }

    func add(_ more: [UInt8]) -> Bool {
        lock.withLock { bytes += more }
        return true
    }
}

// MARK: The documents

extension MutatedInput {
    /// The files that commands read in addition to the document.
    static let files = ["j.json": journal]

    private static let journal = """
        {"habits": [{"id": "read", "name": "Read"}, {"id": "run", "name": "Run"}],
         "completions": [{"habit": "read", "day": "2026-03-17"}],
         "weighIns": [{"id": "w", "day": "2026-03-16", "weight": {"value": 171, "unit": "lb"}}],
         "goal": {"weight": {"value": 150, "unit": "lb"}},
         "routines": [{"id": "r", "name": "Morning", "steps": [{"id": "bed", "name": "Bed"},
          {"id": "breathe", "name": "Breathe", "kind": "timer", "timer": {"kind": "countDown", "seconds": 300}}]}]}
        """

    private static let screen = ["screen", "habit.list", "--journal", "j.json"]

    static let all = [
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
        #"{"intent": {"kind": "clear", "options": ["windows", "notes"]}}"#,
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
            var session = Session(
                journal, at: options,
                of: AppDefinition.standard.first(with: type(of: options).screen) ?? .habit)
            let context = Context(
                now: Instant(secondsSince1970: 1_773_850_790), zone: .utc)
            for intent in intents { _ = try? session.send(Event(intent), in: context) }
            return (try? JSONTextEncoder(style: .compact).encode(session))
                .map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
        return [
            played(HabitListOptions(), [.delete(.habit, ids: ["read"])]),
            played(HabitListOptions(), [.toggle(habit: "run", day: day), failed]),
            played(WeightSettingsOptions(), [.delete(.weighIn)]),
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
