public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// The message of the day, the next milestone, and the list of all streak milestones.
public struct StreakMilestonesCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "streakMilestones"

    /// The card's id on its screen.
    public let id = "milestones"

    let state: StreakState
    let kit: Kit

    /// The values behind the card.
    public let facts: Facts

    /// The values behind the card.
    public struct Facts: Sendable, Equatable, Codable {
        /// The next milestone; absent when none is left.
        public let next: NextStreakMilestone?

        /// All milestones, shortest first.
        public let milestones: [Milestone]
    }

    /// One milestone of a streak.
    public struct Milestone: Sendable, Equatable, Codable {
        /// The milestone, in days.
        public let days: Int

        /// Whether the milestone was reached, is next or comes later.
        public let state: State

        /// The day the current run reached it.
        public let day: CalendarDay?

        /// The position of a milestone relative to a streak.
        public enum State: String, Sendable, Hashable, Codable, CaseIterable {
            /// The current run has reached it.
            case reached
            /// The next milestone to reach.
            case next
            /// Other milestones come first.
            case later
        }
    }

    init(_ state: StreakState, with kit: Kit) {
        let streak = state.streak
        let ahead = StreakMilestones.standard.next(after: streak.current)
        let milestones = StreakMilestones.standard.all.map { days in
            Milestone(
                days: days,
                state: days <= streak.current ? .reached : days == ahead ? .next : .later,
                day: streak.day(reaching: days))
        }
        facts = Facts(next: state.next, milestones: milestones)
        self.state = state
        self.kit = kit
    }

    private var streak: Streak { state.streak }
    private var parts: StreakParts { StreakParts(state: state, kit: kit) }

    /// The element that is drawn and spoken.
    public var body: Element {
        kit.section(kit.phrases.practiceMilestonesTitle()) {
            parts.messageLines(align: nil)
            parts.previewLines(align: nil)
            shown.map(row)
        }
    }

    /// The last reached milestone, the next one and the one after it; the badges have them all.
    private var shown: ArraySlice<Milestone> {
        let milestones = facts.milestones
        let reached = milestones.count { $0.state == .reached }
        return milestones[max(reached - 1, 0)..<min(reached + 2, milestones.count)]
    }

    /// The milestone with its day or the days left, beside a symbol that repeats the meaning of the
    /// colour.
    private func row(_ milestone: Milestone) -> Element {
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
                kit.text(phrases.date(day, today: streak.today), .body, .textPrimary) {
                    phrases.milestoneReached(days, in: streak.unit, date: $0)
                }
            } else {
                kit.text(
                    phrases.milestoneAhead(days, of: streak), .body, color)
            }
        let row = Element.line(gap: .xs, align: .center) {
            kit.icon(symbol, beside: .body, tint)
            text
        }
        .id(ElementID("milestone-\(days)"))
        // The preview above speaks the next milestone.
        return milestone.state == .next ? row.decorative() : row
    }
}
