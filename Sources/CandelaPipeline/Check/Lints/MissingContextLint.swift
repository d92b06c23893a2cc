/// Finds tokens that exist in some contexts and not in others.
///
/// Whoever uses such a token gets nothing where it is missing. A token that others refer to is
/// left out: a palette that only one brand has is sound as long as every brand answers the tokens
/// that take colours from it, and those are looked at themselves.
struct MissingContextLint: TokenLint {
    func findings(in ledger: TokenLedger) -> [Diagnostic] {
        let all = ledger.permutations.count
        return ledger.entries.compactMap { entry in
            guard entry.presence.count < all, !entry.isUsed else { return nil }
            return .warning(
                "missing-in-context",
                "'\(entry.path)' has no value where \(words(for: entry, in: ledger))",
                at: entry.place, help: ["define it in every context, or in a set they share"])
        }
    }

    /// Where a token is missing: the contexts of the one modifier that decides it, or else the
    /// first permutation without it.
    private func words(for entry: TokenLedger.Entry, in ledger: TokenLedger) -> String {
        for modifier in ledger.project.modifiers {
            var (with, without): (Set<String>, Set<String>) = ([], [])
            for (index, inputs) in ledger.permutations.enumerated() {
                guard let context = inputs[modifier.name] else { continue }
                if entry.presence.contains(index) {
                    with.insert(context)
                } else {
                    without.insert(context)
                }
            }
            guard with.isDisjoint(with: without) else { continue }
            let names = modifier.contexts.filter(without.contains).map { "'\($0)'" }
            return "'\(modifier.name)' is \(names.joined(separator: " or "))"
        }
        let missing = ledger.permutations.indices.first { !entry.presence.contains($0) }
        return missing.map { ledger.words(for: ledger.permutations[$0]) } ?? ""
    }
}
