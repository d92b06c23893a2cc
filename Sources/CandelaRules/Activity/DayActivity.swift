/// The activity on one day.
public struct DayActivity: Sendable, Equatable {
    /// The day.
    public let day: CalendarDay

    /// The total minutes of the sessions that ended on this day.
    public let minutes: Int

    /// The number of sessions of at least one minute that ended on this day.
    public let sessions: Int

    /// The number of done completions.
    public let completions: Int

    /// The total of the recorded amounts, in the habit's unit and at most a billion; `nil` if none
    /// was recorded.
    public let amount: Double?

    /// The day's status; on a rest day with activity it is ``Status/completed``.
    public let status: Status

    /// Whether anything was done: a session of at least one minute, or a done completion.
    public var isDone: Bool { status == .completed }

    /// The number of done completions, or of sessions if there are no completions.
    public var count: Int { completions > 0 ? completions : sessions }

    /// The number of sessions, or of done completions if there are no sessions.
    public var frequency: Int { sessions > 0 ? sessions : completions }

    /// The status of a day.
    public enum Status: String, Sendable, Hashable, Codable, CaseIterable {
        /// Nothing was due: a day before the first record, or a day after today. Before any
        /// record, it is a day before the one on which the habit was created.
        case none
        /// Something was done.
        case completed
        /// A past day on which something was due and nothing was done.
        case missed
        /// A rest day, which neither breaks a streak nor extends it.
        case rest
        /// A day that holds a streak as a rest day does: one that was skipped on purpose if skipped
        /// days keep streaks (``JournalSettings/skipsKeepStreak``), or one that the person largely
        /// missed by travelling (see ``Streak/daily(_:now:clock:)-([StreakRecord],_,_)``).
        case skipped
        /// Today, as long as nothing has been done; for a habit with a limit, until it is over.
        case pending
    }
}

extension DayActivity.Status {
    /// Whether the day neither extends nor breaks a streak, and counts for no rate.
    var holds: Bool { self == .rest || self == .skipped }
}
