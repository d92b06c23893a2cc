/// Looks up the tokens that others name in `$extensions.org.candela`: surfaces in `on`, the plain
/// colour that stands in for a gradient in `solid`, and the colours one may look like in `alike`.
///
/// A name that is known in another permutation is no mistake of its own: the token is missing here.
struct HintedNameLint: TokenLint {
    private var found: [Name: String?] = [:]
    private var order: [Name] = []

    /// Where a name stands in its file, and the ledger entry of the token that says it.
    private struct Name: Hashable {
        let owner: Int
        let place: Location
        let path: String
        let member: Member
    }

    private enum Member: String {
        case on, solid, alike

        var takesGradients: Bool { self == .on }

        /// The end of the ids of its errors.
        var noun: String { self == .on ? "surface" : self == .solid ? "solid" : "alike" }
    }

    mutating func visit(_ permutation: LintedPermutation) {
        let graph = permutation.graph
        for (index, token) in graph.tokens.enumerated() {
            let extensions = graph.tree.source(of: token.node).extensions
            guard extensions != 0, let type = token.type.type else { continue }
            let place = Location(source: token.value.source, node: extensions)
            let hints = CandelaHints(graph.tree.value(place), of: type)
            func look(_ name: CandelaHints.Named, _ member: Member) {
                let type = graph.token(at: name.path).flatMap { graph.tokens[Int($0)].type.type }
                if type == .color || member.takesGradients && type == .gradient { return }
                let name = Name(
                    owner: permutation.entries[index],
                    place: Location(place.source, name.value.index), path: name.path,
                    member: member)
                if found.updateValue(type?.rawValue, forKey: name) == nil { order.append(name) }
            }
            for name in hints.on { look(name, .on) }
            if let solid = hints.solid { look(solid, .solid) }
            for name in hints.alike { look(name, .alike) }
        }
    }

    func findings(in ledger: TokenLedger) -> [Diagnostic] {
        let paths = Set(ledger.entries.lazy.map(\.path))
        var names: SuggestionIndex?
        return order.compactMap { name in
            let place = ledger.value(at: name.place).place
            let (path, owner) = (name.path, ledger.entries[name.owner].path)
            let member = name.member
            if let type = found[name] ?? nil {
                return .error(
                    member.takesGradients ? "not-a-surface" : "not-a-color",
                    "'\(path)' in '\(member)' of '\(owner)' is a \(type), no color"
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
