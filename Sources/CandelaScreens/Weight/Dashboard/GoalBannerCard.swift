public import CandelaElements
public import CandelaKit
import CandelaTokens

/// The banner at the top of the dashboard while the weight is at the goal.
public struct GoalBannerCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "goalBanner"

    /// The card's id on its screen.
    public let id = "goalReached"

    /// The element that is drawn and spoken.
    public let body: Element

    init(with kit: Kit) {
        body = Drawing(kit: kit).body
    }
}

private struct Drawing {
    let kit: Kit

    var body: Element {
        let (isStrong, phrases) = (kit.context.increaseContrast, kit.phrases)
        return Element.row(gap: .row, align: .center) {
            kit.icon(
                .checkmarkCircleFilled, beside: .bannerSymbol,
                isStrong ? .goalReachedGraphic : .bannerSymbol
            )
            .element.described(by: "title")
            Element.column(gap: .textStack) {
                kit.words(phrases.weightBannerTitle(), .bannerTitle, .textPrimary).part("title")
                kit.words(phrases.weightBannerText(), .bannerText, .textSecondary).part("text")
            }
        }
        .surface(
            Surface(
                fill: Paint(isStrong ? .surface : .bannerBackground),
                border: kit.edge(.goalReachedGraphic), cornerRadius: CornerRadius(.bannerRadius),
                padding: .card)
        )
        .motion(kit.motion(.fade, appear: .banner, change: .banner, reduced: .none))
        .accessibility(.goalReached(language: kit.language))
    }
}

extension Accessibility {
    /// The accessibility of the banner for a reached goal, as one combined element.
    public static func goalReached(language: Language) -> Accessibility {
        Accessibility(
            .text, label: Phrases(language: language).weightBannerLabel().said, children: .combine)
    }
}
