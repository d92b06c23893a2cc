public import CandelaRules
public import CandelaTokens

/// How often and how long something was practised, cell by cell.
///
/// Source: seed 002, frequency and duration.
public struct HeatMapCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// What the card is drawn on.
    public let surface: Surface

    /// How the parts are laid out.
    public let layout: Stack

    /// What the grid shows.
    public let heading: Heading

    /// How far back it looks.
    public let period: Choice

    /// The period in words: `This Month`.
    public let title: Heading

    /// What the cells add up to.
    public let summary: Words

    /// The cells.
    public let grid: Grid

    /// What shades and dots mean.
    public let legend: Legend

    /// How the cells change when the period does.
    public let motion: Motion

    /// What assistive technology is told: a group; its parts stay elements.
    public let accessibility: Accessibility

    /// Cells in rows.
    public struct Grid: Sendable, Hashable, Codable {
        /// What one cell covers.
        public let grain: HeatMap.Grain

        /// How many cells a row has; the last may have fewer.
        public let columns: Int

        /// How the rows are laid out.
        public let layout: Stack

        /// The side of a cell where space is short.
        public let smallestCell: Size

        /// The side of a cell where there is space.
        public let largestCell: Size

        /// The rows, oldest first.
        public let rows: [Row]

        /// What assistive technology is told: a grid; its cells stay elements.
        public let accessibility: Accessibility
    }

    /// One row of cells.
    public struct Row: Sendable, Hashable, Codable {
        /// How the cells are laid out.
        public let layout: Stack

        /// The cells, oldest first.
        public let cells: [Cell]

        /// What assistive technology is told: a row, named by its first and its last day.
        public let accessibility: Accessibility
    }

    /// A day, a week or a month.
    public struct Cell: Sendable, Hashable, Codable {
        /// The cell's name in the card: its first day.
        public let id: String

        /// The first day it covers.
        public let first: CalendarDay

        /// The last one, not after today.
        public let last: CalendarDay

        /// All minutes in it.
        public let minutes: Int

        /// How many sessions are in it.
        public let sessions: Int

        /// Its step on the scale of minutes, 0 to 4.
        public let step: Int

        /// What it is filled with.
        public let fill: ColorRole

        /// The line around a cell with practice, which does not depend on its shade.
        public let outline: Surface.Border?

        /// How many dots count its sessions: three for three and more.
        public let dots: Int

        /// The number of the day, the week of the month, or the month.
        public let label: Words

        /// The minutes under the label; absent without any.
        public let minutesText: Words?

        /// What choosing it does.
        public let action: Action

        /// What assistive technology is told: one cell.
        public let accessibility: Accessibility
    }
}
