public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// The banner at the top of the dashboard while the weight is at the goal.
public struct GoalBannerCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "goalBanner"

    /// The card's id on its screen.
    public let id = "goalReached"

    let known: WeightFacts
    let kit: Kit

    /// The values behind the card.
    public var facts: Facts {
        Facts(
            unit: known.unit, currentWeight: known.currentWeight, goal: known.goal?.goal,
            isAtGoal: known.goal?.isAtGoal ?? false, reachedOn: known.goal?.reachedOn)
    }

    /// The values behind the card.
    public struct Facts: Sendable, Equatable, Codable {
        /// The unit of all weights here.
        public let unit: WeightUnit

        /// The current weight; absent without a weigh-in.
        public let currentWeight: Double?

        /// The goal weight.
        public let goal: Double?

        /// Whether the goal is reached.
        public let isAtGoal: Bool

        /// The day on which it was reached.
        public let reachedOn: CalendarDay?
    }

    /// The element that is drawn and spoken.
    public var body: Element {
        let (isStrong, phrases) = (kit.context.increaseContrast, kit.phrases)
        return Element.row(gap: .row, align: .center) {
            kit.icon(
                .checkmarkCircleFilled, beside: .bannerSymbol,
                isStrong ? .goalReachedGraphic : .bannerSymbol
            )
            .element.described(by: "title")
            Element.column(gap: .textStack) {
                kit.text(phrases.weightBannerTitle(), .bannerTitle, .textPrimary).part("title")
                kit.text(phrases.weightBannerText(), .bannerText, .textSecondary).part("text")
                known.lastWeighed.map { kit.lastWeighed($0, known, .bannerText).part("last") }
            }
        }
        .surface(
            Surface(
                fill: Paint(isStrong ? .surface : .bannerBackground),
                border: kit.edge(.goalReachedGraphic), cornerRadius: CornerRadius(.bannerRadius),
                padding: .card)
        )
        .motion(kit.motion(.fade, appear: .banner, change: .banner, reduced: .none))
        .accessibility(
            .goalReached(
                language: kit.language,
                details: known.lastWeighed.map { [phrases.lastWeighedDetail($0, known)] } ?? []))
    }
}
