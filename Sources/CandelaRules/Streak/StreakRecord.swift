/// What one record means to a daily streak.
public struct StreakRecord: Sendable, Hashable {
    /// Whether a record makes a streak longer or only holds it.
    public enum Effect: UInt8, Sendable, Hashable {
        /// A day of rest: neither adds nor breaks.
        case holds = 1
        /// Done: adds the day.
        case adds = 2
    }

    /// The civil day the record was made for.
    public var day: CalendarDay

    /// What it does to the streak.
    public var effect: Effect

    /// When and under which offset it was made, if known.
    public var at: ZonedInstant?

    /// Describes a record; one that adds its day unless said otherwise.
    public init(day: CalendarDay, effect: Effect = .adds, at: ZonedInstant? = nil) {
        self.day = day
        self.effect = effect
        self.at = at
    }

    /// No clock on Earth shows a day further ahead of another's than this.
    static let daysAhead = 2

    /// Whether it does not count yet: made at an instant after now or, lacking one, for a day after
    /// today; also for a day more than two after today, which no clock on Earth shows yet.
    public func isFuture(now: Instant, today: CalendarDay) -> Bool {
        guard let at else { return day > today }
        return at.instant > now || day > today.adding(StreakRecord.daysAhead)
    }
}

extension Journal {
    /// The records that a daily streak is made of.
    ///
    /// Completions count when done and hold when of rest; missed and skipped ones do nothing.
    /// A practice counts from one minute on. ``restDays`` hold.
    ///
    /// - Parameter habit: The id of a habit, for its own completions and practices; nil for those
    ///   of all habits and of none.
    public func streakRecords(habit: String? = nil) -> [StreakRecord] {
        var records: [StreakRecord] = []
        for completion in completions where habit == nil || completion.habit == habit {
            switch completion.status {
            case .done: records.append(StreakRecord(day: completion.day, at: completion.at))
            case .rest:
                records.append(
                    StreakRecord(day: completion.day, effect: .holds, at: completion.at))
            case .missed, .skipped: break
            }
        }
        for practice in practices
        where practice.minutes > 0 && (habit == nil || practice.habit == habit) {
            records.append(StreakRecord(day: practice.day, at: practice.at))
        }
        for day in restDays {
            records.append(StreakRecord(day: day, effect: .holds))
        }
        return records
    }
}
