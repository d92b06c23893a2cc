/// Whether to celebrate a weight milestone now, and why or why not.
public enum WeightCelebration: Sendable, Hashable {
    /// A milestone that was recorded before and never shown, at this position of
    /// ``Journal/completedMilestones``.
    case uncelebrated(position: Int)
    /// A milestone just crossed, in the unit of the journey: show it and record it.
    case crossed(milestone: Double)
    /// Nothing was ever weighed.
    case noEntries
    /// Nothing was crossed yet.
    case noneCrossed
    /// Whatever was crossed has been celebrated, or is no news.
    case allCelebrated

    /// The days for which a milestone is news: it was first reached on one of so many, today included.
    ///
    /// A history that comes from elsewhere is not celebrated after the fact.
    public static let newsDays = 7

    /// Decides on one celebration, however many milestones were reached at once: the one farthest on
    /// the way among those newly crossed, else among those recorded and never shown.
    ///
    /// Once it is shown, ``Journal/celebrate(_:now:clock:)`` notes all of them. A milestone is
    /// celebrated once: not again after a regain, nor after a change of the unit or the interval.
    ///
    /// - Parameters:
    ///   - log: The readings, in the unit of the journey.
    ///   - completed: The milestones reached so far, in whatever unit.
    public static func decide(
        _ milestones: WeightMilestones, in log: WeightLog, completed: [CompletedMilestone],
        by conversion: WeightConversion = .standard
    ) -> WeightCelebration {
        guard let current = log.latest?.weight else { return .noEntries }
        let direction = milestones.direction(at: current)
        let crossed = milestones.crossed(
            at: current, besides: completed, in: log.unit, by: conversion)
        if let last = crossed.last {
            let isOld = log.entries.prefix { $0.day <= log.today.adding(days: -newsDays) }
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
