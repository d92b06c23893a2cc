package import CandelaRules
import CandelaTokens

/// The line of the day, the milestone ahead, and every milestone of a streak in words.
package struct StreakMilestonesCard: CardContent {
    package static let kind = "streakMilestones"
    package let id = "milestones"
    package let facts: Facts
    package let body: Element

    /// The values behind the card.
    package struct Facts: Sendable, Hashable, Codable {
        /// The milestone ahead; absent when none is left.
        package let next: NextStreakMilestone?

        /// Every milestone, the shortest first.
        package let milestones: [Milestone]
    }

    /// One milestone of a streak.
    package struct Milestone: Sendable, Hashable, Codable {
        /// The milestone, in days.
        package let days: Int

        /// Whether it was reached, comes next or comes later.
        package let state: State

        /// The day the current run reached it.
        package let day: CalendarDay?

        /// Where a milestone is relative to a streak.
        package enum State: String, Sendable, Hashable, Codable, CaseIterable {
            /// The current run is as long or longer.
            case reached
            /// It is the next one.
            case next
            /// Others come before it.
            case later
        }
    }

    init(_ state: StreakState, with kit: Kit) {
        let streak = state.streak
        let parts = StreakParts(state: state, kit: kit)
        let ahead = StreakMilestones.standard.next(after: streak.current)
        let milestones = StreakMilestones.standard.all.map { days in
            Milestone(
                days: days,
                state: days <= streak.current ? .reached : days == ahead ? .next : .later,
                day: streak.day(reaching: days))
        }
        facts = Facts(next: parts.next, milestones: milestones)
        body = kit.section(kit.phrases.practiceMilestonesTitle()) {
            parts.messageLines
            parts.previewLines
            milestones.map { Self.row($0, streak, with: kit) }
        }
    }

    /// The milestone with its day, or with the days that are missing, beside the symbol that says
    /// what its colour says.
    private static func row(
        _ milestone: Milestone, _ streak: Streak, with kit: Kit
    ) -> Element {
        let (phrases, days) = (kit.phrases, milestone.days)
        let color: ColorRole = milestone.state == .later ? .textSecondary : .textPrimary
        let tier = StreakTierRule.standard.tier(forStreakOf: days)
        let (symbol, tint): (IconRole, ColorRole) =
            switch milestone.state {
            case .reached: (.sealCheckmark, tier.color(in: kit.context))
            case .next: (.flagFilled, color)
            case .later: (.flag, color)
            }
        let text =
            if let day = milestone.day {
                kit.words(phrases.date(day, today: streak.today), .body, .textPrimary) {
                    phrases.practiceMarkerReached(count: days, date: $0)
                }
            } else {
                kit.words(
                    phrases.practiceMarkerAhead(milestone: days, remaining: days - streak.current),
                    .body, color)
            }
        return Element.line(gap: .xs, align: .center) {
            kit.icon(symbol, beside: .body, tint)
            text
        }
        .id("milestone-\(days)")
    }
}
