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

        /// The target in days per week, in whose weeks streaks are counted; `nil` for streaks in
        /// days.
        package let weeklyTarget: Int?

        package let currentStreak: Int
        package let longestStreak: Int
        package let bestWeek: BestWeek?
    }

    /// The calendar week with the most days done; the earliest of several equal ones.
    package struct BestWeek: Sendable, Hashable, Encodable {
        package let start: CalendarDay
        package let days: Int
    }

    /// The key figures of the weigh-ins, in the display unit and as screens show them.
    package struct WeightSummary: Sendable, Hashable, Encodable {
        package let unit: WeightUnit
        package let weighIns: Int
        package let days: Int
        package let firstDay: CalendarDay
        package let lastDay: CalendarDay

        /// The lowest and highest single reading.
        package let lowest: Double
        package let highest: Double

        /// The current weight, and the seven-day average on its day.
        package let currentWeight: Double
        package let average: Double

        /// The change since the newest day 7 to 14 days before, and its days; `nil` without one, and
        /// when the current weight is more than 10 days old.
        package let change: Double?
        package let changeDays: Int?

        /// The weekly change of the trend with two decimals; `nil` while weigh-ins are too old or too
        /// few.
        package let rate: Double?

        /// The current weight after 14 more days at this rate; `nil` without one, and while it is
        /// steady.
        package let forecastIn14Days: Double?
    }

    /// The prediction for the goal.
    package struct GoalSummary: Sendable, Hashable, Encodable {
        package let goal: Double
        package let unit: WeightUnit

        /// `onTrack`, `atGoal`, `steady`, `wrongDirection`, `tooSlow`, `insufficientData` or
        /// `noData`.
        package let status: String

        /// The distance to the goal; `nil` at the goal.
        package let distanceToGoal: Double?

        /// The predicted day on which the goal is reached, and the days until it; `nil` unless
        /// `status` is `onTrack` and the day is to come.
        package let day: CalendarDay?
        package let daysToGoal: Int?
    }

    package let today: CalendarDay
    package let habits: [HabitSummary]
    package let weight: WeightSummary?
    package let goal: GoalSummary?

    /// - Parameter now: The current time; later records are left out.
    package init(_ journal: Journal, now: Instant, zone: Zone) {
        let clock = DayClock(zone, dayStart: journal.settings.dayStart)
        today = clock.day(of: now)
        var journal = journal
        journal.cacheHistories(now: now, clock: clock)
        habits = journal.habits.map { [journal] habit in
            let history = journal.history(of: habit.id, now: now, clock: clock)
            let (streak, unit) = (history.streak, history.streak.unit)
            let done = history.days.daysDone
            return HabitSummary(
                id: habit.id, name: habit.name, daysDone: done.count, firstDay: done.first,
                lastDay: done.last, weeklyTarget: history.days.weeklyTarget,
                currentStreak: unit.count(streak.current),
                longestStreak: unit.count(streak.longest),
                bestWeek: Self.bestWeek(of: done, from: journal.settings.firstWeekday))
        }
        let facts = WeightFacts(journal, now: now, clock: clock)
        weight = Self.weight(facts)
        goal = Self.goal(facts, of: journal)
    }

    private static func goal(_ facts: WeightFacts, of journal: Journal) -> GoalSummary? {
        guard let goal = facts.goal, let status = facts.status(of: journal) else { return nil }
        let estimate = status == .onTrack ? facts.goalEstimate : nil
        return GoalSummary(
            goal: goal.goal, unit: facts.unit, status: status.rawValue,
            distanceToGoal: goal.isAtGoal ? nil : goal.distance,
            day: estimate.flatMap { $0.daysLeft == nil ? nil : $0.day },
            daysToGoal: estimate?.daysLeft)
    }

    private static func bestWeek(of done: [CalendarDay], from first: Weekday) -> BestWeek? {
        let weeks = Dictionary(grouping: done) { day in
            (0...6).lazy.map { day.adding(days: -$0) }.first { $0.weekday == first } ?? day
        }
        return weeks.map { BestWeek(start: $0.key, days: $0.value.count) }
            .max { ($0.days, $1.start) < ($1.days, $0.start) }
    }

    private static func weight(_ facts: WeightFacts) -> WeightSummary? {
        let log = facts.log
        let weights = log.entries.map(\.shown)
        guard let first = log.means.first, let last = log.means.last, let latest = log.latest,
            let lowest = weights.min(), let highest = weights.max()
        else { return nil }
        let rate = facts.rate
        return WeightSummary(
            unit: log.unit, weighIns: weights.count, days: log.means.count, firstDay: first.day,
            lastDay: last.day, lowest: lowest, highest: highest, currentWeight: latest.shown,
            average: log.average(on: latest.day) ?? latest.shown, change: facts.change?.amount,
            changeDays: facts.change?.days, rate: rate?.weekly,
            forecastIn14Days: rate.flatMap { rate in
                rate.direction == .stable
                    ? nil : log.unit.shown(latest.shown + 2 * rate.weekly)
            })
    }
}
