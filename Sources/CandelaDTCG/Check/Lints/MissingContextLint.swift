/// A lint for tokens that exist in some contexts and not in others.
///
/// Users of such a token get nothing where it is missing. Tokens that others refer to are exempt: a
/// palette that only one brand has is fine if every brand defines the tokens that take colours from
/// it, and those are checked themselves.
struct MissingContextLint: TokenLint {
    func findings(in ledger: TokenIndex) -> [Diagnostic] {
        let all = ledger.permutations.count
        let missing = ledger.entries.filter { $0.presence.count < all && !$0.isUsed }
        guard !missing.isEmpty else { return [] }
        let axes = ledger.project.modifiers.map { Axis($0, in: ledger) }
        return missing.map { entry in
            .warning(
                "missing-in-context",
                "'\(entry.path)' has no value where \(words(for: entry, axes, in: ledger))",
                at: entry.place, help: ["define it in every context, or in a set they share"])
        }
    }

    /// The contexts in which a token is missing: contexts of the single modifier that decides it,
    /// or the first permutation without it.
    private func words(
        for entry: TokenIndex.Entry, _ axes: [Axis], in ledger: TokenIndex
    ) -> String {
        for axis in axes {
            if let names = axis.contexts(without: entry.presence) {
                let names = names.map { "'\($0)'" }.joined(separator: " or ")
                return "'\(axis.modifier.name)' is \(names)"
            }
        }
        let missing = entry.presence.firstMissing
        guard missing < ledger.permutations.count else { return "" }
        return ledger.words(for: ledger.permutations[missing])
    }
}

/// A modifier and its context in each permutation.
private struct Axis {
    let modifier: TokenProject.Modifier

    /// The index of the context in each permutation; `nil` if none is chosen.
    private let contexts: [Int?]

    /// The number of permutations with each context.
    private let totals: [Int]

    /// The number of contexts that occur in any.
    private let count: Int

    init(_ modifier: TokenProject.Modifier, in ledger: TokenIndex) {
        self.modifier = modifier
        let places = Dictionary(
            modifier.contexts.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first }
        )
        contexts = ledger.permutations.map { $0[modifier.name].flatMap { places[$0] } }
        var totals = [Int](repeating: 0, count: modifier.contexts.count)
        for context in contexts.compactMap(\.self) { totals[context] += 1 }
        self.totals = totals
        count = totals.count { $0 > 0 }
    }

    /// The contexts in which a token is missing; `nil` if another modifier matters too.
    ///
    /// Long lists are shortened in the middle.
    func contexts(without presence: PermutationSet) -> [String]? {
        var with: [Int: Int] = [:]
        for run in presence.runs {
            for context in contexts[run].compactMap(\.self) { with[context, default: 0] += 1 }
        }
        guard with.allSatisfy({ totals[$0.key] == $0.value }) else { return nil }
        let missing = totals.indices.lazy.filter { totals[$0] > 0 && with[$0] == nil }
        guard count - with.count > 200 else { return missing.map { modifier.contexts[$0] } }
        let last = totals.indices.reversed().lazy.filter { totals[$0] > 0 && with[$0] == nil }
        return (missing.prefix(100) + last.prefix(100).reversed()).map { modifier.contexts[$0] }
    }
}
