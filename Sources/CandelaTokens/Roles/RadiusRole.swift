/// How round a corner is, in points.
///
/// A value far larger than any shape, such as 9999, means a capsule.
public struct RadiusRole: TokenRole {
    /// The token's path.
    public let path: String

    /// The role of a token path.
    public init(_ path: String) {
        self.path = path
    }
}
