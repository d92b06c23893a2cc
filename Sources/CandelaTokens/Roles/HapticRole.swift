/// What a tap on the wrist or in the hand means.
///
/// A haptic is never the only sign of anything.
public struct HapticRole: TokenRole {
    /// The token's path.
    public let path: String

    /// The role of a token path.
    public init(_ path: String) {
        self.path = path
    }
}
