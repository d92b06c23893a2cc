/// The completed milestones of a journal, as its weigh-ins earn them.
///
/// A milestone is completed while some weigh-in since the goal was set, as shown, is at or past it;
/// it remembers the earliest one. The last milestone is the goal, with which weigh-ins are compared
/// in the unit in which it was set, so that it is completed exactly when the goal is reached.
/// Milestones of earlier goals stay as they were, unless a change of the weigh-in that reached one
/// leaves none that does.
struct MilestoneLedger {
    /// The completed milestones: recorded ones that are still earned, then newly earned ones.
    private(set) var completed: [CompletedMilestone] = []

    /// The ids of completed milestones that are not recorded, because they were passed before: in an
    /// app's own records, or on the grid of another unit or interval. They count as celebrated.
    private(set) var passed: Set<String> = []

    /// The positions of the weigh-ins that were the first to reach a milestone of the goal.
    private(set) var weighIns: Set<Int> = []

    private let log: WeightLog
    private let goal: GoalState?
    private let goalID: Instant?

    /// Works out the completed milestones.
    ///
    /// - Parameters:
    ///   - changed: The ids of changed weigh-ins.
    ///   - celebrates: Whether a milestone that one of them is the first to reach is to be
    ///     celebrated. Other new ones count as celebrated.
    init(
        _ journal: Journal, _ log: WeightLog, _ goal: GoalState?, _ milestones: WeightMilestones?,
        changed: Set<String>, celebrates: Bool, by conversion: WeightConversion = .standard
    ) {
        (self.log, self.goal) = (log, goal)
        goalID = journal.goal?.at?.instant
        guard !log.entries.isEmpty || journal.completedMilestones.isEmpty else { return }
        let own = goal == nil ? [] : journal.completedMilestones.filter { $0.goal == goalID }
        func firsts(in unit: WeightUnit) -> Firsts {
            let known = own.map(\.weight) + [journal.goal?.weight].compactMap(\.self)
            return Firsts(
                known.filter { $0.unit == unit }.map(\.value)
                    + (unit == log.unit ? milestones?.all ?? [] : []),
                goal?.counted ?? [], milestones?.direction ?? .down
            ) { index in
                let entry = log.entries[index]
                return unit == log.unit
                    ? entry.shown
                    : journal.weighIns[entry.position].weight
                        .value(in: unit, by: conversion).tenths
            }
        }
        var units: [WeightUnit: Firsts] = [:]
        func first(_ milestone: Weight) -> Int? {
            let weight = milestone.asGoal(of: journal, by: conversion)
            let known = units[weight.unit] ?? firsts(in: weight.unit)
            units[weight.unit] = known
            return known.first[weight.value]
        }
        func note(_ index: Int, on milestone: inout CompletedMilestone) {
            let entry = log.entries[index]
            milestone.day = entry.day
            milestone.entry = journal.weighIns[entry.position].givenID
        }
        // A reading of an older version, or of another app, is no slip because a slip follows it.
        func wasReached(_ weight: Weight, before index: Int) -> Bool {
            let sign: Double = milestones?.direction == .down ? 1 : -1
            return log.entries[..<index].contains { entry in
                let weighIn = journal.weighIns[entry.position]
                let reading = weighIn.weight.value(in: weight.unit, by: conversion).tenths
                return entry.day == log.entries[index].day && !changed.contains(weighIn.id)
                    && journal.goal?.at.map { entry.instant > $0.instant } ?? true
                    && reading * sign <= weight.value.tenths * sign
            }
        }
        let invalid =
            own.count == journal.completedMilestones.count
            ? changed : changed.union(log.slipIDs(journal))
        for var milestone in journal.completedMilestones {
            guard goal != nil, milestone.goal == goalID else {
                if milestone.isEarned(in: log, invalid) {
                    completed.append(milestone)
                } else if let index = milestone.first(in: journal, log, nil, conversion) {
                    if milestone.entry != nil { note(index, on: &milestone) }
                    completed.append(milestone)
                }
                continue
            }
            let index = milestones == nil ? nil : first(milestone.weight)
            if let index { weighIns.insert(log.entries[index].position) }
            if let index, milestone.entry != nil {
                note(index, on: &milestone)
                completed.append(milestone)
            } else if milestone.entry == nil,
                index != nil || milestone.isReached(in: journal, log, goal, conversion)
            {
                // Recorded by an older version or another app.
                completed.append(milestone)
            }
        }
        for value in milestones?.all ?? [] {
            guard let weight = try? Weight(value, log.unit), let index = first(weight) else {
                continue
            }
            weighIns.insert(log.entries[index].position)
            if own.contains(where: { $0.weight.isNear(weight) }) { continue }
            var milestone = CompletedMilestone(weight)
            milestone.start = goal.flatMap { try? Weight($0.start, log.unit) }
            milestone.goal = goalID
            note(index, on: &milestone)
            milestone.isCelebrated =
                !celebrates || milestone.entry.map { !changed.contains($0) } ?? true
                || wasReached(weight.asGoal(of: journal, by: conversion), before: index)
            if milestone.isCelebrated { passed.insert(milestone.id) }
            completed.append(milestone)
        }
    }

