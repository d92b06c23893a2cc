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
                .tap("habits/run/open/delete"), .tap("deleted-run/undo/undo"),
                .tap("habits/run/open/delete"), .tap("habits/draw/open/delete"),
                .report(.time, after: 60),
            ]),
    ]
}
