public import CandelaElements
public import CandelaKit
public import CandelaRules

extension Accessibility {
    /// The accessibility of a prediction, as one combined element.
    ///
    /// - Parameters:
    ///   - unit: The prediction's unit.
    ///   - today: The current day; the year is omitted for days of the same year.
    ///   - language: The reader's language.
    public static func goalPrediction(
        _ prediction: GoalPrediction, unit: WeightUnit, today: CalendarDay, language: Language
    ) -> Accessibility {
        let phrases = Phrases(language: language)
        let rate = phrases.shownRate(prediction).map {
            phrases.measure(phrases.weightNumber(abs($0)), in: unit, .long)
        }
        let label: Phrase =
            switch prediction.status {
            case .onTrack(_, let day):
                phrases.onTrack(
                    prediction,
                    goal: phrases.measure(
                        phrases.milestoneNumber(prediction.goal), in: unit, .long),
                    date: phrases.date(day, today: today).spoken, rate: rate)
            case .atGoal: phrases.weightPredictionAtGoalLabel()
            case .wrongDirection:
                if let rate {
                    prediction.needsLoss
                        ? phrases.weightPredictionGainingLabel(rate: rate)
                        : phrases.weightPredictionLosingLabel(rate: rate)
                } else if prediction.needsLoss {
                    phrases.weightPredictionSteadyLoseLabel()
                } else {
                    phrases.weightPredictionSteadyGainLabel()
                }
            case .tooSlow:
                rate.map { phrases.weightPredictionSlowLabel(rate: $0) }
                    ?? phrases.weightPredictionSlowLabelBare()
            case .insufficientData:
                phrases.weightPredictionMissingLabel(
                    detail: phrases.missing(for: prediction).spokenText)
            case .noData: phrases.weightPredictionNoneLabel()
            }
        return Accessibility(.text, label: label.said, children: .combine)
    }
}

extension Phrases {
    /// The weigh-ins still needed for a goal date: “Weigh in 3 more times, at least once a week, to
    /// see when you'll reach your goal.”
    ///
    /// The text differs if the number of weekly weigh-ins differs from that of daily ones.
    func missing(for prediction: GoalPrediction) -> Phrase {
        let (days, weeks) = (prediction.missingDays, prediction.missingWeeks)
        if let entries = prediction.neededEntries, days == weeks {
            return weightPredictionMissingEntries(entries: entries, times: days)
        }
        guard let weeks, weeks != days else { return weightPredictionMissingTimes(count: days) }
        return weightPredictionMissing(days: days, weeks: weeks)
    }

    /// The weekly change of a prediction; `nil` if there is none or it rounds to 0.0.
    func shownRate(_ prediction: GoalPrediction) -> Double? {
        prediction.weeklyVelocity.flatMap { weightNumber(abs($0)).isZero ? nil : $0 }
    }

    fileprivate func onTrack(
        _ prediction: GoalPrediction, goal: NumberText, date: String, rate: NumberText?
    ) -> Phrase {
        guard let rate else { return weightPredictionOnTrackBare(goal: goal, date: date) }
        return prediction.needsLoss
            ? weightPredictionLosingOnTrack(goal: goal, date: date, rate: rate)
            : weightPredictionGainingOnTrack(goal: goal, date: date, rate: rate)
    }
}
