/// All that is true about the weight log of a journal at an instant, in the displayed unit.
///
/// Every screen, summary, reminder and celebration reads these facts and computes none of its own,
/// so that one fact has one number everywhere.
public struct WeightFacts: Sendable, Equatable {
    /// The status of a goal.
    public enum Status: String, Sendable, Hashable, Codable, CaseIterable {
        /// There are no weigh-ins.
        case noData
        /// The goal is reached or held.
        case atGoal
        /// There are too few weigh-ins for a rate; ``WeightFacts/missing`` tells how many.
        case insufficientData
        /// The weight is steady.
        case steady
        /// The rate leads away from the goal.
        case wrongDirection
        /// At the current rate the goal is more than two years away.
        case tooSlow
        /// The goal is expected on the day of ``WeightFacts/goalEstimate``.
        case onTrack
    }

    /// The readings up to now.
    public let log: WeightLog

    /// The change to the current weight from 7 to 14 days before; `nil` if there is nothing to
    /// compare, or the current weight is old.
    public let change: WeightChange?

    /// The weekly rate; `nil` while weigh-ins are missing.
    public let rate: WeightRate?

    /// The weigh-ins missing before a rate is shown; `nil` while it is shown.
    public let missing: MissingWeighIns?

    /// The goal; `nil` without a goal or a weigh-in.
    public let goal: GoalState?

    /// The milestones to the goal; `nil` without a goal or a weigh-in, and for a goal to hold.
    public let milestones: WeightMilestones?

    /// The progress to the next milestone, or the goal while it is reached; `nil` without
    /// ``milestones``.
    public let progress: WeightMilestones.Progress?

    /// The estimated day of the goal; `nil` if the weight does not approach it.
    public let goalEstimate: WeightEstimate?

    /// The estimated day of the next milestone; `nil` if the weight does not approach it. On the
    /// last leg it is the day of the goal.
    public let milestoneEstimate: WeightEstimate?

    /// The completed milestones, in the order they were recorded.
    public let completed: [CompletedMilestone]

    /// The ids of completed milestones that are not recorded in the journal.
    let passed: Set<String>

    /// The completed milestone to celebrate now; `nil` without one.
    public let celebration: CompletedMilestone?

    /// The positions, in ``Journal/weighIns``, of the weigh-ins that were the first to reach a
    /// milestone of the goal.
    public let milestoneWeighIns: Set<Int>

    /// Computes the facts.
    ///
    /// - Parameter unit: The unit of all weights; `nil` for ``Journal/displayUnit(usually:)``.
    public init(
        _ journal: Journal, now: Instant, clock: DayClock, unit: WeightUnit? = nil,
        by conversion: WeightConversion = .standard
    ) {
        self.init(
            journal, now: now, clock: clock, unit: unit, by: conversion, changed: [],
            celebrates: false)
    }

    /// Computes the facts right after a change of weigh-ins.
    ///
    /// - Parameters:
    ///   - changed: The ids of the changed weigh-ins.
    ///   - celebrates: Whether a milestone that one of them is the first to reach is to be
    ///     celebrated.
    init(
        _ journal: Journal, now: Instant, clock: DayClock, unit: WeightUnit? = nil,
        by conversion: WeightConversion = .standard, changed: Set<String>, celebrates: Bool
    ) {
        let log = WeightLog(journal, now: now, clock: clock, unit: unit, by: conversion)
        let missing = MissingWeighIns(log.means, on: log.today)
        let rate =
            missing == nil
            ? WeightTrend(log.means).weekly.map { WeightRate(weekly: $0, in: log.unit) } : nil
        let goal = GoalState(journal, log, by: conversion)
        let milestones = goal.flatMap { goal in
            goal.isHolding
                ? nil
                : try? WeightMilestones(
                    start: goal.start, goal: goal.goal,
                    interval: Double(journal.settings.milestoneInterval.size(in: log.unit)))
        }
        (self.log, self.missing, self.rate) = (log, missing, rate)
        (self.goal, self.milestones) = (goal, milestones)
        change =
            log.isOld ? nil : log.latest.flatMap { log.change(to: $0) }
        let progress = goal.flatMap { goal in
            milestones?.progress(at: goal.isAtGoal ? goal.goal : goal.current)
        }
        self.progress = progress
        let direction = goal.map { $0.needsLoss ? WeightChange.Direction.down : .up }
        func estimate(_ distance: Double?) -> WeightEstimate? {
            guard let distance, let direction, let rate, let latest = log.latest,
                goal?.isAtGoal == false
            else { return nil }
            return WeightEstimate(
                distance, direction, at: rate, from: latest.day, today: log.today)
        }
        goalEstimate = estimate(goal?.distance)
        milestoneEstimate = estimate(progress.flatMap { $0.remaining > 0 ? $0.remaining : nil })
        let ledger = MilestoneLedger(
            journal, log, goal, milestones, changed: changed, celebrates: celebrates,
            by: conversion)
        (completed, passed) = (ledger.completed, ledger.passed)
        celebration = ledger.celebration
        milestoneWeighIns = ledger.weighIns
    }

    /// The unit of all weights.
    public var unit: WeightUnit { log.unit }

    /// The current day.
    public var today: CalendarDay { log.today }

    /// The current weight, as shown; `nil` without a weigh-in.
    public var currentWeight: Double? { log.latest?.weight.tenths }

    /// The day of the current weight if it must be named, because it is more than 10 days old;
    /// `nil` otherwise.
    public var lastWeighed: CalendarDay? { log.isOld ? log.latest?.day : nil }

    /// The day from which estimates are counted if it must be named, because it is not today or
    /// older than screens say; `nil` otherwise.
    ///
    /// - Parameter estimate: The estimate shown beside it; `nil` if none is shown.
    public func countedFrom(_ estimate: WeightEstimate?) -> CalendarDay? {
        if let day = lastWeighed { return day }
        guard estimate != nil, let day = log.latest?.day, day != today else { return nil }
        return day
    }

    /// Whether the next milestone is reached. The last one, the goal, is as long as the goal is,
    /// which is decided in the unit in which it was set.
    public var isMilestoneReached: Bool {
        guard let progress, let goal else { return false }
        return progress.isLastLeg ? goal.isAtGoal : progress.remaining == 0
    }

    /// Whether losing weight is good: it leads toward the goal, or there is no goal.
    public var needsLoss: Bool { goal?.needsLoss ?? true }

    /// Whether the change and the rate have opposite signs, so that neither is shown as the
    /// direction of the weight.
    public var isMixed: Bool {
        guard let change, let rate, change.direction != .stable, rate.direction != .stable else {
            return false
        }
        return change.direction != rate.direction
    }

    /// The status of the goal; `nil` without a goal.
    ///
    /// - Parameter journal: The journal of the facts.
    public func status(of journal: Journal) -> Status? {
        guard journal.goal != nil else { return nil }
        guard let goal else { return .noData }
        if goal.isAtGoal { return .atGoal }
        guard let rate else { return .insufficientData }
        if rate.direction == .stable { return .steady }
        guard let goalEstimate else { return .wrongDirection }
        return goalEstimate.isTooFar ? .tooSlow : .onTrack
    }
}

extension WeightLog {
    /// Whether the current weight is more than 10 days old. Screens then name its day and show no
    /// change.
    public var isOld: Bool {
        latest.map { $0.day.days(to: today) > MissingWeighIns.oldest } ?? false
    }
}
