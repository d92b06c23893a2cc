/// A lint for unused roles: no token takes a value from them, and no screen draws them or a role
/// that a group inherits from them.
///
/// A file contains roles if other tokens use at most half of its tokens; otherwise it contains
/// values for roles. Lengths and numbers are ignored: screens use many of their values but name
/// few.
struct UnusedRoleLint: TokenLint {
    /// The paths of the tokens that screens draw.
    let drawn: Set<String>

    /// The entries with each value, for types that screens name; several if a group extends
    /// another.
    private var roles: [NodeLocation: Role] = [:]
    private var sources: [Int: Int32] = [:]

    private struct Role {
        let place: SourcePosition?
        var entries: Set<Int> = []
    }

    init(drawn: Set<String>) {
        self.drawn = drawn
    }

    mutating func visit(_ permutation: LintedPermutation) {
        for (index, token) in permutation.graph.tokens.enumerated() {
            let entry = permutation.entries[index]
            sources[entry] = token.source
            guard token.type.type?.isNamedByScreens == true else { continue }
            let role = Role(place: permutation.graph.tree.place(of: token.node))
            roles[token.value, default: role].entries.insert(entry)
        }
    }

    func findings(in ledger: TokenIndex) -> [Diagnostic] {
        var files: [Int32: (all: Int, used: Int)] = [:]
        for (entry, source) in sources {
            files[source, default: (0, 0)].all += 1
            files[source, default: (0, 0)].used += ledger.entries[entry].isUsed ? 1 : 0
        }
        let unused = roles.compactMap { location, role -> (entry: Int, place: SourcePosition?)? in
            let isUsed = role.entries.contains {
                ledger.entries[$0].isUsed || drawn.contains(ledger.entries[$0].path)
            }
            let file = files[location.source] ?? (0, 0)
            // The last one is the role; it inherits from those before it.
            guard !isUsed, file.used * 2 <= file.all, let last = role.entries.max() else {
                return nil
            }
            return (last, role.place)
        }
        var reported: Set<Int> = []
        return unused.sorted { $0.entry < $1.entry }.compactMap { entry, place in
            guard reported.insert(entry).inserted else { return nil }
            let path = ledger.entries[entry].path
            return .warning(
                "unused-role", "no screen draws '\(path)', and no token takes a value from it",
                at: place, help: ["use it, delete it, or accept it in a baseline with a reason"]
            ).about(path)
        }
    }
}

extension TokenType {
    /// Whether screens name roles of the type, rather than only use their values.
    fileprivate var isNamedByScreens: Bool {
        [.color, .gradient, .typography, .shadow, .transition].contains(self)
    }
}
