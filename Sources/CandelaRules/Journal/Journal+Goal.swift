extension Journal {
    /// Sets the goal weight. The journey starts at the current weigh-in or, if that is more than
    /// seven days old, at the next one.
    ///
    /// Milestones of the previous goal that were passed before, and are listed but not recorded, are
    /// recorded, so that they remain listed. Setting a goal that is shown as the same number changes
    /// nothing.
    ///
    /// - Parameters:
    ///   - value: The goal. A value out of range is clamped, and NaN is replaced by the default
    ///     goal.
    ///   - unit: The unit of `value`.
    @discardableResult
    public mutating func setGoal(
        _ value: Double, in unit: WeightUnit, now: Instant, clock: DayClock
    ) -> JournalChange {
        let weight = Weight(goal: value, in: unit)
        var change = begin()
        guard goal?.weight.value(in: unit).tenths != weight.value.tenths else { return end(change) }
        var after = WeightGoal(weight)
        let log = WeightLog(self, now: now, clock: clock)
        after.day = log.today
        after.at = ZonedInstant(now, offset: clock.offset(at: now))
        if let latest = log.latest, latest.day.days(to: log.today) <= Self.longestStart {
            let weighIn = weighIns[latest.position]
            if weighIn.givenID == nil { after.start = weighIn.weight }
            after.startEntry = weighIn.givenID
        }
        change.completedMilestones =
            recordPassedMilestones(now: now, clock: clock).completedMilestones
        change.goal = ValueChange(before: goal, after: after)
        goal = after
        return end(change)
    }

    /// The maximum age, in days, of the weigh-in at which a new goal starts.
    private static let longestStart = 7

    /// Removes the goal; no effect without a goal.
    @discardableResult
    public mutating func removeGoal() -> JournalChange {
        var change = begin()
        if goal != nil {
            change.goal = ValueChange(before: goal, after: nil)
            goal = nil
        }
        return end(change)
    }

    /// Changes the unit in which weights are displayed. Weights, including the goal and completed
    /// milestones, keep the unit they were entered in.
    @discardableResult
    public mutating func setUnit(_ unit: WeightUnit) -> JournalChange {
        var change = begin()
        if settings.unit != unit {
            change.unit = ValueChange(before: settings.unit, after: unit)
            settings.unit = unit
        }
        return end(change)
    }

    /// Marks past achievements as celebrated: the milestones of current streaks, for each habit and
    /// for all practice, and weight milestones on the way to the goal that were reached but not
    /// recorded.
    ///
    /// Use it after importing a history. Only later achievements are celebrated.
    ///
    /// - Parameter now: The current time; achievements after it are still celebrated.
    @discardableResult
    public mutating func celebratePast(now: Instant, clock: DayClock) -> JournalChange {
        var change = begin()
        let everything = ActivityIndex(self, now: now, clock: clock)
        celebratePast(everything, habit: nil, now, clock, &change)
        let byHabit = ActivityIndex.byHabit(self, now: now, clock: clock)
        for habit in habits {
            guard let index = byHabit[habit.id] else { continue }
            celebratePast(index, habit: habit.id, now, clock, &change)
        }
        change.completedMilestones =
            recordPassedMilestones(now: now, clock: clock).completedMilestones
        return end(change)
    }

    private mutating func celebratePast(
        _ index: ActivityIndex, habit: String?, _ now: Instant, _ clock: DayClock,
        _ change: inout JournalChange
    ) {
        let streak = Streak.daily(index, now: now, clock: clock)
        for mark in StreakMilestones.standard.due(for: streak, habit: habit, in: self).marks {
            celebratedStreaks.put(
                mark, at: celebratedStreaks.count, into: &change.celebratedStreaks)
        }
    }
}

extension Weight {
    /// A goal clamped to the allowed range, or the default for NaN.
    fileprivate init(goal value: Double, in unit: WeightUnit) {
        // Goals are always within the range of weights that may be logged.
        self.init(unchecked: WeightLimits.standard.nearest(goal: value, in: unit), unit)
    }
}
