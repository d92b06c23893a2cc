/// The tokens whose conversion has the same result in two permutations: they and all that it reads
/// are the same.
struct SharedConversions {
    private enum State {
        case unknown, open, shared, different
    }

    private let known: TokenGraph
    private let uses: ConversionUses
    private let graph: TokenGraph
    private let nodes: [Bool]
    private var states: [State]

    /// - Returns: `nil` if no uses were noted in the other permutation.
    init?(_ graph: TokenGraph, with known: TokenGraph) {
        guard let uses = known.conversions as? ConversionUses else { return nil }
        self.uses = uses
        self.known = known
        self.graph = graph
        nodes = graph.tree.nodesShared(with: known.tree)
        states = Array(repeating: .unknown, count: graph.tokens.count)
    }

    /// The token of the other permutation after its conversion; `nil` if the result may differ.
    mutating func result(of token: Int32) -> TokenGraph.Token? {
        if states[Int(token)] == .unknown { settle(token) }
        return states[Int(token)] == .shared ? known.tokens[Int(token)] : nil
    }

    private mutating func settle(_ token: Int32) {
        var stack = [token]
        while let top = stack.last {
            if states[Int(top)] == .unknown {
                states[Int(top)] = isSame(top) ? .open : .different
            }
            guard states[Int(top)] == .open else {
                stack.removeLast()
                continue
            }
            var state = State.shared
            var place = uses.last[Int(top)]
            while place >= 0, state == .shared {
                let use = uses.list[Int(place)]
                place = use.previous
                switch Int(use.used) < states.count ? states[Int(use.used)] : .different {
                case .shared: break
                case .open, .different: state = .different
                case .unknown:
                    stack.append(use.used)
                    state = .open
                }
            }
            states[Int(top)] = state
        }
    }

    /// Whether a token has the same place and written value in both permutations.
    private func isSame(_ token: Int32) -> Bool {
        let index = Int(token)
        guard index < uses.tokens.count, !uses.uncertain.contains(token) else { return false }
        let (own, other) = (graph.tokens[index], uses.tokens[index])
        return own.node == other.node && nodes[Int(own.node)] && own.value == other.value
            && own.source == other.source && own.ownType == other.ownType
            && own.groupType == other.groupType
            // A token with a type of its own does not take one from what it overrides.
            && (own.ownType != .none
                || graph.tree.overriddenType(of: own.node)
                    == known.tree.overriddenType(of: other.node))
    }
}
