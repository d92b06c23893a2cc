import CandelaElements
import CandelaRules

/// The values behind every weight screen, computed once from a journal in the display unit.
///
/// A reference type, because every card and page of a screen holds it.
final class WeightState: Sendable {
    let journal: Journal
    let log: WeightLog
    let clock: DayClock
    let milestones: MilestoneState?

    var unit: WeightUnit { log.unit }
    var today: CalendarDay { log.today }

    /// The prediction for the goal; `nil` without a goal or a weigh-in.
    var prediction: GoalPrediction? { milestones?.prediction }

    /// Whether the weight or the smoothed weight is at the goal. The banner is then shown, the
    /// prediction hidden, and no card shows a remaining distance.
    var isAtGoal: Bool { milestones?.isAtGoal ?? false }

    /// Whether losing weight is good: it leads toward the goal, or there is no goal.
    var needsLoss: Bool {
        guard let milestones else { return true }
        return milestones.progress.direction == .down
    }

    init(_ journal: Journal, in context: Context, wasAtGoal: Bool = false) {
        self.journal = journal
        clock = context.clock(for: journal)
        log = WeightLog(journal, now: context.now, clock: clock)
        milestones = MilestoneState(journal, log, in: context, wasAtGoal: wasAtGoal)
    }

    /// The moment the state becomes stale if nothing is recorded: the next midnight, or the time of
    /// a future-dated reading.
    var validUntil: Instant { log.validUntil }
}

extension WeightUnit {
    /// A weight as used in ids, the same in every language: `225-lb`.
    func name(of weight: Double) -> String {
        let rounded = weight.roundedToThousandths
        return "\(Int(exactly: rounded).map(String.init) ?? "\(rounded)")-\(rawValue)"
    }
}
