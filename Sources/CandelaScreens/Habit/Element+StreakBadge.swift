import CandelaRules
import CandelaTokens

extension Element {
    /// A capsule with a flame, a streak's length in days and, outside lists, a label.
    ///
    /// Its three states differ in symbol size and spoken words, not in colour alone.
    ///
    /// - Parameters:
    ///   - days: The streak's length; below 0 counts as 0.
    ///   - label: What the number is: `Current` or `Best`.
    static func streakBadge(_ days: Int, label: Phrase? = nil, with kit: Kit) -> Element {
        let days = max(days, 0)
        let state = StreakBadgeRule.standard.state(forStreakOf: days)
        let isLarge = state == .milestone
        let (symbol, graphic, fill): (ColorRole, ColorRole, ColorRole) =
            switch state {
            case .zero: (.badgeZeroSymbol, .badgeZeroSymbolGraphic, .badgeZeroCapsuleOpaque)
            case .active: (.badgeActiveSymbol, .badgeActiveSymbolGraphic, .badgeActiveCapsuleOpaque)
            case .milestone:
                (
                    .badgeMilestoneSymbol, .badgeMilestoneSymbolGraphic,
                    .badgeMilestoneCapsuleOpaque
                )
            }
        return .row(gap: .badgeGap, align: .center, large: nil) {
            kit.icon(
                .flameFilled, beside: isLarge ? .badgeSymbolMilestone : .badgeSymbol,
                kit.context.increaseContrast ? graphic : symbol
            )
            .element.saidBy("number")
            kit.words(
                kit.phrases.numberValue(value: kit.phrases.number(days)),
                isLarge ? .badgeNumberMilestone : .badgeNumber,
                state == .zero ? .badgeZeroNumber : .badgeNumber
            )
            .part("number")
            label.map { kit.words($0, .badgeLabel, .badgeLabel).part("label") }
        }
        .surface(
            Surface(
                fill: Paint(fill), border: kit.edge(graphic, .badgeOutlineWidth),
                cornerRadius: CornerRadius(.full),
                insets: .init(horizontal: .capsuleHorizontal, vertical: .capsuleVertical))
        )
        .motion(kit.motion(.digits, change: .numberChange, reduced: Motion.Reduced(.none)))
        .accessibility(
            .streakBadge(
                days: days, name: label?.spokenText, language: kit.context.language))
    }
}
