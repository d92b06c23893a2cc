import CandelaRules
import CandelaTokens

/// How long the current streak is, at the head of the statistics.
package struct CurrentStreakCard: CardContent {
    package static let kind = "currentStreak"

    /// The values behind the card, those of the streak counter.
    package let facts: StreakCounterCard.Facts

    /// The flame. It is decoration: size and colour repeat what the number says.
    package let flame: Icon

    /// A flicker, or a burst while a milestone is celebrated; absent for a flame that is still.
    package let flameMotion: Motion?

    /// The length of the streak, its number larger than the word.
    package let count: Words

    /// The time that is left while the streak is at risk.
    package let countdown: Words?

    /// The accessibility label and value of the card, which is one element.
    package let accessibility: Accessibility

    let heading: Element
    let dots: Element?
    let countMotion: Motion
    let atRisk: Element?
    let surface: Surface

    package var body: Element {
        .column(gap: .sm, align: .center) {
            heading
            flame.element.part("flame").motion(flameMotion).saidBy("count")
            dots
            count.part("count").motion(countMotion)
            atRisk
        }
        .surface(surface)
        .accessibility(accessibility)
    }

    init(_ state: StreakState, with kit: Kit) {
        let parts = StreakParts(state, with: kit)
        facts = parts.facts
        heading = kit.heading(kit.phrases.practiceCurrentTitle())
        flame = parts.flame
        flameMotion = parts.flameMotion
        count = parts.count(kit.phrases.practiceCurrentDays(count: state.streak.current))
        dots = parts.dots
        countMotion = parts.countMotion
        countdown = parts.countdown
        atRisk = parts.atRisk
        surface = Surface(
            fill: Paint(.surface), border: kit.edge(.border), cornerRadius: CornerRadius(.card),
            shadow: .streakCard, padding: .card)
        accessibility = parts.accessibility(
            details: [parts.warning].compactMap(\.self).map(parts.detail))
    }
}
