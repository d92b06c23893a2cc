public import CandelaRules
public import CandelaTokens

/// Every weigh-in, newest first, month by month.
///
/// Source: seed 001 for what is not there, the sync status.
public struct LogbookCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// What the rows are drawn on.
    public let surface: Surface

    /// How the months follow each other.
    public let layout: Stack

    /// The heads of the columns, drawn once at the top and not told: each row says what it holds.
    public let columns: [Column]

    /// The space between columns, in points.
    public let columnGap: SpaceRole

    /// The months, newest first.
    public let months: [Month]

    /// What assistive technology is told: a list of that name; months and rows stay elements.
    public let accessibility: Accessibility

    /// A column and its head.
    public struct Column: Sendable, Hashable, Codable {
        /// The column's name.
        public let id: String

        /// What is drawn over it.
        public let head: Words

        /// Its width; absent for one that takes its share of the rest.
        public let width: Size?

        /// What assistive technology is told: nothing.
        public let accessibility: Accessibility
    }

    /// The weigh-ins of one month.
    public struct Month: Sendable, Hashable, Codable {
        /// The month's name, its year and number: `2026-03`.
        public let id: String

        /// Month and year.
        public let heading: Heading

        /// The weigh-ins, newest first.
        public let rows: [Row]
    }

    /// One weigh-in.
    public struct Row: Sendable, Hashable, Codable {
        /// The weigh-in's id, or its day and its place in it.
        public let id: String

        /// The civil day it was made for.
        public let day: CalendarDay

        /// The least height of the row.
        public let minimumHeight: Double

        /// The number of the day in its month.
        public let number: Words

        /// The weekday.
        public let weekday: Words

        /// The weight, without its unit.
        public let weight: Words

        /// The average of seven days, without its unit.
        public let average: Words

        /// The arrow before the change of a week; absent with nothing to compare.
        public let rateIcon: Icon?

        /// The change of a week, without its sign: the arrow has it.
        public let rate: Words?

        /// The mark of a note.
        public let note: Icon?

        /// What pressing the row does.
        public let action: Action

        /// What can be done behind a swipe.
        public let swipes: [Action]

        /// What assistive technology is told: one element with the actions of the swipes.
        public let accessibility: Accessibility
    }
}
