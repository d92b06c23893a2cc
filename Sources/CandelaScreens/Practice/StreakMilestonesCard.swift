public import CandelaRules
import CandelaTokens

/// The line of the day, the milestone ahead, and every milestone of a streak in words.
///
/// Source: seed 002, AC6 and the milestone markers.
public struct StreakMilestonesCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// What the card is drawn on.
    public let surface: Surface

    /// How the parts are laid out.
    public let layout: Stack

    /// What the card is about.
    public let heading: Heading

    /// A line that fits the state of the streak; absent while the streak is at risk, which is said
    /// above.
    public let message: StreakCounterCard.Message?

    /// The milestone ahead.
    public let preview: MilestonePreview

    /// The milestones, the shortest first.
    public let markers: [Marker]

    /// What assistive technology is told: a group; its parts stay elements.
    public let accessibility: Accessibility

    /// One milestone of a streak.
    public struct Marker: Sendable, Hashable, Codable {
        /// The marker's name in the card.
        public let id: String

        /// The milestone, in days.
        public let days: Int

        /// Whether it was reached, comes next or comes later.
        public let state: State

        /// The day the current run reached it.
        public let day: CalendarDay?

        /// The symbol that says what the colour says.
        public let icon: Icon

        /// The milestone with its day, or with the days that are missing.
        public let text: Words

        /// How a milestone stands to a streak.
        public enum State: String, Sendable, Hashable, Codable, CaseIterable {
            /// The current run is as long or longer.
            case reached
            /// It is the next one.
            case next
            /// Others come before it.
            case later
        }
    }

    init(_ outlook: StreakOutlook, with kit: Kit) {
        let title = kit.phrases.practiceMilestonesTitle()
        let streak = outlook.streak
        id = "milestones"
        surface = kit.card
        layout = kit.column(gap: .sm)
        heading = kit.heading(title)
        message = kit.message(outlook.message, of: streak)
        preview = kit.preview(
            outlook.preview, today: streak.today,
            StreakTierRule.standard.tier(forStreakOf: streak.current))
        markers = kit.markers(of: streak)
        accessibility = Accessibility(.group, label: title.spokenText, children: .contain)
    }
}

extension Kit {
    /// Every milestone with its place before, at or after a streak.
    fileprivate func markers(of streak: Streak) -> [StreakMilestonesCard.Marker] {
        let milestones = StreakMilestones.standard
        let next = milestones.next(after: streak.current)
        return milestones.all.map { days in
            let day = streak.day(reaching: days)
            let state: StreakMilestonesCard.Marker.State =
                days <= streak.current ? .reached : days == next ? .next : .later
            let color: ColorRole = state == .later ? .textSecondary : .textPrimary
            let symbol: IconRole =
                switch state {
                case .reached: .sealCheckmark
                case .next: .flagFilled
                case .later: .flag
                }
            return StreakMilestonesCard.Marker(
                id: "milestone-\(days)", days: days, state: state, day: day,
                icon: icon(
                    symbol, beside: .body,
                    state == .reached
                        ? tierColor(StreakTierRule.standard.tier(forStreakOf: days)) : color),
                text: day.map { reached(days, on: $0, today: streak.today) }
                    ?? words(
                        phrases.practiceMarkerAhead(
                            milestone: days, remaining: days - streak.current), .body, color))
        }
    }

    private func reached(_ days: Int, on day: CalendarDay, today: CalendarDay) -> Words {
        let date = phrases.date(day, today: today)
        return words(
            phrases.practiceMarkerReached(count: days, date: date.text),
            saying: phrases.practiceMarkerReached(count: days, date: date.spoken), .body,
            .textPrimary)
    }
}
