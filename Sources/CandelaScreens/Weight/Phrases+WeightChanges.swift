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
    /// The weight has passed the goal.
    case past
}

extension Phrases {
    /// The trend's rate of change: `Trend: 1.8 lb/week (losing)`.
    ///
    /// - Parameter weekly: The weekly change, in `unit`; its sign chooses the word and is not
    ///   shown.
    /// - Returns: The rate; `nil` if it rounds to zero.
    public func milestoneRate(weekly: Double, in unit: WeightUnit) -> Phrase? {
        let number = weightNumber(weekly.magnitude)
        guard !number.isZero else { return nil }
        let rate = measure(number, in: unit)
        return weekly < 0 ? milestoneRateLosing(rate: rate) : milestoneRateGaining(rate: rate)
    }

    /// The change below the large number: `-1.4 lb in 7 days`, spoken as “Down 1.4 pounds in 7
    /// days”.
    func weightHeroChange(
        _ change: WeightChange, _ amount: NumberText, in unit: WeightUnit
    ) -> Phrase {
        let days = change.days
        let amountText = measure(amount, in: unit)
        return switch change.direction {
        case .down: weightHeroChangeDown(change: amountText, days: days)
        case .up: weightHeroChangeUp(change: amountText, days: days)
        case .stable where amount.isZero: weightHeroChangeNone(days: days)
        case .stable where change.amount < 0:
            weightHeroChangeStableDown(change: amountText, days: days)
        case .stable: weightHeroChangeStableUp(change: amountText, days: days)
        }
    }

    /// The weekly change as a figure: `-1.4 lb`, spoken as “down 1.4 pounds”.
    func weightStatChange(
        _ change: WeightChange, _ amount: NumberText, in unit: WeightUnit
    ) -> Phrase {
        let amount = measure(amount, in: unit)
        return switch change.direction {
        case .down: weightStatChangeDown(change: amount)
        case .up: weightStatChangeUp(change: amount)
        case .stable: weightStatChangeStable(change: amount)
        }
    }

    /// The distance to the goal as a figure: `13.9 lb to lose`.
    func weightStatGoal(
        _ distance: GoalDistance, _ amount: NumberText, in unit: WeightUnit
    ) -> Phrase {
        let amount = measure(amount, in: unit)
        return switch distance {
        case .lose: weightStatGoalLose(amount: amount)
        case .gain: weightStatGoalGain(amount: amount)
        case .there: weightStatGoalThere()
        case .past: weightStatGoalPast(amount: amount)
        }
    }

    /// The weekly change in a logbook row: “1.4 pounds down in 7 days”.
    func weightLogbookRate(
        _ change: WeightChange, _ amount: NumberText, in unit: WeightUnit
    ) -> Phrase {
        let amount = measure(amount, in: unit, .long)
        return switch change.direction {
        case .down: weightLogbookRateDown(amount: amount, days: change.days)
        case .up: weightLogbookRateUp(amount: amount, days: change.days)
        case .stable: weightLogbookRateStable(days: change.days)
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
        let (first, last) = (measure(before, in: unit, .long), measure(after, in: unit, .long))
        return switch change.direction {
        case .down: weightChartSummaryDown(first: first, last: last, days: days, count: count)
        case .up: weightChartSummaryUp(first: first, last: last, days: days, count: count)
        case .stable where before == after:
            weightChartSummarySame(weight: last, days: days, count: count)
        case .stable:
            weightChartSummaryStable(first: first, last: last, days: days, count: count)
        }
    }
}
