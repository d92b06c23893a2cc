public import CandelaJSON
public import CandelaTokens

extension Element {
    /// A line between the children of a container, across its axis. It is hidden from assistive
    /// technology.
    public struct Divider: Sendable, Equatable {
        /// The colour of the line.
        public var color: ColorRole
    }

    /// Creates a line between the children of a container.
    public static func divider(_ color: ColorRole = .border) -> Element {
        Element(.divider(Divider(color: color)))
    }
}

extension Element.Divider: ElementKind {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        color = try member("color", own?.color)
    }
}
