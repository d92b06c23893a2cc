public import CandelaRules
public import CandelaTokens

/// For which times, days and places there are routines, as a grid of numbers.
///
/// Source: seed 003, interactive cells, hover and animated changes.
public struct CoverageGridCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// What the grid is drawn on.
    public let surface: Surface

    /// The width of the column with the rows' names.
    public let labelWidth: Size

    /// The width of a cell.
    public let cellWidth: Size

    /// The height of a cell.
    public let cellHeight: Size

    /// How round a cell's corners are, in points.
    public let cellRadius: CornerRadius

    /// The size of the bar in the first routine's colour.
    public let barWidth: Size

    /// The height of that bar.
    public let barHeight: Size

    /// The names along the grid.
    public let columns: [Header]

    /// The rows, from top to bottom.
    public let rows: [Row]

    /// How a cell answers a pointer above it.
    public let hover: Hover

    /// How the cells take new data.
    public let motion: Motion

    /// What assistive technology is told: a grid with a summary; its cells stay elements.
    public let accessibility: Accessibility

    /// The name of a column.
    public struct Header: Sendable, Hashable, Codable {
        /// What rules call it.
        public let id: String

        /// Its symbol; it only decorates.
        public let icon: Icon

        /// Its name.
        public let text: Words

        /// What assistive technology is told: a header.
        public let accessibility: Accessibility
    }

    /// A row of cells.
    public struct Row: Sendable, Hashable, Codable {
        /// What rules call it.
        public let id: String

        /// How name and cells are laid out: a list at accessibility sizes.
        public let layout: Stack

        /// The symbol of the row's name; it only decorates.
        public let icon: Icon

        /// The row's name.
        public let text: Words

        /// The cells, in the order of the columns.
        public let cells: [Cell]

        /// What assistive technology is told: a row of that name.
        public let accessibility: Accessibility
    }

    /// One combination.
    public struct Cell: Sendable, Hashable, Codable {
        /// The column's id.
        public let id: String

        /// How many routines suit, as it is coloured.
        public let level: RoutineCoverage.Level

        /// How many routines suit.
        public let number: Words

        /// The column's name, where the cells are a list; absent in a grid.
        public let name: Words?

        /// How many dots count the level, up to 3; 0 unless the reader tells nothing by colour.
        public let dots: Int

        /// The fill, which lets the card shine through; absent when contrast is increased.
        public let fill: ColorRole?

        /// The fill as one opaque colour over a card.
        public let fillOpaque: ColorRole

        /// A line around the cell, when contrast is increased or it is the chosen one.
        public let outline: Surface.Border?

        /// The colour of the routine that matters most; absent without routines.
        public let bar: ColorRole?

        /// Whether its routines are shown.
        public let isSelected: Bool

        /// What choosing it does.
        public let action: Action

        /// What assistive technology is told: what it is for, and its routines.
        public let accessibility: Accessibility
    }

    /// How a cell answers a pointer.
    public struct Hover: Sendable, Hashable, Codable {
        /// How it grows.
        public let motion: Motion

        /// The line around it.
        public let outline: Surface.Border
    }
}
