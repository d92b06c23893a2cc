import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens

extension Journey {
    /// The journeys of the routine product.
    static let routine: [Journey] = [
        Journey(
            "routine-built-run-and-finished", from: Journal(), at: RoutineTemplatesOptions(),
            [
                .tap("noRoutines/addFirst/addFirst"),
                .tap("name/name/enterName", "Morning"),
                .tap("color/color/orange/orange"), .tap("streak/streak/streak"),
                .tap("navigation/next/next"),
                .tap("kinds/task/add-task", "Make the bed"),
                .tap("kinds/timer/add-timer", "Breathe"),
                .tap("steps/breathe/moveUp"), .tap("steps/make-the-bed/moveUp"),
                .tap("navigation/save/save"),
                .tap("others/morning/start/start"),
                .tap("make-the-bed/complete/complete", after: 60),
                .tap("completion/mood/mood-4/mood-4"), .tap("completion/done/done"),
            ]),
        Journey(
            "routine-paused-and-resumed", from: SampleRoutines.typical(),
            at: RoutineWidgetOptions(),
            [
                .tap("paused/widget/resume"),
                .tap("toolbar/pauseRoutine/pauseRoutine", after: 30),
                .tap("paused/resumeRoutine/resumeRoutine", after: 300),
                .tap("weigh/value/enter", 72.4), .tap("weigh/complete/complete"),
                .tap("energy/answers/answer-1/answer-1"), .tap("completion/done/done"),
            ]),
        Journey(
            "routine-with-every-kind-of-step",
            from: SampleRoutines.typical { journal in
                journal.sessions = []
                journal.routines[0].steps[4].steps = SampleRoutines.afterEnergy
            },
            at: RoutineTemplatesOptions(),
            [
                .tap("others/morning/start/start"), .tap("bed/skip/skip"),
                .tap("meditate/start/start"), .tap("meditate/stop/stop", after: 125),
                .tap("vitamins/counter-0/increment-0"), .tap("vitamins/counter-2/count-2", 3),
                .tap("vitamins/complete/complete"), .tap("weigh/value/enter", 72.4),
                .tap("weigh/previous/previous"), .tap("vitamins/counter-1/increment-1"),
                .tap("vitamins/next/next"), .tap("weigh/complete/complete"),
                .tap("energy/answers/answer-0/answer-0"), .tap("warm/complete/complete"),
                .tap("jog/complete/complete"), .tap("completion/mood/mood-5/mood-5"),
                .tap("completion/done/done"),
            ]),
        Journey(
            "routine-skipped", from: SampleRoutines.typical { $0.sessions = [] },
            at: RoutineTemplatesOptions(),
            [
                .tap("others/weekend/start/start"), .tap("walk/skip/skip"),
                .tap("groceries/previous/previous"), .tap("walk/next/next"),
                .tap("groceries/skip/skip", after: 30), .tap("completion/done/done"),
                .tap("toolbar/streaks/streaks"),
            ]),
        Journey(
            "routine-coverage-looked-at", from: SampleRoutines.typical(),
            at: RoutineTemplatesOptions(),
            [
                .tap("toolbar/settings/settings"), .tap("appearance/appearance/appearance"),
                .tap("accent/accent/ocean/ocean"),
                .tap("mode/mode/dark/dark"),
            ]),
        Journey(
            "routine-gap-found", from: SampleRoutines.typical(), at: RoutineCoverageOptions(),
            [
                .tap("coverage/morning/home/show"), .tap("details/morning/open"),
                .tap("toolbar/cancel/cancel"), .tap("details/close/close"),
            ]),
        Journey(
            "routine-streaks-opened", from: SampleRoutines.typical(), at: RoutineWidgetOptions(),
            [.tap("streaksSmall/widget/openStreaks")]),
        Journey(
            "routine-not-saved", from: SampleRoutines.typical(), at: RoutineTemplatesOptions(),
            [
                .tap("others/morning/start/start"), .report(.save, true),
                .tap("bed/complete/complete", after: 40), .report(.save, false),
                .tap("meditate/start/start"), .tap("saving-failed/retry/retry"),
                .report(.save, true), .tap("toolbar/pauseRoutine/pauseRoutine"),
                .report(.save, false), .tap("paused/resumeRoutine/resumeRoutine"),
                .report(.save, true),
            ]),
        Journey(
            "routine-activity-opened", from: SampleRoutines.typical { $0.sessions = [timing] },
            at: activity, [.tap("lockScreen/open"), .tap("meditate/stop/stop")]),
        Journey(
            "routine-paused-discarded", from: SampleRoutines.typical(),
            at: RoutineTemplatesOptions(),
            [
                .tap("paused/morning-now/discard"), .tap("deleted-morning-now/undo/undo"),
                .tap("moment/mode/mode-workweek/mode-workweek"),
                .tap("modeFooter/showAll/showAll"),
            ]),
    ]

    /// A session with a running timer step.
    private static let timing: RoutineSession = {
        var session = RoutineSession(
            id: "now", routine: "morning", day: SampleTime.today, state: .running)
        session.began = SampleTime.noted(17, 15, daysAgo: 0)
        session.completed = ["bed"]
        return session
    }()

    private static let activity: LiveActivityOptions = {
        var run = RoutineRun()
        run.session = "now"
        run.since = SampleTime.clock(17, 15)
        run.timer = RoutineRun.TimerValues(.running, since: SampleTime.clock(17, 18))
        var options = LiveActivityOptions()
        options.run = run
        return options
    }()
}
