public import CandelaRules

/// The last 30 days as a grid, oldest first and today last, with what they add up to.
///
/// Source: seed 002, AC2.
public struct DayCalendarCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// What the card is drawn on.
    public let surface: Surface

    /// How the parts are laid out.
    public let layout: Stack

    /// What the grid shows.
    public let heading: Heading

    /// The grid in a sentence.
    public let summary: Words

    /// The days.
    public let grid: Grid

    /// What fills and marks mean.
    public let legend: Legend

    /// What the days add up to.
    public let figures: [FiguresCard.Figure]

    /// What assistive technology is told: a group; its parts stay elements.
    public let accessibility: Accessibility

    /// Days in rows.
    ///
    /// To lay them out in seven columns, leave ``leadingBlanks`` places empty and fill row by row.
    public struct Grid: Sendable, Hashable, Codable {
        /// How many days a row has.
        public let columns: Int

        /// How the rows are laid out.
        public let layout: Stack

        /// The rows, oldest first.
        public let rows: [Row]

        /// How many places stay empty before the first day in a grid of seven columns, 0 to 6, so that
        /// each row is a week of the person's.
        public let leadingBlanks: Int

        /// What assistive technology is told: a grid; its cells stay elements.
        public let accessibility: Accessibility
    }

    /// One row of days.
    public struct Row: Sendable, Hashable, Codable {
        /// How the days are laid out.
        public let layout: Stack

        /// The days, oldest first.
        public let cells: [Cell]

        /// What assistive technology is told: a row, named by its first and its last day.
        public let accessibility: Accessibility
    }

    /// One day.
    public struct Cell: Sendable, Hashable, Codable {
        /// The cell's name in the card: the day.
        public let id: String

        /// The day.
        public let day: CalendarDay

        /// What became of it.
        public let status: DayActivity.Status

        /// How strongly it is filled.
        public let level: IntensityLevel

        /// The minutes practised.
        public let minutes: Int

        /// How many sessions there were.
        public let sessions: Int

        /// The circle's diameter; larger for today.
        public let circle: Size

        /// What the circle is filled with.
        public let fill: Paint

        /// The ring around today; the edge of every circle when contrast is increased.
        public let ring: Surface.Border?

        /// How today draws attention, before its ring stays.
        public let motion: Motion?

        /// The number of the day in its month; absent where nothing was practised.
        public let number: Words?

        /// Dots under the circle, one to three by ``level``, which does not depend on its shade
        /// alone; 0 where nothing was practised.
        public let dots: Int

        /// The mark of a day of rest.
        public let mark: Icon?

        /// What choosing the day does.
        public let action: Action

        /// What assistive technology is told: one cell, that of today as the current date.
        public let accessibility: Accessibility
    }
}
