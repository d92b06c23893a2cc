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
                .tap("name/name/enter", "Morning"),
                .tap("color/color/orange/orange"), .tap("streak/streak/streak"),
                .tap("navigation/next/next"),
                .tap("kinds/task/add-task"), .tap("editor/name/enter", "Make the bed"),
                .tap("editor/close/close"), .tap("kinds/timer/add-timer"),
                .tap("editor/name/enter", "Breathe"), .tap("editor/close/close"),
                .tap("steps/timer/moveUp"), .tap("steps/task/moveUp"),
                .tap("navigation/save/save"),
                .tap("others/morning/start/start"),
                .tap("step/complete/complete", after: 60), .tap("step/log-60/log-60"),
                .tap("completion/mood/mood-4/mood-4"), .tap("completion/done/done"),
            ]),
        Journey(
            "routine-with-every-kind-built", from: SampleRoutines.typical(),
            at: RoutineTemplatesOptions(), everyKindBuilt),
        Journey(
            "routine-paused-and-resumed", from: SampleRoutines.typical(),
            at: RoutineWidgetOptions(),
            [
                .tap("paused/widget/resume"),
                .tap("toolbar/pauseRoutine/pauseRoutine", after: 30),
                .tap("paused/resumeRoutine/resumeRoutine", after: 300),
                .tap("step/value/enter", 72.4), .tap("step/complete/complete"),
                .tap("step/answers/answer-1/answer-1"), .tap("completion/done/done"),
            ]),
        Journey(
            "routine-with-every-kind-of-step",
            from: SampleRoutines.typical { journal in
                journal.sessions = []
                journal.routines[0].steps[4].steps = SampleRoutines.afterEnergy
            },
            at: RoutineTemplatesOptions(),
            [
                .tap("others/morning/start/start"), .tap("step/skip/skip"),
                .tap("step/start/start"), .tap("step/stop/stop", after: 125),
                .tap("step/counter-0/count-0", 1), .tap("step/counter-2/count-2", 1),
                .tap("step/complete/complete"), .tap("step/value/enter", 72.4),
                .tap("step/previous/previous"), .tap("step/counter-1/count-1", 1),
                .tap("step/next/next"), .tap("step/complete/complete"),
                .tap("step/answers/answer-0/answer-0"), .tap("step/complete/complete"),
                .tap("step/complete/complete"), .tap("completion/mood/mood-5/mood-5"),
                .tap("completion/done/done"),
            ]),
        Journey(
            "routine-skipped", from: SampleRoutines.typical { $0.sessions = [] },
            at: RoutineTemplatesOptions(),
            [
                .tap("others/weekend/start/start"), .tap("step/skip/skip"),
                .tap("step/previous/previous"), .tap("step/next/next"),
                .tap("step/skip/skip", after: 30), .tap("completion/done/done"),
                .tap("toolbar/streaks/streaks"),
            ]),
        Journey(
            "routine-skipped-with-note", from: SampleRoutines.typical { $0.sessions = [] },
            at: RoutineTemplatesOptions(),
            [
                .tap("others/weekend/start/start"), .tap("step/addNote/addNote"),
                .tap("note/cancel/cancel"), .tap("step/addNote/addNote"),
                .tap("note/text/enter", "Too much rain", after: 10), .tap("note/skip/skip"),
                .tap("step/addNote/addNote"),
                .tap("note/text/enter", "No bread left", after: 10),
                .tap("note/complete/complete"), .tap("completion/done/done"),
            ]),
        Journey(
            "routine-coverage-looked-at", from: SampleRoutines.typical(),
            at: RoutineTemplatesOptions(),
            [
                .tap("toolbar/settings/settings"), .tap("settings/mode/dark/dark"),
                .tap("appearance/appearance/appearance"), .tap("accent/accent/ocean/ocean"),
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
                .tap("step/complete/complete", after: 40), .report(.save, false),
                .tap("step/start/start"), .tap("saving-failed/retry/retry"),
                .report(.save, true), .tap("toolbar/pauseRoutine/pauseRoutine"),
                .report(.save, false), .tap("paused/resumeRoutine/resumeRoutine"),
                .report(.save, true),
            ]),
        Journey(
            "routine-activity-opened", from: SampleRoutines.typical { $0.sessions = [timing] },
            at: activity, [.tap("lockScreen/open"), .tap("step/stop/stop")]),
        Journey(
            "routine-paused-discarded", from: SampleRoutines.typical(),
            at: RoutineTemplatesOptions(),
            [
                .tap("paused/morning-now/discard"), .report(.save, true),
                .tap("deleted-session/undo/undo", after: 1), .report(.save, true),
                .tap("others/weekend/select/delete"), .report(.save, true),
                .tap("deleted-routine/undo/undo", after: 1), .report(.save, true),
                .tap("moment/mode/mode-workweek/mode-workweek"),
                .tap("modeFooter/showAll/showAll"),
            ]),
        Journey(
            "routine-deleted-and-discards-not-saved", from: SampleRoutines.typical(),
            at: RoutineTemplatesOptions(),
            [
                .tap("others/weekend/select/delete"), .report(.save, true),
                .tap("paused/evening-1/discard"), .report(.time, after: 60),
                .report(.save, false), .tap("paused/evening-1/discard", after: 20),
                .tap("paused/morning-now/discard"), .report(.time, after: 60),
                .report(.save, false), .tap("delete-failed-session/retry/retry"),
                .report(.save, true),
            ]),
    ]

    /// Every kind of step is added, and each of its members is entered.
    private static let everyKindBuilt: [Step] = [
        .tap("toolbar/add/add"), .tap("name/name/enter", "Market day"),
        .tap("navigation/next/next"),
        // A step that is closed without a name is discarded.
        .tap("kinds/task/add-task"), .tap("editor/close/close"),
        .tap("kinds/task/add-task"), .tap("editor/name/enter", "Pack"),
        .tap("editor/items/addItem/addItem"), .tap("editor/items/item-0/field/enter", "Bags"),
        .tap("editor/items/addItem/addItem"), .tap("editor/items/item-1/field/enter", "List"),
        .tap("editor/items/item-0/remove/remove"), .tap("editor/icon/leaf.fill/leaf.fill"),
        .tap("editor/color/orange/orange"), .tap("editor/duration/enter", 90),
        .tap("editor/close/close"),
        .tap("kinds/timer/add-timer"), .tap("editor/name/enter", "Cycle to the market"),
        .tap("editor/length/enter", "12:00"), .tap("editor/close/close"),
        .tap("kinds/timer/add-timer"), .tap("editor/name/enter", "Warm up"),
        .tap("editor/style/intervals/intervals"),
        .tap("editor/intervals/interval-0/field/enter", 30),
        .tap("editor/intervals/interval-1/remove/remove"),
        .tap("editor/intervals/addInterval/addInterval"), .tap("editor/rounds/enter", 4),
        .tap("editor/close/close"),
        .tap("kinds/action/add-action"), .tap("editor/name/enter", "Opening hours"),
        .tap("editor/target/website/website"), .tap("editor/close/close"),
        .tap("kinds/tracking/add-tracking"), .tap("editor/name/enter", "Buy"),
        .tap("editor/items/addItem/addItem"), .tap("editor/items/item-0/field/enter", "Apples"),
        .tap("editor/close/close"),
        .tap("kinds/tracking/add-tracking"), .tap("editor/name/enter", "Spent"),
        .tap("editor/tracking/measurement/measurement"), .tap("editor/close/close"),
        .tap("kinds/sequence/add-sequence"), .tap("editor/name/enter", "Unpack"),
        .tap("editor/kinds/task/add-task"), .tap("editor/name/enter", "Fridge"),
        .tap("editor/close/close"), .tap("editor/kinds/task/add-task"),
        .tap("editor/name/enter", "Larder"), .tap("editor/close/close"),
        .tap("editor/habits/task-3/moveUp"), .tap("editor/close/close"),
        .tap("kinds/question/add-question"), .tap("editor/name/enter", "Anything missing?"),
        .tap("editor/items/addItem/addItem"), .tap("editor/items/item-0/field/enter", "Yes"),
        .tap("editor/items/follow-0/open"), .tap("editor/kinds/task/add-task"),
        .tap("editor/name/enter", "Write it down"), .tap("editor/close/close"),
        .tap("editor/close/close"), .tap("editor/items/addItem/addItem"),
        .tap("editor/items/item-1/field/enter", "No"), .tap("editor/close/close"),
        .tap("include/workout/include"), .tap("steps/workout/open"),
        .tap("editor/routine/weekend/weekend"), .tap("editor/close/close"),
        .tap("steps/task/open"), .tap("editor/delete/delete"), .tap("deleted-step/undo/undo"),
        .tap("navigation/save/save"), .report(.save, true),
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
