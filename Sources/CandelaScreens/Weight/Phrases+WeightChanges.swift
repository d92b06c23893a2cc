import CandelaElements
public import CandelaKit
public import CandelaRules

/// The direction of the goal from the current weight.
enum GoalDistance: Sendable, Hashable {
    /// The goal is below.
    case lose
    /// The goal is above.
    case gain
    /// The weight is at the goal, or the smoothed weight is and the weight has not passed it.
    case there
    /// The weight has passed the goal and is below it.
    case below
    /// The weight has passed the goal and is above it.
    case above
}

extension Phrases {
    /// The trend's rate of change with its sign: `Trend: −1.8 lb/week`.
    ///
    /// - Parameter weekly: The weekly change, in `unit`.
    /// - Returns: The rate; `nil` if it rounds to zero.
    public func milestoneRate(weekly: Double, in unit: WeightUnit) -> Phrase? {
        guard !weightNumber(weekly).isZero else { return nil }
        return milestoneRate(rate: measure(changeNumber(weekly), in: unit))
    }

    /// The trend's rate of change in words, spoken on demand: “Trend, losing per week: 1.8
    /// pounds”; `nil` if it rounds to zero.
    func milestoneRateDetail(weekly: Double, in unit: WeightUnit) -> AccessibilityDetail? {
        let rate = weightNumber(weekly.magnitude)
        guard !rate.isZero else { return nil }
        let name = weekly < 0 ? milestoneRateLosing() : milestoneRateGaining()
        return AccessibilityDetail(name.said, weight(rate, in: unit, .long).said)
    }

    /// The direction and the days of a change, without its amount: “Down over 7 days”.
    func weightChange(_ change: WeightChange) -> Phrase {
        switch change.direction {
        case .down: weightChangeDown(days: change.days)
        case .up: weightChangeUp(days: change.days)
        case .stable: weightChangeSteady(days: change.days)
        }
    }

    /// A change with its sign: `Over 7 days: −1.4 lb`.
    func weightChange(_ change: WeightChange, in unit: WeightUnit) -> Phrase {
        let amount = changeNumber(change.amount)
        guard !amount.isZero else { return weightChangeNone(days: change.days) }
        return weightChange(days: change.days, change: measure(amount, in: unit))
    }

    /// A change in words: “Down over 7 days: 1.4 pounds”.
    func spokenWeightChange(_ change: WeightChange, in unit: WeightUnit) -> Phrase {
        let amount = weightNumber(abs(change.amount))
        guard !amount.isZero else { return weightChangeNone(days: change.days) }
        return weightFigure(
            name: exactWeightChange(change).spokenText, value: measure(amount, in: unit, .long))
    }

    /// A change in words, spoken on demand: “Down over 7 days” and “1.4 pounds”.
    func weightChangeDetail(_ change: WeightChange, in unit: WeightUnit) -> AccessibilityDetail {
        let amount = weightNumber(abs(change.amount))
        return AccessibilityDetail(
            weightChangeName(change, amount).said, weight(amount, in: unit, .long).said)
    }

    /// The name of a change whose amount is spoken separately: “Down over 7 days”.
    ///
    /// - Parameter amount: The amount, without its sign.
    func weightChangeName(_ change: WeightChange, _ amount: NumberText) -> Phrase {
        amount.isZero ? weightStatWeek(days: change.days) : exactWeightChange(change)
    }

    /// The direction and the days of a change, also if it is small enough to count as stable.
    private func exactWeightChange(_ change: WeightChange) -> Phrase {
        switch change.direction {
        case .down, .up: weightChange(change)
        case .stable where change.amount < 0: weightChangeSteadyDown(days: change.days)
        case .stable: weightChangeSteadyUp(days: change.days)
        }
    }

    /// The summary of the weight chart: the first and last weight, the days between them, and the
    /// number of weigh-ins.
    ///
    /// - Parameters:
    ///   - change: The change between the two weights; fewer than one day counts as one.
    ///   - first: The first weight, in `unit`, like `last`.
    ///   - count: The number of weigh-ins.
    public func weightChartSummary(
        _ change: WeightChange, from first: Double, to last: Double, count: Int,
        in unit: WeightUnit
    ) -> Phrase {
        let days = max(1, change.days)
        let (before, after) = (weightNumber(first), weightNumber(last))
        let (first, last) = (measure(before, in: unit), measure(after, in: unit))
        return switch change.direction {
        case .down: weightChartSummaryDown(days: days, first: first, last: last, count: count)
        case .up: weightChartSummaryUp(days: days, first: first, last: last, count: count)
        case .stable where before == after:
            weightChartSummarySame(days: days, weight: last, count: count)
        case .stable:
            weightChartSummaryStable(days: days, first: first, last: last, count: count)
        }
    }
}
