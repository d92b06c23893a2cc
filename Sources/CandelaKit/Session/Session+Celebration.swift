import CandelaElements
import CandelaRules
import CandelaTokens

// Milestones, each of which is celebrated once.

extension Session {
    /// Milestones that are being celebrated on the screen and are marked in the journal.
    struct Celebrating: Sendable, Equatable, Codable {
        /// The marks of the streak's milestones.
        var marks: [CelebratedStreak] = []

        /// The weight milestone.
        var milestone: Weight?

        /// The latest end of the celebration; `nil` if it lasts until it is closed.
        var until: Instant?

        /// The maximum duration of a celebration on a page, in seconds. A session restored from
        /// JSON after that does not celebrate again.
        static let seconds = 60
    }

    /// The journal for the frontmost page, in which the current celebration is not marked yet.
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

    /// Marks the milestones that the frontmost page starts to celebrate.
    ///
    /// They are marked immediately, so that they are not celebrated again even if the app ends
    /// without another event.
    mutating func celebrateShown(in context: Context) throws(SessionError) -> [Effect] {
        guard loading != .loading else { return [] }
        guard let presenter, let options = place.page.options else { return [] }
        switch presenter.celebration(any: options) {
        case .weightMilestone:
            guard journal.completedMilestones.contains(where: { !$0.isCelebrated }) else {
                return []
            }
            if let due = WeightFacts(journal, in: context).celebration {
                celebrating = Celebrating(milestone: due.weight)
            }
            return try change { _ = $0.celebrateMilestones() }
        case .streak(let name):
            let habit = name.flatMap { journal.habit(named: $0)?.id }
            guard let marks = celebration(of: habit, in: context)?.marks else { return [] }
            celebrating = Celebrating(
                marks: marks, until: context.now.adding(seconds: Celebrating.seconds))
            return try keep(marks)
        case nil: return []
        }
    }

    mutating func keep(_ marks: [CelebratedStreak]) throws(SessionError) -> [Effect] {
        var effects: [Effect] = []
        for mark in marks {
            effects += try change { journal throws(JournalBreach) in try journal.log(mark) }
        }
        return effects
    }

    func celebration(of habit: String?, in context: Context) -> StreakCelebration? {
        StreakMood(
            of: streak(of: habit, in: context), habit: habit, in: journal, now: context.now,
            clock: clock(in: context)
        ).celebration
    }

    func streak(of habit: String?, in context: Context) -> Streak {
        journal.history(of: habit, now: context.now, clock: clock(in: context)).streak
    }
}
