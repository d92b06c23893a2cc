public import CandelaElements
public import CandelaKit

/// What the streak counter is asked to show.
public struct StreakCounterOptions: HabitOptions {
    /// The screen they are for.
    public static let screen = ScreenName.streakCounter

    /// The habit to show, by its id or its exact name; without one the streak is of all practice.
    public var habit: String?

    /// What just happened, newest first, as the app's `ToastQueue` holds it.
    public var notes: [PassingNote]?

    /// The counter of all practice.
    public init() {}

    /// The counter of a habit.
    public init(habit: String?) {
        self.habit = habit
    }
}