    /// The milestone to celebrate: the furthest one of the goal that is not celebrated yet; `nil` if
    /// the current weight is 2 kg or 4 lb or more behind that one, and all are only listed.
    var celebration: CompletedMilestone? {
        guard let goal, !goal.isHolding else { return nil }
        let sign: Double = goal.needsLoss ? 1 : -1
        func behind(_ milestone: CompletedMilestone) -> Double {
            ((goal.current - milestone.weight.value(in: log.unit).tenths) * sign).tenths
        }
        let least = WeightBand.regained.size(in: log.unit)
        let furthest = completed.filter { !$0.isCelebrated && $0.goal == goalID }
            .max { behind($0) < behind($1) }
        return furthest.flatMap { behind($0) < least ? $0 : nil }
    }
}

extension Weight {
    /// The goal as it was set, if this weight is the goal as shown in a unit; otherwise this weight.
    fileprivate func asGoal(of journal: Journal, by conversion: WeightConversion) -> Weight {
        guard let goal = journal.goal?.weight,
            goal.value(in: unit, by: conversion).tenths == value.tenths
        else { return self }
        return goal
    }
}

/// The first readings to reach each of some weights.
private struct Firsts {
    /// The index of the first reading for each weight that is reached.
    private(set) var first: [Double: Int] = [:]

    /// - Parameter shown: Returns a reading as shown in the unit of the weights.
    init(
        _ weights: [Double], _ readings: [Int], _ direction: WeightMilestones.Direction,
        _ shown: (Int) -> Double
    ) {
        let sign: Double = direction == .down ? 1 : -1
        let waiting = weights.map { (weight: $0, bound: $0.tenths * sign) }
            .sorted { $0.bound > $1.bound }
        var next = 0
        for index in readings where next < waiting.count {
            let value = shown(index) * sign
            while next < waiting.count, value <= waiting[next].bound {
                first[waiting[next].weight] = index
                next += 1
            }
        }
    }
}

extension WeightLog {
    /// The ids of weigh-ins that a later one of the same day replaces.
    fileprivate func slipIDs(_ journal: Journal) -> Set<String> {
        Set(slips(in: unit, \.shown).map { journal.weighIns[entries[$0].position].id })
    }
}

extension CompletedMilestone {
    /// Whether the weigh-in that reached the milestone of an earlier goal is unchanged, or the
    /// milestone's direction is unknown.
    ///
    /// - Parameter invalid: The ids of weigh-ins that were changed or replaced.
    fileprivate func isEarned(in log: WeightLog, _ invalid: Set<String>) -> Bool {
        guard !log.entries.isEmpty else { return false }
        guard isLoss != nil else { return true }
        return entry.map { !invalid.contains($0) } ?? false
    }

    /// Whether some weigh-in reaches a milestone of the goal, or its direction is unknown: neither
    /// has it a start, nor leads the goal anywhere.
    fileprivate func isReached(
        in journal: Journal, _ log: WeightLog, _ goal: GoalState?, _ conversion: WeightConversion
    ) -> Bool {
        let needsLoss = goal.flatMap { $0.isHolding ? nil : $0.needsLoss }
        guard isLoss != nil || needsLoss != nil else { return true }
        return first(in: journal, log, needsLoss, conversion) != nil
    }

    /// The index of the first weigh-in since the milestone's goal was set that reaches it.
    ///
    /// - Parameter needsLoss: The direction of its goal, if the start is unknown.
    fileprivate func first(
        in journal: Journal, _ log: WeightLog, _ needsLoss: Bool?, _ conversion: WeightConversion
    ) -> Int? {
        guard let isLoss = isLoss ?? needsLoss else { return nil }
        let value = weight.value.tenths
        let slips = log.slips(in: log.unit, \.shown)
        return log.entries.indices.first { index in
            let entry = log.entries[index]
            guard !slips.contains(index), goal.map({ entry.instant > $0 }) ?? true else {
                return false
            }
            let reading = journal.weighIns[entry.position].weight
                .value(in: weight.unit, by: conversion).tenths
            return isLoss ? reading <= value : reading >= value
        }
    }

    /// Whether the milestone is below the start; `nil` if the start is unknown.
    private var isLoss: Bool? { start.map { weight.value < $0.value(in: weight.unit) } }
}
