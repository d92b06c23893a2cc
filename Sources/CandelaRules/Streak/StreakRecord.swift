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
        return at.instant > now || day > today.adding(days: StreakRecord.daysAhead)
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
            if let record = StreakRecord(completion) { records.append(record) }
        }
        for practice in practices where habit == nil || practice.habit == habit {
            if let record = StreakRecord(practice) { records.append(record) }
        }
        return records + streakRecordsOfRest
    }

    /// The records of each habit by its id, as ``streakRecords(habit:)`` has them for one, found in one
    /// pass; and those of rest days, which are all that any other habit has.
    package func streakRecordsByHabit() -> (of: [String: [StreakRecord]], rest: [StreakRecord]) {
        var records: [String: [StreakRecord]] = [:]
        for completion in completions {
            guard let record = StreakRecord(completion) else { continue }
            records[completion.habit, default: []].append(record)
        }
        for practice in practices {
            guard let habit = practice.habit, let record = StreakRecord(practice) else { continue }
            records[habit, default: []].append(record)
        }
        let rest = streakRecordsOfRest
        return (rest.isEmpty ? records : records.mapValues { $0 + rest }, rest)
    }

    private var streakRecordsOfRest: [StreakRecord] {
        restDays.map { StreakRecord(day: $0, effect: .holds) }
    }
}

extension StreakRecord {
    fileprivate init?(_ completion: Completion) {
        switch completion.status {
        case .done: self.init(day: completion.day, at: completion.at)
        case .rest: self.init(day: completion.day, effect: .holds, at: completion.at)
        case .missed, .skipped: return nil
        }
    }

    fileprivate init?(_ practice: Practice) {
        guard practice.minutes > 0 else { return nil }
        self.init(day: practice.day, at: practice.at)
    }
}
