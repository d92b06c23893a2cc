/// One token that is not what it was, in the contexts where it changed alike.
public struct TokenChange: Sendable, Hashable {
    /// What became of the token.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// It is no longer there.
        case removed
        /// It has another value or another type.
        case changed
        /// It should no longer be used, which it did not say before.
        case deprecated
        /// It is new.
        case added
    }

    /// What became of the token.
    public let kind: Kind

    /// The path that names it.
    public let path: String

    /// The contexts it happened in, such as `appearance=dark`; nothing when it happened in all.
    public let contexts: String?

    /// The token as it was in the first of these contexts; nothing for one that was added.
    public let old: ResolvedToken?

    /// The token as it is in the first of these contexts; nothing for one that was removed.
    public let new: ResolvedToken?

    /// Whether the token left without having been deprecated, which breaks whoever uses it.
    public var isBreaking: Bool { kind == .removed && old?.isDeprecated == false }

    /// The value before, for people; empty for a token that was added.
    public var oldText: String { text(of: old, beside: new) }

    /// The value now, for people; empty for a token that was removed.
    public var newText: String { text(of: new, beside: old) }

    /// Short, unless that would make two different values look the same.
    private func text(of token: ResolvedToken?, beside other: ResolvedToken?) -> String {
        guard let token else { return "" }
        guard let other else { return token.value.shortText }
        let short = token.value.shortText
        let looksSame = token.value != other.value && short == other.value.shortText
        let text = looksSame ? token.value.exactText : short
        return token.type == other.type ? text : "\(token.type.rawValue) \(text)"
    }
}
