/// How much of what is behind shows through, from 0, all of it, to 1, none.
///
/// Used where a whole element fades; a colour's own transparency is part of the colour.
public struct OpacityRole: TokenRole {
    /// The token's path.
    public let path: String

    /// The role of a token path.
    public init(_ path: String) {
        self.path = path
    }
}
