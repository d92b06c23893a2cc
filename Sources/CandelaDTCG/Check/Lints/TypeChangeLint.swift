/// A lint for tokens whose types differ between contexts.
///
/// An exported file has the values of all appearances, which must have one type.
struct TypeChangeLint: TokenLint {
    /// The first type of each token, by its index entry, with the number of its permutation.
    private var types: [(code: TypeCode, permutation: Int)] = []

    /// The first other type of each token that has several, with its place.
    private var others: [Int: (type: TokenType, permutation: Int, place: SourcePosition?)] = [:]

    private var count = 0

    mutating func visit(_ permutation: LintedPermutation) {
        let graph = permutation.graph
        for (token, entry) in zip(graph.tokens, permutation.entries) {
            while types.count <= entry { types.append((.none, 0)) }
            let first = types[entry].code
            guard token.type != first, let type = token.type.type else { continue }
            if first == .none {
                types[entry] = (token.type, count)
            } else if others[entry] == nil {
                others[entry] = (type, count, graph.tree.place(of: token.node))
            }
        }
        count += 1
    }

    func findings(in ledger: TokenIndex) -> [Diagnostic] {
        others.sorted { $0.key < $1.key }.compactMap { index, other in
            let (entry, first) = (ledger.entries[index], types[index])
            guard let type = first.code.type else { return nil }
            let own = ledger.permutations[first.permutation]
            let contexts = ledger.permutations[other.permutation].filter { own[$0.key] != $0.value }
            return .warning(
                "type-changes",
                "'\(entry.path)' is a \(type.rawValue) but a \(other.type.rawValue) where "
                    + ledger.words(for: contexts),
                at: other.place, help: ["give it one type in every context"],
                notes: [.init("it is a \(type.rawValue) here", at: entry.place)])
        }
    }
}
