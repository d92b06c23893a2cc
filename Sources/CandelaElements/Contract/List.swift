public import CandelaJSON
public import CandelaTokens

extension Element {
    /// A list of similar items, one below the other.
    public struct List: Sendable, Equatable {
        /// The items; those that show a record have its id.
        public var children: [Element]

        /// The space between items; `nil` for none.
        public var gap: SpaceRole?

        /// The colour of the lines between items; `nil` for no lines.
        public var divider: ColorRole?
    }

    /// Creates a list of similar items.
    public static func list(
        gap: SpaceRole? = nil, divider: ColorRole? = nil,
        @ElementBuilder _ children: () -> [Element]
    ) -> Element {
        Element(.list(List(children: children(), gap: gap, divider: divider)))
    }
}

extension Element.List: ElementKind {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        gap = try member("gap", own?.gap)
        divider = try member("divider", own?.divider)
        children = []
    }
}
