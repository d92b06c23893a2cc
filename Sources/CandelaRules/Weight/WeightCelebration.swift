/// The decision whether to celebrate a weight milestone now, with the reason.
public enum WeightCelebration: Sendable, Equatable {
    /// A milestone recorded earlier that was never celebrated, at this index in
    /// ``Journal/completedMilestones``.
    case uncelebrated(position: Int)
    /// A new milestone, in the unit of the journey: celebrate it and record it.
    case crossed(milestone: Double)
    /// There are no weigh-ins.
    case noEntries
    /// No milestone has been reached.
    case noneCrossed
    /// All milestones reached were celebrated, or are too old.
    case allCelebrated

    /// The number of days, including today, within which a milestone must first have been reached
    /// to be celebrated.
    ///
    /// Milestones from imported history are therefore not celebrated.
    public static let celebrationWindowDays = 7

    /// Decides on one celebration, even if several milestones were reached at once: the furthest
    /// one first reached within ``celebrationWindowDays`` or, if there is none, the furthest
    /// recorded one not yet celebrated.
    ///
    /// After showing it, call ``Journal/celebrate(_:now:clock:)``, which records all of them. A
    /// milestone is celebrated once, not again after regaining weight or after a change of the unit
    /// or the interval.
    ///
    /// - Parameters:
    ///   - log: The readings, in the unit of the journey.
    ///   - completed: The milestones recorded so far, in any units.
    public static func decide(
        _ milestones: WeightMilestones, in log: WeightLog, completed: [CompletedMilestone],
        by conversion: WeightConversion = .standard
    ) -> WeightCelebration {
        guard let current = log.latest?.weight else { return .noEntries }
        let direction = milestones.direction(at: current)
        let crossed = milestones.crossed(
            at: current, besides: completed, in: log.unit, by: conversion)
        if let last = crossed.last {
            let isOld = log.entries.prefix {
                $0.day <= log.today.adding(days: -celebrationWindowDays)
            }
            .contains { milestones.isReached(last, at: $0.weight, direction) }
            if !isOld { return .crossed(milestone: last) }
        }
        func weight(_ position: Int) -> Double {
            completed[position].weight.value(in: log.unit, by: conversion)
        }
        let farthest = completed.indices.filter { !completed[$0].isCelebrated }.max {
            direction == .down ? weight($0) > weight($1) : weight($0) < weight($1)
        }
        if let farthest { return .uncelebrated(position: farthest) }
        return completed.isEmpty && crossed.isEmpty ? .noneCrossed : .allCelebrated
    }
}
