public import CandelaRules
public import CandelaTokens

/// The capsule that shows how long a habit's streak is: a flame, the number and a label under it.
///
/// State by state it differs in symbol size and in words, not in colour alone.
///
/// Source: seed 004, the streak badge.
public struct StreakBadgeMark: Sendable, Hashable, Codable {
    /// Which of the three looks it has.
    public let state: StreakBadgeState

    /// The number on it.
    public let days: Int

    /// How flame and texts are laid out.
    public let layout: Stack

    /// The flame; it only decorates.
    public let icon: Icon

    /// The number.
    public let number: Words

    /// What the number is: `Current` or `Best`; absent in a list.
    public let label: Words?

    /// The capsule's fill; dropped when contrast is increased.
    public let capsule: ColorRole?

    /// The capsule's fill as one opaque colour over a card.
    public let capsuleOpaque: ColorRole

    /// A line around the capsule, when contrast is increased.
    public let outline: Surface.Border?

    /// The space around flame and texts.
    public let insets: Surface.Insets

    /// How the number changes.
    public let motion: Motion

    /// What assistive technology is told: one element.
    public let accessibility: Accessibility
}

extension Kit {
    /// The badge for a streak of some days; below 0 counts as 0.
    func badge(_ days: Int, label: Phrase? = nil) -> StreakBadgeMark {
        let days = max(days, 0)
        let state = StreakBadgeRule.standard.state(forStreakOf: days)
        let isLarge = state == .milestone
        let (symbol, graphic, capsule, opaque): (ColorRole, ColorRole, ColorRole, ColorRole) =
            switch state {
            case .zero:
                (
                    .badgeZeroSymbol, .badgeZeroSymbolGraphic, .badgeZeroCapsule,
                    .badgeZeroCapsuleOpaque
                )
            case .active:
                (
                    .badgeActiveSymbol, .badgeActiveSymbolGraphic, .badgeActiveCapsule,
                    .badgeActiveCapsuleOpaque
                )
            case .milestone:
                (
                    .badgeMilestoneSymbol, .badgeMilestoneSymbolGraphic, .badgeMilestoneCapsule,
                    .badgeMilestoneCapsuleOpaque
                )
            }
        return StreakBadgeMark(
            state: state, days: days, layout: row(gap: .badgeGap, alignment: .center),
            icon: icon(
                .flameFilled, beside: isLarge ? .badgeSymbolMilestone : .badgeSymbol,
                context.increaseContrast ? graphic : symbol),
            number: words(
                phrases.numberValue(value: phrases.number(days)),
                isLarge ? .badgeNumberMilestone : .badgeNumber,
                state == .zero ? .badgeZeroNumber : .badgeNumber),
            label: label.map { words($0, .badgeLabel, .badgeLabel) },
            capsule: context.increaseContrast ? nil : capsule, capsuleOpaque: opaque,
            outline: edge(graphic, .badgeOutlineWidth),
            insets: Surface.Insets(horizontal: .capsuleHorizontal, vertical: .capsuleVertical),
            motion: motion(.digits, change: .numberChange, reduced: Motion.Reduced(.none)),
            accessibility: .streakBadge(
                days: days, name: label?.spokenText, language: context.language))
    }
}
