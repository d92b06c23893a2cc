import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

extension Specimen {
    /// Every state of a running routine.
    static let routineRuns: [Specimen] = habits + timers + ends + readers

    /// A run that began twelve minutes ago.
    ///
    /// - Parameters:
    ///   - done: The ids of the completed habits.
    ///   - skipped: The ids of the skipped habits.
    ///   - fill: A change to the unsaved state of the run.
    static func running(
        _ name: String, of screen: ScreenName = .routineRun, _ routine: String = "morning",
        done: [String] = [], skipped: [String] = [],
        _ fill: (inout RoutineRun) -> Void = { _ in },
        journal change: (inout Journal) -> Void = { _ in },
        in adapt: (inout Context) -> Void = { _ in }
    ) -> Specimen {
        let journal = SampleRoutines.typical { journal in
            var session = SampleRoutines.session(
                "now", routine, daysAgo: 0, hour: 17, minutes: 0, .running)
            session.began = SampleTime.noted(17, 8, daysAgo: 0)
            session.ended = nil
            session.completed = done
            session.skipped = skipped
            journal.sessions = [session]
            change(&journal)
        }
        var run = RoutineRun()
        fill(&run)
        return Specimen(
            name, of: screen, phase: .ready(journal), options: options(of: screen, run),
            app: .routine, in: SampleTime.context(adapt))
    }

    /// The options of one of the two screens that show a running routine.
    private static func options(of screen: ScreenName, _ run: RoutineRun) -> any ScreenOptions {
        if screen == .liveActivity {
            var options = LiveActivityOptions()
            options.run = run
            return options
        }
        var options = RoutineRunOptions()
        options.run = run
        return options
    }

    private static var habits: [Specimen] {
        [
            running("run-typical", done: ["bed"]) {
                $0.timer = started(.running, 84, ago: 60)
                $0.event = RoutineRun.Event(.completed, step: "bed")
            },
            running("run-task", "workout", done: ["playlist", "warmUp", "intervals"]),
            running("run-counter", done: ["bed", "meditate"]) {
                $0.counts = [1, 0]
                $0.event = RoutineRun.Event(.timerStopped, step: "meditate", seconds: 125)
            },
            running("run-measurement", done: ["bed", "meditate"], skipped: ["vitamins"]) {
                $0.number = 72.4
                $0.event = RoutineRun.Event(.skipped, step: "vitamins")
            },
            running(
                "run-question", done: ["bed", "meditate", "vitamins", "weigh"], { _ in },
                journal: { journal in
                    journal.routines[0].steps[4].steps = SampleRoutines.afterEnergy
                }),
            running("run-action", "workout") { $0.event = RoutineRun.Event(.resumed) },
            running("run-one-habit", "weekend", { _ in }) { journal in
                journal.routines[3].steps.removeFirst()
            },
            running("run-note", done: ["bed", "meditate"]) { $0.note = RoutineRun.Note() },
            running("run-note-typed", done: ["bed", "meditate"]) { $0.note = note },
            running("run-note-during-timer", done: ["bed"]) {
                $0.timer = started(.running, 84, ago: 60)
                $0.note = note
            },
            running("run-note-on-question", done: ["bed", "meditate", "vitamins", "weigh"]) {
                $0.note = RoutineRun.Note()
            },
            running("run-back-to-done", done: ["bed", "meditate"]) { $0.step = "bed" },
            running("run-back-to-skipped", done: ["meditate"], skipped: ["bed"]) {
                $0.step = "bed"
            },
            Specimen(
                "run-paused", of: .routineRun, phase: .ready(SampleRoutines.typical()),
                options: paused, app: .routine, in: SampleTime.context()),
            Specimen(
                "run-none", of: .routineRun, phase: .ready(Journal()),
                options: RoutineRunOptions(), app: .routine, in: SampleTime.context()),
        ]
    }

    private static var note: RoutineRun.Note {
        var note = RoutineRun.Note()
        note.text = "Ran out of vitamin D. Buy more on Saturday, at the pharmacy by the station."
        return note
    }

    private static var paused: RoutineRunOptions {
        var options = RoutineRunOptions()
        options.run = RoutineRun()
        options.run?.event = RoutineRun.Event(.paused)
        return options
    }

