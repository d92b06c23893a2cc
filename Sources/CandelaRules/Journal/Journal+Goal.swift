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

    /// Shows weights in another unit, and turns the goal into one of that unit: to the tenth, since
    /// that is how goals are typed. Weights keep the unit they were entered in.
    @discardableResult
    public mutating func setUnit(_ unit: WeightUnit) -> JournalChange {
        var change = JournalChange()
        if settings.unit != unit {
            change.unit = ValueChange(before: settings.unit, after: unit)
            settings.unit = unit
        }
        if let before = goal, before.weight.unit != unit {
            let value = before.weight.value(in: unit)
            var after = before
            after.weight = Weight(goal: (value * 10).rounded() / 10, in: unit)
            goal = after
            change.goal = ValueChange(before: before, after: after)
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
        let log = WeightLog(self, now: now, clock: clock)
        guard let journey = WeightJourney(log, of: self), let milestones = journey.milestones
        else { return }
        var completed = completedMilestones.map { $0.weight.value(in: journey.unit) }
        let start = try? Weight(checking: milestones.start, journey.unit)
        // The first reading that reached a milestone says when.
        for entry in log.entries {
            for milestone in milestones.crossed(at: entry.weight, completed: completed) {
                completed.append(milestone)
                guard let weight = try? Weight(checking: milestone, journey.unit) else { continue }
                var reached = CompletedMilestone(weight)
                reached.start = start
                reached.day = entry.day
                reached.isCelebrated = true
                completedMilestones.put(
                    reached, at: completedMilestones.count, into: &change.completedMilestones)
            }
        }
    }
}

extension Weight {
    /// A goal of a number: the nearest that may be set, or the usual one when it is none.
    fileprivate init(goal value: Double, in unit: WeightUnit) {
        // Whatever may be a goal may be logged.
        self.init(WeightLimits.standard.nearest(goal: value, in: unit), unit)
    }
}
