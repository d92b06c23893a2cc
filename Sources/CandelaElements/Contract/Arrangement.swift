public import CandelaTokens

extension Element {
    /// Things in a row, in a column or over each other.
    public struct Arrangement: Sendable, Hashable {
        /// The things, in reading order; in layers from back to front.
        public var children: [Element]

        /// The space between neighbours; none when absent.
        public var gap: SpaceRole?

        /// Where the things are across the axis: at the leading edge or the top unless said
        /// otherwise. In layers, where each of them is within the largest.
        public var align: Alignment?

        /// Where spare room along the axis goes: behind the last thing unless said otherwise.
        public var justify: Distribution?

        /// Whether things that do not fit go on to the next line.
        public var wraps = false

        /// Whether what does not fit is scrolled to.
        public var scrolls = false

        /// What differs at accessibility sizes.
        public var large: LargeForm?
    }

    /// Where things are across the axis they follow each other along.
    public enum Alignment: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
        /// At the start of the reading direction, or at the top of a row.
        case start
        /// In the middle.
        case center
        /// At the end of the reading direction, or at the bottom of a row.
        case end
        /// On the first line of text, in a row.
        case firstBaseline
        /// As wide as the column, or as high as the row.
        case stretch
    }

    /// Where spare room along an axis goes.
    public enum Distribution: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
        /// Before and behind all things, in equal parts.
        case center
        /// Before the first thing.
        case end
        /// Between the things, so that the first and the last touch the edges.
        case spaceBetween
    }

    /// The form of an element at the five accessibility sizes, where it is not the usual one.
    public struct LargeForm: Sendable, Hashable, Codable {
        /// The axis things follow each other along.
        public var axis: Axis?

        /// Where things are across that axis.
        public var align: Alignment?

        /// How many columns a grid has.
        public var columns: Int?

        /// The form of a choice: segments become a menu.
        public var form: Choice.Form?

        /// A column in place of a row.
        ///
        /// - Parameter align: Where things are across it.
        public static func column(align: Alignment = .start) -> LargeForm {
            LargeForm(axis: .column, align: align == .start ? nil : align)
        }

        /// A grid of so many columns.
        public static func columns(_ columns: Int) -> LargeForm { LargeForm(columns: columns) }

        /// A menu in place of segments.
        public static let menu = LargeForm(form: .menu)

        /// The directions things follow each other in.
        public enum Axis: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
            /// Side by side.
            case row
            /// Under each other.
            case column
        }
    }

    /// Things side by side, from leading to trailing.
    ///
    /// - Parameter large: The form at accessibility sizes, a column unless said otherwise. A row that
    ///   is the same at every size is a ``line(gap:align:justify:wraps:scrolls:_:)``.
    public static func row(
        gap: SpaceRole? = nil, align: Alignment? = nil, justify: Distribution? = nil,
        wraps: Bool = false, scrolls: Bool = false,
        atAccessibilitySizes large: LargeForm = .column(),
        @ElementBuilder _ children: () -> [Element]
    ) -> Element {
        Element(
            .row(
                Arrangement(
                    children: children(), gap: gap, align: align, justify: justify, wraps: wraps,
                    scrolls: scrolls, large: large)))
    }

    /// Things side by side at every type size, from leading to trailing.
    ///
    /// In JSON it is a `row` without a form for accessibility sizes.
    public static func line(
        gap: SpaceRole? = nil, align: Alignment? = nil, justify: Distribution? = nil,
        wraps: Bool = false, scrolls: Bool = false, @ElementBuilder _ children: () -> [Element]
    ) -> Element {
        Element(
            .row(
                Arrangement(
                    children: children(), gap: gap, align: align, justify: justify, wraps: wraps,
                    scrolls: scrolls)))
    }

    /// Things under each other.
    public static func column(
        gap: SpaceRole? = nil, align: Alignment? = nil, justify: Distribution? = nil,
        scrolls: Bool = false, @ElementBuilder _ children: () -> [Element]
    ) -> Element {
        Element(
            .column(
                Arrangement(
                    children: children(), gap: gap, align: align, justify: justify,
                    scrolls: scrolls)))
    }

    /// Things over each other, the first at the back.
    ///
    /// - Parameter align: Where each thing is within the largest, along both axes: in the middle
    ///   unless said otherwise.
    public static func layers(
        align: Alignment? = nil, @ElementBuilder _ children: () -> [Element]
    ) -> Element {
        Element(.layers(Arrangement(children: children(), align: align)))
    }
}

extension Element.LargeForm: MemberObject {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        axis = try member("axis", own?.axis)
        align = try member("align", own?.align)
        columns = try member("columns", own?.columns)
        form = try member("form", own?.form)
    }
}

extension Element.Arrangement: ElementKind {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        gap = try member("gap", own?.gap)
        align = try member("align", own?.align)
        justify = try member("justify", own?.justify)
        wraps = try member("wraps", own?.wraps, unless: false)
        scrolls = try member("scrolls", own?.scrolls, unless: false)
        large = try member("large", own?.large)
        children = []
    }
}
