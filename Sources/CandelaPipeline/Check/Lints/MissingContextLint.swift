/// Finds tokens that exist in some contexts and not in others.
///
/// Whoever uses such a token gets nothing where it is missing. A token that others refer to is
/// left out: a palette that only one brand has is sound as long as every brand answers the tokens
/// that take colours from it, and those are looked at themselves.
struct MissingContextLint: TokenLint {
    func findings(in ledger: TokenLedger) -> [Diagnostic] {
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

    /// Where a token is missing: the contexts of the one modifier that decides it, or else the
    /// first permutation without it.
    private func words(
        for entry: TokenLedger.Entry, _ axes: [Axis], in ledger: TokenLedger
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

/// A modifier with the context that it has in each permutation.
private struct Axis {
    let modifier: TokenProject.Modifier

    /// The place of the context in each permutation; nothing where none is chosen.
    private let contexts: [Int?]

    /// The number of permutations each context is in.
    private let totals: [Int]

    /// The number of contexts that are in any.
    private let count: Int

    init(_ modifier: TokenProject.Modifier, in ledger: TokenLedger) {
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

    /// The contexts in which a token is missing; nothing when another modifier has a say as well.
    ///
    /// Of many those in the middle are left out: a message shows how it begins and how it ends.
    func contexts(without presence: RunSet) -> [String]? {
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
