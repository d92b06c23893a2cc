/// The tokens of all permutations, each path once, in order of first occurrence.
struct TokenIndex {
    /// The token at a path, over all permutations.
    struct Entry {
        let path: String
        /// The place of the name's first occurrence.
        let place: SourcePosition?
        /// The indices of the permutations that contain it.
        fileprivate(set) var presence = PermutationSet()
        /// Whether another token uses its value or a part of it in any permutation.
        fileprivate(set) var isUsed = false
    }

    let project: TokenProject
    private(set) var entries: [Entry] = []

    /// The inputs of the permutations visited so far.
    private(set) var permutations: [[String: String]] = []

    private var places: [String: Int] = [:]

    /// The modifiers that choose the appearance.
    let axes: Set<String>

    init(_ project: TokenProject) {
        self.project = project
        axes = project.appearanceModifiers
    }

    mutating func record(_ graph: TokenGraph, _ inputs: [String: String]) -> LintedPermutation {
        let tree = graph.tree
        var parent: Int32 = -1
        var prefix = ""
        let indices = graph.tokens.map { token in
            let node = tree.nodes[Int(token.node)]
            if node.parent != parent {
                parent = node.parent
                prefix = parent > 0 ? tree.path(of: parent) + "." : ""
            }
            return index(of: prefix + tree.names[node.name], token.node, in: tree)
        }
        for index in indices { entries[index].presence.insert(permutations.count) }
        permutations.append(inputs)
        let uses = graph.allUses
        for used in uses.map(\.used) + graph.partiallyReferenced {
            entries[indices[Int(used)]].isUsed = true
        }
        let isIncreased = inputs.contains { name, context in
            axes.contains(name) && AppearanceWords(context)?.isIncreased == true
        }
        return LintedPermutation(
            graph: graph, inputs: inputs, isIncreased: isIncreased, entries: indices, uses: uses)
    }

    /// The JSON value at a location in one of the project's files.
    func value(at location: NodeLocation) -> JSONValue {
        let source = project.sources[Int(location.source)]
        return JSONValue(storage: source.storage, index: location.index)
    }

    /// A choice of contexts in a message: “'theme' is 'dark' and 'size' is 'l'”.
    func words(for inputs: [String: String]) -> String {
        project.modifiers.compactMap { modifier in
            inputs[modifier.name].map { "'\(modifier.name)' is '\($0)'" }
        }.joined(separator: " and ")
    }

    private mutating func index(of path: String, _ node: Int32, in tree: TokenTree) -> Int {
        if let known = places[path] { return known }
        places[path] = entries.count
        entries.append(Entry(path: path, place: tree.place(of: node)))
        return entries.count - 1
    }
}
