/// The records that hold a streak in addition to rest days.
///
/// The standard policy is strict: a skipped or missed day breaks the streak. Policies that hold
/// skipped days, or days frozen by the person, must be chosen explicitly.
public struct StreakPolicy: Sendable, Equatable {
    /// Whether skipped days hold: they neither extend nor break the streak.
    public var holdsSkipped: Bool

    /// Days that hold even without a record; if done, they still extend the streak.
    public var frozenDays: Set<CalendarDay>

    /// Creates a policy; by default, only rest days hold.
    public init(holdsSkipped: Bool = false, frozenDays: Set<CalendarDay> = []) {
        self.holdsSkipped = holdsSkipped
        self.frozenDays = frozenDays
    }

    /// Only rest days hold.
    public static let standard = StreakPolicy()

    /// Skipped days hold as well.
    public static let holdingSkips = StreakPolicy(holdsSkipped: true)

    /// The streak records of a journal under this policy.
    ///
    /// - Parameter habit: The habit's identifier; `nil` for the whole journal.
    public func records(of journal: Journal, habit: String? = nil) -> [StreakRecord] {
        var records = journal.streakRecords(habit: habit)
        if holdsSkipped {
            for completion in journal.completions
            where completion.status == .skipped && (habit == nil || completion.habit == habit) {
                records.append(
                    StreakRecord(day: completion.day, effect: .holds, at: completion.at))
            }
        }
        records += frozenDays.map { StreakRecord(day: $0, effect: .holds) }
        return records
    }
}
