/// The error for a token that the format cannot express, which is skipped together with its users.
package enum SkippedToken: Error {
    /// The reason that a token is skipped: “its unit 'em' is not in the format”.
    case because(String)

    /// A warning for each token that refers to a skipped one.
    static func users(in graph: TokenGraph) -> [Diagnostic] {
        graph.tokens.indices.compactMap { index in
            let token = graph.tokens[index]
            let number = Int32(truncatingIfNeeded: index)
            guard !token.isSound, !graph.faulty.contains(number) else { return nil }
            return .warning(
                "passed-over",
                "'\(graph.path(number))' is skipped: it refers to a skipped token",
                at: graph.tree.place(of: token.node))
        }
    }
}
