/// What was done on one day.
public struct DayActivity: Sendable, Hashable {
    /// The day.
    public let day: CalendarDay

    /// Minutes of all sessions that ended on it.
    public let minutes: Int

    /// How many sessions of a minute or more ended on it.
    public let sessions: Int

    /// How many done marks it has.
    public let completions: Int

    /// What became of it.
    public let status: Status

    /// Whether anything was done: a session of a minute or a done mark.
    public var isDone: Bool { status == .completed }

    /// How often something was done: sessions, or done marks where there are none.
    public var frequency: Int { sessions > 0 ? sessions : completions }

    /// What becomes of a day.
    public enum Status: String, Sendable, Hashable, Codable, CaseIterable {
        /// Before the first record, or after today: nothing was to be done.
        case none
        /// Something was done.
        case completed
        /// Past, after the first record, and nothing was done.
        case missed
        /// A day of rest: neither a gap nor a step.
        case rest
        /// Today, while it is open.
        case pending
    }
}
