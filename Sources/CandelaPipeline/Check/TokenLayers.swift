/// The sets of a resolver document as layers, the lowest first.
struct TokenLayers {
    /// What the sets are called.
    let names: [String]

    private var layers: [Int?]

    /// The layers of a project; none for a token file.
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

    /// The layer a source belongs to, the lowest when it is in several; nothing for a modifier's.
    func layer(of source: Int32) -> Int? {
        layers.indices.contains(Int(source)) ? layers[Int(source)] : nil
    }
}
