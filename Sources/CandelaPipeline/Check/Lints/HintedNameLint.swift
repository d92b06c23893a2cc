/// Looks up the tokens that others name in `$extensions.org.candela`: surfaces in `on`, and the plain
/// colour that stands in for a gradient in `solid`.
///
/// A name that is known in another permutation is no mistake of its own: the token is missing here.
struct HintedNameLint: TokenLint {
    private var found: [Name: String?] = [:]
    private var order: [Name] = []

    /// Where a name stands in its file, and the ledger entry of the token that says it.
    private struct Name: Hashable {
        let owner: Int
        let place: Location
        let isSurface: Bool
    }

    mutating func visit(_ permutation: LintedPermutation) {
        let graph = permutation.graph
        for (index, token) in graph.tokens.enumerated() {
            let extensions = graph.tree.source(of: token.node).extensions
            guard extensions != 0, let type = token.type.type else { continue }
            let place = Location(source: token.value.source, node: extensions)
            let hints = CandelaHints(graph.tree.value(place), of: type)
            func look(_ name: CandelaHints.Named, isSurface: Bool) {
                let type = graph.token(at: name.path).flatMap { graph.tokens[Int($0)].type.type }
                if type == .color || isSurface && type == .gradient { return }
                let name = Name(
                    owner: permutation.entries[index],
                    place: Location(place.source, name.value.index), isSurface: isSurface)
                if found.updateValue(type?.rawValue, forKey: name) == nil { order.append(name) }
            }
            for name in hints.on { look(name, isSurface: true) }
            if let solid = hints.solid { look(solid, isSurface: false) }
        }
    }

    func findings(in ledger: TokenLedger) -> [Diagnostic] {
        let paths = Set(ledger.entries.lazy.map(\.path))
        return order.compactMap { name in
            let value = ledger.value(at: name.place)
            let (path, owner) = (value.string ?? "", ledger.entries[name.owner].path)
            let member = name.isSurface ? "on" : "solid"
            if let type = found[name] ?? nil {
                return .error(
                    name.isSurface ? "not-a-surface" : "not-a-color",
                    "'\(path)' in '\(member)' of '\(owner)' is a \(type), no color"
                        + (name.isSurface ? " or gradient" : ""), at: value.place)
            }
            guard !paths.contains(path) else { return nil }
            return .error(
                name.isSurface ? "unknown-surface" : "unknown-solid",
                "'\(path)' in '\(member)' of '\(owner)' names no token", at: value.place,
                help: Suggestions.help(for: path, among: ledger.entries.lazy.map(\.path)))
        }
    }
}
