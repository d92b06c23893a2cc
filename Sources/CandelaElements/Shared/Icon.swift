public import CandelaJSON
public import CandelaTokens

/// An icon. It is decorative: its container has the accessibility label.
public struct Icon: Sendable, Equatable, Codable {
    /// The icon's role, which determines its drawing and its names in icon sets: `icon.calendar`.
    public let icon: IconRole

    /// The colour of the icon.
    public let color: ColorRole

    /// The side length of the icon's square.
    public let size: Size

    /// Creates a decorative icon.
    public init(_ icon: IconRole, color: ColorRole, size: Size) {
        self.icon = icon
        self.color = color
        self.size = size
    }
}

extension Icon: MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        icon = try member("icon", own?.icon)
        color = try member("color", own?.color)
        size = try member("size", own?.size)
    }
}
