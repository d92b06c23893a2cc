/// A lint for aliases that skip a layer with a token for their target.
///
/// Layers are the sets of a resolver document in order; modifiers between them only select contexts
/// and are not layers. `button.color` → `blue.500` skips one if a set between contains
/// `color.action` → `blue.500`: a change to `color.action` would miss the button.
///
/// Projects differ in what their layers may refer to. If at least four of a layer's aliases of one
/// type skip a layer, and they are most of its aliases of that type to other layers, that is
/// treated as intended.
struct LayerLint: TokenLint {
    private let layers: TokenLayers
    private var aliases: [Alias: NodeLocation] = [:]
    private var order: [Alias] = []

    /// An alias of a whole token, with both tokens as index entries.
    private struct Alias: Hashable {
        let user: Int
        let used: Int
        let from: Int
        /// The set that contains the target; `nil` for a modifier.
        let to: Int?
        let type: TypeCode
    }

    init(_ layers: TokenLayers) {
        self.layers = layers
    }

    mutating func visit(_ permutation: LintedPermutation) {
        guard layers.names.count > 2 else { return }
        let graph = permutation.graph
        for (index, token) in graph.tokens.enumerated() {
            guard case .alias(let target) = token.link,
                let from = layers.layer(of: token.source)
            else { continue }
            let used = graph.tokens[Int(target)]
            let alias = Alias(
                user: permutation.entries[index], used: permutation.entries[Int(target)],
                from: from, to: layers.layer(of: used.source), type: token.type)
            if aliases.updateValue(token.value, forKey: alias) == nil { order.append(alias) }
        }
    }

    func findings(in ledger: TokenIndex) -> [Diagnostic] {
        var names: [Int: [Alias]] = [:]
        for alias in order { names[alias.used, default: []].append(alias) }
        var skips: [(alias: Alias, name: Alias?)] = []
        var counts: [Kind: (all: Int, skips: Int)] = [:]
        for alias in order where alias.to != alias.from {
            let kind = Kind(layer: alias.from, type: alias.type)
            counts[kind, default: (0, 0)].all += 1
            guard let to = alias.to, to + 1 < alias.from else { continue }
            counts[kind, default: (0, 0)].skips += 1
            let between = (to + 1)..<alias.from
            let name = names[alias.used]?.last { between.contains($0.from) }
            skips.append((alias, name))
        }
        return skips.compactMap { alias, name in
            let count = counts[Kind(layer: alias.from, type: alias.type)] ?? (0, 0)
            guard let name, count.skips < 4 || count.skips * 2 <= count.all else { return nil }
            return finding(alias, name, ledger)
        }
    }

    private struct Kind: Hashable {
        let layer: Int
        let type: TypeCode
    }

    private func finding(_ alias: Alias, _ name: Alias, _ ledger: TokenIndex) -> Diagnostic {
        let (user, used) = (ledger.entries[alias.user], ledger.entries[alias.used])
        let better = ledger.entries[name.user]
        return .warning(
            "skipped-layer",
            "'\(user.path)' of '\(layers.names[alias.from])' refers to '\(used.path)' past"
                + " '\(layers.names[name.from])', which calls it '\(better.path)'",
            at: aliases[alias].map { ledger.value(at: $0).place } ?? user.place,
            help: ["refer to '{\(better.path)}'"],
            notes: [.init("'\(better.path)' is here", at: better.place)])
    }
}
