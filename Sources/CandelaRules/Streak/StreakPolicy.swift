/// Which records hold a streak besides days of rest.
///
/// The standard is strict: only what was done counts, and a skipped or missed day breaks. Holding
/// skips, or days an app lets a person freeze, is another rule that has to be asked for by name.
public struct StreakPolicy: Sendable, Hashable {
    /// Whether a skipped day holds: it neither adds nor breaks.
    public var holdsSkipped: Bool

    /// Days that hold whatever was recorded on them.
    public var frozenDays: Set<CalendarDay>

    /// A policy that holds these.
    public init(holdsSkipped: Bool = false, frozenDays: Set<CalendarDay> = []) {
        self.holdsSkipped = holdsSkipped
        self.frozenDays = frozenDays
    }

    /// Only days of rest hold.
    public static let standard = StreakPolicy()

    /// Skipped days hold as well.
    public static let holdingSkips = StreakPolicy(holdsSkipped: true)

    /// The records a streak is made of under this policy.
    ///
    /// - Parameter habit: The id of a habit; nil for everything.
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
