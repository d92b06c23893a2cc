/// A lint for the contrast of foregrounds on their declared surfaces, in every context.
///
/// A pair below its threshold is an error, since the tokens declare it as readable. Gradients are
/// measured where the contrast is lowest, translucent surfaces as opaque. The thresholds for
/// increased contrast apply if the names of the chosen contexts say so.
struct ContrastLint: TokenLint {
    private var known: [NodeLocation: CandelaHints] = [:]
    private var pairs: [Pair: Failing] = [:]
    private var order: [Pair] = []

    /// A foreground's index entry, and the place of the surface's path in the file.
    private struct Pair: Hashable {
        let foreground: Int
        let surface: NodeLocation
    }

    /// The lowest ratio of a pair, and the number of failures.
    private struct Failing {
        var ratio: Double
        var minimum: Double
        var inputs: [String: String]
        var shades: [Shade]
        var grounds: [Shade]
        var use: ContrastUse
        var count = 1
    }

    mutating func visit(_ permutation: LintedPermutation) {
        let graph = permutation.graph
        let shared = SharedGraph(graph)
        var shades: [Int32: [Shade]] = [:]
        func paint(_ token: Int32) -> [Shade]? {
            if let known = shades[token] { return known }
            let value = ResolvedValueReader(shared, graph.tokens[Int(token)]).value
            shades[token] = value.flatMap(\.shades)
            return shades[token]
        }
        for index in graph.tokens.indices {
            let token = graph.tokens[index]
            let extensions = graph.tree.source(of: token.node).extensions
            let place = NodeLocation(source: token.source, node: extensions)
            guard extensions != 0, let type = token.type.type else { continue }
            let hints = known[place] ?? CandelaHints(graph.tree.value(place), of: type)
            known[place] = hints
            guard !hints.on.isEmpty, let front = paint(Int32(truncatingIfNeeded: index)) else {
                continue
            }
            for name in hints.on {
                guard let surface = graph.token(at: name.path), let grounds = paint(surface) else {
                    continue
                }
                let pair = Pair(
                    foreground: permutation.entries[index],
                    surface: NodeLocation(place.source, name.value.index))
                measure(pair, front, grounds, hints.use, permutation)
            }
        }
    }

    private mutating func measure(
        _ pair: Pair, _ front: [Shade], _ grounds: [Shade], _ use: ContrastUse,
        _ permutation: LintedPermutation
    ) {
        let minimum = use.minimum(isIncreased: permutation.isIncreased)
        let ratio = Shade.leastContrast(of: front, on: grounds)
        guard ratio < minimum else { return }
        var failing = Failing(
            ratio: ratio, minimum: minimum, inputs: permutation.inputs, shades: front,
            grounds: grounds, use: use)
        if let other = pairs[pair] {
            if other.ratio / other.minimum <= ratio / minimum { failing = other }
            failing.count = other.count + 1
        } else {
            order.append(pair)
        }
        pairs[pair] = failing
    }

    func findings(in ledger: TokenIndex) -> [Diagnostic] {
        order.enumerated().compactMap { number, pair in
            pairs[pair].map { tooLow(pair, $0, ledger, withHelp: number < 50) }
        }
    }

    private func tooLow(
        _ pair: Pair, _ failing: Failing, _ ledger: TokenIndex, withHelp: Bool
    ) -> Diagnostic {
        let value = ledger.value(at: pair.surface)
        let place = ledger.words(for: failing.inputs)
        var help: [String] = []
        if withHelp, failing.shades.count == 1,
            let better = failing.shades[0].over(failing.grounds[0]).nearest(where: { shade in
                failing.grounds.allSatisfy { shade.contrast(on: $0) >= failing.minimum }
            })
        {
            help = ["the nearest colour that passes there is '\(better.hexadecimal)'"]
        }
        let more = failing.count - 1
        return .error(
            "low-contrast",
            "'\(ledger.entries[pair.foreground].path)' on '\(value.string ?? "")' has a contrast of "
                + "\(ContrastRatio.text(failing.ratio))\(place.isEmpty ? "" : " where \(place)"), below "
                + "\(JSONNumber.spelling(of: failing.minimum) ?? "") for \(failing.use.words)",
            at: value.place, help: help,
            notes: more == 0
                ? [] : [.init("it is too low in \(more) more permutation\(more == 1 ? "" : "s")")])
    }
}

extension TokenValue {
    /// The colours a value paints with, including samples along a gradient; `nil` for a value that
    /// is not a paint.
    package var shades: [Shade]? {
        switch self {
        case .color(let color): [Shade(color)]
        case .gradient(let stops):
            GradientRamp(stops.map { (Shade($0.color), $0.position) }).samples
        default: nil
        }
    }
}
