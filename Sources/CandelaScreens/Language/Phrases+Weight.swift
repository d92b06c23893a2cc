package import CandelaRules

/// How a unit is written.
package enum UnitWidth: Sendable, Hashable {
    /// As it is drawn: `225 lb`, said “225 pounds”.
    case short
    /// In full, for sentences: “225 pounds”.
    case long
}

/// Where the goal lies from here.
package enum GoalDistance: Sendable, Hashable {
    /// Below.
    case lose
    /// Above.
    case gain
    /// Here: one decimal shows no distance.
    case there
    /// Behind: it was reached and left behind.
    case past
}

/// A unit is an axis of a phrase: phrases have a value, and the value has its unit. A language in
/// which the words around a unit change with it has a whole sentence for each unit.
extension Phrases {
    /// A weight alone: `225 lb`, said “225 pounds”.
    package func weight(
        _ value: NumberText, in unit: WeightUnit, _ width: UnitWidth = .short
    ) -> Phrase {
        switch (unit, width) {
        case (.pounds, .short): unitWeightPoundsShort(value: value)
        case (.pounds, .long): unitWeightPoundsLong(value: value)
        case (.kilograms, .short): unitWeightKilogramsShort(value: value)
        case (.kilograms, .long): unitWeightKilogramsLong(value: value)
        }
    }

    /// A weight as a value of another phrase: `1.0 lb` in `1.0 lb to go`, said “1 pound to go”.
    ///
    /// - Parameter isDrawn: Whether the unit is drawn; if not, it is only said.
    package func measure(
        _ value: NumberText, in unit: WeightUnit, _ width: UnitWidth = .short, isDrawn: Bool = true
    ) -> NumberText {
        let name =
            switch unit {
            case .pounds: "pounds"
            case .kilograms: "kilograms"
            }
        return NumberText(value, name, weight(value, in: unit, width), isDrawn: isDrawn)
    }

    /// The name of a unit: `lb`, said “pounds”.
    package func unitName(_ unit: WeightUnit) -> Phrase {
        switch unit {
        case .pounds: unitWeightPoundsName()
        case .kilograms: unitWeightKilogramsName()
        }
    }

    /// The trend's rate of change: `Trend: 1.8 lb/week (losing)`.
    ///
    /// - Parameter weekly: The change per week; its sign chooses the word and is not shown. Nil
    ///   for zero and for what rounds to it.
    package func milestoneRate(weekly: Double, in unit: WeightUnit) -> Phrase? {
        let number = weightNumber(weekly.magnitude)
        guard !number.isZero else { return nil }
        let rate = measure(number, in: unit)
        return weekly < 0 ? milestoneRateLosing(rate: rate) : milestoneRateGaining(rate: rate)
    }

    /// The change under the large number: `-1.4 lb in 7 days`, said “Down 1.4 pounds in 7 days”.
    package func weightHeroChange(
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

    /// The quick figure of a week: `-1.4 lb`, said “down 1.4 pounds”.
    package func weightStatChange(
        _ change: WeightChange, _ amount: NumberText, in unit: WeightUnit
    ) -> Phrase {
        let amount = measure(amount, in: unit)
        return switch change.direction {
        case .down: weightStatChangeDown(change: amount)
        case .up: weightStatChangeUp(change: amount)
        case .stable: weightStatChangeStable(change: amount)
        }
    }

    /// The quick figure of the goal: `13.9 lb to lose`.
    package func weightStatGoal(
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

    /// The change of a week in a row of the logbook: “1.4 pounds down in 7 days”.
    package func weightLogbookRate(
        _ change: WeightChange, _ amount: NumberText, in unit: WeightUnit
    ) -> Phrase {
        let amount = measure(amount, in: unit, .long)
        return switch change.direction {
        case .down: weightLogbookRateDown(amount: amount, days: change.days)
        case .up: weightLogbookRateUp(amount: amount, days: change.days)
        case .stable: weightLogbookRateStable(days: change.days)
        }
    }

    /// The chart of weights in a sentence, with the days from its first to its last weigh-in.
    package func weightChartSummary(
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
