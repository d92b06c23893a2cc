public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// The predicted day of reaching the goal, or the reason why there is none.
public struct PredictionCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "prediction"

    /// The values behind the card.
    public let facts: Facts

    /// The element that is drawn and spoken.
    public let body: Element

    /// The outcome of a prediction.
    public enum Status: String, Sendable, Hashable, Codable, CaseIterable {
        /// A day is predicted.
        case onTrack
        /// The weight is at the goal or has passed it in the intended direction.
        case atGoal
        /// The weight moves away from the goal or stays the same.
        case wrongDirection
        /// Reaching the goal would take more than two years.
        case tooSlow
        /// There are too few weigh-ins, or too few recent ones.
        case insufficientData
        /// There are no weigh-ins.
        case noData
    }

    /// The values behind the card.
    public struct Facts: Sendable, Equatable, Codable {
        /// The outcome of the prediction.
        public let status: Status

        /// The unit of all weights here.
        public let unit: WeightUnit

        /// The goal weight.
        public let goal: Double

        /// Whether the journey to the goal is a loss of weight.
        public let needsLoss: Bool

        /// The weekly change of the trend, negative while losing; absent while weigh-ins are too
        /// old or too few.
        public let weeklyRate: Double?

        /// Daily weigh-ins still needed before a day is shown; 0 when it is shown.
        public let missingDays: Int

        /// Weekly weigh-ins still needed before a day is shown; 0 when it is shown, absent if
        /// weekly weigh-ins are never enough.
        public let missingWeeks: Int?

        /// The number of days until the goal; absent without a prediction.
        public let days: Int?

        /// The predicted day of reaching the goal; absent without a prediction.
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
    private var texts: PredictionTexts { PredictionTexts(prediction, phrases) }

    var body: Element {
        let look = look
        return Element.column(gap: .xs) {
            Element.line(gap: .xs, align: .center) {
                kit.icon(look.symbol, beside: .headline, look.ink)
                kit.words(texts.title, .headline, .textPrimary).part("heading")
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

    /// The symbol, its colour and the card's tint for the status.
    private var look: (symbol: IconRole, ink: ColorRole, tint: ColorRole) {
        switch prediction.status {
        case .onTrack: (.target, .tintSuccessText, .tintPrimaryOpaque)
        case .atGoal: (.checkmarkCircleFilled, .tintSuccessText, .tintSuccessOpaque)
        case .wrongDirection:
            (
                prediction.needsLoss ? .arrowUpRight : .arrowDownRight, .textSecondary,
                .tintWarningOpaque
            )
        case .tooSlow: (.tortoise, .textSecondary, .surfaceSecondary)
        case .insufficientData, .noData: (.chartLine, .textSecondary, .tintQuietOpaque)
        }
    }

    private var text: StyledText {
        let text = texts.text { phrases.fullDate($0).text }
        return switch prediction.status {
        case .onTrack: kit.words(text, .body, .textPrimary, stressing: "date")
        case .wrongDirection: kit.words(text, .body, .tintWarningText)
        case .atGoal, .tooSlow, .insufficientData, .noData: kit.words(text, .body, .textPrimary)
        }
    }

    private var detail: StyledText {
        let isOnTrack = if case .onTrack = prediction.status { true } else { false }
        return kit.words(
            texts.detail, .subheadline, isOnTrack ? .tintSuccessText : .textSecondary)
    }

    /// The weekly change beside an arrow; `nil` if it rounds to zero, at the goal, and without
    /// enough weigh-ins.
    private var rate: Element? {
        guard let weekly = prediction.shownRate else { return nil }
        return kit.rate(weekly: weekly, in: state.unit, .caption, .textSecondary).map { rate in
            Element.line(gap: .symbolGap, align: .center) {
                kit.icon(
                    weekly < 0 ? .arrowDownRight : .arrowUpRight, beside: .caption, .textSecondary)
                rate.part("rate")
            }
        }
    }
}
