/// The permutations of two documents that stand for the same choice.
///
/// Two permutations match when every modifier both documents have chooses the same context. A
/// modifier only one of them has divides what was one permutation, so that one matches several.
struct ContextPairs {
    /// One choice of contexts in both documents.
    struct Pair {
        let old: [String: String]
        let new: [String: String]

        /// Both choices at once.
        var inputs: [String: String] { old.merging(new) { $1 } }
    }

    /// The matches in the order of the new document's permutations.
    let pairs: [Pair]

    /// The modifiers of both documents with the contexts that appear in a pair, in order.
    let axes: [(name: String, contexts: [String])]

    /// Nothing when there are more than `limit` permutations on one side, or pairs of them.
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

    /// Some pairs, by position, in words: `appearance=dark`, `size=s|m, theme=a`.
    ///
    /// - Returns: Nothing when they are all there are.
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
    /// Each text once, in the order they first appear.
    fileprivate var unique: [String] {
        var known: Set<String> = []
        return filter { known.insert($0).inserted }
    }
}
