import CandelaRules

/// What every weight screen is made from, worked out once from a journal, in the unit on display.
struct WeightState {
    let journal: Journal
    let log: WeightLog
    let clock: DayClock
    let milestones: MilestoneState?
    let prediction: GoalPrediction?

    var unit: WeightUnit { log.unit }
    var today: CalendarDay { log.today }

    /// Whether the smoothed weight is at the goal: the banner shows, the prediction does not.
    var isAtGoal: Bool { prediction?.status == .atGoal }

    /// Whether what counts as good is to lose: toward the goal, and without a goal always.
    var needsLoss: Bool {
        guard let milestones else { return true }
        return milestones.progress.direction == .down
    }

    init(_ journal: Journal, in context: Context, wasAtGoal: Bool = false) {
        self.journal = journal
        clock = context.clock(for: journal)
        log = WeightLog(journal, now: context.now, clock: clock)
        milestones = MilestoneState(journal, log, in: context)
        let entries = log.entries.count
        prediction = milestones.flatMap { [clock] milestones in
            GoalPrediction(
                milestones.journey, entries: entries, wasAtGoal: wasAtGoal, now: context.now,
                clock: clock)
        }
    }

    /// When time alone makes any of it wrong: the next midnight, or a reading that lies ahead.
    var validUntil: Instant { log.validUntil }

    /// The milestone to celebrate now: one that was recorded and not yet shown, else one that was
    /// just reached or passed.
    var celebration: Double? {
        guard let milestones = milestones?.journey.milestones else { return nil }
        let decision = WeightCelebration.decide(
            milestones, at: log.latest?.weight, completed: journal.completedMilestones, in: unit)
        return switch decision {
        case .uncelebrated(let position):
            journal.completedMilestones[position].weight.value(in: unit).roundedToThousandths
        case .crossed(let milestone): milestone
        case .noEntries, .noneCrossed, .allCelebrated: nil
        }
    }
}

extension WeightUnit {
    /// The name of a weight in ids, the same in every language: `225-lb`.
    func name(of weight: Double) -> String {
        let rounded = weight.roundedToThousandths
        return "\(Int(exactly: rounded).map(String.init) ?? "\(rounded)")-\(rawValue)"
    }
}
