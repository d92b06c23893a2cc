// Estimates: one distance, one rate, one clock.

extension WeightOracle {
    /// The state of the way to a target.
    enum Estimate: Equatable {
        /// Too few readings for a rate.
        case missing(Missing)

        /// A rate too small for a direction.
        case steady

        /// A rate away from the target.
        case wrongDirection

        /// More than two years.
        case tooSlow

        /// The estimated day has come without a new reading.
        case due

        /// The days from the last reading to the target, and the day that is.
        case days(Int, day: Int)
    }

    /// The estimate to a target in tenths of the shown unit.
    func estimate(to target: Int) -> Estimate? {
        guard let current else { return nil }
        guard let rate else { return missing.map(Estimate.missing) }
        if abs(rate) < unit.leastRate { return .steady }
        let way = target - shown(current)
        // With the same number shown, but the goal not reached in its unit, the way is the goal's.
        if (way == 0 ? isLoss : way < 0) != (rate < 0) { return .wrongDirection }
        // Tenths over hundredths a week: way / 10 / (rate / 100 / 7).
        let days = max(1, 70 * abs(way) / abs(rate))
        if days > 730 { return .tooSlow }
        let day = current.day + days
        return day <= today ? .due : .days(days, day: day)
    }

    /// The status of the way to the goal.
    enum Prediction: Equatable {
        case noData, atGoal
        case open(Estimate)
    }

    var prediction: Prediction? {
        guard let goal else { return nil }
        guard current != nil else { return .noData }
        switch goalState {
        case .reached, .holding: return .atGoal
        case .open, .offHold: return estimate(to: shown(goal)).map(Prediction.open)
        }
    }

    /// The words for a day ahead: a date up to 13 days, then weeks, then months.
    enum Ahead: Equatable {
        case days(Int, day: Int)
        case weeks(Int)
        case months(Int)
    }

    func ahead(_ day: Int) -> Ahead {
        let days = day - today
        if days <= 13 { return .days(days, day: day) }
        if days <= 55 { return .weeks((2 * days + 7) / 14) }
        // The nearest number of months of 30.44 days.
        return .months((200 * days + 3044) / 6088)
    }

    /// Whether the change of the current weight and the shown rate point in two directions.
    var isContradicted: Bool {
        guard let change, change.direction != 0, let rate, abs(rate) >= unit.leastRate else {
            return false
        }
        return (change.tenths < 0) != (rate < 0)
    }
}
