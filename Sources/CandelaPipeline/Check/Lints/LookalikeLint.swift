/// Finds colours of one file that nobody can tell apart: those that differ by less than 2 after
/// CIEDE2000 and not at all in opacity.
///
/// Two of one group are compared, and two whose names end alike, such as the light ones of a palette, if
/// they are seen together: what roles take from a palette in different contexts only, in light and in
/// dark, nobody sees side by side. Left alone is as well what was moved to reach a contrast, as the
/// roles that take it declare with the grounds they lie on; the stops of one gradient, which is a
/// slope; and what `alike` of either names with a reason. Each is told with the one it is nearest to.
struct LookalikeLint: TokenLint {
    /// The least difference that is seen without putting colours side by side.
    private static let least = 2.0

    private var colors: [Location: Color] = [:]

    /// Which entries take values from which, by permutation.
    private var uses: [[Int: [Int]]] = []

    /// The literals of foregrounds that have to stand out from declared grounds.
    private var bound: Set<Int> = []

    /// The literals that are stops of one gradient.
    private var slopes: Set<[Int]> = []

    private struct Color {
        let entry: Int
        let place: SourcePlace?
        let shade: Shade
        let lab: LabColor

        /// The tokens it may look like.
        let alike: [CandelaHints.Named]
    }

    mutating func visit(_ permutation: LintedPermutation) {
        let shared = SharedGraph(permutation.graph)
        uses.append(
            Dictionary(grouping: permutation.uses) { permutation.entries[Int($0.user)] }
                .mapValues { $0.map { permutation.entries[Int($0.used)] } })
        for (index, token) in permutation.graph.tokens.enumerated() {
            let hints = permutation.graph.hints(of: token)
            if hints?.on.isEmpty == false {
                bound.insert(permutation.entries[permutation.graph.literal(of: index)])
            }
            guard case .literal = token.link, token.type.type == .color,
                colors[token.value] == nil,
                let shade = ResolvedValueReader(shared, token).value?.shades?.first
            else { continue }
            colors[token.value] = Color(
                entry: permutation.entries[index],
                place: permutation.graph.tree.place(of: token.node),
                shade: shade, lab: LabColor(shade), alike: hints?.alike ?? [])
        }
        note(slopesOf: permutation)
    }

    private mutating func note(slopesOf permutation: LintedPermutation) {
        let graph = permutation.graph
        let stops = permutation.uses.filter {
            graph.tokens[Int($0.user)].type.type == .gradient
                && graph.tokens[Int($0.used)].type.type == .color
        }
        for (_, uses) in Dictionary(grouping: stops, by: \.user) {
            let entries = uses.map { permutation.entries[graph.literal(of: Int($0.used))] }
            for one in entries {
                for other in entries where one < other { slopes.insert([one, other]) }
            }
        }
    }

    func findings(in ledger: TokenLedger) -> [Diagnostic] {
        let files = Dictionary(grouping: colors) {
            ledger.project.sources[Int($0.key.source)].storage.file
        }
        let seen = permutationsOfRoles(in: ledger)
        return files.sorted { $0.key < $1.key }
            .flatMap { findings(among: $0.value.map(\.value), seen, in: ledger) }
    }

    /// The permutations in which each entry ends in a role, which is what no token takes its value from.
    private func permutationsOfRoles(in ledger: TokenLedger) -> [Int: BitSet] {
        var seen: [Int: BitSet] = [:]
        for (place, uses) in uses.enumerated() {
            var next = uses.keys.filter { !ledger.entries[$0].isUsed }
            while let user = next.popLast() {
                for used in uses[user] ?? [] where seen[used]?.contains(place) != true {
                    seen[used, default: BitSet()].insert(place)
                    next.append(used)
                }
            }
        }
        return seen
    }

    private func findings(
        among colors: [Color], _ seen: [Int: BitSet], in ledger: TokenLedger
    ) -> [Diagnostic] {
        let colors = colors.filter { !bound.contains($0.entry) }
        let sorted = colors.sorted { ($0.lab.lightness, $0.entry) < ($1.lab.lightness, $1.entry) }
        var nearest: [Int: (one: Color, other: Color, difference: Double)] = [:]
        for (place, one) in sorted.enumerated() {
            for other in sorted.dropFirst(place + 1) {
                // The weight of lightness is never above 1.75, so no pair further apart counts.
                guard other.lab.lightness - one.lab.lightness < 1.75 * Self.least else { break }
                let (first, second) = one.entry < other.entry ? (one, other) : (other, one)
                let (path, otherPath) = (
                    ledger.entries[first.entry].path, ledger.entries[second.entry].path
                )
                guard one.shade.alpha == other.shade.alpha, one.shade != other.shade,
                    Self.areMet(seen[one.entry], seen[other.entry]),
                    Self.areComparable(path, otherPath),
                    !slopes.contains([first.entry, second.entry]),
                    !second.alike.contains(where: { $0.path == path }),
                    !first.alike.contains(where: { $0.path == otherPath })
                else { continue }
                let difference = one.lab.difference2000(from: other.lab)
                guard difference < Self.least,
                    difference < nearest[second.entry]?.difference ?? 100
                else { continue }
                nearest[second.entry] = (second, first, difference)
            }
        }
        return nearest.sorted { $0.key < $1.key }.map(\.value).map { one, other, difference in
            let (path, otherPath) = (
                ledger.entries[one.entry].path, ledger.entries[other.entry].path
            )
            return .warning(
                "near-duplicate",
                "'\(path)' looks like '\(otherPath)': they are "
                    + "\((difference * 100).rounded(.down) / 100) apart after CIEDE2000, and less "
                    + "than 2 is hardly seen",
                at: one.place,
                help: [
                    "let one take its value from the other, or say in 'alike' why both are needed"
                ],
                notes: [.init("'\(otherPath)' is here", at: other.place)]
            ).about(path, otherPath)
        }
    }

    /// Whether some permutation has both; a role is in all of its own.
    private static func areMet(_ one: BitSet?, _ other: BitSet?) -> Bool {
        guard let one, let other else { return true }
        return one.meets(other)
    }

    private static func areComparable(_ one: String, _ other: String) -> Bool {
        let (first, second) = (one.split(separator: "."), other.split(separator: "."))
        return first.last == second.last || first.dropLast() == second.dropLast()
    }
}

extension TokenGraph {
    /// What a token says beyond the standard.
    fileprivate func hints(of token: Token) -> CandelaHints? {
        let extensions = tree.source(of: token.node).extensions
        guard extensions != 0, let type = token.type.type else { return nil }
        let place = Location(source: token.value.source, node: extensions)
        return CandelaHints(tree.value(place), of: type)
    }

    /// The end of a chain of aliases.
    fileprivate func literal(of index: Int) -> Int {
        var (index, steps) = (index, 0)
        while case .alias(let used) = tokens[index].link, steps < tokens.count {
            (index, steps) = (Int(used), steps + 1)
        }
        return index
    }
}
