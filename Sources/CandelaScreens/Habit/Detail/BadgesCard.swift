public import CandelaRules
import CandelaTokens

/// A habit's current and longest streak, side by side as badges.
public struct BadgesCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "badges"

    /// The card's name, unique on its screen.
    public let id = "streaks"

    /// The values behind the card.
    public let facts: Facts

    /// The heading over the badges.
    package let heading: Element

    /// The badge of the current streak, then that of the longest.
    package let badges: [Element]

    /// The surface of the card.
    let surface: Surface

    /// The accessibility label: a group of the heading's name; each badge stays an element.
    package let accessibility: Accessibility

    /// The values behind the badges.
    public struct Facts: Sendable, Hashable, Codable {
        /// The length of the current streak, in days.
        public let days: Int

        /// The length of the longest streak, in days.
        public let longest: Int

        /// Whether the habit is done today.
        public let isDoneToday: Bool

        /// The look of each badge, in order: a milestone's is larger.
        public let states: [StreakBadgeState]
    }

    /// How the card is drawn and spoken.
    public var body: Element {
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
