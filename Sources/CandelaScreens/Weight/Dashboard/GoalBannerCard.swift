import CandelaTokens

/// The banner at the top of the dashboard while the weight is at the goal.
package struct GoalBannerCard: CardContent {
    package static let kind = "goalBanner"
    package let id = "goalReached"

    /// What happened.
    package let title: Words

    /// The congratulation.
    package let text: Words

    /// The accessibility label; the banner is one element.
    package let accessibility: Accessibility

    let icon: Icon
    let surface: Surface
    let motion: Motion

    /// The symbol beside both texts.
    package var body: Element {
        .row(gap: .row, align: .center) {
            icon.element.saidBy("title")
            Element.column(gap: .textStack) {
                title.part("title")
                text.part("text")
            }
        }
        .surface(surface)
        .motion(motion)
        .accessibility(accessibility)
    }

    init(with kit: Kit) {
        let isStrong = kit.context.increaseContrast
        title = kit.words(kit.phrases.weightBannerTitle(), .bannerTitle, .textPrimary)
        text = kit.words(kit.phrases.weightBannerText(), .bannerText, .textSecondary)
        icon = kit.icon(
            .checkmarkCircleFilled, beside: .bannerSymbol,
            isStrong ? .goalReachedGraphic : .bannerSymbol)
        surface = Surface(
            fill: Paint(isStrong ? .surface : .bannerBackground),
            border: kit.edge(.goalReachedGraphic), cornerRadius: CornerRadius(.bannerRadius),
            padding: .card)
        motion = kit.motion(
            .fade, appear: .banner, change: .banner, reduced: Motion.Reduced(.none))
        accessibility = .goalReached(language: Language(kit.context))
    }
}

extension Accessibility {
    /// The label of the banner at the goal, which is one element.
    public static func goalReached(language: Language) -> Accessibility {
        Accessibility(
            .text, label: Phrases(language: language).weightBannerLabel().said,
            children: .combine)
    }
}
