public import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

extension Element {
    /// A capsule with a flame, a streak's length in days and a label, for an app's own cards.
    ///
    /// Its three states do not differ in colour alone: a milestone has a larger symbol and number
    /// and its own spoken label, and the number shows whether a streak is active.
    ///
    /// - Parameters:
    ///   - days: The streak's length; below 0 counts as 0.
    ///   - unit: The unit of the number: for weeks, the number that the length takes.
    ///   - label: The caption of the number; `nil` for `Current`, empty for no caption.
    public static func streakBadge(
        _ days: Int, in unit: Streak.Unit = .days, label: String? = nil, with kit: Kit
    ) -> Element {
        guard let label else { return streakBadge(days, in: unit, naming: .current, with: kit) }
        let words = kit.text(verbatim: label, .badgeLabel, .badgeLabel)
        return streakBadge(
            days, in: unit, naming: words.text == "" ? nil : .own(label), with: kit)
    }

    /// The badge with a caption; `nil` in list rows, which have no room for one.
    static func streakBadge(
        _ days: Int, in unit: Streak.Unit, naming name: StreakBadgeName?, with kit: Kit
    ) -> Element {
        StreakBadge(days: max(days, 0), unit: unit, name: name, kit: kit).body
    }
}

private struct StreakBadge {
    let days: Int
    let unit: Streak.Unit
    let name: StreakBadgeName?
    let kit: Kit

    private var state: StreakBadgeState { StreakBadgeRule.standard.state(forStreakOf: days) }

    var body: Element {
        let (symbol, graphic, fill) = colors
        let isLarge = state == .milestone
        return .line(gap: .badgeGap, align: .center) {
            kit.icon(
                .flameFilled, beside: isLarge ? .badgeSymbolMilestone : .badgeSymbol,
                kit.context.increaseContrast ? graphic : symbol
            )
            .element.described(by: "number")
            kit.text(
                number,
                isLarge ? .badgeNumberMilestone : .badgeNumber,
                state == .zero ? .badgeZeroNumber : .badgeNumber,
                parts: unit == .weeks ? number.parts(around: "count", in: .badgeLabel) : nil
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
        .accessibility(.streakBadge(days: days, in: unit, name: name, language: kit.language))
    }

    /// The number of days, or the number of weeks with its word, which is smaller.
    private var number: Phrase {
        unit == .weeks
            ? kit.phrases.streakWeeks(count: unit.count(days))
            : kit.phrases.numberValue(value: kit.phrases.number(days))
    }

    private var label: StyledText? {
        switch name {
        case .current: kit.text(kit.phrases.streakBadgeCurrent(), .badgeLabel, .badgeLabel)
        case .best: kit.text(kit.phrases.streakBadgeBest(), .badgeLabel, .badgeLabel)
        case .own(let text): kit.text(verbatim: text, .badgeLabel, .badgeLabel)
        case nil: nil
        }
    }

    private var colors: (symbol: ColorRole, graphic: ColorRole, fill: ColorRole) {
        switch state {
        case .zero: (.badgeZeroSymbol, .badgeZeroSymbolGraphic, .badgeZeroCapsuleOpaque)
        case .active: (.badgeActiveSymbol, .badgeActiveSymbolGraphic, .badgeActiveCapsuleOpaque)
        case .milestone:
            (.badgeMilestoneSymbol, .badgeMilestoneSymbolGraphic, .badgeMilestoneCapsuleOpaque)
        }
    }
}
