public import CandelaTokens

/// A corner radius, from the radius scale or from a component.
///
/// In JSON it is a token path, such as `radius.card` or `toast.radius`.
public struct CornerRadius: Sendable, Equatable, Codable {
    /// The token path of the radius.
    public let path: String

    /// Creates a radius from the radius scale.
    public init(_ radius: RadiusRole) {
        path = radius.path
    }

    /// Creates the radius of a component.
    public init(_ size: SizeRole) {
        path = size.path
    }

    package init(path: String) { self.path = path }
}
