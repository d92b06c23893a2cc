// Milestones between the start and the goal.

extension WeightOracle {
    /// All milestones in tenths of the shown unit, in the order in which they are passed; none for
    /// a goal to hold.
    var milestones: [Int] {
        guard let goal, let start else { return [] }
        guard goalState != .holding, goalState != .offHold else { return [] }
        return Self.milestones(
            from: shown(start), to: shown(goal), every: 10 * unit.interval(interval))
    }

    static func milestones(from start: Int, to goal: Int, every interval: Int) -> [Int] {
        var found: [Int] = []
        var multiple = 0
        while multiple < max(start, goal) {
            if multiple > min(start, goal), 2 * abs(multiple - goal) >= interval {
                found.append(multiple)
            }
            multiple += interval
        }
        if goal < start { found.reverse() }
        return found + [goal]
    }

    /// The way from one milestone to the next, in tenths.
    struct Leg: Equatable {
        let previous: Int
        let next: Int

        /// The way that was gone; 0 behind `previous`, at most all of it.
        let done: Int
        let left: Int

        var whole: Int { abs(next - previous) }
        var fraction: Double { whole == 0 ? 1 : Double(done) / Double(whole) }
        var percent: Int { whole == 0 ? 100 : WeightOracle.percent(done, of: whole) }
    }

    /// The leg on which the current weight is; the last one while the goal is reached.
    var leg: Leg? {
        guard let goal, let start, let current, !milestones.isEmpty else { return nil }
        return Self.leg(
            at: goalState == .reached ? shown(goal) : shown(current), milestones,
            isLoss: isLoss(goal, from: start),
            every: 10 * unit.interval(interval))
    }

    static func leg(at current: Int, _ milestones: [Int], isLoss: Bool, every interval: Int) -> Leg
    {
        func isPast(_ milestone: Int) -> Bool {
            isLoss ? current < milestone : current > milestone
        }
        let passed = milestones.filter(isPast)
        let next = milestones.first { !isPast($0) } ?? milestones[milestones.count - 1]
        var previous: Int
        if let last = passed.last {
            previous = last
        } else {
            // The multiple at or behind the current weight.
            previous = current / interval * interval
            if isLoss, previous < current { previous += interval }
        }
        let way = isLoss ? previous - current : current - previous
        return Leg(
            previous: previous, next: next, done: min(max(way, 0), abs(next - previous)),
            left: abs(current - next))
    }
}
