/// The records of a simulated person, kept by the second implementation.
struct OracleRecords: Sendable {
    var oracle: WeightOracle

    /// The ids of logged readings, in the order of logging; `nil` for deleted ones.
    var logged: [String?] = []

    /// The milestones reached, in the order in which they were recorded.
    var milestones: [OracleMilestone] = []

    /// The number of goals set.
    var goals = 0

    init(_ person: SimulatedPerson) {
        oracle = WeightOracle(
            readings: person.imported, unit: person.unit, now: 0, offset: person.offset)
    }

    /// Performs a step.
    ///
    /// - Parameter id: The id that the app gave to a new reading.
    mutating func perform(_ step: PersonStep, at time: Int, id: String) {
        oracle.now = time
        switch step {
        case .log(let value):
            log(OracleReading(id, day: oracle.today, value, oracle.unit, time: time))
        case .enter(let value, let unit, let day, let note):
            var reading = OracleReading(
                id, day: day ?? oracle.today, value, unit, time: day == nil ? time : nil)
            reading.note = note
            log(reading)
        case .correct(let number, let value):
            guard let place = place(number) else { return }
            oracle.readings[place].value = value
            oracle.readings[place].unit = oracle.unit
            update(after: oracle.readings[place].id)
        case .delete(let number):
            guard let place = place(number) else { return }
            let id = oracle.readings.remove(at: place).id
            logged[number] = nil
            update(after: id)
        case .setGoal(let value): setGoal(value)
        case .setUnit(let unit):
            oracle.unit = unit
            findPassed()
        case .setInterval(let interval):
            oracle.interval = interval
            findPassed()
        case .fly(let offset): oracle.offset = offset
        case .openDashboard: _ = celebrate()
        case .deleteAndUndo: break
        }
    }

    /// The place of the reading with a number.
    private func place(_ number: Int) -> Int? {
        guard logged.indices.contains(number), let id = logged[number] else { return nil }
        return oracle.readings.firstIndex { $0.id == id }
    }

    private mutating func log(_ reading: OracleReading) {
        var reading = reading
        if reading.time != nil { reading.offset = oracle.offset }
        oracle.readings.append(reading)
        logged.append(reading.id)
        update(after: reading.id)
    }

    private mutating func setGoal(_ value: Double) {
        // A goal that is shown as the same number is the same goal.
        let tenths = oracle.unit.tenths(of: value, oracle.unit)
        if let goal = oracle.goal, oracle.shown(goal) == tenths { return }
        var goal = OracleGoal(value: value, unit: oracle.unit, setAt: oracle.now)
        if !oracle.isOldForStart { goal.start = oracle.current?.id }
        oracle.goal = goal
        goals += 1
        // What was not celebrated is only listed.
        for place in milestones.indices { milestones[place].isCelebrated = true }
        update(after: nil)
    }

    // MARK: - Milestones

    /// Withdraws milestones that no reading reaches any more and records new ones, which are
    /// celebrated only if the changed reading is the first to reach them.
    private mutating func update(after changed: String?) {
        guard let goal = oracle.goal else { return }
        let journey = oracle.journey(goal, in: oracle.unit)
        let isHolding = oracle.milestones.isEmpty
        func firstToReach(_ tenths: Int, _ unit: OracleUnit) -> OracleReading? {
            guard !isHolding, let start = journey.first else { return nil }
            let isLoss = oracle.isLoss(goal, from: start)
            // The goal is reached in the unit in which it was set.
            let isGoal = unit.tenths(of: goal.value, goal.unit) == tenths
            let unit = isGoal ? goal.unit : unit
            let tenths = isGoal ? unit.tenths(of: goal.value, goal.unit) : tenths
            return journey.first { reading in
                let shown = unit.tenths(of: reading.value, reading.unit)
                return isLoss ? shown <= tenths : shown >= tenths
            }
        }
        milestones = milestones.compactMap { milestone in
            guard milestone.goal == goals else { return old(milestone, after: changed) }
            guard let first = firstToReach(milestone.tenths, milestone.unit) else { return nil }
            var milestone = milestone
            milestone.reading = first.id
            milestone.day = first.day
            return milestone
        }
        for tenths in oracle.milestones where !isRecorded(tenths) {
            guard let first = firstToReach(tenths, oracle.unit) else { continue }
            let isFound = first.id != changed
            milestones.append(
                OracleMilestone(
                    tenths: tenths, unit: oracle.unit, reading: first.id, day: first.day,
                    isCelebrated: isFound, isFound: isFound, goal: goals,
                    goalSetAt: goal.setAt ?? 0, isLoss: oracle.isLoss))
        }
    }

    /// A milestone of an earlier goal: a corrected slip leaves no trace of it, unless another reading
    /// since then reaches it.
    private func old(_ milestone: OracleMilestone, after changed: String?) -> OracleMilestone? {
        let counting = oracle.counting(in: oracle.unit)
        if milestone.reading != changed, counting.contains(where: { $0.id == milestone.reading }) {
            return milestone
        }
        let first = counting.first { reading in
            let shown = milestone.unit.tenths(of: reading.value, reading.unit)
            return oracle.moment(reading) > milestone.goalSetAt
                && (milestone.isLoss ? shown <= milestone.tenths : shown >= milestone.tenths)
        }
        guard let first else { return nil }
        var milestone = milestone
        (milestone.reading, milestone.day) = (first.id, first.day)
        return milestone
    }

    /// A new unit or interval: what it finds passed is listed, as long as it lasts.
    private mutating func findPassed() {
        milestones.removeAll { $0.isFound && $0.goal == goals }
        update(after: nil)
    }

    /// Whether a milestone of this goal is recorded; 0.05 after conversion is the same weight.
    private func isRecorded(_ tenths: Int) -> Bool {
        milestones.contains { milestone in
            let value = oracle.unit.value(of: Double(milestone.tenths) / 10, milestone.unit)
            return milestone.goal == goals && abs(value - Double(tenths) / 10) <= 0.05 + 1e-9
        }
    }

    /// The milestone that opening the dashboard celebrates, the furthest one unless the weight left
    /// it far behind; all are celebrated afterwards.
    mutating func celebrate() -> OracleMilestone? {
        let due = milestones.filter { !$0.isCelebrated }
        for place in milestones.indices { milestones[place].isCelebrated = true }
        guard let goal = oracle.goal, let start = oracle.start, let current = oracle.current else {
            return nil
        }
        let isLoss = oracle.isLoss(goal, from: start)
        func way(_ milestone: OracleMilestone) -> Double {
            let value = oracle.unit.value(of: Double(milestone.tenths) / 10, milestone.unit)
            return isLoss ? -value : value
        }
        guard let furthest = due.max(by: { way($0) < way($1) }) else { return nil }
        let shown = furthest.unit.tenths(of: current.value, current.unit)
        let behind = isLoss ? shown - furthest.tenths : furthest.tenths - shown
        return behind >= furthest.unit.tooFarBehind ? nil : furthest
    }
}
