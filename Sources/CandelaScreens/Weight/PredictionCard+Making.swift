public import CandelaRules
import CandelaTokens

extension PredictionCard.Status {
    init(_ status: GoalPrediction.Status) {
        switch status {
        case .onTrack: self = .onTrack
        case .atGoal: self = .atGoal
        case .wrongDirection: self = .wrongDirection
        case .tooSlow: self = .tooSlow
        case .insufficientData: self = .insufficientData
        case .noData: self = .noData
        }
    }
}

extension Kit {
    /// The card for a prediction, in the unit on display.
    func prediction(_ prediction: GoalPrediction, in unit: WeightUnit) -> PredictionCard {
        let status = PredictionCard.Status(prediction.status)
        let look = look(of: status, prediction)
        let showsRate = status == .onTrack || status == .wrongDirection || status == .tooSlow
        let weekly = showsRate ? prediction.weeklyVelocity : nil
        let rate = weekly.flatMap { phrases.milestoneRate(weekly: $0, in: unit) }
        var day: CalendarDay?
        if case .onTrack(_, let date) = prediction.status { day = date }
        return PredictionCard(
            id: "prediction", status: status,
            surface: Surface(
                background: context.increaseContrast ? .surface : look.background,
                border: edge(.border), cornerRadius: CornerRadius(.card), shadow: nil,
                padding: .card, margin: .screenMargin), layout: column(gap: .xs),
            icon: icon(look.symbol, beside: .headline, look.ink),
            heading: words(look.heading, .headline, .textPrimary),
            text: text(of: prediction),
            detail: words(
                detail(of: prediction), .subheadline,
                status == .onTrack ? .tintSuccessText : .textSecondary),
            rateIcon: rate.map { _ in
                icon(
                    (weekly ?? 0) < 0 ? .arrowDownRight : .arrowUpRight, beside: .caption,
                    .textSecondary)
            },
            rate: rate.map { words($0, .caption, .textSecondary) }, day: day,
            motion: motion(
                .swap, change: .dataChange,
                reduced: Motion.Reduced(.crossfade, motion: .crossFade)),
            accessibility: .goalPrediction(
                prediction, unit: unit, today: today, language: context.language))
    }

    private var today: CalendarDay { DayClock(context.zone).day(of: context.now) }

    private func look(
        of status: PredictionCard.Status, _ prediction: GoalPrediction
    ) -> (symbol: IconRole, ink: ColorRole, heading: Phrase, background: ColorRole) {
        switch status {
        case .onTrack:
            (.target, .tintSuccessText, phrases.weightPredictionTitle(), .tintPrimaryOpaque)
        case .atGoal:
            (
                .checkmarkCircleFilled, .tintSuccessText, phrases.weightBannerTitle(),
                .tintSuccessOpaque
            )
        case .wrongDirection:
            (
                prediction.needsLoss ? .arrowUpRight : .arrowDownRight, .textSecondary,
                phrases.weightPredictionTitleAlert(), .tintWarningOpaque
            )
        case .tooSlow:
            (
                .tortoise, .textSecondary, phrases.weightPredictionTitle(),
                .surfaceSecondary
            )
        case .insufficientData, .noData:
            (
                .chartLine, .textSecondary,
                phrases.weightPredictionTitleTracking(), .tintQuietOpaque
            )
        }
    }

    private func text(of prediction: GoalPrediction) -> Words {
        switch prediction.status {
        case .onTrack(_, let day):
            let date = phrases.fullDate(day)
            return words(
                phrases.weightPredictionDate(date: date.text), .body, .textPrimary,
                stressing: "date")
        case .atGoal:
            return words(phrases.weightPredictionAtGoalText(), .body, .textPrimary)
        case .wrongDirection:
            let movement = phrases.shownRate(prediction)
            let phrase =
                movement == nil
                ? phrases.weightPredictionSteady()
                : movement ?? 0 > 0
                    ? phrases.weightPredictionGaining() : phrases.weightPredictionLosing()
            return words(phrase, .body, .tintWarningText)
        case .tooSlow: return words(phrases.weightPredictionSlow(), .body, .textPrimary)
        case .insufficientData:
            return words(phrases.weightPredictionFew(), .body, .textPrimary)
        case .noData: return words(phrases.weightPredictionNone(), .body, .textPrimary)
        }
    }

    private func detail(of prediction: GoalPrediction) -> Phrase {
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
        case .insufficientData: phrases.weightPredictionFewDetail()
        case .noData: phrases.weightPredictionNoneDetail()
        }
    }
}

extension Phrases {
    /// The change a week of a prediction; `nil` for none, and for one that reads 0.0.
    fileprivate func shownRate(_ prediction: GoalPrediction) -> Double? {
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

extension Accessibility {
    /// What a screen reader says for a prediction, as one element.
    ///
    /// - Parameters:
    ///   - unit: The unit the prediction was worked out in.
    ///   - today: The day it is for; a year that is today's is left out.
    ///   - language: A BCP 47 tag.
    public static func goalPrediction(
        _ prediction: GoalPrediction, unit: WeightUnit, today: CalendarDay, language: String
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
            case .insufficientData: phrases.weightPredictionFewLabel()
            case .noData: phrases.weightPredictionNoneLabel()
            }
        return Accessibility(.text, label: label.spokenText, children: .combine)
    }
}
