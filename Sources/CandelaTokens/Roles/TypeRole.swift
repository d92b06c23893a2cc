/// A voice of text: heading, body, counter.
///
/// Its value is a ``TextStyleToken``, which scales with the reader's type size.
public struct TypeRole: TokenRole {
    /// The token's path.
    public let path: String

    /// The role of a token path.
    public init(_ path: String) {
        self.path = path
    }
}
