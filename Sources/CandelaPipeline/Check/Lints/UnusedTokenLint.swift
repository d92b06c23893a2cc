/// Finds literals of the lowest layers that no token takes a value from.
///
/// Scales are made to be used by other tokens, roles by programs, and only the first kind can be
/// unused here. A file holds such a scale when its set takes nothing from other sets or modifiers
/// and at least half of the file's literals are taken from. A project without two layers has none.
struct UnusedTokenLint: TokenLint {
    private let layers: TokenLayers
    /// Layers that take values from elsewhere.
    private var upper: Set<Int?> = []
    /// Layers that others take values from.
    private var lower: Set<Int?> = []
    /// Literals by their ledger entries, with the source each is from.
    private var literals: [Int: Int32] = [:]

    init(_ layers: TokenLayers) {
        self.layers = layers
    }

    mutating func visit(_ permutation: LintedPermutation) {
        let tokens = permutation.graph.tokens
        for (user, used) in permutation.uses {
            let (from, to) = (
                layers.layer(of: tokens[Int(user)].value.source),
                layers.layer(of: tokens[Int(used)].value.source)
            )
            guard from != to else { continue }
            upper.insert(from)
            lower.insert(to)
        }
        for (index, token) in tokens.enumerated() {
            guard case .literal = token.link, !token.hasReferences else { continue }
            literals[permutation.entries[index]] = token.value.source
        }
    }

    func findings(in ledger: TokenLedger) -> [Diagnostic] {
        var files: [String: (all: Int, unused: [TokenLedger.Entry])] = [:]
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
