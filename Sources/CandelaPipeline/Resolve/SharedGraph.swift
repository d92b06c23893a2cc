/// A finished graph, held once by all that read from it.
///
/// A graph is a dozen arrays: what copies it counts a reference to each. A value a token is read
/// with is copied many times.
final class SharedGraph: Sendable {
    let graph: TokenGraph

    init(_ graph: TokenGraph) {
        self.graph = graph
    }
}
