/// A lint for names in `$extensions.org.candela` that match no token or one of the wrong type:
/// surfaces in `on` (colours or gradients), the solid fallback for a gradient in `solid` (a
/// colour), and the colours it may resemble in `alike`.
///
/// A name that exists in another permutation is not reported here: the token is missing, which
/// another lint reports.
struct HintedNameLint: TokenLint {
    private var found: [Name: String?] = [:]
    private var order: [Name] = []

    /// The place of a name in its file, and the index entry of the token that contains it.
    private struct Name: Hashable {
        let owner: Int
        let place: NodeLocation
        let path: String
        let member: Member
    }

    private enum Member: String {
        case on, solid, alike

        var takesGradients: Bool { self == .on }

        /// The suffix of its error identifiers.
        var noun: String { self == .on ? "surface" : self == .solid ? "solid" : "alike" }
    }

    mutating func visit(_ permutation: LintedPermutation) {
        let graph = permutation.graph
        for (index, token) in graph.tokens.enumerated() {
            let extensions = graph.tree.source(of: token.node).extensions
            guard extensions != 0, let type = token.type.type else { continue }
            let place = NodeLocation(source: token.source, node: extensions)
            let hints = CandelaHints(graph.tree.value(place), of: type)
            func look(_ name: CandelaHints.Named, _ member: Member) {
                let type = graph.token(at: name.path).flatMap { graph.tokens[Int($0)].type.type }
                if type == .color || member.takesGradients && type == .gradient { return }
                let name = Name(
                    owner: permutation.entries[index],
                    place: NodeLocation(place.source, name.value.index), path: name.path,
                    member: member)
                if found.updateValue(type?.rawValue, forKey: name) == nil { order.append(name) }
            }
            for name in hints.on { look(name, .on) }
            if let solid = hints.solid { look(solid, .solid) }
            for name in hints.alike { look(name, .alike) }
        }
    }

    func findings(in ledger: TokenIndex) -> [Diagnostic] {
        let paths = Set(ledger.entries.lazy.map(\.path))
        var names: SuggestionIndex?
        return order.compactMap { name in
            let place = ledger.value(at: name.place).place
            let (path, owner) = (name.path, ledger.entries[name.owner].path)
            let member = name.member
            if let type = found[name] ?? nil {
                return .error(
                    member.takesGradients ? "not-a-surface" : "not-a-color",
                    "'\(path)' in '\(member)' of '\(owner)' is a \(type), not a color"
                        + (member.takesGradients ? " or gradient" : ""), at: place)
            }
            guard !paths.contains(path) else { return nil }
            var known = names ?? SuggestionIndex(ledger.entries.lazy.map(\.path))
            defer { names = known }
            return .error(
                "unknown-\(member.noun)",
                "'\(path)' in '\(member)' of '\(owner)' names no token", at: place,
                help: known.help(for: path))
        }
    }
}
