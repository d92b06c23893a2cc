extension Journal {
    /// Sets the weight to reach. Milestones that lie in the past already count as celebrated, as
    /// ``celebratePast(now:clock:)`` has it.
    ///
    /// The journey keeps the weight it began at.
    ///
    /// - Parameters:
    ///   - value: What is out of range counts as the nearest goal, and no number as the usual one.
    ///   - unit: What the number counts; nil for ``displayUnit``.
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

    /// Shows weights in another unit. Weights, the goal among them, keep the unit they were entered in,
    /// and milestones of the new unit that lie in the past already count as celebrated.
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

    /// Notes as celebrated what lies in the past: the milestones of streaks that last, of each habit
    /// and of all practice, and every weight milestone on the way to the goal that was reached once
    /// and is not recorded yet.
    ///
    /// For a history that comes from elsewhere, and for a goal that is set on a long one: only what
    /// is recorded from now on is celebrated.
    ///
    /// - Parameter now: The end of the past. Records after it stay to be celebrated.
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

    /// Notes as celebrated the weight milestones on the way to the goal that were reached and are not
    /// recorded yet, as after a change of their interval.
    ///
    /// - Returns: What was recorded.
    public mutating func celebratePastMilestones(
        now: Instant, clock: DayClock
    ) -> [CompletedMilestone] {
        let reached = newMilestones(now, clock)
        completedMilestones += reached
        return reached
    }

    /// The milestones of the way to the goal that were reached and are not recorded, as celebrated.
    func newMilestones(_ now: Instant, _ clock: DayClock) -> [CompletedMilestone] {
        let log = WeightLog(self, now: now, clock: clock)
        guard let journey = WeightJourney(log, of: self), let milestones = journey.milestones
        else { return [] }
        var reached: [CompletedMilestone] = []
        let start = try? Weight(milestones.start, journey.unit)
        var extremes: (least: Double, greatest: Double) = (.infinity, -.infinity)
        // The first reading that reached a milestone says when; it lies beyond all before it.
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
    /// A goal of a number: the nearest that may be set, or the usual one when it is none.
    fileprivate init(goal value: Double, in unit: WeightUnit) {
        // Whatever may be a goal may be logged.
        self.init(unchecked: WeightLimits.standard.nearest(goal: value, in: unit), unit)
    }
}
