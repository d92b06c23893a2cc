public import CandelaJSON
public import CandelaTokens

extension Element {
    /// Elements side by side, from leading to trailing.
    public struct Row: Sendable, Equatable {
        /// The arranged elements, in reading order.
        public var children: [Element]

        /// The space between children; `nil` for none.
        public var gap: SpaceRole?

        /// The vertical alignment of the children; `nil` aligns them at the top.
        public var align: Alignment?

        /// The distribution of the remaining space in the row; `nil` leaves it after the last
        /// child.
        public var justify: Distribution?

        /// Whether children that do not fit continue on the next line.
        public var wraps = false

        /// Whether children that do not fit can be scrolled to.
        public var scrolls = false

        /// The layout at accessibility text sizes; `nil` if it is the same as at others.
        public var large: LargeForm?
    }

    /// Elements one below the other, as in a column.
    public struct Stack: Sendable, Equatable {
        /// The arranged elements, in reading order.
        public var children: [Element]

        /// The space between children; `nil` for none.
        public var gap: SpaceRole?

        /// The horizontal alignment of the children; `nil` aligns them at the leading edge.
        public var align: Alignment?

        /// The distribution of the remaining height of the column; `nil` leaves it after the last
        /// child.
        public var justify: Distribution?
    }

    /// Overlapping elements.
    public struct Layers: Sendable, Equatable {
        /// The elements, from back to front.
        public var children: [Element]

        /// The alignment of each child within the largest along both axes; `nil` centres it.
        public var align: Alignment?
    }

    /// The alignment of elements across the axis of their container.
    public enum Alignment: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
        /// At the start of the reading direction, or at the top of a row.
        case start
        /// In the centre.
        case center
        /// At the end of the reading direction, or at the bottom of a row.
        case end
        /// On the baseline of the first line of text; for rows.
        case firstBaseline
        /// Stretched to the width of the column or the height of the row.
        case stretch
    }

    /// The distribution of the remaining space along an axis.
    public enum Distribution: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
        /// In equal parts before the first and after the last child.
        case center
        /// Before the first child.
        case end
        /// Between the children, so that the first and the last are at the edges.
        case spaceBetween
    }

    /// The layout of an element at the five accessibility sizes, where it differs from the usual
    /// one.
    public struct LargeForm: Sendable, Equatable, Codable {
        /// The axis of the children; `nil` for the usual one.
        public var axis: Axis?

        /// The alignment of the children across that axis; `nil` for the usual one.
        public var align: Alignment?

        /// The number of columns of a grid; `nil` for the usual number.
        public var columns: Int?

        /// The form of a choice, such as a menu in place of segments; `nil` for the usual form.
        public var form: Choice.Form?

        /// A column in place of a row.
        ///
        /// - Parameter align: The alignment of the children across the column; `start`, the
        ///   default, keeps the row's alignment.
        public static func column(align: Alignment = .start) -> LargeForm {
            LargeForm(axis: .column, align: align == .start ? nil : align)
        }

        /// A grid with the given number of columns.
        public static func columns(_ columns: Int) -> LargeForm { LargeForm(columns: columns) }

        /// A menu in place of segments.
        public static let menu = LargeForm(form: .menu)

        /// The axis along which children are arranged instead.
        public enum Axis: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
            /// One below the other.
            case column
        }
    }

    /// Creates a row, which arranges its children from leading to trailing.
    ///
    /// For a row that is the same at every type size, use
    /// ``line(gap:align:justify:wraps:scrolls:_:)``.
    ///
    /// - Parameter large: The layout at accessibility sizes; a column by default.
    public static func row(
        gap: SpaceRole? = nil, align: Alignment? = nil, justify: Distribution? = nil,
        wraps: Bool = false, scrolls: Bool = false,
        atAccessibilitySizes large: LargeForm = .column(),
        @ElementBuilder _ children: () -> [Element]
    ) -> Element {
        Element(
            .row(
                Row(
                    children: children(), gap: gap, align: align, justify: justify, wraps: wraps,
                    scrolls: scrolls, large: large)))
    }

    /// Creates a row that is the same at every type size, arranged from leading to trailing.
    ///
    /// In JSON it is a `row` without `large`.
    public static func line(
        gap: SpaceRole? = nil, align: Alignment? = nil, justify: Distribution? = nil,
        wraps: Bool = false, scrolls: Bool = false, @ElementBuilder _ children: () -> [Element]
    ) -> Element {
        Element(
            .row(
                Row(
                    children: children(), gap: gap, align: align, justify: justify, wraps: wraps,
                    scrolls: scrolls)))
    }

    /// Creates a column, which arranges its children from top to bottom.
    public static func column(
        gap: SpaceRole? = nil, align: Alignment? = nil, justify: Distribution? = nil,
        @ElementBuilder _ children: () -> [Element]
    ) -> Element {
        Element(
            .column(Stack(children: children(), gap: gap, align: align, justify: justify)))
    }

    /// Creates layers, in which children overlap; the first is at the back.
    ///
    /// - Parameter align: The alignment of each child within the largest, along both axes; `nil`
    ///   centres it.
    public static func layers(
        align: Alignment? = nil, @ElementBuilder _ children: () -> [Element]
    ) -> Element {
        Element(.layers(Layers(children: children(), align: align)))
    }
}

extension Element.LargeForm: MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        axis = try member("axis", own?.axis)
        align = try member("align", own?.align)
        columns = try member("columns", own?.columns)
        form = try member("form", own?.form)
    }
}

extension Element.Row: ElementKind {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        gap = try member("gap", own?.gap)
        align = try member("align", own?.align)
        justify = try member("justify", own?.justify)
        wraps = try member("wraps", own?.wraps, unless: false)
        scrolls = try member("scrolls", own?.scrolls, unless: false)
        large = try member("large", own?.large)
        children = []
    }
}

extension Element.Stack: ElementKind {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        gap = try member("gap", own?.gap)
        align = try member("align", own?.align)
        justify = try member("justify", own?.justify)
        children = []
    }
}

extension Element.Layers: ElementKind {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        align = try member("align", own?.align)
        children = []
    }
}
