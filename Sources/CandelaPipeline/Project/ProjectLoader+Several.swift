/// Several token files as one set.
extension ProjectLoader {
    /// Loads several token files as one set: later ones override those before.
    ///
    /// A file that lenient reading converts to a resolver document adds its sets to those before,
    /// and its modifiers to those of the same names.
    mutating func load(all paths: [String]) -> TokenProject? {
        var steps: [ResolutionStep] = []
        var choices: [ResolverModifier] = []
        for path in paths {
            guard let document = document(path, at: nil) else { continue }
            let root = document.root
            let isResolver = root.isObject && ResolverShape.isResolver(root, path: path)
            guard root.isObject, !isResolver || options.isLenient else {
                let found = root.isObject ? "a resolver document" : root.kind.words
                diagnostics.append(
                    .error(
                        "not-a-token-file",
                        "the file contains \(found), which cannot be combined with other files",
                        at: root.place, help: ["read it alone"]))
                continue
            }
            guard isResolver else {
                steps.append(.set([source(root)], name: path))
                continue
            }
            var reader = ResolverReader(loader: self, document: root)
            let (more, others) = reader.read()
            self = reader.loader
            steps += more.filter { !$0.sources.isEmpty }
            for modifier in others {
                if let place = choices.firstIndex(where: { $0.name == modifier.name }) {
                    choices[place] = choices[place].merged(with: modifier)
                } else {
                    choices.append(modifier)
                }
            }
        }
        guard !steps.isEmpty else { return nil }
        reportAlternatives(steps)
        guard !choices.isEmpty else {
            let sources = steps.flatMap(\.sources)
            return project(isResolver: false, steps: [.set(sources, name: "")], choices: [])
        }
        return project(
            isResolver: true, steps: steps + choices.indices.map { .modifier($0) },
            choices: choices)
    }

    /// Warns of files that define the same tokens, which may be meant as alternatives.
    private mutating func reportAlternatives(_ steps: [ResolutionStep]) {
        struct Child: Hashable {
            let parent: Int32
            let name: Int32
        }
        var nodes: [Child: Int32] = [:]
        var owners: [Int32: Int] = [:]
        var counts: [(first: Int, second: Int, count: Int)] = []
        for step in steps {
            for source in step.sources {
                let tree = sources[source]
                var numbers = [Int32](repeating: 0, count: tree.nodes.count)
                for (index, node) in tree.nodes.enumerated() where index > 0 {
                    let child = Child(parent: numbers[Int(node.parent)], name: node.name)
                    let number = nodes[child] ?? Int32(truncatingIfNeeded: nodes.count + 1)
                    nodes[child] = number
                    numbers[index] = number
                    guard node.kind != .group else { continue }
                    if let owner = owners[number], owner != source {
                        if let known = counts.firstIndex(where: {
                            $0.first == owner && $0.second == source
                        }) {
                            counts[known].count += 1
                        } else {
                            counts.append((owner, source, 1))
                        }
                    }
                    owners[number] = source
                }
            }
        }
        for (first, second, count) in counts {
            let names = [first, second].map { sources[$0].storage.file }
            let tokens = count == 1 ? "one token" : "\(count) tokens"
            diagnostics.append(
                .warning(
                    "overridden-tokens", "'\(names[1])' overrides \(tokens) of '\(names[0])'",
                    at: JSONValue(storage: sources[second].storage, index: 0).place,
                    help: [
                        "if the files are alternatives, such as light and dark, make them the "
                            + "contexts of a modifier in a resolver document"
                    ]))
        }
    }
}

extension ResolutionStep {
    /// The sources of a set; none for a modifier.
    fileprivate var sources: [Int] {
        if case .set(let sources, _) = self { return sources }
        return []
    }
}
