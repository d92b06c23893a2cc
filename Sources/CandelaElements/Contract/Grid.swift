public import CandelaJSON
public import CandelaTokens

extension Element {
    /// A grid of cells in columns of equal width.
    ///
    /// A child that is a row is one row of cells; other children are cells, which fill one row
    /// after another. The number of columns is ``columns``, or else as many as fit with
    /// ``minimumColumnWidth``. If both are set and the children are not rows, ``columns`` is
    /// only the maximum: there are fewer if they would be narrower than the minimum.
    ///
    /// A grid with the role `adjustable` is a single accessibility element: adjusting it moves
    /// between cells and speaks the label of each, and activating it performs the current cell's
    /// action. It starts at the cell of the current date, or else at the last cell.
    public struct Grid: Sendable, Equatable {
        /// The rows, or the cells in order.
        public var children: [Element]

        /// The number of columns; `nil` for as many as fit with ``minimumColumnWidth``, or one
        /// without it.
        public var columns: Int?

        /// The minimum width of a column; `nil` for none.
        public var minimumColumnWidth: Size?

        /// The width of the first column, if it contains row headers; `nil` if it is a column like
        /// the others.
        public var firstColumnWidth: Size?

        /// The space between columns and, without ``rowGap``, also between rows; `nil` for none.
        public var gap: SpaceRole?

        /// The space between rows; `nil` if it is that between columns.
        public var rowGap: SpaceRole?

        /// The number of empty cells before the first cell; `nil` for none.
        public var leadingBlanks: Int?

        /// The layout at accessibility text sizes; `nil` if it is the same as at others.
        public var large: LargeForm?
    }

    /// Creates a grid of cells in columns of equal width.
    ///
    /// - Parameters:
    ///   - columns: The number of columns; `nil` for as many as fit, or one without a minimum
    ///     width.
    ///   - minimumColumnWidth: The minimum width of a column; `nil` for none.
    public static func grid(
        columns: Int? = nil, minimumColumnWidth: Size? = nil, firstColumnWidth: Size? = nil,
        gap: SpaceRole? = nil, rowGap: SpaceRole? = nil, leadingBlanks: Int? = nil,
        atAccessibilitySizes large: LargeForm? = nil, @ElementBuilder _ children: () -> [Element]
    ) -> Element {
        Element(
            .grid(
                Grid(
                    children: children(), columns: columns, minimumColumnWidth: minimumColumnWidth,
                    firstColumnWidth: firstColumnWidth, gap: gap, rowGap: rowGap,
                    leadingBlanks: leadingBlanks == 0 ? nil : leadingBlanks, large: large)))
    }
}

extension Element.Grid: ElementKind {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        columns = try member("columns", own?.columns)
        minimumColumnWidth = try member("minimumColumn", own?.minimumColumnWidth)
        firstColumnWidth = try member("firstColumn", own?.firstColumnWidth)
        gap = try member("gap", own?.gap)
        rowGap = try member("rowGap", own?.rowGap)
        leadingBlanks = try member("leadingBlanks", own?.leadingBlanks)
        large = try member("large", own?.large)
        children = []
    }
}
