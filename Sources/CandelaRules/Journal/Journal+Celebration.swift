extension Journal {
    /// Records that the celebration of a weight milestone was shown.
    ///
    /// One celebration covers all milestones reached so far: those not recorded yet are recorded
    /// with the day of the first reading that reached them, and none is celebrated later. A
    /// milestone within 0.05 of a recorded one counts as the same, because converting between units
    /// can shift it slightly.
    ///
    /// - Returns: The changes to save; empty if it was celebrated before.
    public mutating func celebrate(
        _ milestone: Weight, now: Instant, clock: DayClock
    ) -> RecordChanges {
        var changes = RecordChanges()
        for place in completedMilestones.indices where !completedMilestones[place].isCelebrated {
            completedMilestones[place].isCelebrated = true
            changes.changed.completedMilestones.append(completedMilestones[place])
        }
        changes.added.completedMilestones = newMilestones(now, clock)
        completedMilestones += changes.added.completedMilestones
        let isKnown = completedMilestones.contains { $0.weight.isNear(milestone) }
        if !isKnown {
            var completed = CompletedMilestone(milestone)
            completed.start = goal?.start
            completed.day = clock.day(of: now)
            completed.isCelebrated = true
            completedMilestones.append(completed)
            changes.added.completedMilestones.append(completed)
        }
        return changes
    }

    /// An unused identifier for a new session of a routine on a day: `<routine>/<day>`, with a
    /// number appended if it is taken.
    public func sessionID(of routine: String, on day: CalendarDay) -> String {
        Self.freeID("\(routine)/\(day)") { place(ofSession: $0) != nil }
    }
}

extension Weight {
    /// Whether another weight is the same milestone, within the error of converting between units.
    package func isNear(_ milestone: Weight) -> Bool {
        abs(value(in: milestone.unit) - milestone.value) <= 0.05
    }
}
