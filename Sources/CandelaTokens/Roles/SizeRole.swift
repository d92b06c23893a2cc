/// A length of a component, in points: a bar's height, a flame's width.
///
/// Screens say which text style a size scales with.
public struct SizeRole: TokenRole {
    /// The token's path.
    public let path: String

    /// The role of a token path.
    public init(_ path: String) {
        self.path = path
    }
}
