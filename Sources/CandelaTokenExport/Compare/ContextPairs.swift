/// The matching permutations of two documents.
///
/// Two permutations match if every modifier that both documents have chooses the same context. A
/// modifier that only one document has splits a permutation, so the other document's permutation
/// matches several.
struct ContextPairs {
    /// One choice of contexts in both documents.
    struct Pair {
        let old: [String: String]
        let new: [String: String]

        /// The choices of both documents, merged.
        var inputs: [String: String] { old.merging(new) { $1 } }
    }

    /// The matches in the order of the new document's permutations.
    let pairs: [Pair]

    /// The modifiers of both documents with the contexts that occur in a pair, in order.
    let axes: [(name: String, contexts: [String])]

    /// Creates the pairs; `nil` if a side has more than `limit` permutations, or there are more
    /// pairs.
    init?(_ old: TokenProject, _ new: TokenProject, limit: Int) {
        guard old.permutations.count <= limit, new.permutations.count <= limit else { return nil }
        let shared = new.modifiers.map(\.name).filter { name in
            old.modifiers.contains { $0.name == name }
        }
        let known = Dictionary(grouping: old.permutations) { inputs in shared.map { inputs[$0] } }
        var pairs: [Pair] = []
        for inputs in new.permutations {
            let matches = known[shared.map { inputs[$0] }] ?? []
            guard pairs.count + matches.count <= limit else { return nil }
            pairs += matches.map { Pair(old: $0, new: inputs) }
        }
        self.pairs = pairs
        let names = new.modifiers.map(\.name) + old.modifiers.map(\.name)
        axes = Self.axes(of: pairs.map(\.inputs), names.unique)
    }

    /// Some pairs, by index, as text: `appearance=dark`, `size=s|m, theme=a`, or a list of
    /// permutations such as `a.dark, b.light` if they are not a product of contexts.
    ///
    /// - Returns: `nil` if they are all pairs.
    func words(for positions: [Int]) -> String? {
        guard positions.count < pairs.count else { return nil }
        let chosen = positions.map { pairs[$0].inputs }
        let part = Self.axes(of: chosen, axes.map(\.name))
        let product = part.reduce(1) { $0 * $1.contexts.count }
        guard product == chosen.count else {
            return chosen.map { inputs in
                axes.compactMap { inputs[$0.name] }.joined(separator: ".")
            }.joined(separator: ", ")
        }
        return zip(part, axes).filter { $0.contexts.count < $1.contexts.count }
            .map { "\($0.0.name)=\($0.0.contexts.joined(separator: "|"))" }
            .joined(separator: ", ")
    }

    private static func axes(
        of inputs: [[String: String]], _ names: [String]
    ) -> [(name: String, contexts: [String])] {
        names.map { name in (name, inputs.compactMap { $0[name] }.unique) }
    }
}

extension [String] {
    /// Each string once, in order of first occurrence.
    fileprivate var unique: [String] {
        var known: Set<String> = []
        return filter { known.insert($0).inserted }
    }
}
