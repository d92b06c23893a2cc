/// A job a colour does: a surface, a text, a fill.
///
/// Its value differs by product and by appearance; see ``Theme/color(_:in:)``.
public struct ColorRole: TokenRole {
    /// The token's path.
    public let path: String

    /// The role of a token path.
    public init(_ path: String) {
        self.path = path
    }
}
