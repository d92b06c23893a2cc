public import CandelaElements
public import CandelaKit
public import CandelaRules

extension Accessibility {
    /// The label of a prediction, which is one element.
    ///
    /// - Parameters:
    ///   - unit: The unit the prediction was worked out in.
    ///   - today: The day it is for; a year that is today's is left out.
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
    /// The weigh-ins still needed for a goal date: “Weigh in 3 more times, at least once a week, to see when you'll reach
    /// your goal.”, or another number where one a week takes fewer or more than one a day.
    func missing(for prediction: GoalPrediction) -> Phrase {
        let (days, weeks) = (prediction.missingDays, prediction.missingWeeks)
        if let entries = prediction.neededEntries, days == weeks {
            return weightPredictionMissingEntries(entries: entries, times: days)
        }
        guard let weeks, weeks != days else { return weightPredictionMissingTimes(count: days) }
        return weightPredictionMissing(days: days, weeks: weeks)
    }

    /// The change a week of a prediction; `nil` for none, and for one that reads 0.0.
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
