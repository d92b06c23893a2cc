import CandelaElements
public import CandelaRules
import CandelaTokens

// Milestones that are celebrated once.

extension Session {
    /// Milestones whose celebration is on the screen and noted in the journal.
    struct Celebrating: Sendable, Hashable, Codable {
        /// The marks of a streak's milestones.
        var marks: [CelebratedStreak] = []

        /// A weight milestone.
        var milestone: Weight?

        /// When the celebration ends, at the latest.
        var until: Instant

        /// How long a page celebrates that is not left, in seconds: a session that is kept as JSON does not
        /// celebrate again when the app comes back.
        static let seconds = 60

        /// The same for a celebration above the page, which a person closes.
        static let overlaySeconds = 600
    }

    /// The journal as the page in front shows it: what it celebrates counts as not celebrated yet.
    var celebratingJournal: Journal {
        guard let celebrating else { return journal }
        var journal = journal
        journal.celebratedStreaks.removeAll(where: celebrating.marks.contains)
        let shown = celebrating.milestone.flatMap { milestone in
            journal.completedMilestones.lastIndex { $0.isCelebrated && $0.weight.isNear(milestone) }
        }
        if let shown { journal.completedMilestones[shown].isCelebrated = false }
        return journal
    }

    mutating func celebrate(
        _ celebration: Intent.Celebration, in context: Context
    ) throws(SessionError) -> [Effect] {
        if let number = celebration.weight {
            celebrating = nil
            let milestone = try weight(.number(number), celebration.unit ?? journal.displayUnit)
            let saved = journal.celebrate(
                milestone, now: context.now, clock: clock(in: context))
            return save(saved)
        }
        celebrating = nil
        if let habit = celebration.habit { try requireHabit(habit, at: "habit") }
        let marks = self.celebration(of: celebration.habit, in: context)?.marks ?? []
        return try keep(marks.filter { $0.days <= celebration.days ?? .max })
    }

    /// Marks what the page in front celebrates from now on, so that it is never celebrated again, not even
    /// when the app ends without another event.
    mutating func celebrateShown(in context: Context) throws(SessionError) -> [Effect] {
        guard loading != .loading else { return [] }
        guard let presenter, let options = place.page.options else { return [] }
        switch presenter.celebrates(any: options) {
        case .weightMilestone:
            guard let milestone = journal.dueMilestone(in: context) else { return [] }
            celebrating = Celebrating(
                milestone: milestone,
                until: context.now.adding(seconds: Celebrating.overlaySeconds))
            return save(journal.celebrate(milestone, now: context.now, clock: clock(in: context)))
        case .streak(let name):
            let habit = name.flatMap { journal.habit(named: $0)?.id }
            guard let marks = celebration(of: habit, in: context)?.marks else { return [] }
            celebrating = Celebrating(
                marks: marks, until: context.now.adding(seconds: Celebrating.seconds))
            return try keep(marks)
        case nil: return []
        }
    }

    private mutating func keep(_ marks: [CelebratedStreak]) throws(SessionError) -> [Effect] {
        var effects: [Effect] = []
        for mark in marks {
            effects += try change { journal throws(JournalBreach) in try journal.log(mark) }
        }
        return effects
    }

    private func celebration(of habit: String?, in context: Context) -> StreakCelebration? {
        StreakMood(
            of: streak(of: habit, in: context), habit: habit, in: journal, now: context.now,
            clock: clock(in: context)
        ).celebration
    }

    func celebrationHaptic(_ habit: String?, in context: Context) -> [Effect] {
        guard journal.settings.playsHaptics, celebration(of: habit, in: context) != nil else {
            return []
        }
        return [.haptic(.celebration)]
    }

    func streak(of habit: String?, in context: Context) -> Streak {
        journal.history(of: habit, now: context.now, clock: clock(in: context)).streak
    }
}

extension Journal {
    /// The weight milestone to celebrate now, in the unit in which it is a round number.
    func dueMilestone(in context: Context) -> Weight? {
        let clock = context.clock(for: self)
        let log = WeightLog(self, now: context.now, clock: clock)
        guard let milestones = WeightJourney(log, of: self)?.milestones,
            let due = dueMilestone(milestones, in: log)
        else { return nil }
        return try? Weight(due.weight, due.unit)
    }

    /// The weight milestone to celebrate now: one that was just reached or passed, else one that was
    /// recorded and not yet shown.
    public func dueMilestone(
        _ milestones: WeightMilestones, in log: WeightLog
    ) -> (weight: Double, unit: WeightUnit)? {
        switch WeightCelebration.decide(milestones, in: log, completed: completedMilestones) {
        case .uncelebrated(let position):
            let weight = completedMilestones[position].weight
            return (weight.value, weight.unit)
        case .crossed(let milestone): return (milestone, log.unit)
        case .noEntries, .noneCrossed, .allCelebrated: return nil
        }
    }
}