    static func started(
        _ state: RoutineTimer.State, _ elapsed: Int, ago: Int? = nil
    ) -> RoutineRun.TimerValues {
        RoutineRun.TimerValues(
            state, elapsed: elapsed,
            since: ago.map { SampleTime.clock(17, 20).adding(seconds: -$0) })
    }

    private static var timers: [Specimen] {
        [
            running("run-timer-ready", done: ["bed"]),
            running("run-timer-paused", done: ["bed"]) { $0.timer = started(.paused, 144) },
            running("run-timer-hours", "weekend") {
                $0.timer = started(.running, 32_401, ago: 0)
            } journal: { journal in
                journal.sessions[0].began = SampleTime.noted(8, 20, daysAgo: 0)
            },
            running("run-timer-finished", done: ["bed"]) {
                $0.timer = started(.running, 540, ago: 61)
            },
            running("run-intervals", "workout", done: ["playlist", "warmUp"]) {
                $0.timer = started(.running, 65, ago: 30)
                $0.event = RoutineRun.Event(.timerStarted, step: "intervals")
            },
            running("run-count-up", "weekend") { $0.timer = started(.running, 0, ago: 720) },
            running("run-count-up-to-target", "evening", done: ["dishes"]) {
                $0.timer = started(.paused, 61)
            },
            running("run-quiet", done: ["bed"]) {
                $0.timer = started(.running, 0, ago: 1)
            } journal: { journal in
                journal.settings.playsHaptics = false
                journal.settings.playsTimerSound = false
            },
            running("run-own-accent", done: ["bed"]) {
                $0.timer = started(.running, 84, ago: 60)
            } journal: { journal in
                journal.settings.accent = "#8E44AD"
            },
        ]
    }

    private static func ended(
        _ name: String, skipped: [String] = [], mood: Int? = nil,
        _ change: (inout Journal) -> Void = { _ in }, in adapt: (inout Context) -> Void = { _ in }
    ) -> Specimen {
        let all = SampleRoutines.morning.steps.map(\.id).filter { !skipped.contains($0) }
        return running("run-complete\(name)", done: all, skipped: skipped) {
            $0.session = "now"
        } journal: { journal in
            journal.sessions[0].state = .finished
            journal.sessions[0].seconds = 18 * 60 + 12
            journal.sessions[0].mood = mood
            change(&journal)
        } in: {
            adapt(&$0)
        }
    }

    private static var ends: [Specimen] {
        [
            ended(""), ended("-with-mood", mood: 5), ended("-skipped", skipped: ["weigh"]),
            ended("-all-skipped", skipped: SampleRoutines.morning.steps.map(\.id)),
            ended("-reduced-motion", in: { $0.reduceMotion = true }),
            ended("-without-celebrations", { $0.settings.playsHaptics = false }) {
                $0.options.celebrations = false
            },
        ]
    }

    private static var readers: [Specimen] {
        func typical(_ name: String, _ adapt: @escaping (inout Context) -> Void) -> Specimen {
            running("run-\(name)", done: ["bed"]) {
                $0.timer = started(.running, 84, ago: 60)
            } in: {
                adapt(&$0)
            }
        }
        func phase(_ name: String, _ phase: Phase) -> Specimen {
            Specimen(
                "run-\(name)", of: .routineRun, phase: phase, options: RoutineRunOptions(),
                app: .routine, in: SampleTime.context())
        }
        return [
            phase("loading", .loading),
            phase("error", .failed(lastKnown: SampleRoutines.typical())),
            phase("error-nothing-known", .failed(lastKnown: nil)),
            typical("reduced-motion") { $0.reduceMotion = true },
            typical("increased-contrast") { $0.increaseContrast = true },
            typical("largest-text") { $0.typeSize = .accessibility5 },
            running("run-note-largest-text", done: ["bed", "meditate"]) {
                $0.note = note
            } in: {
                $0.typeSize = .accessibility5
            },
            running("run-names", done: ["bed"], { _ in }) { journal in
                journal.routines[0].name =
                    "Everything I want to have done before anybody else in the house is awake"
                journal.routines[0].steps[1].name = "تأمل الصباح"
                journal.routines[0].steps[1].color = "#8e44ad"
            },
        ]
    }
}
