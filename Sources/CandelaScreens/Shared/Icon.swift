public import CandelaTokens

/// An icon. It is only drawn: what it says, what holds it says to assistive technology.
public struct Icon: Sendable, Hashable, Codable {
    /// The icon's role, for its drawing and its names in icon sets: `icon.calendar`.
    public let icon: IconRole

    /// The icon's colour.
    public let color: ColorRole

    /// The side of the square the icon is drawn in.
    public let size: Size

    package init(_ icon: IconRole, color: ColorRole, size: Size) {
        self.icon = icon
        self.color = color
        self.size = size
    }
}
