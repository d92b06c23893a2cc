public import CandelaElements
public import CandelaKit

/// The options of the streak counter.
public struct StreakCounterOptions: HabitOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.streakCounter

    /// The habit to show, by id or exact name; `nil` shows the streak of all practice.
    public var habit: String?

    /// Creates options for the streak of all practice.
    public init() {}

    /// Creates options for a habit's streak.
    public init(habit: String?) {
        self.habit = habit
    }
}
