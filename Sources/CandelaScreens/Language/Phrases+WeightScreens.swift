import CandelaRules

/// The phrases of the weight screens that name a unit.
extension Phrases {
    /// Under the large number: `-1.4 lb this week`, said “Down 1.4 pounds this week”.
    func weightHeroChange(
        _ direction: WeightChange.Direction, _ change: NumberText, in unit: WeightUnit
    ) -> Phrase {
        switch (direction, unit) {
        case (.down, .pounds): weightHeroChangeDownPounds(change: change)
        case (.down, .kilograms): weightHeroChangeDownKilograms(change: change)
        case (.up, .pounds): weightHeroChangeUpPounds(change: change)
        case (.up, .kilograms): weightHeroChangeUpKilograms(change: change)
        case (.stable, .pounds): weightHeroChangeStablePounds(change: change)
        case (.stable, .kilograms): weightHeroChangeStableKilograms(change: change)
        }
    }

    /// The quick figure of a week: `-1.4 lb`, said “down 1.4 pounds”.
    func weightStatChange(
        _ direction: WeightChange.Direction, _ change: NumberText, in unit: WeightUnit
    ) -> Phrase {
        switch (direction, unit) {
        case (.down, .pounds): weightStatChangeDownPounds(change: change)
        case (.down, .kilograms): weightStatChangeDownKilograms(change: change)
        case (.up, .pounds): weightStatChangeUpPounds(change: change)
        case (.up, .kilograms): weightStatChangeUpKilograms(change: change)
        case (.stable, .pounds): weightStatChangeStablePounds(change: change)
        case (.stable, .kilograms): weightStatChangeStableKilograms(change: change)
        }
    }

    /// The quick figure of the goal: `13.9 lb to lose`.
    func weightStatGoal(
        _ distance: GoalDistance, _ amount: NumberText, in unit: WeightUnit
    ) -> Phrase {
        switch (distance, unit) {
        case (.lose, .pounds): weightStatGoalLosePounds(amount: amount)
        case (.lose, .kilograms): weightStatGoalLoseKilograms(amount: amount)
        case (.gain, .pounds): weightStatGoalGainPounds(amount: amount)
        case (.gain, .kilograms): weightStatGoalGainKilograms(amount: amount)
        case (.past, .pounds): weightStatGoalPastPounds(amount: amount)
        case (.past, .kilograms): weightStatGoalPastKilograms(amount: amount)
        }
    }

    /// What the prediction card is told as on the way to the goal.
    func weightPredictionOnTrack(
        needsLoss: Bool, goal: NumberText, date: String, rate: NumberText?, in unit: WeightUnit
    ) -> Phrase {
        guard let rate else {
            return switch unit {
            case .pounds: weightPredictionOnTrackBarePounds(goal: goal, date: date)
            case .kilograms: weightPredictionOnTrackBareKilograms(goal: goal, date: date)
            }
        }
        return switch (needsLoss, unit) {
        case (true, .pounds):
            weightPredictionLosingOnTrackPounds(goal: goal, date: date, rate: rate)
        case (true, .kilograms):
            weightPredictionLosingOnTrackKilograms(goal: goal, date: date, rate: rate)
        case (false, .pounds):
            weightPredictionGainingOnTrackPounds(goal: goal, date: date, rate: rate)
        case (false, .kilograms):
            weightPredictionGainingOnTrackKilograms(goal: goal, date: date, rate: rate)
        }
    }

    /// What the prediction card is told as when the weight moves away from the goal.
    func weightPredictionAway(
        needsLoss: Bool, rate: NumberText, in unit: WeightUnit
    ) -> Phrase {
        switch (needsLoss, unit) {
        case (true, .pounds): weightPredictionGainingLabelPounds(rate: rate)
        case (true, .kilograms): weightPredictionGainingLabelKilograms(rate: rate)
        case (false, .pounds): weightPredictionLosingLabelPounds(rate: rate)
        case (false, .kilograms): weightPredictionLosingLabelKilograms(rate: rate)
        }
    }

    /// What the prediction card is told as when the goal is too far away.
    func weightPredictionSlow(rate: NumberText?, in unit: WeightUnit) -> Phrase {
        guard let rate else { return weightPredictionSlowLabelBare() }
        return switch unit {
        case .pounds: weightPredictionSlowLabelPounds(rate: rate)
        case .kilograms: weightPredictionSlowLabelKilograms(rate: rate)
        }
    }

