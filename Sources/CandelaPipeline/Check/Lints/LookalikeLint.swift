/// Finds colours of one file that nobody can tell apart: those that differ by less than 2 after
/// CIEDE2000 and not at all in opacity.
///
/// Two of one group are compared, and two whose names end alike, such as the light ones of a palette, if
/// they are seen together: what roles take from a palette in different contexts only, in light and in
/// dark, nobody sees side by side. Left alone is as well what was moved to reach a contrast, as the
/// roles that take it declare with the grounds they lie on. Each is told with the one it is nearest to.
struct LookalikeLint: TokenLint {
    /// The least difference that is seen without putting colours side by side.
    private static let least = 2.0

    private var colors: [Int: Color] = [:]

    /// Which entries take values from which, by permutation.
    private var uses: [[Int: [Int]]] = []

    /// The literals of foregrounds that have to stand out from declared grounds.
    private var bound: Set<Int> = []

    private struct Color {
        let entry: Int
        let source: Int32
        let shade: Shade
        let lab: LabColor
    }

    mutating func visit(_ permutation: LintedPermutation) {
        let shared = SharedGraph(permutation.graph)
        uses.append(
            Dictionary(grouping: permutation.uses) { permutation.entries[Int($0.user)] }
                .mapValues { $0.map { permutation.entries[Int($0.used)] } })
        for (index, token) in permutation.graph.tokens.enumerated() {
            let entry = permutation.entries[index]
            if permutation.graph.declaresGrounds(token) {
                bound.insert(permutation.entries[permutation.graph.literal(of: index)])
            }
            guard case .literal = token.link, token.type.type == .color, colors[entry] == nil,
                let shade = ResolvedValueReader(shared, token).value?.shades?.first
            else { continue }
            colors[entry] = Color(
                entry: entry, source: token.value.source, shade: shade, lab: LabColor(shade))
        }
    }

    func findings(in ledger: TokenLedger) -> [Diagnostic] {
        let files = Dictionary(grouping: colors.values) {
            ledger.project.sources[Int($0.source)].storage.file
        }
        let seen = permutationsOfRoles(in: ledger)
        return files.sorted { $0.key < $1.key }
            .flatMap { findings(among: $0.value, seen, in: ledger) }
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
        var nearest: [Int: (other: Int, difference: Double)] = [:]
        for (place, one) in sorted.enumerated() {
            for other in sorted.dropFirst(place + 1) {
                // The weight of lightness is never above 1.75, so no pair further apart counts.
                guard other.lab.lightness - one.lab.lightness < 1.75 * Self.least else { break }
                guard one.shade.alpha == other.shade.alpha, one.shade != other.shade,
                    Self.areMet(seen[one.entry], seen[other.entry]),
                    Self.areComparable(
                        ledger.entries[one.entry].path, ledger.entries[other.entry].path)
                else { continue }
                let difference = one.lab.difference2000(from: other.lab)
                let (first, second) = (min(one.entry, other.entry), max(one.entry, other.entry))
                guard difference < Self.least, difference < nearest[second]?.difference ?? 100
                else { continue }
                nearest[second] = (first, difference)
            }
        }
        return nearest.sorted { $0.key < $1.key }.map { entry, found in
            let (one, other) = (ledger.entries[entry], ledger.entries[found.other])
            let difference = (found.difference * 100).rounded(.down) / 100
            return .warning(
                "near-duplicate",
                "'\(one.path)' looks like '\(other.path)': they are \(difference) apart after "
                    + "CIEDE2000, and less than 2 is hardly seen",
                at: one.place, help: ["let one take its value from the other"],
                notes: [.init("'\(other.path)' is here", at: other.place)])
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
    /// Whether a token says on which grounds it has to stand out.
    fileprivate func declaresGrounds(_ token: Token) -> Bool {
        let extensions = tree.source(of: token.node).extensions
        guard extensions != 0, let type = token.type.type else { return false }
        let place = Location(source: token.value.source, node: extensions)
        return !CandelaHints(tree.value(place), of: type).on.isEmpty
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
