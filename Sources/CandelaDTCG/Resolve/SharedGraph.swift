/// A completed graph in shared storage.
///
/// A graph contains a dozen arrays, and copying it retains each of them, so frequently copied
/// values hold this one reference instead.
final class SharedGraph: Sendable {
    let graph: TokenGraph

    init(_ graph: TokenGraph) {
        self.graph = graph
    }
}
