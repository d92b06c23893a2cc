public import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The length of the current streak, at the top of the statistics.
public struct CurrentStreakCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "currentStreak"

    let state: StreakState
    let kit: Kit

    /// The values behind the card, the same as the streak counter's.
    public var facts: StreakCounterCard.Facts { parts.facts }

    private var parts: StreakParts { StreakParts(state: state, kit: kit) }

    /// The element that is drawn and spoken.
    public var body: Element {
        Element.column(gap: .sm, align: .center) {
            kit.heading(kit.phrases.practiceCurrentTitle())
            parts.counter(
                parts.count(kit.phrases.length(of: state.streak)))
        }
        .surface(
            Surface(
                fill: Paint(.surface), border: kit.edge(.border), cornerRadius: CornerRadius(.card),
                shadow: .streakCard, padding: .card)
        )
        .accessibility(parts.accessibility(telling: [parts.warning]))
    }
}
