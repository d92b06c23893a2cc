/// Finds tokens without `$description` in files that have the habit of describing theirs.
///
/// A file has it when at least three of four tokens are described. Others, scales of numbers above
/// all, explain themselves or never meant to, and are left alone.
struct DescriptionLint: TokenLint {
    func findings(in ledger: TokenLedger) -> [Diagnostic] {
        var counts: [String: (all: Int, bare: [(source: SourceTree, node: SourceNode)])] = [:]
        var files: [String] = []
        for source in ledger.project.sources {
            let file = source.storage.file
            for node in source.nodes where node.kind == .token {
                if counts[file] == nil { files.append(file) }
                counts[file, default: (0, [])].all += 1
                if node.description == 0 { counts[file]?.bare.append((source, node)) }
            }
        }
        return files.flatMap { file -> [Diagnostic] in
            guard let (all, bare) = counts[file], bare.count * 4 <= all else { return [] }
            return bare.map { source, node in
                return .warning(
                    "missing-description",
                    "'\(path(of: node, in: source, ledger.project.names))' has no description",
                    at: JSONValue(storage: source.storage, index: Int(node.object) - 1).place,
                    help: ["say in '$description' when to use it, as other tokens of the file do"])
            }
        }
    }

    private func path(of node: SourceNode, in source: SourceTree, _ names: NameTable) -> String {
        var steps = [names[node.name]]
        var parent = Int(node.parent)
        while parent > 0 {
            steps.append(names[source.nodes[parent].name])
            parent = Int(source.nodes[parent].parent)
        }
        return steps.reversed().joined(separator: ".")
    }
}
