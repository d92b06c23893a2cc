/// A lint for indistinguishable colours in one file: those with a CIEDE2000 difference below 2 and
/// the same opacity.
///
/// Colours in one group are compared, and colours with the same last step, such as the light ones
/// of a palette, if they are seen together: palette colours used by roles only in different
/// contexts, such as light and dark, are never seen side by side. Each colour is reported with the
/// nearest one.
///
/// The lint ignores colours adjusted for contrast, which belong to roles that declare their
/// surfaces; stops of one gradient, which is a gradual change; and pairs that `alike` of one colour
/// declares with a reason.
struct LookalikeLint: TokenLint {
    /// The smallest difference visible without a side-by-side comparison.
    private static let least = 2.0

    private var colors: [NodeLocation: Color] = [:]

    /// The entries that each entry takes values from, by permutation.
    private var uses: [[Int: [Int]]] = []

    /// The literals of foregrounds that declare their surfaces, whose contrast is checked.
    private var bound: Set<Int> = []

    /// The gradients of which each literal is a stop, by index of the stop list.
    private var slopes: [Int: [Int]] = [:]
    private var gradients: Set<[Int]> = []

    private struct Color {
        let entry: Int
        let place: SourcePosition?
        let shade: Shade
        let lab: LabColor

        /// The tokens it may resemble.
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
            let entries = Set(
                uses.map { permutation.entries[graph.literal(of: Int($0.used))] })
            guard gradients.insert(entries.sorted()).inserted else { continue }
            for entry in entries { slopes[entry, default: []].append(gradients.count) }
        }
    }

    func findings(in ledger: TokenIndex) -> [Diagnostic] {
        let files = Dictionary(grouping: colors) {
            ledger.project.sources[Int($0.key.source)].storage.file
        }
        let seen = permutationsOfRoles(in: ledger)
        return files.sorted { $0.key < $1.key }
            .flatMap { findings(among: $0.value.map(\.value), seen, in: ledger) }
    }

    /// The permutations in which each entry is used by a role, a token that no other token uses.
    private func permutationsOfRoles(in ledger: TokenIndex) -> [Int: PermutationSet] {
        var seen: [Int: PermutationSet] = [:]
        for (place, uses) in uses.enumerated() {
            var next = uses.keys.filter { !ledger.entries[$0].isUsed }
            while let user = next.popLast() {
                for used in uses[user] ?? [] where seen[used]?.contains(place) != true {
                    seen[used, default: PermutationSet()].insert(place)
                    next.append(used)
                }
            }
        }
        return seen
    }

    private func findings(
        among colors: [Color], _ seen: [Int: PermutationSet], in ledger: TokenIndex
    ) -> [Diagnostic] {
        var colors = colors.filter { !bound.contains($0.entry) }
        colors.sort { ($0.lab.lightness, $0.entry) < ($1.lab.lightness, $1.entry) }
        var nearest: [Int: Nearest] = [:]
        for group in Self.comparable(colors, in: ledger) {
            let tree = ShadeIndex(Self.cells(group, of: colors)) { colors[$0].entry }
            for place in group {
                let one = colors[place]
                let limit = nearest[one.entry]?.difference ?? Self.least
                tree.search(near: one.lab, below: one.entry, within: limit) { cell in
                    if let found = nearer(
                        place, cell, than: nearest[one.entry], colors, seen, ledger)
                    {
                        nearest[one.entry] = found
                    }
                    return nearest[one.entry]?.difference ?? Self.least
                }
            }
        }
        return nearest.sorted { $0.key < $1.key }.map { _, nearest in
            diagnostic(colors[nearest.one], colors[nearest.other], nearest.difference, in: ledger)
        }
    }

    /// The pair of a colour and an earlier one of a given shade, if nearer than `nearest`.
    private func nearer(
        _ place: Int, _ cell: ShadeIndex.Cell, than nearest: Nearest?, _ colors: [Color],
        _ seen: [Int: PermutationSet], _ ledger: TokenIndex
    ) -> Nearest? {
        let one = colors[place]
        guard let first = cell.places.first, colors[first].shade != one.shade else { return nil }
        let (low, high) = (colors[min(place, first)].lab, colors[max(place, first)].lab)
        let difference = low.difference2000(from: high)
        guard difference < Self.least else { return nil }
        for other in cell.places.prefix(Self.most) where colors[other].entry < one.entry {
            let found = Nearest(one: place, other: other, difference: difference)
            guard nearest.map({ found < $0 }) ?? true else { return nil }
            if mayBeMistaken(one, colors[other], seen, in: ledger) { return found }
        }
        return nil
    }

    /// The maximum number of colours compared for one shade.
    private static let most = 100

    /// The shades of some colours, each with the indices of its colours.
    private static func cells(_ group: [Int], of colors: [Color]) -> [ShadeIndex.Cell] {
        var cells: [ShadeIndex.Cell] = []
        var known: [Shade: Int] = [:]
        for place in group {
            if let number = known[colors[place].shade] {
                cells[number].places.append(place)
            } else {
                known[colors[place].shade] = cells.count
                cells.append(ShadeIndex.Cell(lab: colors[place].lab, places: [place]))
            }
        }
        return cells
    }

    /// A colour and the one nearest to it; among equally near ones the darkest.
    private struct Nearest: Comparable {
        /// The indices of the colour and of the earlier one.
        let one: Int
        let other: Int
        let difference: Double

        static func < (left: Nearest, right: Nearest) -> Bool {
            (left.difference, left.other) < (right.difference, right.other)
        }
    }

    /// The colours of each group and those with the same last step, separated by opacity, as
    /// indices.
    private static func comparable(_ colors: [Color], in ledger: TokenIndex) -> [[Int]] {
        struct Key: Hashable {
            let name: String
            let alpha: Double
        }
        var groups: [Key: [Int]] = [:]
        var ends: [Key: [Int]] = [:]
        for (place, color) in colors.enumerated() {
            let steps = ledger.entries[color.entry].path.split(separator: ".")
            let alpha = color.shade.alpha
            let group = Key(name: steps.dropLast().joined(separator: "."), alpha: alpha)
            groups[group, default: []].append(place)
            ends[Key(name: steps.last.map(String.init) ?? "", alpha: alpha), default: []].append(
                place)
        }
        return Array(groups.values) + Array(ends.values)
    }

    /// Whether two colours are seen together, are not stops of one gradient, and are not declared
    /// `alike`.
    private func mayBeMistaken(
        _ one: Color, _ other: Color, _ seen: [Int: PermutationSet], in ledger: TokenIndex
    ) -> Bool {
        if let one = seen[one.entry], let other = seen[other.entry], !one.meets(other) {
            // No permutation shows both.
            return false
        }
        if let own = slopes[one.entry], let others = slopes[other.entry],
            !Set(own).isDisjoint(with: others)
        {
            return false
        }
        let (path, otherPath) = (ledger.entries[one.entry].path, ledger.entries[other.entry].path)
        return !one.alike.contains { $0.path == otherPath }
            && !other.alike.contains { $0.path == path }
    }

    private func diagnostic(
        _ one: Color, _ other: Color, _ difference: Double, in ledger: TokenIndex
    ) -> Diagnostic {
        let (path, otherPath) = (ledger.entries[one.entry].path, ledger.entries[other.entry].path)
        return .warning(
            "near-duplicate",
            "'\(path)' looks like '\(otherPath)': they are "
                + "\((difference * 100).rounded(.down) / 100) apart in CIEDE2000, and less "
                + "than 2 is hardly visible",
            at: one.place,
            help: ["make one an alias of the other, or give the reason for both in 'alike'"],
            notes: [.init("'\(otherPath)' is here", at: other.place)]
        ).about(path, otherPath)
    }
}

extension TokenGraph {
    /// The token's hints; `nil` if it has no `$extensions`.
    fileprivate func hints(of token: Token) -> CandelaHints? {
        let extensions = tree.source(of: token.node).extensions
        guard extensions != 0, let type = token.type.type else { return nil }
        let place = NodeLocation(source: token.source, node: extensions)
        return CandelaHints(tree.value(place), of: type)
    }

    /// The final literal of a chain of aliases.
    fileprivate func literal(of index: Int) -> Int { Int(tokens[index].final) }
}
