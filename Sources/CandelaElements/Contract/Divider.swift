public import CandelaTokens

extension Element {
    /// A line between things, across the axis they follow each other along. It is only drawn.
    public struct Divider: Sendable, Hashable {
        /// The line's colour.
        public var color: ColorRole
    }

    /// A line between things.
    public static func divider(_ color: ColorRole = .border) -> Element {
        Element(.divider(Divider(color: color)))
    }
}

extension Element.Divider: ElementKind {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        color = try member("color", own?.color)
    }
}
