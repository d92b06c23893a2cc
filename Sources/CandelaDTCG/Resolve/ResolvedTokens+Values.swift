/// Conversion of many tokens to typed values, in parallel and without repetition.
extension ResolvedTokens {
    /// All tokens with their typed values.
    func tokens(with workers: Workers) -> [ResolvedToken] {
        workers.map(portionsOf: order, tokens).flatMap(\.self)
    }

    private func tokens(of order: ArraySlice<Int32>) -> [ResolvedToken] {
        var tokens: [ResolvedToken] = []
        tokens.reserveCapacity(order.count)
        var path = PathBuilder()
        for index in order {
            path.move(to: graph.tokens[Int(index)].node, in: graph.tree)
            if let token = ResolvedToken(shared, index, path: path.text) { tokens.append(token) }
        }
        return tokens
    }

    /// The tokens of several permutations of one project, in order. Tokens equal to one in the
    /// first permutation are made once; they are recognised by their position in the project's
    /// sources, so all permutations must be of the same project.
    package static func tokens(
        of permutations: [ResolvedTokens], with workers: Workers
    ) -> [[ResolvedToken]] {
        guard let first = permutations.first else { return [] }
        let base = first.tokens(with: workers)
        guard permutations.count > 1 else { return [base] }
        var known = [Int32](repeating: -1, count: first.graph.tokens.count)
        for (position, token) in base.enumerated() {
            known[Int(token.index)] = Int32(truncatingIfNeeded: position)
        }
        return [base]
            + workers.map(permutations.count - 1) { [known] number in
                permutations[number + 1].tokens(sharing: base, known, of: first.shared)
            }
    }

    /// The tokens of this permutation, in order; those equal to one in `base` are taken from there.
    ///
    /// - Parameters:
    ///   - base: The tokens of another permutation of the same project.
    ///   - known: The index in `base` of each token in the graph of `other`, or -1.
    ///   - other: The graph of that permutation.
    private func tokens(
        sharing base: [ResolvedToken], _ known: [Int32], of other: SharedGraph
    ) -> [ResolvedToken] {
        let (graph, former) = (graph, other.graph)
        let nodes = graph.tree.nodesShared(with: former.tree)
        var tokens: [ResolvedToken] = []
        tokens.reserveCapacity(order.count)
        var path = PathBuilder()
        for index in order {
            let token = graph.tokens[Int(index)]
            if Int(index) < known.count, known[Int(index)] >= 0, nodes[Int(token.node)],
                graph.says(token, as: former.tokens[Int(index)], of: former)
            {
                tokens.append(base[Int(known[Int(index)])])
                continue
            }
            path.move(to: token.node, in: graph.tree)
            if let token = ResolvedToken(shared, index, path: path.text) { tokens.append(token) }
        }
        return tokens
    }
}

extension TokenTree {
    /// Whether each node has the same index and path in another tree of the project.
    package func nodesShared(with other: TokenTree) -> [Bool] {
        var shared = [Bool](repeating: false, count: nodes.count)
        for (index, (node, known)) in zip(nodes, other.nodes).enumerated() {
            // Parents precede their children.
            shared[index] =
                node.name == known.name && node.parent == known.parent
                && (node.parent < 0 || shared[Int(node.parent)])
        }
        return shared
    }
}

extension TokenGraph {
    /// Whether a token of another permutation, with the same index and path, is equal: everything
    /// that both are made of is the same.
    fileprivate func says(
        _ token: Token, as known: Token, of other: TokenGraph
    ) -> Bool {
        guard token.node == known.node, token.source == known.source, token.type == known.type,
            token.deprecated == known.deprecated, !token.hasReferences, !known.hasReferences,
            tree.nodes[Int(token.node)].sourceNode == other.tree.nodes[Int(known.node)].sourceNode,
            states(token.value, as: known.value, of: other),
            states(token.finalValue, as: known.finalValue, of: other)
        else { return false }
        switch (token.link, known.link) {
        case (.literal, .literal): return true
        case (.alias(let target), .alias(let former)):
            return target == former && token.final == known.final
        default: return false
        }
    }

    /// Whether a value is equal to one of another permutation: at the same place in the sources or,
    /// if it was computed in its permutation, as JSON.
    func states(
        _ value: NodeLocation, as known: NodeLocation, of other: TokenGraph
    ) -> Bool {
        guard tree.computed.contains(value.source) || other.tree.computed.contains(known.source)
        else { return value == known }
        guard value.isSomewhere, known.isSomewhere else { return false }
        return tree.value(value) == other.tree.value(known)
    }
}
