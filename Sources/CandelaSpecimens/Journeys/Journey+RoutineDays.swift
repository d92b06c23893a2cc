import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens

extension Journey {
    /// Days of a person with routines, starting on the samples' day or up to twelve days later.
    static let routineDays: [Journey] = [
        Journey(
            "routine-morning", from: rested, at: RoutineTemplatesOptions(),
            on: SampleTime.clock(6, 30, daysAgo: -1),
            [
                .tap("others/morning/start/start"), .again(after: 1), .report(.save, true),
                .tap("step/complete/complete", after: 60), .report(.save, true),
                .tap("step/start/start"), .report(.time, after: 600),
                .tap("step/skip/skip"), .tap("step/value/enter", 72.1, after: 20),
                .tap("step/complete/complete"),
                .tap("step/answers/answer-1/answer-1"),
            ]),
        Journey(
            "routine-lapse", from: rested, at: RoutineTemplatesOptions(),
            on: SampleTime.clock(7, 0, daysAgo: -12),
            [
                .tap("toolbar/streaks/streaks"), .back(after: 10),
                .tap("quickStart/evening/start/start"), .report(.save, true),
                .tap("toolbar/pauseRoutine/pauseRoutine", after: 30), .report(.save, true),
                .tap("toolbar/close/close"),
            ]),
        Journey(
            "routine-discard-refused", from: SampleRoutines.typical(),
            at: RoutineTemplatesOptions(),
            [
                .tap("paused/morning-now/discard"), .report(.save, false),
                .tap("delete-failed-session/retry/retry"), .report(.save, true),
                .tap("deleted-session/undo/undo"), .report(.save, false),
                .tap("saving-failed/retry/retry"), .report(.save, true),
                .tap("others/weekend/select/delete"), .report(.save, true),
                .tap("deleted-routine/undo/undo", after: 1), .report(.save, false),
                .tap("saving-failed/retry/retry"), .report(.save, true),
            ]),
        Journey(
            "routine-undo", from: SampleRoutines.typical(), at: RoutineTemplatesOptions(),
            [
                .tap("paused/morning-now/discard"), .tap("paused/evening-1/discard"),
                .tap("deleted-session/undo/undo"),
                .tap("others/morning/select/edit"), .tap("steps/bed/delete"),
                .tap("steps/vitamins/delete"), .tap("deleted-step/undo/undo"),
                .tap("toolbar/cancel/cancel"), .tap("discard/discard/discard"),
                .tap("others/weekend/select/delete"), .report(.save, true),
                .tap("toolbar/streaks/streaks", after: 1),
                .tap("deleted-routine/undo/undo", after: 1), .report(.save, true),
            ]),
        Journey(
            "routine-yesterday-finished", from: SampleRoutines.typical(),
            at: RoutineTemplatesOptions(),
            [
                .tap("paused/evening-1/resume"), .again(), .report(.save, true),
                .tap("step/start/start"), .tap("step/stop/stop", after: 40),
                .report(.save, false), .tap("saving-failed/retry/retry", after: 1),
                .report(.save, true), .tap("note-completed-journal/act/act", after: 1),
                .report(.save, true),
                .tap("step/resume/resume"), .tap("step/addNote/addNote"),
                .tap("note/text/enter", "Two pages", after: 8), .tap("note/cancel/cancel"),
                .tap("discard/keep/keep"), .tap("note/complete/complete"), .again(),
                .report(.save, true), .tap("toolbar/pauseRoutine/pauseRoutine"),
                .report(.save, true),
            ]),
        Journey(
            "routine-failure", from: rested, at: RoutineTemplatesOptions(),
            [
                .tap("quickStart/workout/start/start"), .report(.save, false),
                .tap("saving-failed/retry/retry", after: 5), .report(.save, true),
                .tap("toolbar/pauseRoutine/pauseRoutine", after: 60), .report(.save, false),
                .tap("toolbar/close/close"), .tap("saving-failed/retry/retry"),
                .report(.save, true),
            ]),
        Journey(
            "routine-travel", from: rested, at: RoutineTemplatesOptions(),
            on: SampleTime.clock(6, 30, daysAgo: -1),
            [
                .tap("others/morning/start/start"), .report(.save, true),
                .tap("toolbar/pauseRoutine/pauseRoutine", after: 120), .report(.save, true),
                .tap("toolbar/close/close"), .travel(to: SampleTime.newYork, after: 50_400),
                .tap("paused/morning/2026-03-19/discard"), .report(.time, after: 6),
                .report(.save, true),
            ]),
        Journey(
            "routine-change-of-settings", from: rested, at: RoutineTemplatesOptions(),
            [
                .tap("moment/mode/mode-workweek/mode-workweek"), .report(.save, true),
                .tap("toolbar/settings/settings"), .tap("settings/haptics/haptics"),
                .report(.save, true), .tap("settings/mode/dark/dark"), .report(.save, true),
                .tap("appearance/appearance/appearance"), .tap("accent/accent/ocean/ocean"),
                .report(.save, true),
            ]),
        Journey(
            "routine-every-save-refused", from: SampleRoutines.typical(),
            at: RoutineTemplatesOptions(),
            [
                .tap("moment/mode/mode-workweek/mode-workweek"), .report(.save, false),
                .tap("others/morning/start/start"), .report(.save, false),
                .tap("step/complete/complete"), .report(.save, false),
                .tap("step/previous/previous"), .tap("step/complete/complete"),
                .report(.save, false), .tap("step/skip/skip"), .report(.save, false),
                .tap("step/start/start"), .tap("step/stop/stop", after: 90),
                .report(.save, false), .tap("toolbar/pauseRoutine/pauseRoutine"),
                .report(.save, false), .tap("paused/resumeRoutine/resumeRoutine"),
                .report(.save, false), .tap("step/skip/skip"), .tap("step/skip/skip"),
                .tap("step/answers/answer-1/answer-1"), .tap("completion/mood/mood-4/mood-4"),
                .report(.save, false), .tap("completion/done/done"),
                .tap("paused/evening-1/discard"), .report(.time, after: 60),
                .report(.save, false), .tap("quickStart/evening/select/delete"),
                .report(.save, false), .tap("quickStart/morning/select/edit"),
                .tap("name/name/enter", "Early morning"), .tap("navigation/save/save"),
                .report(.save, false), .tap("saving-failed/retry/retry"), .report(.save, true),
            ]),
    ]

    /// The sample routines without paused or running sessions.
    private static let rested = SampleRoutines.typical { journal in
        journal.sessions.removeAll { $0.state == .paused || $0.state == .running }
    }
}
