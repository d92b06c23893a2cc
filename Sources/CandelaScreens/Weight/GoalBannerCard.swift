import CandelaRules
import CandelaTokens

/// The banner at the top of the dashboard while the weight is at the goal.
///
/// Source: seed 001.
public struct GoalBannerCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// What the banner is drawn on.
    public let surface: Surface

    /// How symbol and texts are laid out.
    public let layout: Stack

    /// The symbol that says what the colour says; it is not told.
    public let icon: Icon

    /// How the texts are laid out.
    public let textLayout: Stack

    /// What happened.
    public let title: Words

    /// The congratulation.
    public let text: Words

    /// How it comes and goes.
    public let motion: Motion

    /// What assistive technology is told: one element.
    public let accessibility: Accessibility
}

extension Kit {
    /// The banner at the goal.
    var goalBanner: GoalBannerCard {
        GoalBannerCard(
            id: "goalReached",
            surface: Surface(
                background: context.increaseContrast ? .surface : .bannerBackground,
                border: edge(.goalReachedGraphic), cornerRadius: CornerRadius(.bannerRadius),
                shadow: nil, padding: .card, margin: .screenMargin),
            layout: row(gap: .row, alignment: .center),
            icon: icon(
                .checkmarkCircleFilled, beside: .bannerSymbol,
                context.increaseContrast ? .goalReachedGraphic : .bannerSymbol),
            textLayout: column(gap: .textStack),
            title: words(phrases.weightBannerTitle(), .bannerTitle, .textPrimary),
            text: words(phrases.weightBannerText(), .bannerText, .textSecondary),
            motion: motion(
                .fade, appear: .banner, change: .banner, reduced: Motion.Reduced(.none)),
            accessibility: .goalReached(language: context.language))
    }
}

extension Accessibility {
    /// What a screen reader says for the banner at the goal, as one element.
    ///
    /// Source: seed 001.
    public static func goalReached(language: String) -> Accessibility {
        Accessibility(
            .text, label: Phrases(language: language).weightBannerLabel().spokenText,
            children: .combine)
    }
}
