/// A plain figure of a component: a flicker's amplitude, a glow's strength.
///
/// The token's description says what the figure counts.
public struct NumberRole: TokenRole {
    /// The token's path.
    public let path: String

    /// The role of a token path.
    public init(_ path: String) {
        self.path = path
    }
}
