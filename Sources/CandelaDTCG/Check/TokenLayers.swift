/// The sets of a resolver document as layers, the lowest first.
struct TokenLayers {
    /// The names of the sets.
    let names: [String]

    private var layers: [Int?]

    /// Creates the layers of a resolver document; a token file has none.
    init(_ project: TokenProject) {
        var names: [String] = []
        var layers = [Int?](repeating: nil, count: project.sources.count)
        for step in project.steps where project.isResolver {
            guard case .set(let sources, let name) = step else { continue }
            for source in sources { layers[source] = layers[source] ?? names.count }
            names.append(name)
        }
        self.names = names
        self.layers = layers
    }

    /// The layer of a source, the lowest if it is in several; `nil` for a modifier's source.
    func layer(of source: Int32) -> Int? {
        layers.indices.contains(Int(source)) ? layers[Int(source)] : nil
    }
}
