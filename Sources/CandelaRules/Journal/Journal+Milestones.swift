extension Journal {
    /// Brings the completed milestones up to date after a change of weigh-ins.
    ///
    /// A milestone that a changed weigh-in is the first to reach is recorded, to be celebrated. One
    /// that no weigh-in reaches any more is withdrawn. Those passed before, for example on the grid
    /// of another unit, are listed on screens but not recorded. ``undo(_:)`` with the result restores
    /// the milestones as they were.
    ///
    /// - Parameters:
    ///   - change: The change that was just made.
    ///   - celebrates: Whether newly reached milestones are to be celebrated; `false` after undoing
    ///     a change.
    /// - Returns: The changes of milestones.
    @discardableResult
    public mutating func updateMilestones(
        after change: JournalChange, celebrating celebrates: Bool = true, now: Instant,
        clock: DayClock
    ) -> JournalChange {
        let changed = (change.weighIns.added + change.weighIns.removed).map(\.record.id)
        return updateMilestones(Set(changed), celebrating: celebrates, now: now, clock: clock)
    }

    /// Brings the completed milestones up to date after the changes that are being noted.
    package mutating func updateMilestones(now: Instant, clock: DayClock) {
        // Milestones name the weigh-ins that reach them.
        if notes.closure?.before.isEmpty == false { identify() }
        _ = updateMilestones(notedWeighIns, celebrating: true, now: now, clock: clock)
    }

    private mutating func updateMilestones(
        _ changed: Set<String>, celebrating celebrates: Bool, now: Instant, clock: DayClock
    ) -> JournalChange {
        guard goal != nil || !completedMilestones.isEmpty else { return JournalChange() }
        let facts = WeightFacts(
            self, now: now, clock: clock, changed: changed, celebrates: celebrates)
        return setMilestones(facts.completed.filter { !facts.passed.contains($0.id) })
    }

    /// Records milestones that were passed before as celebrated.
    mutating func recordPassedMilestones(now: Instant, clock: DayClock) -> JournalChange {
        setMilestones(WeightFacts(self, now: now, clock: clock).completed)
    }

    /// Records that the milestones reached so far were celebrated, or are only listed.
    ///
    /// One celebration covers all of them: none is celebrated later.
    ///
    /// - Returns: The changes to save; empty if all were celebrated before.
    public mutating func celebrateMilestones() -> RecordChanges {
        let completed = completedMilestones.map {
            var milestone = $0
            milestone.isCelebrated = true
            return milestone
        }
        return RecordChanges(setMilestones(completed), in: self)
    }

    /// Replaces the completed milestones by a list in the same order, with others at its end.
    private mutating func setMilestones(_ milestones: [CompletedMilestone]) -> JournalChange {
        var change = begin()
        guard milestones != completedMilestones else { return end(change) }
        let (old, new) = (completedMilestones, milestones)
        var kept = 0
        for (position, milestone) in old.enumerated() {
            if kept < new.count, new[kept].id == milestone.id {
                if new[kept] != milestone {
                    change.completedMilestones.removed.append(
                        .init(position: position, record: milestone))
                    change.completedMilestones.added.append(
                        .init(position: kept, record: new[kept]))
                }
                kept += 1
            } else {
                change.completedMilestones.removed.append(
                    .init(position: position, record: milestone))
            }
        }
        for position in kept..<new.count {
            change.completedMilestones.added.append(
                .init(position: position, record: new[position]))
        }
        completedMilestones = new
        return end(change)
    }
}

extension Weight {
    /// Whether another weight is the same milestone, within the error of converting between units.
    package func isNear(_ milestone: Weight) -> Bool {
        abs(value(in: milestone.unit) - milestone.value) <= 0.05
    }
}
