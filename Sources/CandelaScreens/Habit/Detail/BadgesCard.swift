public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// A habit's current and longest streak, side by side as badges.
public struct BadgesCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "badges"

    /// The card's id on its screen.
    public let id = "streaks"

    let streak: Streak
    let kit: Kit

    /// The values behind the card.
    public var facts: Facts {
        Facts(
            streak: streak.current, longestStreak: streak.longest, isDoneToday: streak.isDoneToday,
            states: [streak.current, streak.longest].map(
                StreakBadgeRule.standard.state(forStreakOf:)))
    }

    /// The values behind the badges.
    public struct Facts: Sendable, Equatable, Codable {
        /// The length of the current streak, in days; 7 for each week of a weekly target.
        public let streak: Int

        /// The length of the longest streak, in days.
        public let longestStreak: Int

        /// Whether the habit is done today.
        public let isDoneToday: Bool

        /// The state of each badge, in order; a milestone badge is larger.
        public let states: [StreakBadgeState]
    }

    /// The element that is drawn and spoken.
    public var body: Element {
        kit.section(kit.phrases.habitDetailStreaks()) {
            Element.row(gap: .md, align: .center) {
                Element.streakBadge(streak.current, in: streak.unit, naming: .current, with: kit)
                Element.streakBadge(streak.longest, in: streak.unit, naming: .best, with: kit)
            }
        }
    }
}
