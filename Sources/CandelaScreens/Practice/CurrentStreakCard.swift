import CandelaRules
import CandelaTokens

/// How long the current streak is, at the head of the statistics.
///
/// From top to bottom: ``heading``, ``flame``, ``count``, and the ``atRisk`` block while today may
/// end the streak.
///
/// Source: seed 002.
public struct CurrentStreakCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// What the card is drawn on.
    public let surface: Surface

    /// How the parts are laid out.
    public let layout: Stack

    /// What the number is.
    public let heading: Heading

    /// The flame.
    public let flame: StreakCounterCard.Flame

    /// The length of the streak, its number larger than the word.
    public let count: Words

    /// How the number moves when it changes.
    public let countMotion: Motion

    /// The length of the streak in days.
    public let days: Int

    /// What says that the streak ends today unless something is done.
    public let atRisk: StreakCounterCard.AtRisk?

    /// What celebrates a milestone that was just reached.
    public let celebration: StreakCounterCard.Celebration?

    /// What assistive technology is told: one element for the whole card.
    public let accessibility: Accessibility

    init(_ outlook: StreakOutlook, with kit: Kit) {
        let days = outlook.streak.current
        let tier = StreakTierRule.standard.tier(forStreakOf: days)
        id = "currentStreak"
        surface = kit.streakSurface
        layout = kit.column(gap: .sm, alignment: .center)
        heading = kit.heading(kit.phrases.practiceCurrentTitle())
        flame = kit.flame(days, tier)
        count = kit.count(kit.phrases.practiceCurrentDays(count: days), tier)
        countMotion = kit.motion(
            .digits, change: .numberChange, reduced: Motion.Reduced(.none))
        self.days = days
        let danger = kit.atRisk(outlook.risk)
        atRisk = danger
        celebration = outlook.celebration.map { kit.celebration($0, outlook) }
        let name = kit.phrases.streakMessageName().spokenText
        accessibility = .streak(
            days: days, best: outlook.streak.longest, habit: outlook.habit?.name,
            atRisk: outlook.risk.countdown?.secondsLeft, language: kit.context.language,
            details: danger.map { [AccessibilityDetail(name, $0.text.aloud)] } ?? [])
    }
}

extension Kit {
    /// What the streak at the head of the statistics is drawn on: a card with a shadow of its own.
    fileprivate var streakSurface: Surface {
        Surface(
            background: .surface, border: edge(.border), cornerRadius: CornerRadius(.card),
            shadow: .streakCard,
            padding: .card, margin: .screenMargin)
    }
}
