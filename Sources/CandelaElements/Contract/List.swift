public import CandelaTokens

extension Element {
    /// Things of one kind, under each other.
    public struct List: Sendable, Hashable {
        /// The things, each named by its record's id where it has one.
        public var children: [Element]

        /// The space between neighbours.
        public var gap: SpaceRole?

        /// The line between neighbours; absent for none.
        public var divider: ColorRole?
    }

    /// Things of one kind, under each other.
    public static func list(
        gap: SpaceRole? = nil, divider: ColorRole? = nil,
        @ElementBuilder _ children: () -> [Element]
    ) -> Element {
        Element(.list(List(children: children(), gap: gap, divider: divider)))
    }
}

extension Element.List: ElementKind {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        gap = try member("gap", own?.gap)
        divider = try member("divider", own?.divider)
        children = []
    }
}