    /// What a celebrated milestone is told as.
    func weightCelebration(_ milestone: NumberText, in unit: WeightUnit) -> Phrase {
        switch unit {
        case .pounds: weightCelebrationLabelPounds(milestone: milestone)
        case .kilograms: weightCelebrationLabelKilograms(milestone: milestone)
        }
    }

    /// Beside the line of the goal: `Goal: 212 lb`.
    func weightChartGoal(_ goal: NumberText, in unit: WeightUnit) -> Phrase {
        switch unit {
        case .pounds: weightChartGoalPounds(goal: goal)
        case .kilograms: weightChartGoalKilograms(goal: goal)
        }
    }

    /// What the chart of weights measures.
    func weightChartAxis(in unit: WeightUnit) -> Phrase {
        switch unit {
        case .pounds: weightChartAxisWeightPounds()
        case .kilograms: weightChartAxisWeightKilograms()
        }
    }

    /// The chart of weights in a sentence.
    func weightChartSummary(
        _ direction: WeightChange.Direction, first: NumberText, last: NumberText, count: Int,
        in unit: WeightUnit
    ) -> Phrase {
        switch (direction, unit) {
        case (.down, .pounds):
            weightChartSummaryDownPounds(first: first, last: last, count: count)
        case (.down, .kilograms):
            weightChartSummaryDownKilograms(first: first, last: last, count: count)
        case (.up, .pounds): weightChartSummaryUpPounds(first: first, last: last, count: count)
        case (.up, .kilograms):
            weightChartSummaryUpKilograms(first: first, last: last, count: count)
        case (.stable, .pounds):
            weightChartSummaryStablePounds(first: first, last: last, count: count)
        case (.stable, .kilograms):
            weightChartSummaryStableKilograms(first: first, last: last, count: count)
        }
    }
}

/// Where the goal lies from here.
enum GoalDistance {
    /// Below.
    case lose
    /// Above.
    case gain
    /// Behind: it was reached and left behind.
    case past
}

extension Phrases {
    /// The change of a week in a row of the logbook: “1.4 pounds down this week”.
    func weightLogbookRate(
        _ direction: WeightChange.Direction, _ amount: NumberText, in unit: WeightUnit
    ) -> Phrase {
        switch (direction, unit) {
        case (.down, .pounds): weightLogbookRateDownPounds(amount: amount)
        case (.down, .kilograms): weightLogbookRateDownKilograms(amount: amount)
        case (.up, .pounds): weightLogbookRateUpPounds(amount: amount)
        case (.up, .kilograms): weightLogbookRateUpKilograms(amount: amount)
        case (.stable, .pounds): weightLogbookRateStablePounds(amount: amount)
        case (.stable, .kilograms): weightLogbookRateStableKilograms(amount: amount)
        }
    }

    /// Under a goal that cannot be used.
    func weightGoalError(_ bounds: ClosedRange<Double>, in unit: WeightUnit) -> Phrase {
        let (least, most) = (
            milestoneNumber(bounds.lowerBound), milestoneNumber(bounds.upperBound)
        )
        return switch unit {
        case .pounds: weightSettingsGoalErrorPounds(min: least, max: most)
        case .kilograms: weightSettingsGoalErrorKilograms(min: least, max: most)
        }
    }

    /// How far milestones lie apart, in a sentence.
    func weightIntervalFooter(_ count: Int, in unit: WeightUnit) -> Phrase {
        switch unit {
        case .pounds: weightSettingsIntervalFooterPounds(count: count)
        case .kilograms: weightSettingsIntervalFooterKilograms(count: count)
        }
    }

    /// A weight on a widget, a whole number.
    func weightWidgetNumber(_ weight: Int, in unit: WeightUnit) -> Phrase {
        switch unit {
        case .pounds: weightWidgetNumberPounds(weight: weight)
        case .kilograms: weightWidgetNumberKilograms(weight: weight)
        }
    }

    /// What is left to the goal on a widget, a whole number.
    func weightWidgetLeft(_ amount: Int, in unit: WeightUnit) -> Phrase {
        switch unit {
        case .pounds: weightWidgetLeftPounds(amount: amount)
        case .kilograms: weightWidgetLeftKilograms(amount: amount)
        }
    }
}
