// The start of a goal, and whether it is reached.

extension WeightOracle {
    /// The readings so far without slips of the finger: those from which a later one of the same
    /// day lies far away.
    func counting(in unit: OracleUnit) -> [OracleReading] {
        var counting: [OracleReading] = []
        var later: [(day: Int, tenths: Int)] = []
        for reading in ordered.reversed() {
            let tenths = unit.tenths(of: reading.value, reading.unit)
            // Readings of one day are less than four days apart in any zones.
            later.removeAll { $0.day > reading.day + 4 }
            let isSlip = later.contains {
                $0.day == reading.day && abs($0.tenths - tenths) >= unit.slip
            }
            if !isSlip { counting.append(reading) }
            later.append((reading.day, tenths))
        }
        return counting.reversed()
    }

    /// The reading at which the goal starts.
    func start(_ goal: OracleGoal) -> OracleReading? {
        let counting = counting(in: unit)
        if let id = goal.start, let reading = counting.first(where: { $0.id == id }) {
            return reading
        }
        // Without a later reading, the old one for the time being.
        if let setAt = goal.setAt { return counting.first { moment($0) > setAt } ?? counting.last }
        if let day = goal.day {
            return counting.last { $0.day <= day } ?? counting.first { $0.day > day }
        }
        return counting.first
    }

    var start: OracleReading? { goal.flatMap(start) }

    /// The start reading and those after the goal was set, or after the start if only that is known,
    /// without slips.
    func journey(_ goal: OracleGoal, in unit: OracleUnit) -> [OracleReading] {
        guard let start = start(goal) else { return [] }
        let counting = counting(in: unit)
        if let setAt = goal.setAt {
            return counting.filter { $0.id == start.id || moment($0) > setAt }
        }
        return Array(counting[(counting.firstIndex { $0.id == start.id } ?? counting.endIndex)...])
    }

    /// Whether the goal is a loss from its start.
    var isLoss: Bool {
        guard let goal, let start else { return true }
        return isLoss(goal, from: start)
    }

    /// The state of the goal, in the unit in which it was set.
    enum GoalState: Equatable {
        /// The weight is on the way, or back on the way after the goal was left.
        case open

        /// A reading reached the goal, and it was not left for two days since.
        case reached

        /// The goal shows the same number as its start, and the weight is at it.
        case holding

        /// The goal shows the same number as its start, and the weight is away from it.
        case offHold
    }

    /// Whether the goal is below its start, in the unit in which it was set.
    func isLoss(_ goal: OracleGoal, from start: OracleReading) -> Bool {
        goal.unit.tenths(of: goal.value, goal.unit)
            < goal.unit.tenths(of: start.value, start.unit)
    }

    var goalState: GoalState {
        guard let goal, let start, let current else { return .open }
        let unit = goal.unit
        let target = unit.tenths(of: goal.value, goal.unit)
        let from = unit.tenths(of: start.value, start.unit)
        if from == target {
            let off = abs(unit.tenths(of: current.value, current.unit) - target)
            return off <= unit.band ? .holding : .offHold
        }
        // Positive on the side of the start, 0 or negative at or past the goal.
        func left(_ reading: OracleReading) -> Int {
            let off = unit.tenths(of: reading.value, reading.unit) - target
            return isLoss(goal, from: start) ? off : -off
        }
        var days: [Int: [Int]] = [:]
        for reading in journey(goal, in: unit) {
            days[reading.day, default: []].append(left(reading))
        }
        var isReached = false
        var daysAway = 0
        for day in days.keys.sorted() {
            let lefts = days[day] ?? []
            if lefts.contains(where: { $0 <= 0 }) {
                isReached = true
                daysAway = 0
            } else if lefts.contains(where: { $0 < unit.band }) {
                daysAway = 0
            } else {
                daysAway += 1
                if daysAway >= 2 { isReached = false }
            }
        }
        return isReached ? .reached : .open
    }

    /// The share of the way from start to goal, in whole percent.
    var percent: Int? {
        guard let goal, let start, let current else { return nil }
        switch goalState {
        case .reached, .holding: return 100
        case .offHold: return 0
        case .open: break
        }
        let (done, whole) = (shown(start) - shown(current), shown(start) - shown(goal))
        return isLoss(goal, from: start)
            ? Self.percent(done, of: whole) : Self.percent(-done, of: -whole)
    }

    /// A share in whole percent, rounded half up; only all of it is 100, and only nothing is 0.
    static func percent(_ part: Int, of whole: Int) -> Int {
        guard part > 0 else { return 0 }
        guard part < whole else { return 100 }
        return min(99, max(1, (200 * part + whole) / (2 * whole)))
    }

    /// Whether the current weight is past the goal, as both are shown.
    var isPastGoal: Bool {
        guard let goal, let start, let current else { return false }
        return isLoss(goal, from: start)
            ? shown(current) < shown(goal) : shown(current) > shown(goal)
    }

    /// The tenths from the current weight to the goal, as both are shown.
    var left: Int? {
        guard let goal, let current else { return nil }
        return abs(shown(current) - shown(goal))
    }
}

extension WeightOracle {
    /// Whether the current reading is too old to be the start of a goal: more than seven days.
    var isOldForStart: Bool { age > 7 }
}
