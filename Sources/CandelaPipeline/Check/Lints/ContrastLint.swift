/// Measures foregrounds on the surfaces they are declared for, in every context.
///
/// A pair below its threshold is an error, since the tokens break their own word. Gradients count
/// at their worst place, translucent surfaces as opaque. Thresholds are those of increased contrast
/// where the names of the contexts chosen say so.
struct ContrastLint: TokenLint {
    private var known: [Location: ContrastDeclaration?] = [:]
    private var pairs: [Pair: Failing] = [:]
    private var order: [Pair] = []
    /// Names in `on` that are no paint, with what they are.
    private var others: [Pair: String?] = [:]
    private var otherOrder: [Pair] = []
    private var unknownUses: [Diagnostic] = []

    /// A foreground's ledger entry, and the surface's path in the file.
    private struct Pair: Hashable {
        let foreground: Int
        let surface: Location
    }

    /// Where a pair is worst, and how often it fails.
    private struct Failing {
        var ratio: Double
        var minimum: Double
        var inputs: [String: String]
        var shades: [Shade]
        var grounds: [Shade]
        var use: ContrastPurpose
        var count = 1
    }

    mutating func visit(_ permutation: LintedPermutation) {
        let graph = permutation.graph
        let reader = ResolvedValueReader(SharedGraph(graph))
        var shades: [Int32: [Shade]] = [:]
        func paint(_ token: Int32) -> [Shade]? {
            if let known = shades[token] { return known }
            let value = reader.value(of: graph.tokens[Int(token)])
            shades[token] = value.flatMap(\.shades)
            return shades[token]
        }
        for index in graph.tokens.indices {
            let token = graph.tokens[index]
            let extensions = graph.tree.source(of: token.node).extensions
            let place = Location(source: token.value.source, node: extensions)
            guard extensions != 0, let declared = declaration(place, graph),
                let front = paint(Int32(truncatingIfNeeded: index))
            else { continue }
            for name in declared.surfaces {
                let pair = Pair(
                    foreground: permutation.entries[index],
                    surface: Location(place.source, name.index))
                guard let surface = graph.token(at: name.string ?? "") else {
                    note(pair, nil)
                    continue
                }
                guard let grounds = paint(surface) else {
                    note(pair, graph.tokens[Int(surface)].type.type?.rawValue)
                    continue
                }
                measure(pair, front, grounds, declared.use, permutation)
            }
        }
    }

    private mutating func declaration(
        _ place: Location, _ graph: TokenGraph
    ) -> ContrastDeclaration? {
        if let known = known[place] { return known }
        let declared = ContrastDeclaration(graph.tree.value(place))
        known[place] = .some(declared)
        if let declared, declared.isUseUnknown, let written = declared.written {
            let words = ContrastPurpose.allCases.map(\.rawValue)
            unknownUses.append(
                .warning(
                    "unknown-use", "'use' is none of \(words.joined(separator: ", "))",
                    at: written.place,
                    help: Suggestions.help(for: written.string ?? "", among: words)))
        }
        return declared
    }

    private mutating func note(_ pair: Pair, _ type: String?) {
        if others.updateValue(type, forKey: pair) == nil { otherOrder.append(pair) }
    }

    private mutating func measure(
        _ pair: Pair, _ front: [Shade], _ grounds: [Shade], _ use: ContrastPurpose,
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

    func findings(in ledger: TokenLedger) -> [Diagnostic] {
        var result = unknownUses
        let paths = Set(ledger.entries.lazy.map(\.path))
        for pair in otherOrder {
            if let finding = noSurface(pair, ledger, paths) { result.append(finding) }
        }
        for (number, pair) in order.enumerated() {
            guard let failing = pairs[pair] else { continue }
            result.append(tooLow(pair, failing, ledger, withHelp: number < 50))
        }
        return result
    }

    private func noSurface(
        _ pair: Pair, _ ledger: TokenLedger, _ paths: Set<String>
    ) -> Diagnostic? {
        let value = ledger.value(at: pair.surface)
        let (name, path) = (value.string ?? "", ledger.entries[pair.foreground].path)
        if let type = others[pair] ?? nil {
            return .warning(
                "not-a-surface",
                "'\(name)' in 'on' of '\(path)' is a \(type), no colour or gradient",
                at: value.place)
        }
        guard !paths.contains(name) else { return nil }
        return .warning(
            "unknown-surface", "'\(name)' in 'on' of '\(path)' names no token", at: value.place,
            help: Suggestions.help(for: name, among: ledger.entries.lazy.map(\.path)))
    }

    private func tooLow(
        _ pair: Pair, _ failing: Failing, _ ledger: TokenLedger, withHelp: Bool
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
    /// The colours a value paints with, those close together along a gradient too; nothing for a
    /// value that is no paint.
    package var shades: [Shade]? {
        switch self {
        case .color(let color): [Shade(color)]
        case .gradient(let stops):
            GradientRamp(stops.map { (Shade($0.color), $0.position) }).samples
        default: nil
        }
    }
}
