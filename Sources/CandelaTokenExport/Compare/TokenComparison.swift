/// The changes between two versions of a token set, for each choice of contexts.
///
/// ```swift
/// let comparison = TokenComparison(from: old, to: new, diagnostics: &diagnostics)
/// for change in comparison.changes where change.isBreaking { print(change.path) }
/// ```
///
/// Values are compared after references are followed. Changes to descriptions or extensions, and
/// aliases that lead to the same value by another path, do not count.
public struct TokenComparison: Sendable, Hashable {
    /// The maximum number of permutations of each version, and of pairs of matching permutations.
    /// Beyond it, no tokens are compared.
    public static let permutationLimit = 4096

    /// All changes: removed, changed, deprecated and added tokens, each kind in document order. A
    /// token that changed differently in two contexts is listed twice.
    public let changes: [TokenChange]

    /// Contexts of the old version that the new one lacks, such as `theme=dark`, including all
    /// contexts of a removed modifier.
    public let removedContexts: [String]

    /// Contexts that only the new version has.
    public let addedContexts: [String]

    /// Whether a token that was not deprecated, or a context, was removed.
    public var isBreaking: Bool {
        !removedContexts.isEmpty || changes.contains(where: \.isBreaking)
    }

    /// The changes of one kind.
    public func changes(_ kind: TokenChange.Kind) -> [TokenChange] {
        changes.filter { $0.kind == kind }
    }

    /// Compares two versions in every choice of contexts that both support.
    ///
    /// - Parameter diagnostics: Receives the problems of both versions, and an error if one has
    ///   more than ``permutationLimit`` permutations, or there are more matching pairs; ``changes``
    ///   is then empty. Tokens with errors count as absent, so the result is then incomplete.
    public init(
        from old: TokenProject, to new: TokenProject, diagnostics: inout [Diagnostic]
    ) {
        removedContexts = Self.contexts(of: old, notIn: new)
        addedContexts = Self.contexts(of: new, notIn: old)
        guard let pairs = ContextPairs(old, new, limit: Self.permutationLimit) else {
            diagnostics.append(
                .error(
                    "too-many-permutations",
                    "there are more than \(Self.permutationLimit) permutations of contexts"))
            changes = []
            return
        }
        var ledger = ChangeCollector()
        var last: (inputs: [String: String], tokens: [ResolvedToken])?
        for (position, pair) in pairs.pairs.enumerated() {
            let before: [ResolvedToken]
            if let last, last.inputs == pair.old {
                before = last.tokens
            } else {
                before = old.resolve(pair.old, diagnostics: &diagnostics)?.tokens ?? []
                last = (pair.old, before)
            }
            let after = new.resolve(pair.new, diagnostics: &diagnostics)?.tokens ?? []
            ledger.note(before, after, at: position)
        }
        changes = ledger.changes(in: pairs)
    }

    private static func contexts(of project: TokenProject, notIn other: TokenProject) -> [String] {
        let known = Set(
            other.modifiers.flatMap { modifier in
                modifier.contexts.map { [modifier.name, $0] }
            })
        let all = project.modifiers.flatMap { modifier in
            modifier.contexts.map { [modifier.name, $0] }
        }
        return all.filter { !known.contains($0) }.map { $0.joined(separator: "=") }
    }
}
