import CandelaElements
import CandelaKit
import CandelaRules

/// A journal and the facts about its weigh-ins, which all cards and pages of weight screens draw.
///
/// A reference type, because every card holds it.
final class WeightState: Sendable {
    let journal: Journal
    let facts: WeightFacts
    let clock: DayClock

    var unit: WeightUnit { facts.unit }
    var today: CalendarDay { facts.today }
    var log: WeightLog { facts.log }

    /// Whether the goal is reached or held: no card shows a remaining distance.
    var isAtGoal: Bool { facts.goal?.isAtGoal ?? false }

    /// Whether the goal is reached: the banner is shown.
    var isGoalReached: Bool { facts.goal?.reachedOn != nil }

    init(_ journal: Journal, in context: Context) {
        self.journal = journal
        clock = context.clock(for: journal)
        facts = WeightFacts(journal, in: context)
    }

    /// The moment the state becomes stale if nothing is recorded: the next midnight, or the time of
    /// a future-dated reading.
    var validUntil: Instant { log.validUntil }

    /// The id of the announcement of the reached milestone; `nil` before it is reached and once it
    /// was celebrated.
    var announcement: String? {
        guard let progress = facts.progress, facts.isMilestoneReached,
            let celebrated = facts.celebration?.weight, celebrated.unit == unit,
            abs(celebrated.value - progress.next) <= 0.05
        else { return nil }
        return "weight-milestone-\(unit.name(of: progress.next))"
    }
}

extension WeightUnit {
    /// A weight as used in ids, the same in every language: `225-lb`.
    func name(of weight: Double) -> String {
        let rounded = weight.roundedToThousandths
        return "\(Int(exactly: rounded).map(String.init) ?? "\(rounded)")-\(rawValue)"
    }
}
