import CandelaElements
import CandelaRules

/// What every weight screen is made from, worked out once from a journal, in the unit on display.
struct WeightState {
    let journal: Journal
    let log: WeightLog
    let clock: DayClock
    let milestones: MilestoneState?

    var unit: WeightUnit { log.unit }
    var today: CalendarDay { log.today }

    /// The prediction for the goal; nil without a goal or a weigh-in.
    var prediction: GoalPrediction? { milestones?.prediction }

    /// True while the weight or the smoothed weight is at the goal: the banner shows, the prediction
    /// does not, and no card counts what is left.
    var isAtGoal: Bool { milestones?.isAtGoal ?? false }

    /// Whether what counts as good is to lose: toward the goal, and without a goal always.
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

    /// When time alone makes any of it wrong: the next midnight, or a reading that lies ahead.
    var validUntil: Instant { log.validUntil }
}

extension WeightUnit {
    /// The name of a weight in ids, the same in every language: `225-lb`.
    func name(of weight: Double) -> String {
        let rounded = weight.roundedToThousandths
        return "\(Int(exactly: rounded).map(String.init) ?? "\(rounded)")-\(rawValue)"
    }
}
