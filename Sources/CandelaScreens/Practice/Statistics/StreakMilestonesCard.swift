package import CandelaRules
import CandelaTokens

/// The line of the day, the milestone ahead, and every milestone of a streak in words.
package struct StreakMilestonesCard: CardContent {
    package static let kind = "streakMilestones"
    package let id: String
    package let facts: Facts

    /// A line that fits the state of the streak; absent while it is at risk, which is said above.
    package let message: Element?

    /// How far the milestone ahead is and what it takes, or that none is left.
    package let preview: Element

    /// The milestones with their symbols, the shortest first.
    package let milestones: [Element]

    let heading: Element
    let surface: Surface
    let accessibility: Accessibility

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

    package var body: Element {
        .column(gap: .sm) {
            heading
            message
            preview
            milestones
        }
        .surface(surface)
        .accessibility(accessibility)
    }

    init(_ state: StreakState, with kit: Kit) {
        let title = kit.phrases.practiceMilestonesTitle()
        let streak = state.streak
        let parts = StreakParts(state, with: kit)
        let ahead = StreakMilestones.standard.next(after: streak.current)
        let all = StreakMilestones.standard.all.map { days in
            Milestone(
                days: days,
                state: days <= streak.current ? .reached : days == ahead ? .next : .later,
                day: streak.day(reaching: days))
        }
        id = "milestones"
        facts = Facts(next: parts.next, milestones: all)
        heading = kit.heading(title)
        message = parts.messageLines
        preview = parts.previewLines
        milestones = all.map { Self.row($0, streak, with: kit) }
        surface = kit.card
        accessibility = Accessibility(.group, label: title.said, children: .contain)
    }

    /// The milestone with its day, or with the days that are missing, beside the symbol that says
    /// what its colour says.
    private static func row(
        _ milestone: Milestone, _ streak: Streak, with kit: Kit
    ) -> Element {
        let days = milestone.days
        let color: ColorRole = milestone.state == .later ? .textSecondary : .textPrimary
        let tier = StreakTierRule.standard.tier(forStreakOf: days)
        let (symbol, tint): (IconRole, ColorRole) =
            switch milestone.state {
            case .reached: (.sealCheckmark, tier.color(in: kit.context))
            case .next: (.flagFilled, color)
            case .later: (.flag, color)
            }
        let text: Words
        if let date = milestone.day.map({ kit.phrases.date($0, today: streak.today) }) {
            text = kit.words(
                kit.phrases.practiceMarkerReached(count: days, date: date.text),
                saying: kit.phrases.practiceMarkerReached(count: days, date: date.spoken), .body,
                .textPrimary)
        } else {
            text = kit.words(
                kit.phrases.practiceMarkerAhead(
                    milestone: days, remaining: days - streak.current), .body, color)
        }
        return Element.row(gap: .xs, align: .center, large: nil) {
            kit.icon(symbol, beside: .body, tint)
            text
        }
        .id("milestone-\(days)")
    }
}
