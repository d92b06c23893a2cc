import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens

extension Journey {
    /// The journeys of the habit product.
    static let habit: [Journey] = [
        Journey(
            "habit-first", from: Journal(), at: HabitListOptions(),
            [
                .tap("toolbar/add/add"), .tap("name/name/enterName", "Water the plants"),
                .tap("icon/icon/leaf.fill/leaf.fill"), .tap("color/color/blue/blue"),
                .tap("toolbar/save/save"),
                .tap("habits/water-the-plants/toggle/toggle"),
                .tap("habits/water-the-plants/open/open"),
                .tap("progress/period/month/month"), .tap("header/edit/edit"),
                .tap("toolbar/cancel/cancel"),
            ]),
        Journey(
            "habit-deletion-undone", from: SampleHabits.typical(), at: HabitListOptions(),
            [
                .tap("habits/run/open/delete"), .report(.save, true),
                .tap("deleted-habit/undo/undo", after: 1), .report(.save, true),
                .tap("habits/run/open/delete"), .tap("habits/draw/open/delete"),
                .report(.time, after: 60),
            ]),
        Journey(
            "habit-not-saved", from: SampleHabits.typical(), at: HabitListOptions(),
            [
                .tap("habits/read/toggle/toggle"), .report(.save, false),
                .tap("habits/read/open/open"), .tap("saving-failed/retry/retry"),
                .report(.save, true), .tap("header/edit/edit"),
                .tap("name/name/enterName", "Read a book"), .tap("toolbar/save/save"),
                .report(.save, false), .tap("saving-failed/dismiss/dismiss"),
            ]),
        Journey(
            "habit-deletion-not-saved", from: SampleHabits.typical(), at: HabitListOptions(),
            [
                .tap("habits/run/open/delete"), .report(.time, after: 60), .report(.save, false),
                .tap("delete-failed-habit/retry/retry"), .report(.save, true),
            ]),
        Journey(
            "habit-list-in-windows", from: SampleHabits.typical(),
            at: {
                var options = HabitListOptions()
                options.windows = ListWindows()
                options.windows?.rows = 2
                return options
            }(),
            [
                .tap("habits/show-next/show-next"), .tap("habits/show-previous/show-previous"),
            ]),
    ]
}
