extension Journal {
    /// Sets the goal weight. Milestones already reached count as celebrated, as in
    /// ``celebratePast(now:clock:)``.
    ///
    /// The start weight of the journey is kept; a changed goal is dated today.
    ///
    /// - Parameters:
    ///   - value: The goal. A value out of range is clamped, and NaN is replaced by the default
    ///     goal.
    ///   - unit: The unit of `value`; `nil` for ``displayUnit``.
    @discardableResult
    public mutating func setGoal(
        _ value: Double, in unit: WeightUnit? = nil, now: Instant, clock: DayClock
    ) -> JournalChange {
        let before = goal
        let weight = Weight(goal: value, in: unit ?? displayUnit)
        var after = before ?? WeightGoal(weight)
        after.weight = weight
        if before?.weight != weight { after.day = clock.day(of: now) }
        goal = after
        var change = celebratePast(now: now, clock: clock, streaks: false)
        if before != after { change.goal = ValueChange(before: before, after: after) }
        return change
    }

    /// Changes the unit in which weights are displayed. Weights, including the goal, keep the unit
    /// they were entered in, and milestones in the new unit that were already reached count as
    /// celebrated.
    @discardableResult
    public mutating func setUnit(
        _ unit: WeightUnit, now: Instant, clock: DayClock
    ) -> JournalChange {
        var change = JournalChange()
        if settings.unit != unit {
            change.unit = ValueChange(before: settings.unit, after: unit)
            settings.unit = unit
            celebratePastMilestones(now, clock, &change)
        }
        return change
    }

    /// Marks past achievements as celebrated: the milestones of current streaks, for each habit and
    /// for all practice, and weight milestones on the way to the goal that were reached but not
    /// recorded.
    ///
    /// Use it after importing a history, or after setting a goal when there is already a long
    /// history. Only later achievements are celebrated.
    ///
    /// - Parameter now: The current time; achievements after it are still celebrated.
    @discardableResult
    public mutating func celebratePast(now: Instant, clock: DayClock) -> JournalChange {
        celebratePast(now: now, clock: clock, streaks: true)
    }

    private mutating func celebratePast(
        now: Instant, clock: DayClock, streaks: Bool
    ) -> JournalChange {
        var change = JournalChange()
        if streaks {
            let everything = ActivityIndex(self, now: now, clock: clock)
            celebratePast(everything, habit: nil, now, clock, &change)
            let byHabit = ActivityIndex.byHabit(self, now: now, clock: clock)
            for habit in habits {
                guard let index = byHabit[habit.id] else { continue }
                celebratePast(index, habit: habit.id, now, clock, &change)
            }
        }
        celebratePastMilestones(now, clock, &change)
        return change
    }

    private mutating func celebratePast(
        _ index: ActivityIndex, habit: String?, _ now: Instant, _ clock: DayClock,
        _ change: inout JournalChange
    ) {
        let streak = Streak.daily(index, now: now, clock: clock)
        let due = StreakMilestones.standard.celebration(of: streak, habit: habit, in: self)
        for mark in due?.marks ?? [] {
            celebratedStreaks.put(
                mark, at: celebratedStreaks.count, into: &change.celebratedStreaks)
        }
    }

    private mutating func celebratePastMilestones(
        _ now: Instant, _ clock: DayClock, _ change: inout JournalChange
    ) {
        for milestone in newMilestones(now, clock) {
            completedMilestones.put(
                milestone, at: completedMilestones.count, into: &change.completedMilestones)
        }
    }

    /// Records weight milestones on the way to the goal that were already reached, and marks them
    /// as celebrated, for example after a change of the milestone interval.
    ///
    /// - Returns: The milestones recorded.
    public mutating func celebratePastMilestones(
        now: Instant, clock: DayClock
    ) -> [CompletedMilestone] {
        let reached = newMilestones(now, clock)
        completedMilestones += reached
        return reached
    }

    /// Milestones on the way to the goal that were reached but not recorded, marked as celebrated.
    func newMilestones(_ now: Instant, _ clock: DayClock) -> [CompletedMilestone] {
        let log = WeightLog(self, now: now, clock: clock)
        guard let journey = WeightJourney(log, of: self), let milestones = journey.milestones
        else { return [] }
        var reached: [CompletedMilestone] = []
        let start = try? Weight(milestones.start, journey.unit)
        var extremes: (least: Double, greatest: Double) = (.infinity, -.infinity)
        // A milestone is dated by the first reading that crosses it, which must be a new extreme.
        for entry in log.entries
        where entry.weight < extremes.least || entry.weight > extremes.greatest {
            extremes = (
                min(extremes.least, entry.weight), max(extremes.greatest, entry.weight)
            )
            let crossed = milestones.crossed(
                at: entry.weight, besides: completedMilestones + reached, in: journey.unit)
            for milestone in crossed {
                guard let weight = try? Weight(milestone, journey.unit) else { continue }
                var completed = CompletedMilestone(weight)
                completed.start = start
                completed.day = entry.day
                completed.isCelebrated = true
                reached.append(completed)
            }
        }
        return reached
    }
}

extension Weight {
    /// A goal clamped to the allowed range, or the default for NaN.
    fileprivate init(goal value: Double, in unit: WeightUnit) {
        // Goals are always within the range of weights that may be logged.
        self.init(unchecked: WeightLimits.standard.nearest(goal: value, in: unit), unit)
    }
}
