package import CandelaRules

/// The key figures of a journal.
package struct JournalSummary: Sendable, Hashable, Encodable {
    /// The key figures of one habit up to today.
    package struct HabitSummary: Sendable, Hashable, Encodable {
        package let id: String
        package let name: String

        /// The number of distinct days on which the habit was done.
        package let daysDone: Int

        package let firstDay: CalendarDay?
        package let lastDay: CalendarDay?
        package let currentStreak: Int
        package let longestStreak: Int
        package let bestWeek: BestWeek?
    }

    /// The calendar week with the most days done; the earliest of several equal ones.
    package struct BestWeek: Sendable, Hashable, Encodable {
        package let start: CalendarDay
        package let days: Int
    }

    /// The key figures of the weigh-ins, in the display unit. The level, change and forecast are
    /// computed from the daily means.
    package struct WeightSummary: Sendable, Hashable, Encodable {
        package let unit: WeightUnit
        package let weighIns: Int
        package let days: Int
        package let firstDay: CalendarDay
        package let lastDay: CalendarDay

        /// The lowest and highest single reading.
        package let lowest: Double
        package let highest: Double

        /// The smoothed weight after the last day, and its change in seven days. Both are `nil` for
        /// fewer than two days, the change also while weigh-ins are too old or too few.
        package let level: Double?
        package let weeklyChange: Double?

        /// The smoothed weight predicted for thirty days after the last day; `nil` when
        /// `weeklyChange` is.
        package let forecastIn30Days: Double?
    }

    /// The prediction for the goal.
    package struct GoalSummary: Sendable, Hashable, Encodable {
        package let goal: Double
        package let unit: WeightUnit

        /// `onTrack`, `atGoal`, `wrongDirection`, `tooSlow`, `insufficientData` or `noData`.
        package let status: String

        /// The predicted day on which the goal is reached; `nil` unless `status` is `onTrack`.
        package let day: CalendarDay?
    }

    package let today: CalendarDay
    package let habits: [HabitSummary]
    package let weight: WeightSummary?
    package let goal: GoalSummary?

    /// - Parameter now: The current time; later records are left out.
    package init(_ journal: Journal, now: Instant, zone: Zone) {
        let clock = DayClock(zone, dayStart: journal.settings.dayStart)
        let today = clock.day(of: now)
        self.today = today
        let records = journal.streakRecordsByHabit()
        habits = journal.habits.map { habit in
            let own = records.of[habit.id] ?? records.rest
            let streak = Streak.daily(own, now: now, clock: clock)
            let done = Set(
                own.lazy.filter { $0.effect == .adds && !$0.isFuture(now: now, today: today) }
                    .map(\.day))
            return HabitSummary(
                id: habit.id, name: habit.name, daysDone: done.count, firstDay: done.min(),
                lastDay: done.max(), currentStreak: streak.current, longestStreak: streak.longest,
                bestWeek: Self.bestWeek(of: done, from: journal.settings.firstWeekday))
        }
        weight = Self.weight(journal, now, clock)
        goal = Self.goal(journal, now, clock)
    }

    private static func goal(
        _ journal: Journal, _ now: Instant, _ clock: DayClock
    ) -> GoalSummary? {
        let log = WeightLog(journal, now: now, clock: clock)
        guard let journey = WeightJourney(journal, now: now, clock: clock),
            let prediction = GoalPrediction(
                journey, entries: log.entries.count, now: now, clock: clock)
        else { return nil }
        var day: CalendarDay?
        let status: String
        switch prediction.status {
        case .onTrack(_, let reached): (status, day) = ("onTrack", reached)
        case .atGoal: status = "atGoal"
        case .wrongDirection: status = "wrongDirection"
        case .tooSlow: status = "tooSlow"
        case .insufficientData: status = "insufficientData"
        case .noData: status = "noData"
        }
        return GoalSummary(goal: prediction.goal, unit: journey.unit, status: status, day: day)
    }

    private static func bestWeek(of done: Set<CalendarDay>, from first: Weekday) -> BestWeek? {
        let weeks = Dictionary(grouping: done) { day in
            (0...6).lazy.map { day.adding(days: -$0) }.first { $0.weekday == first } ?? day
        }
        return weeks.map { BestWeek(start: $0.key, days: $0.value.count) }
            .max { ($0.days, $1.start) < ($1.days, $0.start) }
    }

    private static func weight(
        _ journal: Journal, _ now: Instant, _ clock: DayClock
    ) -> WeightSummary? {
        let log = WeightLog(journal, now: now, clock: clock)
        let weights = log.entries.map(\.weight)
        guard let first = log.means.first, let last = log.means.last,
            let lowest = weights.min(), let highest = weights.max()
        else { return nil }
        let trend = HoltTrend(log.means)
        let recent = log.missingDays == 0 ? trend : nil
        return WeightSummary(
            unit: log.unit, weighIns: weights.count, days: log.means.count, firstDay: first.day,
            lastDay: last.day, lowest: lowest, highest: highest, level: trend?.level,
            weeklyChange: recent?.weeklyVelocity, forecastIn30Days: recent?.forecast(inDays: 30))
    }
}
