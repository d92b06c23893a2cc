/// A lint for literals of the lowest layers that no token uses.
///
/// Other tokens use scales, and programs use roles, so only scales can be unused here. A file
/// is a scale if its set takes nothing from other sets or modifiers and at least half of the file's
/// literals are used. A project without two layers has none.
struct UnusedTokenLint: TokenLint {
    private let layers: TokenLayers
    /// Layers that use values of other layers.
    private var upper: Set<Int?> = []
    /// Layers whose values others use.
    private var lower: Set<Int?> = []
    /// The sources of literals, by index entry.
    private var literals: [Int: Int32] = [:]

    init(_ layers: TokenLayers) {
        self.layers = layers
    }

    mutating func visit(_ permutation: LintedPermutation) {
        let tokens = permutation.graph.tokens
        for (user, used) in permutation.uses {
            let (from, to) = (
                layers.layer(of: tokens[Int(user)].source),
                layers.layer(of: tokens[Int(used)].source)
            )
            guard from != to else { continue }
            upper.insert(from)
            lower.insert(to)
        }
        for (index, token) in tokens.enumerated() {
            guard case .literal = token.link, !token.hasReferences else { continue }
            literals[permutation.entries[index]] = token.source
        }
    }

    func findings(in ledger: TokenIndex) -> [Diagnostic] {
        var files: [String: (all: Int, unused: [TokenIndex.Entry])] = [:]
        for (index, entry) in ledger.entries.enumerated() {
            guard let source = literals[index], let layer = layers.layer(of: source),
                lower.contains(layer), !upper.contains(layer)
            else { continue }
            let file = ledger.project.sources[Int(source)].storage.file
            files[file, default: (0, [])].all += 1
            if !entry.isUsed { files[file]?.unused.append(entry) }
        }
        return files.sorted { $0.key < $1.key }.flatMap { _, file -> [Diagnostic] in
            guard file.unused.count * 2 <= file.all else { return [] }
            return file.unused.map {
                .warning(
                    "unused-token", "no token refers to '\($0.path)'", at: $0.place,
                    help: ["delete it, or let a role refer to it"]
                ).about($0.path)
            }
        }
    }
}
