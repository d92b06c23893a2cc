/// A distance between things, in points.
///
/// Spaces do not scale with the reader's type size unless a screen says so.
public struct SpaceRole: TokenRole {
    /// The token's path.
    public let path: String

    /// The role of a token path.
    public init(_ path: String) {
        self.path = path
    }
}
