/// A record's effect on a daily streak.
public struct StreakRecord: Sendable, Equatable {
    /// The effect on the streak.
    public enum Effect: UInt8, Sendable, Hashable, Codable {
        /// Neither extends nor breaks the streak, like a rest day.
        case holds = 1
        /// Extends the streak by its day.
        case adds = 2
    }

    /// The civil day of the record.
    public var day: CalendarDay

    /// The effect on the streak.
    public var effect: Effect

    /// The instant and offset at which it was recorded, if known.
    public var at: ZonedInstant?

    /// Creates a record, which extends the streak by default.
    public init(day: CalendarDay, effect: Effect = .adds, at: ZonedInstant? = nil) {
        self.day = day
        self.effect = effect
        self.at = at
    }

    /// The maximum number of calendar days between two clocks on Earth.
    static let daysAhead = 2

    /// Whether the record does not count yet: its instant is after now or, without an instant, its
    /// day is after today. Days more than two after today, which no clock on Earth shows yet, do
    /// not count either.
    public func isFuture(now: Instant, today: CalendarDay) -> Bool {
        guard let at else { return day > today }
        return at.instant > now || day > today.adding(days: StreakRecord.daysAhead)
    }
}

extension Journal {
    /// The records that determine a daily streak.
    ///
    /// Completions extend the streak if done and hold it if rest, or if skipped while
    /// ``JournalSettings/skipsKeepStreak``; others have no effect. Practices of at least one minute
    /// extend it. ``restDays`` hold it.
    ///
    /// The records of a day decide together whether a limit was kept, which
    /// ``Streak/daily(habit:in:now:clock:)`` heeds.
    ///
    /// - Parameter habit: The habit's identifier, for its own completions and practices; `nil` for
    ///   all of them, with and without a habit.
    public func streakRecords(habit: String? = nil) -> [StreakRecord] {
        var records: [StreakRecord] = []
        for completion in completions where habit == nil || completion.habit == habit {
            if let record = StreakRecord(completion, settings) { records.append(record) }
        }
        for practice in practices where habit == nil || practice.habit == habit {
            if let record = StreakRecord(practice) { records.append(record) }
        }
        return records + restDays.map { StreakRecord(day: $0, effect: .holds) }
    }

}

extension StreakRecord {
    fileprivate init?(_ completion: Completion, _ settings: JournalSettings) {
        switch completion.status {
        case .done: self.init(day: completion.day, at: completion.at)
        case .rest: self.init(day: completion.day, effect: .holds, at: completion.at)
        case .skipped where settings.skipsKeepStreak:
            self.init(day: completion.day, effect: .holds, at: completion.at)
        case .missed, .skipped, .open: return nil
        }
    }

    fileprivate init?(_ practice: Practice) {
        guard practice.minutes > 0 else { return nil }
        self.init(day: practice.day, at: practice.at)
    }
}
