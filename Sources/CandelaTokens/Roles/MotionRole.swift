/// How something moves or changes.
///
/// Screens name a reduced form beside every motion, for readers who turn motion off.
public struct MotionRole: TokenRole {
    /// The token's path.
    public let path: String

    /// The role of a token path.
    public init(_ path: String) {
        self.path = path
    }
}
