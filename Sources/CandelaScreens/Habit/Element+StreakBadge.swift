import CandelaRules
import CandelaTokens

extension Element {
    /// A capsule with a flame, a streak's length in days and a label, for cards of an app's own.
    ///
    /// Its three states differ in symbol size and spoken words, not in colour alone.
    ///
    /// - Parameters:
    ///   - days: The streak's length; below 0 counts as 0.
    ///   - label: What the number is, in words; `nil` for `Current`, empty for a badge without one.
    public static func streakBadge(
        _ days: Int, label: String? = nil, with kit: Kit
    ) -> Element {
        let words = label.map { kit.words(verbatim: $0, .badgeLabel, .badgeLabel) }
        let current = kit.words(kit.phrases.streakBadgeCurrent(), .badgeLabel, .badgeLabel)
        return streakBadge(days, words ?? current, with: kit)
    }

    /// The badge of a streak; by itself it is that of the current one.
    static func streakBadge(_ days: Int, naming label: Phrase?, with kit: Kit) -> Element {
        let label = label ?? kit.phrases.streakBadgeCurrent()
        return streakBadge(days, kit.words(label, .badgeLabel, .badgeLabel), with: kit)
    }

    /// The badge in a list, where a row has no room for a label.
    static func bareStreakBadge(_ days: Int, with kit: Kit) -> Element {
        streakBadge(days, nil, with: kit)
    }

    private static func streakBadge(_ days: Int, _ label: StyledText?, with kit: Kit) -> Element {
        let label = label?.text == "" ? nil : label
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
        return .line(gap: .badgeGap, align: .center) {
            kit.icon(
                .flameFilled, beside: isLarge ? .badgeSymbolMilestone : .badgeSymbol,
                kit.context.increaseContrast ? graphic : symbol
            )
            .element.described(by: "number")
            kit.words(
                kit.phrases.numberValue(value: kit.phrases.number(days)),
                isLarge ? .badgeNumberMilestone : .badgeNumber,
                state == .zero ? .badgeZeroNumber : .badgeNumber
            )
            .part("number")
            label?.part("label")
        }
        .surface(
            Surface(
                fill: Paint(fill), border: kit.edge(graphic, .badgeOutlineWidth),
                cornerRadius: CornerRadius(.full),
                insets: .init(horizontal: .capsuleHorizontal, vertical: .capsuleVertical))
        )
        .motion(kit.motion(.digits, change: .numberChange, reduced: .none))
        .accessibility(
            .streakBadge(
                days: days, name: label?.aloud, language: kit.language))
    }
}
