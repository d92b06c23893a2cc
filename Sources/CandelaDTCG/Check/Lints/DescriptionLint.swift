/// A lint for tokens without `$description` in files that describe most of theirs.
///
/// The lint applies to files in which at least three quarters of the tokens are described. The
/// tokens of other files, such as number scales, are self-explanatory or were never meant to be
/// described.
struct DescriptionLint: TokenLint {
    func findings(in ledger: TokenIndex) -> [Diagnostic] {
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
                    help: ["describe its use in '$description', as other tokens of the file do"])
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
