public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// When the goal is reached at this pace, or why that cannot be said.
public struct PredictionCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "prediction"

    /// The values behind the card.
    public let facts: Facts

    /// The element that is drawn and spoken.
    public let body: Element

    /// What can be said of a goal.
    public enum Status: String, Sendable, Hashable, Codable, CaseIterable {
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
    public struct Facts: Sendable, Hashable, Codable {
        /// What can be said.
        public let status: Status

        /// The unit of all weights here.
        public let unit: WeightUnit

        /// The weight to reach.
        public let goal: Double

        /// Whether the goal lies below.
        public let needsLoss: Bool

        /// The change a week by the trend, negative while losing; absent while weigh-ins are too old or
        /// too few.
        public let weeklyRate: Double?

        /// Daily weigh-ins still needed before a day is shown; 0 when it is.
        public let missingDays: Int

        /// Weekly weigh-ins still needed before a day is shown; 0 when it is, absent when one a week is
        /// never enough.
        public let missingWeeks: Int?

        /// How many days it takes, when that can be said.
        public let days: Int?

        /// The day the goal is reached, when that can be said.
        public let day: CalendarDay?
    }

    init(_ prediction: GoalPrediction, in state: WeightState, with kit: Kit) {
        facts = Facts(prediction, in: state.unit)
        body = Drawing(prediction: prediction, state: state, kit: kit).body
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

private struct Drawing {
    let prediction: GoalPrediction
    let state: WeightState
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    var body: Element {
        let look = look
        return Element.column(gap: .xs) {
            Element.line(gap: .xs, align: .center) {
                kit.icon(look.symbol, beside: .headline, look.ink)
                kit.words(look.heading, .headline, .textPrimary).part("heading")
            }
            text.part("text")
            detail.part("detail")
            rate
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

    /// The symbol, its colour and the tint of the card, which all follow the status.
    private var look: (symbol: IconRole, ink: ColorRole, heading: Phrase, tint: ColorRole) {
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

    private var text: StyledText {
        func plain(_ text: Phrase) -> StyledText { kit.words(text, .body, .textPrimary) }
        switch prediction.status {
        case .onTrack(_, let day):
            let text = phrases.weightPredictionDate(date: phrases.fullDate(day).text)
            return kit.words(text, .body, .textPrimary, stressing: "date")
        case .atGoal: return plain(phrases.weightPredictionAtGoalText())
        case .wrongDirection:
            let text =
                switch phrases.shownRate(prediction) {
                case nil: phrases.weightPredictionSteady()
                case let rate? where rate > 0: phrases.weightPredictionGaining()
                case .some: phrases.weightPredictionLosing()
                }
            return kit.words(text, .body, .tintWarningText)
        case .tooSlow: return plain(phrases.weightPredictionSlow())
        case .insufficientData: return plain(phrases.weightPredictionFew())
        case .noData: return plain(phrases.weightPredictionNone())
        }
    }

    private var detail: StyledText {
        func quiet(_ text: Phrase) -> StyledText { kit.words(text, .subheadline, .textSecondary) }
        switch prediction.status {
        case .onTrack(let days, _):
            let weeks = prediction.weeks ?? 0
            return kit.words(
                weeks > 0
                    ? phrases.weightPredictionWeeks(count: weeks)
                    : phrases.weightPredictionDays(count: days), .subheadline, .tintSuccessText)
        case .atGoal: return quiet(phrases.weightPredictionAtGoalDetail())
        case .wrongDirection:
            return quiet(
                prediction.needsLoss
                    ? phrases.weightPredictionMustLose() : phrases.weightPredictionMustGain())
        case .tooSlow: return quiet(phrases.weightPredictionSlowDetail())
        case .insufficientData: return quiet(phrases.missing(for: prediction))
        case .noData: return quiet(phrases.weightPredictionNoneDetail())
        }
    }

    /// The change a week behind its arrow, where it says something of the goal.
    private var rate: Element? {
        switch prediction.status {
        case .atGoal, .insufficientData, .noData: return nil
        case .onTrack, .wrongDirection, .tooSlow: break
        }
        let weekly = prediction.weeklyVelocity ?? 0
        return phrases.milestoneRate(weekly: weekly, in: state.unit).map { rate in
            Element.line(gap: .symbolGap, align: .center) {
                kit.icon(
                    weekly < 0 ? .arrowDownRight : .arrowUpRight, beside: .caption, .textSecondary)
                kit.words(rate, .caption, .textSecondary).part("rate")
            }
        }
    }
}
