/// Finds colours of one file that nobody can tell apart: those that differ by less than 2 after
/// CIEDE2000 and not at all in opacity.
///
/// Two of one group are compared, and two whose names end alike, such as the light ones of a palette: a
/// colour may be the same in light and in dark. Each is told with the one it is nearest to.
struct LookalikeLint: TokenLint {
    /// The least difference that is seen without putting colours side by side.
    private static let least = 2.0

    private var colors: [Int: Color] = [:]

    private struct Color {
        let entry: Int
        let source: Int32
        let shade: Shade
        let lab: LabColor
    }

    mutating func visit(_ permutation: LintedPermutation) {
        let shared = SharedGraph(permutation.graph)
        for (index, token) in permutation.graph.tokens.enumerated() {
            let entry = permutation.entries[index]
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
        return files.sorted { $0.key < $1.key }.flatMap { findings(among: $0.value, in: ledger) }
    }

    private func findings(among colors: [Color], in ledger: TokenLedger) -> [Diagnostic] {
        let sorted = colors.sorted { ($0.lab.lightness, $0.entry) < ($1.lab.lightness, $1.entry) }
        var nearest: [Int: (other: Int, difference: Double)] = [:]
        for (place, one) in sorted.enumerated() {
            for other in sorted.dropFirst(place + 1) {
                // The weight of lightness is never above 1.75, so no pair further apart counts.
                guard other.lab.lightness - one.lab.lightness < 1.75 * Self.least else { break }
                guard one.shade.alpha == other.shade.alpha, one.shade != other.shade,
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

    private static func areComparable(_ one: String, _ other: String) -> Bool {
        let (first, second) = (one.split(separator: "."), other.split(separator: "."))
        return first.last == second.last || first.dropLast() == second.dropLast()
    }
}
