extension Journal {
    /// Notes that the celebration of a weight milestone was shown.
    ///
    /// One within 0.05 of it counts as the same: a milestone recorded in the other unit comes back a
    /// little beside itself.
    ///
    /// - Returns: What to save; nothing when it was celebrated before.
    public mutating func celebrate(
        _ milestone: Weight, on day: CalendarDay
    ) -> RecordChanges {
        var changes = RecordChanges()
        let place = completedMilestones.firstIndex {
            abs($0.weight.value(in: milestone.unit) - milestone.value) <= 0.05
        }
        if let place {
            guard !completedMilestones[place].isCelebrated else { return changes }
            completedMilestones[place].isCelebrated = true
            changes.changed.completedMilestones = [completedMilestones[place]]
        } else {
            var completed = CompletedMilestone(milestone)
            completed.start = goal?.start
            completed.day = day
            completed.isCelebrated = true
            completedMilestones.append(completed)
            changes.added.completedMilestones = [completed]
        }
        return changes
    }

    /// The id of a new session of a routine on a day.
    public func sessionID(of routine: String, on day: CalendarDay) -> String {
        Self.freeID("\(routine)/\(day)") { place(ofSession: $0) != nil }
    }
}
