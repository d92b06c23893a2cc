import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens

extension Journey {
    /// Days of a person with four habits, starting on the samples' day or the day after.
    static let habitDays: [Journey] = [
        Journey(
            "habit-morning", from: SampleHabits.typical(), at: HabitListOptions(),
            on: SampleTime.clock(7, 0, daysAgo: -1),
            [
                .tap("habits/read/toggle/toggle"), .report(.save, true),
                .tap("habits/water/toggle/toggle", after: 20), .report(.save, true),
                .tap("habits/run/open/open", after: 3_600), .tap("today/toggle/toggle"),
                .report(.save, true), .tap("progress/period/month/month"),
            ]),
        Journey(
            "habit-lapse", from: SampleHabits.typical(), at: HabitListOptions(),
            on: SampleTime.clock(21, 15, daysAgo: -1),
            [
                .report(.time, after: 86_400), .tap("habits/read/open/open"),
                .tap("today/toggle/toggle"), .report(.save, true),
                .report(.time, after: 86_400), .tap("today/toggle/toggle"), .report(.save, true),
            ]),
        Journey(
            "habit-undo", from: SampleHabits.typical(), at: HabitListOptions(),
            [
                .tap("habits/run/toggle/toggle"), .report(.save, true),
                .tap("habits/run/toggle/toggle", after: 3), .report(.save, true),
                .tap("habits/run/open/delete"), .again(), .tap("habits/draw/open/delete"),
                .tap("deleted-habit/undo/undo"), .tap("habits/read/open/open", after: 1),
                .tap("deleted-habit-2/undo/undo", after: 1), .tap("header/edit/edit"),
                .tap("name/name/enterName", "Read aloud"), .tap("toolbar/cancel/cancel"),
                .tap("discard/keep/keep"), .tap("toolbar/cancel/cancel"),
                .tap("discard/discard/discard"),
            ]),
        Journey(
            "habit-failure", from: SampleHabits.typical(), at: HabitListOptions(),
            [
                .tap("toolbar/add/add"), .tap("name/name/enterName", "Stretch", after: 5),
                .tap("toolbar/save/save"), .report(.save, false),
                .tap("habits/stretch/toggle/toggle", after: 4), .report(.save, false),
                .tap("saving-failed/retry/retry"), .report(.save, true),
                .tap("habits/run/toggle/toggle", after: 20), .report(.save, true),
            ]),
        Journey(
            "habit-deletion-refused", from: SampleHabits.typical(), at: HabitListOptions(),
            [
                .tap("habits/run/open/delete"), .report(.save, false),
                .tap("delete-failed-habit/retry/retry"), .report(.save, true),
                .tap("deleted-habit/undo/undo"), .report(.save, false),
                .tap("saving-failed/retry/retry"), .report(.save, true),
            ]),
        Journey(
            "habit-yesterday-corrected", from: SampleHabits.typical(), at: HabitListOptions(),
            [
                .tap("habits/draw/open/open"), .tap("days/2026-03-17/open"),
                .tap("status/status/done/done"), .tap("status/status/done/done", after: 0),
                .tap("details/note/note", "Two hands", after: 8), .back(),
                .tap("discard/keep/keep"), .tap("toolbar/save/save"),
                .report(.save, true), .tap("days/2026-03-17/open"),
                .tap("status/status/skipped/skipped"), .tap("toolbar/save/save"),
                .report(.save, false), .tap("saving-failed/retry/retry"), .report(.save, true),
                .tap("days/2026-03-12/open"), .tap("status/status/rest/rest"),
                .tap("toolbar/save/save"), .report(.save, true),
            ]),
        Journey(
            "habit-travel", from: SampleHabits.typical(), at: HabitListOptions(),
            on: SampleTime.clock(7, 0, daysAgo: -1),
            [
                .tap("habits/read/toggle/toggle"), .report(.save, true),
                .travel(to: SampleTime.newYork, after: 50_400),
                .tap("habits/water/toggle/toggle"), .report(.save, true),
                .report(.time, after: 50_400), .tap("habits/read/toggle/toggle"),
                .report(.save, true), .travel(to: SampleTime.zone, after: 30_000),
            ]),
        Journey(
            "habit-change-of-settings", from: SampleHabits.typical(), at: HabitListOptions(),
            [
                .tap("habits/draw/open/open"), .tap("header/edit/edit"),
                .tap("name/name/enterName", "Sketch"), .tap("color/color/blue/blue"),
                .tap("icon/icon/star.fill/star.fill"), .tap("toolbar/save/save"),
                .report(.save, true),
            ]),
        // A tick after midnight counts for the day before, which ends at four o'clock.
        Journey(
            "habit-late-night", from: SampleHabits.typical(), at: HabitListOptions(),
            on: SampleTime.clock(0, 30, daysAgo: -1),
            [
                .tap("toolbar/settings/settings"), .tap("settings/dayStart/dayStart", "04:00"),
                .report(.save, true), .back(), .tap("habits/run/toggle/toggle"),
                .report(.save, true), .tap("habits/run/open/open"),
                .report(.time, after: 4 * 3_600),
            ]),
        Journey(
            "habit-settings", from: SampleHabits.typical(), at: HabitListOptions(),
            [
                .tap("toolbar/settings/settings"),
                .tap("settings/dailyReminder/dailyReminder"), .report(.save, true),
                .report(.notifications, true),
                .tap("settings/reminderTime/reminderTime", "21:00"), .report(.save, true),
                .tap("settings/dayStart/dayStart", "03:00"), .report(.save, true),
                .tap("settings/dayStart/dayStart"), .report(.save, true),
            ]),
        Journey(
            "habit-every-save-refused", from: SampleHabits.typical(), at: HabitListOptions(),
            [
                .tap("habits/run/toggle/toggle"), .report(.save, false),
                .tap("habits/draw/open/open"), .tap("header/edit/edit"),
                .tap("name/name/enterName", "Sketch"), .tap("toolbar/save/save"),
                .report(.save, false), .back(), .tap("habits/water/open/delete"),
                .tap("habits/draw/open/delete"), .report(.time, after: 60),
                .report(.save, false), .tap("delete-failed-habit/retry/retry"),
                .report(.save, true),
            ]),
    ]
}
