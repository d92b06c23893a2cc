/// A token with its value, every reference followed.
///
/// Copies share one storage, so that large sets are handed around at the price of a reference.
public struct ResolvedToken: Sendable, Hashable {
    private let storage: Storage

    private final class Storage: Sendable {
        let path: String
        let type: TokenType
        let value: TokenValue
        let description: String?
        let deprecation: Deprecation?
        let extensions: JSONValue?
        let place: SourcePlace
        let aliasTarget: String?

        init(
            path: String, type: TokenType, value: TokenValue, description: String?,
            deprecation: Deprecation?, extensions: JSONValue?, place: SourcePlace,
            aliasTarget: String?
        ) {
            self.path = path
            self.type = type
            self.value = value
            self.description = description
            self.deprecation = deprecation
            self.extensions = extensions
            self.place = place
            self.aliasTarget = aliasTarget
        }
    }

    init(
        path: String, type: TokenType, value: TokenValue, description: String?,
        deprecation: Deprecation?, extensions: JSONValue?, place: SourcePlace, aliasTarget: String?
    ) {
        storage = Storage(
            path: path, type: type, value: value, description: description,
            deprecation: deprecation, extensions: extensions, place: place,
            aliasTarget: aliasTarget)
    }

    /// The names that lead to it, joined by dots; `$root` tokens end in `.$root`.
    public var path: String { storage.path }

    /// Its type: its own, that of what it refers to, or its group's.
    public var type: TokenType { storage.type }

    /// Its value.
    public var value: TokenValue { storage.value }

    /// What its author says about it. An alias has its own words or none, never its target's.
    public var description: String? { storage.description }

    /// Whether it should no longer be used, by its own word or that of a group around it.
    public var deprecation: Deprecation? { storage.deprecation }

    /// `$extensions` as written: an object keyed by vendor.
    public var extensions: JSONValue? { storage.extensions }

    /// Where its name stands.
    public var place: SourcePlace { storage.place }

    /// The path of the token its whole value is taken from directly, if it is an alias.
    public var aliasTarget: String? { storage.aliasTarget }

    /// Whether it should no longer be used.
    public var isDeprecated: Bool { deprecation != nil }

    /// Whether two say the same of the same token.
    public static func == (left: ResolvedToken, right: ResolvedToken) -> Bool {
        left.storage === right.storage
            || left.path == right.path && left.type == right.type && left.value == right.value
                && left.description == right.description
                && left.deprecation == right.deprecation && left.extensions == right.extensions
                && left.place == right.place && left.aliasTarget == right.aliasTarget
    }

    /// Feeds path and value; the rest seldom tells tokens apart.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(value)
    }
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
