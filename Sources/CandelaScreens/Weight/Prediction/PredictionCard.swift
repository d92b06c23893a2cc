package import CandelaRules
import CandelaTokens

/// When the goal is reached at this pace, or why that cannot be said.
package struct PredictionCard: CardContent {
    package static let kind = "prediction"
    package let facts: Facts
    package let body: Element

    /// What can be said of a goal.
    package enum Status: String, Sendable, Hashable, Codable, CaseIterable {
        /// The day it is reached.
        case onTrack
        /// It is reached, or left behind in the right direction.
        case atGoal
        /// The weight moves away from it, or not at all.
        case wrongDirection
        /// It takes more than two years.
        case tooSlow
        /// Too little was weighed, in all or lately.
        case insufficientData
        /// Nothing was weighed.
        case noData
    }

    /// The values behind the card.
    package struct Facts: Sendable, Hashable, Codable {
        /// What can be said.
        package let status: Status

        /// The unit of all weights here.
        package let unit: WeightUnit

        /// The weight to reach.
        package let goal: Double

        /// Whether the goal lies below.
        package let needsLoss: Bool

        /// The change a week by the trend, negative while losing; absent while weigh-ins are too old or
        /// too few.
        package let weeklyRate: Double?

        /// Daily weigh-ins still needed before a day is shown; 0 when it is.
        package let missingDays: Int

        /// Weekly weigh-ins still needed before a day is shown; 0 when it is, absent when one a week is
        /// never enough.
        package let missingWeeks: Int?

        /// How many days it takes, when that can be said.
        package let days: Int?

        /// The day the goal is reached, when that can be said.
        package let day: CalendarDay?
    }

    init(_ prediction: GoalPrediction, in state: WeightState, with kit: Kit) {
        facts = Facts(prediction, in: state.unit)
        let status = facts.status
        let look = Self.look(of: prediction, kit.phrases)
        let showsRate = status == .onTrack || status == .wrongDirection || status == .tooSlow
        let weekly = showsRate ? prediction.weeklyVelocity ?? 0 : 0
        body = Element.column(gap: .xs) {
            Element.line(gap: .xs, align: .center) {
                kit.icon(look.symbol, beside: .headline, look.ink)
                kit.words(look.heading, .headline, .textPrimary).part("heading")
            }
            Self.text(of: prediction, with: kit).part("text")
            kit.words(
                Self.detail(of: prediction, kit.phrases), .subheadline,
                status == .onTrack ? .tintSuccessText : .textSecondary
            )
            .part("detail")
            if let rate = kit.phrases.milestoneRate(weekly: weekly, in: state.unit) {
                Element.line(gap: .symbolGap, align: .center) {
                    kit.icon(
                        weekly < 0 ? .arrowDownRight : .arrowUpRight, beside: .caption,
                        .textSecondary)
                    kit.words(rate, .caption, .textSecondary).part("rate")
                }
            }
        }
        .surface(
            Surface(
                fill: Paint(kit.context.increaseContrast ? .surface : look.tint),
                border: kit.edge(.border), cornerRadius: CornerRadius(.card), padding: .card)
        )
        .motion(kit.motion(.swap, change: .dataChange, reduced: .crossFade))
        .accessibility(
            .goalPrediction(
                prediction, unit: state.unit, today: state.today, language: kit.language))
    }
}

extension PredictionCard.Facts {
    fileprivate init(_ prediction: GoalPrediction, in unit: WeightUnit) {
        var target: (days: Int, day: CalendarDay)?
        switch prediction.status {
        case .onTrack(let days, let day):
            status = .onTrack
            target = (days, day)
        case .atGoal: status = .atGoal
        case .wrongDirection: status = .wrongDirection
        case .tooSlow: status = .tooSlow
        case .insufficientData: status = .insufficientData
        case .noData: status = .noData
        }
        self.unit = unit
        goal = prediction.goal.roundedToThousandths
        needsLoss = prediction.needsLoss
        weeklyRate = prediction.weeklyVelocity?.roundedToThousandths
        missingDays = prediction.missingDays
        missingWeeks = prediction.missingWeeks
        days = target?.days
        day = target?.day
    }
}

extension PredictionCard {
    /// The symbol, its colour and the tint of the card, which all follow the status.
    private static func look(
        of prediction: GoalPrediction, _ phrases: Phrases
    ) -> (symbol: IconRole, ink: ColorRole, heading: Phrase, tint: ColorRole) {
        let (quiet, title) = (ColorRole.textSecondary, phrases.weightPredictionTitle())
        return switch prediction.status {
        case .onTrack: (.target, .tintSuccessText, title, .tintPrimaryOpaque)
        case .atGoal:
            (
                .checkmarkCircleFilled, .tintSuccessText, phrases.weightBannerTitle(),
                .tintSuccessOpaque
            )
        case .wrongDirection:
            (
                prediction.needsLoss ? .arrowUpRight : .arrowDownRight, quiet,
                phrases.weightPredictionTitleAlert(), .tintWarningOpaque
            )
        case .tooSlow: (.tortoise, quiet, title, .surfaceSecondary)
        case .insufficientData, .noData:
            (.chartLine, quiet, phrases.weightPredictionTitleTracking(), .tintQuietOpaque)
        }
    }

    private static func text(of prediction: GoalPrediction, with kit: Kit) -> StyledText {
        let phrases = kit.phrases
        let text: Phrase =
            switch prediction.status {
            case .onTrack(_, let day):
                phrases.weightPredictionDate(date: phrases.fullDate(day).text)
            case .atGoal: phrases.weightPredictionAtGoalText()
            case .wrongDirection:
                switch phrases.shownRate(prediction) {
                case nil: phrases.weightPredictionSteady()
                case let rate? where rate > 0: phrases.weightPredictionGaining()
                case .some: phrases.weightPredictionLosing()
                }
            case .tooSlow: phrases.weightPredictionSlow()
            case .insufficientData: phrases.weightPredictionFew()
            case .noData: phrases.weightPredictionNone()
            }
        return switch prediction.status {
        case .onTrack: kit.words(text, .body, .textPrimary, stressing: "date")
        case .wrongDirection: kit.words(text, .body, .tintWarningText)
        default: kit.words(text, .body, .textPrimary)
        }
    }

    private static func detail(of prediction: GoalPrediction, _ phrases: Phrases) -> Phrase {
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
