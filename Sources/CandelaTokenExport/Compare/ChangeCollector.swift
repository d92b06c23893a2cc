/// A collector of changes, pair by pair, that merges equal changes of several pairs.
struct ChangeCollector {
    private struct Key: Hashable {
        let kind: TokenChange.Kind
        let path: String
        let old: TokenValue?
        let new: TokenValue?
        /// Removing a deprecated token is a different change from removing one that was not.
        let wasDeprecated: Bool
        let reason: String?
    }

    private struct Entry {
        let key: Key
        let old: ResolvedToken?
        let new: ResolvedToken?
        var positions: [Int]
    }

    private var entries: [Entry] = []
    private var indices: [Key: Int] = [:]

    /// Compares the tokens of one pair.
    mutating func note(_ before: [ResolvedToken], _ after: [ResolvedToken], at position: Int) {
        let known = Dictionary(before.map { ($0.path, $0) }) { first, _ in first }
        let kept = Set(after.lazy.map(\.path))
        for old in before where !kept.contains(old.path) {
            add(.removed, old, nil, at: position)
        }
        for new in after {
            guard let old = known[new.path] else {
                add(.added, nil, new, at: position)
                continue
            }
            if old.value != new.value { add(.changed, old, new, at: position) }
            if new.isDeprecated, !old.isDeprecated { add(.deprecated, old, new, at: position) }
        }
    }

    private mutating func add(
        _ kind: TokenChange.Kind, _ old: ResolvedToken?, _ new: ResolvedToken?, at position: Int
    ) {
        // A deprecation is one change, even if the token's value differs between contexts.
        let countsValues = kind != .deprecated
        let key = Key(
            kind: kind, path: old?.path ?? new?.path ?? "",
            old: countsValues ? old?.value : nil, new: countsValues ? new?.value : nil,
            wasDeprecated: old?.isDeprecated ?? false,
            reason: kind == .deprecated ? new?.deprecation?.reason : nil)
        if let index = indices[key] {
            entries[index].positions.append(position)
        } else {
            indices[key] = entries.count
            entries.append(Entry(key: key, old: old, new: new, positions: [position]))
        }
    }

    /// All changes, sorted by kind, with the changes of one token adjacent.
    func changes(in pairs: ContextPairs) -> [TokenChange] {
        TokenChange.Kind.allCases.flatMap { kind in
            let entries = entries.filter { $0.key.kind == kind }
            var rank: [String: Int] = [:]
            for entry in entries where rank[entry.key.path] == nil {
                rank[entry.key.path] = rank.count
            }
            let ordered = entries.enumerated().sorted { a, b in
                let ranks = (rank[a.element.key.path] ?? 0, rank[b.element.key.path] ?? 0)
                return (ranks.0, a.offset) < (ranks.1, b.offset)
            }
            return ordered.map { _, entry in
                TokenChange(
                    kind: kind, path: entry.key.path, contexts: pairs.words(for: entry.positions),
                    old: entry.old, new: entry.new)
            }
        }
    }
}
