/// What changed from one version of a token set to the next, for each choice of contexts.
///
/// ```swift
/// let comparison = TokenComparison(from: old, to: new, diagnostics: &diagnostics)
/// for change in comparison.changes where change.isBreaking { print(change.path) }
/// ```
///
/// What counts is the value after every reference was followed. A description, an extension or an
/// alias that leads to the same value by another way is no change.
public struct TokenComparison: Sendable, Hashable {
    /// The most permutations of contexts that are gone through.
    public static let permutationLimit = 4096

    /// Every change: removed, changed, deprecated and added tokens in turn, each kind in document
    /// order. A token that changed in two ways in two contexts is there twice.
    public let changes: [TokenChange]

    /// Contexts the old version offered and the new one does not, such as `theme=dark`. Those of
    /// a modifier that left are all among them.
    public let removedContexts: [String]

    /// Contexts only the new version offers.
    public let addedContexts: [String]

    /// Whether someone who used nothing deprecated lost something: a token or a context.
    public var isBreaking: Bool {
        !removedContexts.isEmpty || changes.contains(where: \.isBreaking)
    }

    /// The changes of one kind.
    public func changes(_ kind: TokenChange.Kind) -> [TokenChange] {
        changes.filter { $0.kind == kind }
    }

    /// Compares two versions in every choice of contexts that both can make.
    ///
    /// - Parameter diagnostics: Gets every problem of either version, and an error when one has
    ///   more than ``permutationLimit`` permutations. Tokens with an error are not compared, so the
    ///   result is not the whole truth when there are any.
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
        var ledger = ChangeLedger()
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
