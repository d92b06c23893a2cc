import CandelaKit
import CandelaRules

/// The heading and the two texts of a prediction, drawn and spoken.
struct PredictionTexts {
    private let prediction: GoalPrediction
    private let phrases: Phrases

    init(_ prediction: GoalPrediction, _ phrases: Phrases) {
        (self.prediction, self.phrases) = (prediction, phrases)
    }

    var title: Phrase {
        switch prediction.status {
        case .onTrack, .tooSlow: phrases.weightPredictionTitle()
        case .atGoal: phrases.milestoneRemainingGoal()
        case .wrongDirection: phrases.weightPredictionTitleAlert()
        case .insufficientData, .noData: phrases.weightPredictionTitleTracking()
        }
    }

    /// The outcome: the goal date, or the reason why there is none.
    func text(_ date: (CalendarDay) -> String) -> Phrase {
        switch prediction.status {
        case .onTrack(_, let day): phrases.weightPredictionDate(date: date(day))
        case .atGoal: phrases.weightPredictionAtGoalText()
        case .wrongDirection:
            switch phrases.direction(of: prediction) {
            case 1: phrases.weightPredictionGaining()
            case -1: phrases.weightPredictionLosing()
            default: phrases.weightPredictionSteady()
            }
        case .tooSlow:
            phrases.weightPredictionSlow(count: GoalPrediction.Rule.standard.maximumYears)
        case .insufficientData: phrases.weightPredictionFew()
        case .noData: phrases.weightEmptyTitle()
        }
    }

    var detail: Phrase {
        switch prediction.status {
        case .onTrack(let days, _):
            if let weeks = prediction.weeks, weeks > 0 {
                phrases.weightPredictionWeeks(count: weeks)
            } else {
                phrases.weightPredictionDays(count: days)
            }
        case .atGoal: phrases.weightPredictionAtGoalDetail()
        case .wrongDirection:
            prediction.needsLoss
                ? phrases.weightPredictionMustLose() : phrases.weightPredictionMustGain()
        case .tooSlow: phrases.weightPredictionSlowDetail()
        case .insufficientData: phrases.missing(for: prediction)
        case .noData: phrases.weightPredictionNoneDetail()
        }
    }
}

extension GoalPrediction {
    /// The weekly change, unless the status says nothing about it: at the goal, and without enough
    /// weigh-ins.
    var shownRate: Double? {
        switch status {
        case .atGoal, .insufficientData, .noData: nil
        case .onTrack, .wrongDirection, .tooSlow: weeklyVelocity
        }
    }
}

extension Phrases {
    /// The sign of the weekly change; 0 if there is none or it rounds to 0.0.
    fileprivate func direction(of prediction: GoalPrediction) -> Int {
        guard let rate = prediction.weeklyVelocity, !weightNumber(abs(rate)).isZero else {
            return 0
        }
        return rate > 0 ? 1 : -1
    }

    /// The weigh-ins still needed for a goal date: “Log your weight 3 more times, at least once a
    /// week, to see a goal date.”
    ///
    /// The text differs if the number of weekly weigh-ins differs from that of daily ones.
    fileprivate func missing(for prediction: GoalPrediction) -> Phrase {
        let (days, weeks) = (prediction.missingDays, prediction.missingWeeks)
        if let weeks, weeks != days { return weightPredictionMissing(days: days, weeks: weeks) }
        if weeks != nil, let entries = prediction.neededEntries {
            return days == 1
                ? weightPredictionMissingEntriesOnce(entries: entries)
                : weightPredictionMissingEntries(entries: entries, times: days)
        }
        return days == 1
            ? weightPredictionMissingOnce() : weightPredictionMissingTimes(count: days)
    }
}
