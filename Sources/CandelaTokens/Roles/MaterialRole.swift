/// A translucent surface that blurs what is behind it.
///
/// Every material has an opaque fallback for readers who reduce transparency.
public struct MaterialRole: TokenRole {
    /// The token's path.
    public let path: String

    /// The role of a token path.
    public init(_ path: String) {
        self.path = path
    }
}
