/// How far a surface lifts off what is behind it.
///
/// A shadow holds a colour, so its value differs by appearance.
public struct ShadowRole: TokenRole {
    /// The token's path.
    public let path: String

    /// The role of a token path.
    public init(_ path: String) {
        self.path = path
    }
}
