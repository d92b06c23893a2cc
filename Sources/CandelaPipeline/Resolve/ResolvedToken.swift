/// A token with its value, every reference followed.
public struct ResolvedToken: Sendable, Hashable {
    /// The names that lead to it, joined by dots; `$root` tokens end in `.$root`.
    public let path: String

    /// Its type: its own, that of what it refers to, or its group's.
    public let type: TokenType

    /// Its value.
    public let value: TokenValue

    /// What its author says about it. An alias has its own words or none, never its target's.
    public let description: String?

    /// Whether it should no longer be used, by its own word or that of a group around it.
    public let deprecation: Deprecation?

    /// `$extensions` as written: an object keyed by vendor.
    public let extensions: JSONValue?

    /// Where its name stands.
    public let place: SourcePlace

    /// The path of the token its whole value is taken from directly, if it is an alias.
    public let aliasTarget: String?

    /// Whether it should no longer be used.
    public var isDeprecated: Bool { deprecation != nil }
}

/// That a token should no longer be used, and why.
public struct Deprecation: Sendable, Hashable {
    /// The author's reason; nothing when the file only says `true`.
    public let reason: String?

    /// What a `$deprecated` member means; nothing for `false`.
    init?(_ value: JSONValue) {
        if let reason = value.string {
            self.reason = reason
        } else if value.bool == true {
            reason = nil
        } else {
            return nil
        }
    }
}
