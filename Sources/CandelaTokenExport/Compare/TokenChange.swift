/// A change of one token, in all contexts with the same change.
public struct TokenChange: Sendable, Hashable {
    /// A kind of change. Comparisons list the kinds in the order of the cases.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The token was removed.
        case removed
        /// The value or type changed.
        case changed
        /// The token became deprecated.
        case deprecated
        /// The token was added.
        case added
    }

    /// Whether the token was removed, changed, deprecated or added.
    public let kind: Kind

    /// The token's dotted path, such as `color.text.muted`.
    public let path: String

    /// The contexts of the change, such as `appearance=dark`; `nil` if it applies to all.
    public let contexts: String?

    /// The token in the first of these contexts before the change; `nil` for an added token.
    public let old: ResolvedToken?

    /// The token in the first of these contexts after the change; `nil` for a removed token.
    public let new: ResolvedToken?

    /// Whether the token was removed without having been deprecated, which breaks its users.
    public var isBreaking: Bool { kind == .removed && old?.isDeprecated == false }

    /// The old value as text; empty for an added token.
    public var oldText: String { text(of: old, beside: new) }

    /// The new value as text; empty for a removed token.
    public var newText: String { text(of: new, beside: old) }

    /// The short form, unless two different values would look the same in it.
    private func text(of token: ResolvedToken?, beside other: ResolvedToken?) -> String {
        guard let token else { return "" }
        guard let other else { return token.value.shortText }
        let short = token.value.shortText
        let looksSame = token.value != other.value && short == other.value.shortText
        let text = looksSame ? token.value.exactText : short
        return token.type == other.type ? text : "\(token.type.rawValue) \(text)"
    }
}
