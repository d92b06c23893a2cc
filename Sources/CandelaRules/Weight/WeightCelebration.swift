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
    /// Whatever was crossed has been celebrated.
    case allCelebrated

    /// Decides, in this order: no entries; the first completed milestone not yet shown; the first
    /// one newly crossed; none.
    ///
    /// One celebration at a time: mark it shown, then ask again. A milestone celebrated once is not
    /// celebrated again after a regain.
    ///
    /// - Parameters:
    ///   - current: The weight now in `unit`, or nil when nothing was ever weighed.
    ///   - completed: The milestones reached so far, in whatever unit.
    public static func decide(
        _ milestones: WeightMilestones, at current: Double?, completed: [CompletedMilestone],
        in unit: WeightUnit, by conversion: WeightConversion = .standard
    ) -> WeightCelebration {
        guard let current else { return .noEntries }
        if let position = completed.firstIndex(where: { !$0.isCelebrated }) {
            return .uncelebrated(position: position)
        }
        let known = completed.map { $0.weight.value(in: unit, by: conversion) }
        if let milestone = milestones.crossed(at: current, completed: known).first {
            return .crossed(milestone: milestone)
        }
        return completed.isEmpty ? .noneCrossed : .allCelebrated
    }
}
