public import CandelaElements
public import CandelaKit
public import CandelaRules

/// The options of a day's practice sessions.
public struct PracticeDayOptions: HabitOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.practiceDay

    /// The habit whose sessions are listed, by id or exact name; `nil` lists all sessions.
    public var habit: String?

    /// The day; `nil` for today.
    public var day: CalendarDay?

    /// Creates options for all sessions of today.
    public init() {}

    /// The habit and the day.
    public var subject: ScreenSubject {
        get { ScreenSubject(habit: habit, day: day) }
        set { (habit, day) = (newValue.habit, newValue.day) }
    }
}

extension Intent {
    /// The intent that opens a day with its sessions.
    static func openDay(_ day: CalendarDay, of habit: String?) -> Intent {
        var destination = Destination(.practiceDay, as: .sheet)
        (destination.habit, destination.day) = (habit, day)
        return .open(destination)
    }
}
