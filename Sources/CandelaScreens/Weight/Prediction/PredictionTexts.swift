import CandelaKit
import CandelaRules

/// The heading and the two texts of a prediction, drawn and spoken.
struct PredictionTexts {
    private let status: WeightFacts.Status
    private let facts: WeightFacts
    private let phrases: Phrases
    private let isSpoken: Bool

    init(
        _ status: WeightFacts.Status, _ facts: WeightFacts, _ phrases: Phrases,
        isSpoken: Bool = false
    ) {
        (self.status, self.facts, self.phrases) = (status, facts, phrases)
        self.isSpoken = isSpoken
    }

    var title: Phrase {
        switch status {
        case .onTrack, .tooSlow: phrases.weightPredictionTitle()
        case .atGoal where facts.goal?.isHolding == false: phrases.milestoneRemainingGoal()
        case .wrongDirection: phrases.weightPredictionTitleAlert()
        case .insufficientData, .noData, .steady, .atGoal:
            phrases.weightPredictionTitleTracking()
        }
    }

    /// The outcome: the goal date or the time until it, or the reason why neither is known.
    var text: Phrase {
        switch status {
        case .onTrack:
            switch facts.goalEstimate?.span {
            case .days(_, let day)?:
                phrases.weightPredictionDate(
                    date: isSpoken
                        ? phrases.date(day, today: facts.today).spoken : phrases.fullDate(day).text)
            case .weeks(let weeks)?: phrases.weightPredictionWeeks(count: weeks)
            case .months(let months)?: phrases.weightPredictionMonths(count: months)
            case nil: phrases.weightWeighIn()
            }
        case .atGoal: phrases.weightPredictionAtGoalText()
        case .wrongDirection:
            facts.rate?.direction == .down
                ? phrases.weightPredictionLosing() : phrases.weightPredictionGaining()
        case .steady: phrases.weightPredictionSteady()
        case .tooSlow: phrases.weightPredictionSlow(count: WeightEstimate.maximumYears)
        case .insufficientData: phrases.weightPredictionFew()
        case .noData: phrases.weightEmptyTitle()
        }
    }

    /// The second text; `nil` if the first one says everything.
    var detail: Phrase? {
        switch status {
        case .onTrack:
            switch facts.goalEstimate?.span {
            case .days(let days, _)?: phrases.weightPredictionDays(count: days)
            case .weeks?, .months?, nil: Phrase?.none
            }
        case .atGoal: phrases.weightPredictionAtGoalDetail()
        case .wrongDirection:
            facts.needsLoss
                ? phrases.weightPredictionMustLose() : phrases.weightPredictionMustGain()
        case .steady: phrases.weightPredictionSteadyDetail()
        case .tooSlow: phrases.weightPredictionSlowDetail()
        case .insufficientData:
            facts.missing.map {
                phrases.missing($0, today: facts.today, isSpoken: isSpoken)
            }
        case .noData: phrases.weightPredictionNoneDetail()
        }
    }

    /// The day of the last weigh-in, if it must be named.
    var lastDay: CalendarDay? {
        status == .atGoal ? facts.lastWeighed : facts.countedFrom(facts.goalEstimate)
    }
}
