public import CandelaTokens

extension Element {
    /// Rows of cells under heads.
    ///
    /// A child that is a row or a button holds one cell a column; any other child, such as the
    /// heading of a month, spans all columns.
    public struct Table: Sendable, Hashable {
        /// The columns, from leading to trailing.
        public var columns: [Column]

        /// The rows and what stands between them.
        public var children: [Element]

        /// The space between columns.
        public var gap: SpaceRole?

        /// The line between rows; absent for none.
        public var divider: ColorRole?
    }

    /// A column of a table and its head.
    public struct Column: Sendable, Hashable, Codable, Identifiable {
        /// The column's name in the table.
        public let id: String

        /// What stands over it. It is drawn and hidden from assistive technology: each row says what its cells are.
        public let head: StyledText?

        /// Its width; absent for one that takes its share of the rest.
        public let width: Size?

        /// Where its cells are: at the leading edge unless said otherwise.
        public let align: Alignment?

        /// A column from its parts.
        public init(
            _ id: String, head: StyledText? = nil, width: Size? = nil, align: Alignment? = nil
        ) {
            self.id = id
            self.head = head
            self.width = width
            self.align = align
        }
    }

    /// Rows of cells under heads.
    public static func table(
        _ columns: [Column], gap: SpaceRole? = nil, divider: ColorRole? = nil,
        @ElementBuilder _ children: () -> [Element]
    ) -> Element {
        Element(.table(Table(columns: columns, children: children(), gap: gap, divider: divider)))
    }
}

extension Element.Column: MemberObject {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        id = try member("id", own?.id)
        head = try member("head", own?.head)
        width = try member("width", own?.width)
        align = try member("align", own?.align)
    }
}

extension Element.Table: ElementKind {
    var words: [StyledText] { columns.compactMap(\.head) }

    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        columns = try member("columns", own?.columns)
        gap = try member("gap", own?.gap)
        divider = try member("divider", own?.divider)
        children = []
    }
}
