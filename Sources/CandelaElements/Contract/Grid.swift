public import CandelaTokens

extension Element {
    /// Cells in columns of equal width.
    ///
    /// A child that is a row is one row of cells; other children are cells that fill row after row.
    /// A grid with a number of columns has that many, one with a least width as many as fit; one with
    /// both has that many, or fewer where they would be narrower, unless its children are rows.
    ///
    /// A grid whose role is `adjustable` is one stop for assistive technology: adjusting it goes from
    /// cell to cell and says the label of each, and activating it does what that cell does. It begins
    /// at the cell of the current date, else at the last.
    public struct Grid: Sendable, Hashable {
        /// The rows, or the cells one after the other.
        public var children: [Element]

        /// How many columns there are; absent for as many as fit.
        public var columns: Int?

        /// The least width of a column.
        public var minimumColumnWidth: Size?

        /// The width of the first column, when it holds what the rows are called.
        public var firstColumnWidth: Size?

        /// The space between columns and, without ``rowGap``, between rows.
        public var gap: SpaceRole?

        /// The space between rows.
        public var rowGap: SpaceRole?

        /// How many places stay empty before the first cell.
        public var leadingBlanks: Int?

        /// What differs at accessibility sizes.
        public var large: LargeForm?
    }

    /// Cells in columns of equal width.
    ///
    /// - Parameters:
    ///   - columns: How many columns there are; `nil` for as many as fit.
    ///   - minimumColumnWidth: The least width of a column; `nil` for what the cells need.
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
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
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
