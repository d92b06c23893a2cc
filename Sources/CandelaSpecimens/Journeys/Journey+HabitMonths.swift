import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens

extension Journey {
    /// Weeks of people with weekly targets, amounts, a holiday, and a habit that is put away.
    static let habitMonths: [Journey] = [
        Journey(
            "habit-three-times-a-week", from: SampleHabits.weekly(), at: HabitListOptions(),
            [
                .tap("habits/run/toggle/toggle"), .report(.save, true),
                // Friday meets the third week.
                .tap("habits/run/toggle/toggle", after: 2 * 86_400), .report(.save, true),
                .tap("habits/run/open/open"), .tap("progress/period/month/month"),
                // Monday of the fourth week, and its Thursday, Friday and Saturday.
                .tap("today/toggle/toggle", after: 3 * 86_400), .report(.save, true),
                .tap("today/toggle/toggle", after: 3 * 86_400), .report(.save, true),
                .report(.time, after: 86_400), .tap("today/toggle/toggle", after: 86_400),
                .report(.save, true),
                // A week with one day ends the streak on its last Saturday.
                .tap("today/toggle/toggle", after: 2 * 86_400), .report(.save, true),
                .report(.time, after: 5 * 86_400), .report(.time, after: 86_400),
                .tap("header/edit/edit"), .tap("target/target/enterTarget", 1),
                .tap("toolbar/save/save"), .report(.save, true),
            ]),
        Journey(
            "habit-water", from: SampleHabits.amounts(), at: HabitListOptions(),
            [
                .tap("habits/water/toggle/toggle"), .report(.save, true),
                .tap("habits/water/toggle/toggle", after: 4), .report(.save, true),
                .tap("habits/water/open/open"), .tap("today/enterAmount/enterAmount"),
                .tap("details/count/count", 4), .tap("details/note/note", "Still thirsty"),
                .tap("toolbar/save/save"), .report(.save, true),
                .tap("today/enterAmount/enterAmount", after: 7_200),
                .tap("details/amount/amount", 8.5), .tap("toolbar/save/save"),
                .report(.save, true), .tap("progress/period/month/month"),
                .tap("days/2026-03-15/open"), .tap("status/status/done/done"),
                .tap("toolbar/save/save"), .report(.save, true),
                .back(), .tap("habits/draw/enterAmount/enterAmount", after: 86_400),
                .tap("details/count/count", 1), .tap("toolbar/save/save"), .report(.save, true),
                .report(.time, after: 43_200),
            ]),
        Journey(
            "habit-holiday", from: SampleHabits.typical(), at: HabitListOptions(),
            [
                .tap("habits/run/open/open"), .tap("days/2026-03-18/open"),
                .tap("status/status/skipped/skipped"), .tap("toolbar/save/save"),
                .report(.save, true), .report(.time, after: 86_400),
                .tap("days/2026-03-19/open"), .tap("status/status/skipped/skipped"),
                .tap("toolbar/save/save"), .report(.save, true), .back(),
                .tap("toolbar/settings/settings"), .tap("skips/skips/keep/keep"),
                .report(.save, true), .back(), .tap("habits/run/toggle/toggle", after: 86_400),
                .report(.save, true), .tap("habits/run/open/open"),
            ]),
        Journey(
            "habit-archived", from: SampleHabits.typical(), at: HabitListOptions(),
            [
                .tap("habits/run/open/open"), .tap("header/edit/edit"),
                .tap("archive/archived/archived"), .tap("toolbar/save/save"),
                .report(.save, true), .back(), .report(.time, after: 86_400),
                .tap("archived/run/restore/restore"), .report(.save, true),
                .tap("note-restored-run/act/act", after: 1), .report(.save, true),
                .tap("archived/run/open/edit"), .tap("archive/archived/archived"),
                .tap("toolbar/save/save"), .report(.save, true),
                .tap("habits/run/toggle/toggle"), .report(.save, true),
            ]),
    ]
}
