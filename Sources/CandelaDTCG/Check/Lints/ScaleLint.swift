/// A lint for lengths and times off the scale: literals of an upper layer that are not among the
/// values of a scale below.
///
/// The scale of a type is the lowest layer with literals of it, if they have at least four
/// different values. A project with fewer than two layers has no scale. If more literals of the
/// type are off the scale than there are aliases, the project does not use its scale and nothing is
/// reported.
struct ScaleLint: TokenLint {
    private let layers: TokenLayers
    private var literals: [Int: Literal] = [:]
    private var aliases: [TypeCode: Set<Int>] = [:]

    private struct Literal {
        let entry: Int
        let layer: Int
        let type: TypeCode
        let value: TokenValue
    }

    init(_ layers: TokenLayers) {
        self.layers = layers
    }

    mutating func visit(_ permutation: LintedPermutation) {
        guard layers.names.count > 1 else { return }
        let shared = SharedGraph(permutation.graph)
        for (index, token) in permutation.graph.tokens.enumerated() {
            let entry = permutation.entries[index]
            guard token.type.type == .dimension || token.type.type == .duration,
                let layer = layers.layer(of: token.source), literals[entry] == nil
            else { continue }
            guard case .literal = token.link else {
                aliases[token.type, default: []].insert(entry)
                continue
            }
            guard !token.hasReferences, let value = ResolvedValueReader(shared, token).value else {
                continue
            }
            literals[entry] = Literal(entry: entry, layer: layer, type: token.type, value: value)
        }
    }

    func findings(in ledger: TokenIndex) -> [Diagnostic] {
        Dictionary(grouping: literals.values, by: \.type).flatMap {
            type, literals -> [Diagnostic] in
            guard let lowest = literals.map(\.layer).min() else { return [] }
            let scale = Set(literals.filter { $0.layer == lowest }.map(\.value))
            let beside = literals.filter { $0.layer > lowest && !scale.contains($0.value) }
            guard scale.count >= 4, beside.count <= aliases[type]?.count ?? 0 else { return [] }
            return beside.sorted { $0.entry < $1.entry }.map { literal in
                let entry = ledger.entries[literal.entry]
                return .warning(
                    "off-scale", "the value of '\(entry.path)' is on no scale", at: entry.place,
                    help: [
                        "use the nearest value of '\(layers.names[lowest])', or add one there"
                    ]
                ).about(entry.path)
            }
        }
    }
}
