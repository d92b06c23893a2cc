public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// The predicted day of reaching the goal, or the reason why no day is predicted.
public struct PredictionCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "prediction"

    let status: WeightFacts.Status

    /// The goal weight.
    let goal: Weight
    let state: WeightState
    let kit: Kit

    /// The values behind the card.
    public var facts: Facts {
        let estimate = status == .onTrack ? known.goalEstimate : nil
        return Facts(
            status: status, unit: known.unit, currentWeight: known.currentWeight,
            currentDay: known.log.latest?.day,
            goal: known.goal?.goal ?? goal.value(in: state.unit).roundedToThousandths,
            isAtGoal: status == .atGoal, needsLoss: known.needsLoss,
            distanceToGoal: known.goal.flatMap { $0.isAtGoal ? nil : $0.distance },
            rate: known.rate?.weekly, missingDays: known.missing?.days,
            missingUntil: known.missing?.last, daysToGoal: estimate?.daysLeft,
            goalDay: estimate.flatMap { $0.daysLeft == nil ? nil : $0.day })
    }

    /// The values behind the card.
    public struct Facts: Sendable, Equatable, Codable {
        /// The outcome of the prediction.
        public let status: WeightFacts.Status

        /// The unit of all weights here.
        public let unit: WeightUnit

        /// The current weight; absent without a weigh-in.
        public let currentWeight: Double?

        /// The day of the current weight; absent without a weigh-in.
        public let currentDay: CalendarDay?

        /// The goal weight.
        public let goal: Double

        /// Whether the goal is reached or held.
        public let isAtGoal: Bool

        /// Whether the journey to the goal is a loss of weight.
        public let needsLoss: Bool

        /// The distance between the current weight and the goal; absent without a weigh-in and at
        /// the goal.
        public let distanceToGoal: Double?

        /// The weekly change of the trend with two decimals, negative while losing; absent while
        /// weigh-ins are too old or too few.
        public let rate: Double?

        /// Further days with a weigh-in that are needed before a rate is shown; absent when it is
        /// shown.
        public let missingDays: Int?

        /// The earliest day of the last of them; absent when a rate is shown.
        public let missingUntil: CalendarDay?

        /// The days from today to the goal; absent without a prediction, and once its day has come.
        public let daysToGoal: Int?

        /// The predicted day of reaching the goal; absent when its days are.
        public let goalDay: CalendarDay?
    }

    private var phrases: Phrases { kit.phrases }
    private var known: WeightFacts { state.facts }
    private var texts: PredictionTexts { PredictionTexts(status, known, phrases) }

    /// The element that is drawn and spoken.
    public var body: Element {
        let look = look
        return Element.column(gap: .xs) {
            Element.line(gap: .xs, align: .center) {
                kit.icon(look.symbol, beside: .headline, look.ink)
                kit.text(texts.title, .headline, .textPrimary).part("heading")
            }
            text.part("text")
            detail?.part("detail")
            rate
            texts.lastDay.map { kit.lastWeighed($0, known, .caption).part("last") }
        }
        .surface(
            Surface(
                fill: Paint(kit.context.increaseContrast ? .surface : look.tint),
                border: kit.edge(.border), cornerRadius: CornerRadius(.card), padding: .card)
        )
        .motion(kit.motion(.swap, change: .dataChange, reduced: .crossFade))
        .accessibility(
            .goalPrediction(
                status, known, goal: goal.value(in: state.unit), language: kit.language))
    }

    /// The symbol, its colour and the card's tint for the status.
    private var look: (symbol: IconRole, ink: ColorRole, tint: ColorRole) {
        switch status {
        case .onTrack: (.target, .tintSuccessText, .tintPrimaryOpaque)
        case .atGoal: (.checkmarkCircleFilled, .tintSuccessText, .tintSuccessOpaque)
        case .wrongDirection:
            (
                known.needsLoss ? .arrowUpRight : .arrowDownRight, .textSecondary,
                .tintWarningOpaque
            )
        case .tooSlow: (.tortoise, .textSecondary, .surfaceSecondary)
        case .steady: (.arrowRight, .textSecondary, .tintQuietOpaque)
        case .insufficientData, .noData: (.chartLine, .textSecondary, .tintQuietOpaque)
        }
    }

    private var text: StyledText {
        switch status {
        case .onTrack: kit.text(texts.text, .body, .textPrimary, stressing: "date")
        case .wrongDirection: kit.text(texts.text, .body, .tintWarningText)
        case .atGoal, .tooSlow, .insufficientData, .noData, .steady:
            kit.text(texts.text, .body, .textPrimary)
        }
    }

    private var detail: StyledText? {
        texts.detail.map {
            kit.text($0, .subheadline, status == .onTrack ? .tintSuccessText : .textSecondary)
        }
    }

    /// The weekly change beside an arrow; `nil` while it is steady, at the goal, and without enough
    /// weigh-ins.
    private var rate: Element? {
        guard status.showsRate, let direction = known.rate?.direction else { return nil }
        return kit.rate(known).map { rate in
            Element.line(gap: .symbolGap, align: .center) {
                kit.icon(
                    direction == .down ? .arrowDownRight : .arrowUpRight, beside: .caption,
                    .textSecondary)
                rate.part("rate")
            }
        }
    }
}
