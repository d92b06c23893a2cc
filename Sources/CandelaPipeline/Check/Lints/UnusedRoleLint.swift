/// Finds roles that nothing uses: no token takes a value from them and no screen draws them, nor those
/// that groups inherit from them.
///
/// A file holds roles when other tokens take values from at most half of its tokens; the others hold
/// values for roles. Lengths and numbers are left alone: screens are made with many of them and name
/// few.
struct UnusedRoleLint: TokenLint {
    /// The paths that screens draw.
    let drawn: Set<String>

    /// The entries that have each value, for values of a kind that screens name; several where a group
    /// extends another.
    private var roles: [Location: Role] = [:]
    private var sources: [Int: Int32] = [:]

    private struct Role {
        let place: SourcePlace?
        var entries: Set<Int> = []
    }

    init(drawn: Set<String>) {
        self.drawn = drawn
    }

    mutating func visit(_ permutation: LintedPermutation) {
        for (index, token) in permutation.graph.tokens.enumerated() {
            let entry = permutation.entries[index]
            sources[entry] = token.value.source
            guard token.type.type?.isNamedByScreens == true else { continue }
            let role = Role(place: permutation.graph.tree.place(of: token.node))
            roles[token.value, default: role].entries.insert(entry)
        }
    }

    func findings(in ledger: TokenLedger) -> [Diagnostic] {
        var files: [Int32: (all: Int, used: Int)] = [:]
        for (entry, source) in sources {
            files[source, default: (0, 0)].all += 1
            files[source, default: (0, 0)].used += ledger.entries[entry].isUsed ? 1 : 0
        }
        let unused = roles.compactMap { location, role -> (entry: Int, place: SourcePlace?)? in
            let isUsed = role.entries.contains {
                ledger.entries[$0].isUsed || drawn.contains(ledger.entries[$0].path)
            }
            let file = files[location.source] ?? (0, 0)
            // The last is the role, those before it are what it is inherited from.
            guard !isUsed, file.used * 2 <= file.all, let last = role.entries.max() else {
                return nil
            }
            return (last, role.place)
        }
        var told: Set<Int> = []
        return unused.sorted { $0.entry < $1.entry }.compactMap { entry, place in
            guard told.insert(entry).inserted else { return nil }
            let path = ledger.entries[entry].path
            return .warning(
                "unused-role", "no screen draws '\(path)', and no token takes a value from it",
                at: place, help: ["draw it, delete it, or say in a baseline who needs it"]
            ).about(path)
        }
    }
}

extension TokenType {
    /// Whether screens name roles of the type, rather than only be made with their values.
    fileprivate var isNamedByScreens: Bool {
        [.color, .gradient, .typography, .shadow, .transition].contains(self)
    }
}
