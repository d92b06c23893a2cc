package import CandelaRules
import CandelaTokens

/// A habit's current and longest streak, side by side as badges.
package struct BadgesCard: CardContent {
    package static let kind = "badges"
    package let id = "streaks"
    package let facts: Facts
    package let body: Element

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

    init(_ streak: Streak, with kit: Kit) {
        let rule = StreakBadgeRule.standard
        facts = Facts(
            days: streak.current, longest: streak.longest, isDoneToday: streak.isDoneToday,
            states: [streak.current, streak.longest].map(rule.state(forStreakOf:)))
        body = kit.section(kit.phrases.habitDetailStreaks()) {
            Element.row(gap: .md, align: .center) {
                Element.streakBadge(streak.current, with: kit)
                Element.streakBadge(
                    streak.longest, naming: kit.phrases.streakBadgeBest(), with: kit)
            }
        }
    }
}
