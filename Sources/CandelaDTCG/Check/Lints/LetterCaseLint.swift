/// A lint for siblings whose names differ only in letter case (Format 2025.10, 5.1.1).
///
/// The format distinguishes them; file systems, CSS class names in quirks mode and people do not.
struct LetterCaseLint: TokenLint {
    /// The index of the first name equal to each name ignoring case; -1 for a unique name.
    private let alike: [Int32]
    private let hasAny: Bool
    private var found = DiagnosticList()

    init(_ names: NameTable) {
        var first: [String: Int32] = [:]
        var alike = [Int32](repeating: -1, count: names.count)
        var hasAny = false
        for id in 0..<Int32(truncatingIfNeeded: names.count) {
            let folded = names[id].caseFolded
            if let other = first[folded] {
                alike[Int(other)] = other
                alike[Int(id)] = other
                hasAny = true
            } else {
                first[folded] = id
            }
        }
        self.alike = alike
        self.hasAny = hasAny
    }

    private struct Key: Hashable {
        let parent: Int32
        let name: Int32
    }

    mutating func visit(_ permutation: LintedPermutation) {
        guard hasAny else { return }
        let tree = permutation.graph.tree
        var seen: [Key: Int32] = [:]
        var found: [Diagnostic] = []
        for (node, _) in tree.subtree(of: 0) {
            let entry = tree.nodes[Int(node)]
            guard alike[Int(entry.name)] >= 0, node > 0 else { continue }
            let key = Key(parent: entry.parent, name: alike[Int(entry.name)])
            guard let other = seen[key] else {
                seen[key] = node
                continue
            }
            let (name, first) = (tree.names[entry.name], tree.names[tree.nodes[Int(other)].name])
            let group = entry.parent > 0 ? " in '\(tree.path(of: entry.parent))'" : ""
            found.append(
                .warning(
                    "differs-by-case",
                    "'\(name)' differs from '\(first)'\(group) only in letter case",
                    at: tree.place(of: node), help: ["rename one of the two"],
                    notes: [.init("'\(first)' is here", at: tree.place(of: other))]))
        }
        self.found.add(found)
    }

    func findings(in ledger: TokenIndex) -> [Diagnostic] { found.all }
}
