public import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The length of the current streak, at the top of the statistics.
public struct CurrentStreakCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "currentStreak"

    /// The values behind the card, the same as the streak counter's.
    public let facts: StreakCounterCard.Facts

    /// The element that is drawn and spoken.
    public let body: Element

    init(_ state: StreakState, with kit: Kit) {
        let parts = StreakParts(state: state, kit: kit)
        facts = parts.facts
        body = Drawing(parts: parts, kit: kit).body
    }
}

private struct Drawing {
    let parts: StreakParts
    let kit: Kit

    var body: Element {
        Element.column(gap: .sm, align: .center) {
            kit.heading(kit.phrases.practiceCurrentTitle())
            parts.counter(
                parts.count(kit.phrases.streakDays(count: parts.state.streak.current)))
        }
        .surface(
            Surface(
                fill: Paint(.surface), border: kit.edge(.border), cornerRadius: CornerRadius(.card),
                shadow: .streakCard, padding: .card)
        )
        .accessibility(parts.accessibility(telling: [parts.warning]))
    }
}
