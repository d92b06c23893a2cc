public import CandelaJSON
public import CandelaTokens

extension Element {
    /// A table with rows and column headers.
    ///
    /// A child that is a row or a button has one cell for each column; any other child, such as the
    /// heading of a month, spans all columns.
    public struct Table: Sendable, Equatable {
        /// The columns, from leading to trailing.
        public var columns: [Column]

        /// The rows, and any elements between them.
        public var children: [Element]

        /// The space between columns; `nil` for none.
        public var gap: SpaceRole?

        /// The colour of the lines between rows; `nil` for no lines.
        public var divider: ColorRole?
    }

    /// A column of a table, with its header.
    public struct Column: Sendable, Equatable, Codable, Identifiable {
        /// The column's identifier, unique in the table.
        public let id: String

        /// The header of the column; `nil` for none. It is drawn but hidden from assistive
        /// technology, because each row describes its own cells.
        public let head: StyledText?

        /// The width of the column; `nil` for an equal share of the remaining width.
        public let width: Size?

        /// The alignment of the cells; `nil` for the leading edge.
        public let align: Alignment?

        /// Creates a column.
        public init(
            _ id: String, head: StyledText? = nil, width: Size? = nil, align: Alignment? = nil
        ) {
            self.id = id
            self.head = head
            self.width = width
            self.align = align
        }
    }

    /// Creates a table with rows and column headers.
    public static func table(
        _ columns: [Column], gap: SpaceRole? = nil, divider: ColorRole? = nil,
        @ElementBuilder _ children: () -> [Element]
    ) -> Element {
        Element(.table(Table(columns: columns, children: children(), gap: gap, divider: divider)))
    }
}

extension Element.Column: MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        id = try member("id", own?.id)
        head = try member("head", own?.head)
        width = try member("width", own?.width)
        align = try member("align", own?.align)
    }
}

extension Element.Table: ElementKind {
    var words: [StyledText] { columns.compactMap(\.head) }

    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        columns = try member("columns", own?.columns)
        gap = try member("gap", own?.gap)
        divider = try member("divider", own?.divider)
        children = []
    }
}
