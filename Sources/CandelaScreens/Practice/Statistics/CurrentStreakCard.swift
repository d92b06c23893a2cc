import CandelaRules
import CandelaTokens

/// How long the current streak is, at the head of the statistics.
package struct CurrentStreakCard: CardContent {
    package static let kind = "currentStreak"

    /// The values behind the card, those of the streak counter.
    package let facts: StreakCounterCard.Facts

    package let body: Element

    init(_ state: StreakState, with kit: Kit) {
        let phrases = kit.phrases
        let parts = StreakParts(state: state, kit: kit)
        facts = parts.facts
        body = Element.column(gap: .sm, align: .center) {
            kit.heading(phrases.practiceCurrentTitle())
            parts.counter(parts.count(phrases.practiceCurrentDays(count: state.streak.current)))
        }
        .surface(
            Surface(
                fill: Paint(.surface), border: kit.edge(.border), cornerRadius: CornerRadius(.card),
                shadow: .streakCard, padding: .card)
        )
        .accessibility(parts.accessibility(telling: [parts.warning]))
    }
}
