import CandelaJSON

/// A weight goal at an instant: its start, and whether it is reached.
///
/// Whether it is reached is a fact about readings, never about a trend, and is decided in the unit
/// in which the goal was set.
public struct GoalState: Sendable, Equatable {
    /// The weight at the start, as shown in the displayed unit.
    public let start: Double

    /// The goal weight, as shown in the displayed unit.
    public let goal: Double

    /// The current weight, as shown in the displayed unit.
    public let current: Double

    /// Whether the goal is a loss of weight. For a goal to hold, whether the current weight is
    /// above it.
    public let needsLoss: Bool

    /// Whether start and goal are shown as the same number: the goal is to hold the weight. It has
    /// no milestones and no celebration.
    public let isHolding: Bool

    /// The day on which the goal was reached; `nil` if it is not reached now.
    ///
    /// It is reached on a day with a reading at or past it, until on two days with readings in a
    /// row no reading is nearer to it than 0.5 kg or 1 lb on the wrong side.
    public let reachedOn: CalendarDay?

    /// Whether the goal is reached, or held: the current weight is within 0.5 kg or 1 lb of a goal
    /// to hold.
    public let isAtGoal: Bool

    /// The indices, in the log's entries, of the readings that count for the goal: the start entry
    /// and those after the goal was set, except slips of the finger.
    let counted: [Int]

    /// Whether the current weight lies past a reached goal.
    public var isPast: Bool { reachedOn != nil && (needsLoss ? current < goal : current > goal) }

    /// The distance between the current weight and the goal, as shown.
    public var distance: Double { abs(current - goal).tenths }

    /// The share of the way from the start to the goal, 0…1; 1 while it is reached.
    public var fraction: Double {
        if isAtGoal { return 1 }
        guard start != goal else { return 0 }
        return min(max(((start - current) / (start - goal)).roundedToBillionth, 0), 1)
    }

    /// Creates the state; `nil` without a goal or a reading.
    init?(_ journal: Journal, _ log: WeightLog, by conversion: WeightConversion = .standard) {
        guard let target = journal.goal, let latest = log.latest else { return nil }
        let own = target.weight.unit
        func shown(_ entry: WeightLog.Entry) -> Double {
            own == log.unit
                ? entry.shown
                : journal.weighIns[entry.position].weight.value(in: own, by: conversion).tenths
        }
        let slips = log.slips(in: own, shown)
        let begin = GoalStart(target, journal, log, besides: slips)
        counted = begin.counted
        let first = begin.weight.value(in: own, by: conversion).tenths
        let aim = target.weight.value.tenths
        isHolding = first == aim
        let now = shown(latest)
        let needsLoss = isHolding ? now > aim : first > aim
        self.needsLoss = needsLoss
        let near = WeightBand.goal.size(in: own)
        reachedOn =
            isHolding
            ? nil
            : log.reached(counted, near: near) { needsLoss ? shown($0) - aim : aim - shown($0) }
        isAtGoal = reachedOn != nil || isHolding && abs(now - aim).tenths <= near
        start = begin.weight.value(in: log.unit, by: conversion).tenths
        goal = target.weight.value(in: log.unit, by: conversion).tenths
        current = latest.shown
    }
}

extension WeightLog {
    /// The day since which readings keep a goal reached.
    ///
    /// - Parameters:
    ///   - counted: The indices of the readings.
    ///   - near: The distance below which a day keeps it reached.
    ///   - left: Returns the distance of a reading to the goal, a difference of shown weights; 0 at
    ///     it, and below 0 past it.
    fileprivate func reached(
        _ counted: [Int], near: Double, _ left: (Entry) -> Double
    ) -> CalendarDay? {
        var since: CalendarDay?
        var away = 0
        var place = 0
        let isInOrder = zip(counted, counted.dropFirst())
            .allSatisfy { entries[$0].day <= entries[$1].day }
        let readings =
            isInOrder
            ? counted : counted.ordered { (entries[$0].day, $0) < (entries[$1].day, $1) }
        while place < readings.count {
            let day = entries[readings[place]].day
            var nearest = Double.infinity
            while place < readings.count, entries[readings[place]].day == day {
                nearest = min(nearest, left(entries[readings[place]]))
                place += 1
            }
            // Half a tenth allows for the error of a difference of tenths.
            away = nearest < near - 0.05 ? 0 : away + 1
            if nearest <= 0 {
                since = since ?? day
            } else if away >= 2 {
                since = nil
            }
        }
        return since
    }
}

/// The start of a goal, and the readings that count for it.
private struct GoalStart {
    let weight: Weight
    let counted: [Int]

    init(
        _ goal: WeightGoal, _ journal: Journal, _ log: WeightLog, besides slips: Set<Int>
    ) {
        let all =
            slips.isEmpty
            ? Array(log.entries.indices) : log.entries.indices.filter { !slips.contains($0) }
        func weight(_ index: Int) -> Weight { journal.weighIns[log.entries[index].position].weight }
        let latest = log.entries.count - 1
        guard let at = goal.at?.instant else {
            if let start = goal.start {
                self.weight = start
                counted = goal.day.map { day in all.filter { log.entries[$0].day >= day } } ?? all
                return
            }
            let first =
                goal.day.flatMap { day in all.last { log.entries[$0].day <= day } }
                ?? all.first ?? latest
            self.weight = weight(first)
            counted = all.filter { $0 >= first }
            return
        }
        let known = goal.startEntry.flatMap { id in
            all.last { journal.weighIns[log.entries[$0].position].id == id }
        }
        let later = all[all.partitioningIndex { log.entries[$0].instant > at }...]
        let first = known ?? later.first
        // Until a reading follows, the start is the last weight known when the goal was set.
        self.weight = first.map(weight) ?? goal.start ?? weight(latest)
        counted =
            first.map { first in
                later.first.map { $0 <= first } ?? false ? Array(later) : [first] + later
            } ?? []
    }
}
