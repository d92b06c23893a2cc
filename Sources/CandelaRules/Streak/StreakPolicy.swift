/// The records that hold a streak in addition to a journal's.
///
/// The standard policy has none: days frozen by the person must be chosen explicitly. Whether
/// skipped days hold is a setting of the journal (``JournalSettings/skipsKeepStreak``).
public struct StreakPolicy: Sendable, Equatable {
    /// Days that hold even without a record; if done, they still extend the streak.
    public var frozenDays: Set<CalendarDay>

    /// Creates a policy; by default, no further day holds.
    public init(frozenDays: Set<CalendarDay> = []) {
        self.frozenDays = frozenDays
    }

    /// Only the records of the journal hold.
    public static let standard = StreakPolicy()

    /// The streak records of a journal under this policy.
    ///
    /// - Parameter habit: The habit's identifier; `nil` for the whole journal.
    public func records(of journal: Journal, habit: String? = nil) -> [StreakRecord] {
        journal.streakRecords(habit: habit)
            + frozenDays.map { StreakRecord(day: $0, effect: .holds) }
    }
}
