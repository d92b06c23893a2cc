public import CandelaRules

/// Minutes day by day over the last 7 or 30 days.
///
/// Source: seed 002, AC4.
public struct TimelineCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// What the card is drawn on.
    public let surface: Surface

    /// How the parts are laid out.
    public let layout: Stack

    /// What the chart shows.
    public let heading: Heading

    /// The choice between 7 and 30 days.
    public let period: Choice

    /// The timeline in a sentence.
    public let summary: Words

    /// The chart, with a rule where the current run reached a milestone.
    public let chart: ValueChart

    /// The days of the chart as things to choose, oldest first.
    public let days: DayList

    /// What assistive technology is told: a group; its parts stay elements.
    public let accessibility: Accessibility

    /// The days of a chart as things to choose. Each lies over its bar or point.
    public struct DayList: Sendable, Hashable, Codable {
        /// The days, oldest first.
        public let items: [Day]

        /// What assistive technology is told: a list; its days stay elements.
        public let accessibility: Accessibility
    }

    /// One day.
    public struct Day: Sendable, Hashable, Codable {
        /// The day's name in the card: its date.
        public let id: String

        /// The day.
        public let day: CalendarDay

        /// The minutes practised.
        public let minutes: Int

        /// How many sessions there were.
        public let sessions: Int

        /// What became of it.
        public let status: DayActivity.Status

        /// The milestone that was reached on it, in days.
        public let milestone: Int?

        /// What choosing it does.
        public let action: Action

        /// What assistive technology is told: one element, with a milestone as its value.
        public let accessibility: Accessibility
    }
}
