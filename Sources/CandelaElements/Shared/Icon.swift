public import CandelaTokens

/// An icon. It is decorative: what holds it has the accessibility label.
public struct Icon: Sendable, Hashable, Codable {
    /// The icon's role, for its drawing and its names in icon sets: `icon.calendar`.
    public let icon: IconRole

    /// The icon's colour.
    public let color: ColorRole

    /// The side of the square the icon is drawn in.
    public let size: Size

    /// An icon of a role; it is decorative.
    public init(_ icon: IconRole, color: ColorRole, size: Size) {
        self.icon = icon
        self.color = color
        self.size = size
    }
}

extension Icon: MemberObject {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        icon = try member("icon", own?.icon)
        color = try member("color", own?.color)
        size = try member("size", own?.size)
    }
}
