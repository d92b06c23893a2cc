/// Replacement of token values after references are followed.
extension ResolvedTokens {
    /// Some of these tokens, with replacements for the tokens with the same paths; aliases of a
    /// replaced token take its new value.
    ///
    /// - Parameters:
    ///   - others: The replacements. Those that are aliases themselves keep their value here.
    ///   - tokens: The tokens to return, a subset of these.
    /// - Returns: `nil` if a value may include part of a replaced one, which requires resolving
    ///   again.
    package func replacing(
        _ others: [ResolvedToken], in tokens: [ResolvedToken]
    ) -> [ResolvedToken]? {
        let graph = graph
        var replacements: [Int32: ResolvedToken] = [:]
        var values: [Int32: TokenValue] = [:]
        var isKnown = [Bool](repeating: false, count: graph.tokens.count)
        for other in others {
            guard let index = index(at: other.path) else { continue }
            replacements[index] = other
            isKnown[Int(index)] = true
            if token(index)?.value != other.value { values[index] = other.value }
        }
        graph.copyToAliases(&values, &isKnown)
        let hasUses = graph.uses.contains { user, used in
            values[used] != nil && replacements[user] == nil
        }
        guard !hasUses, values.isEmpty || !graph.takesParts else { return nil }
        return tokens.map { token in
            if let replacement = replacements[token.index] { return replacement }
            return values[token.index].map(token.with) ?? token
        }
    }
}

extension TokenGraph {
    /// Copies values to aliases, each from the nearest target that has one.
    ///
    /// - Parameter isKnown: Whether a token needs no lookup.
    fileprivate func copyToAliases(_ values: inout [Int32: TokenValue], _ isKnown: inout [Bool]) {
        var trail: [Int32] = []
        for start in tokens.indices {
            trail.removeAll(keepingCapacity: true)
            var current = Int32(truncatingIfNeeded: start)
            while !isKnown[Int(current)] {
                trail.append(current)
                isKnown[Int(current)] = true
                guard case .alias(let next) = tokens[Int(current)].link else { break }
                current = next
            }
            guard let value = values[current] else { continue }
            for token in trail { values[token] = value }
        }
    }

    /// Whether any value includes a part of another token's.
    fileprivate var takesParts: Bool {
        tokens.contains { if case .part = $0.link { true } else { false } }
            || followed.values.contains { if case .part = $0 { true } else { false } }
    }
}
