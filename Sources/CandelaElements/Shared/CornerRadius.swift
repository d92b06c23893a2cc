public import CandelaTokens

/// How round corners are: a radius of the scale, or that of one component.
///
/// In JSON it is its token path: `radius.card`, `toast.radius`.
public struct CornerRadius: Sendable, Hashable, Codable {
    /// The token path.
    public let path: String

    /// A radius of the scale.
    public init(_ radius: RadiusRole) {
        path = radius.path
    }

    /// The radius of a component.
    public init(_ size: SizeRole) {
        path = size.path
    }

    package init(path: String) { self.path = path }
}
