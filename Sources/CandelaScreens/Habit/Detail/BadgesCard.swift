package import CandelaRules
import CandelaTokens

/// A habit's current and longest streak, side by side as badges.
package struct BadgesCard: CardContent {
    package static let kind = "badges"
    package let id = "streaks"
    package let facts: Facts

    /// The heading over the badges.
    package let heading: Element

    /// The badge of the current streak, then that of the longest.
    package let badges: [Element]

    /// The surface of the card.
    let surface: Surface

    /// The accessibility label: a group of the heading's name; each badge stays an element.
    package let accessibility: Accessibility

    /// The values behind the badges.
    package struct Facts: Sendable, Hashable, Codable {
        /// The length of the current streak, in days.
        package let days: Int

        /// The length of the longest streak, in days.
        package let longest: Int

        /// Whether the habit is done today.
        package let isDoneToday: Bool

        /// The look of each badge, in order: a milestone's is larger.
        package let states: [StreakBadgeState]
    }

    package var body: Element {
        .column(gap: .sm) {
            heading
            Element.row(gap: .md, align: .center) { badges }
        }
        .surface(surface)
        .accessibility(accessibility)
    }

    init(_ streak: Streak, with kit: Kit) {
        let (name, rule) = (kit.phrases.habitDetailStreaks(), StreakBadgeRule.standard)
        facts = Facts(
            days: streak.current, longest: streak.longest, isDoneToday: streak.isDoneToday,
            states: [streak.current, streak.longest].map(rule.state(forStreakOf:)))
        heading = kit.heading(name)
        badges = [
            .streakBadge(streak.current, with: kit),
            .streakBadge(streak.longest, label: kit.phrases.streakBadgeBest(), with: kit),
        ]
        surface = kit.card
        accessibility = Accessibility(.group, label: name.said, children: .contain)
    }
}
