/// Several token files as one set.
extension ProjectLoader {
    /// Loads several token files as one set: later ones override those before.
    ///
    /// A file that lenient reading converts to a resolver document adds its sets to the earlier
    /// ones, and its modifiers to the ones with the same names.
    mutating func load(all paths: [String]) -> TokenProject? {
        var steps: [ResolutionStep] = []
        var choices: [ResolverModifier] = []
        for (path, document) in documents(paths) {
            let root = document.root
            let isResolver = root.isObject && ResolverShape.isResolver(root, path: path)
            guard root.isObject, !isResolver || options.foreign?.converter != nil else {
                diagnostics.append(.notCombinable(root))
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
        guard !steps.isEmpty else {
            if !diagnostics.hasErrors {
                diagnostics.append(.error("no-tokens", "no file contains tokens"))
            }
            return nil
        }
        reportAlternatives(steps)
        guard !choices.isEmpty else {
            let sources = steps.flatMap(\.sources)
            return project(isResolver: false, steps: [.set(sources, name: "")], choices: [])
        }
        return project(
            isResolver: true, steps: steps + choices.indices.map { .modifier($0) },
            choices: choices)
    }

    /// The documents of several files. In lenient reading, those without tokens are left out, and
    /// the top-level groups of all are sets if their references show it.
    private mutating func documents(_ paths: [String]) -> [(String, JSONDocument)] {
        guard let converter = options.foreign?.converter else { return read(paths) }
        forget(.part)
        let documents = read(paths)
        let roots = documents.map(\.document.root).filter {
            $0.isObject && !ResolverShape.isResolver($0, path: $0.storage.file)
        }
        guard converter.haveSets(roots) else { return documents }
        forget(.groups)
        return read(paths)
    }

    private mutating func read(_ paths: [String]) -> [(path: String, document: JSONDocument)] {
        var documents: [(path: String, document: JSONDocument)] = []
        for path in paths {
            let known = diagnostics.count
            guard let document = document(path, at: nil) else { continue }
            guard options.foreign?.converter == nil || Self.mayHoldTokens(document.root) else {
                diagnostics.removeSubrange(known...)
                diagnostics.append(.noTokens(in: document.root))
                continue
            }
            documents.append((path, document))
        }
        return documents
    }

    /// Whether a file has a member of tokens, groups that extend others, or resolver documents.
    package static func mayHoldTokens(_ root: JSONValue) -> Bool {
        guard root.isObject, !ResolverShape.isResolver(root, path: root.storage.file) else {
            return true
        }
        var stack = [root]
        while let value = stack.popLast() {
            for member in value.members {
                if ["$value", "$ref", "$extends"].contains(member.name) { return true }
                if member.value.isObject { stack.append(member.value) }
            }
        }
        return false
    }

    /// Warns of files and sets that define the same tokens, which may be meant as alternatives.
    ///
    /// - Parameter combined: The names of sets that are meant to override each other.
    mutating func reportAlternatives(
        _ steps: [ResolutionStep], except combined: Set<String> = []
    ) {
        struct Child: Hashable {
            let parent: Int32
            let name: Int32
        }
        struct Owner {
            let source: Int
            let object: UInt32
        }
        var nodes: [Child: Int32] = [:]
        var owners: [Int32: Owner] = [:]
        var overlaps: [(first: Owner, second: Owner, count: Int)] = []
        let named = steps.flatMap { step in step.sources.map { (source: $0, set: step.name) } }
        let others = Set(named.filter { !combined.contains($0.set) }.map(\.source))
        guard named.count > 1, !others.isEmpty else { return }
        for source in named.map(\.source) {
            let tree = sources[source]
            var numbers = [Int32](repeating: 0, count: tree.nodes.count)
            for (index, node) in tree.nodes.enumerated() where index > 0 {
                let child = Child(parent: numbers[Int(node.parent)], name: node.name)
                let number = nodes[child] ?? Int32(truncatingIfNeeded: nodes.count + 1)
                nodes[child] = number
                numbers[index] = number
                guard node.kind != .group else { continue }
                let own = Owner(source: source, object: node.object)
                if let owner = owners[number], owner.source != source,
                    others.contains(owner.source) || others.contains(source)
                {
                    if let known = overlaps.firstIndex(where: {
                        $0.first.source == owner.source && $0.second.source == source
                    }) {
                        overlaps[known].count += 1
                    } else {
                        overlaps.append((owner, own, 1))
                    }
                }
                owners[number] = own
            }
        }
        let sets = Dictionary(named.map { ($0.source, $0.set) }) { first, _ in first }
        for (first, second, count) in overlaps {
            let files = [first, second].map { sources[$0.source].storage.file }
            let names =
                files[0] == files[1] ? [first, second].map { sets[$0.source] ?? "" } : files
            func place(_ owner: Owner) -> SourcePosition {
                JSONValue(storage: sources[owner.source].storage, index: Int(owner.object) - 1)
                    .place
            }
            let tokens = count == 1 ? "one token" : "\(count) tokens"
            diagnostics.append(
                .warning(
                    "overridden-tokens", "'\(names[1])' overrides \(tokens) of '\(names[0])'",
                    at: place(second),
                    help: [
                        "if they are alternatives, such as light and dark, make them the contexts "
                            + "of a modifier in a resolver document"
                    ], notes: [.init("the first is overridden here", at: place(first))]))
        }
    }
}

extension Diagnostic {
    /// The error for one of several files that is no token file.
    package static func notCombinable(_ root: JSONValue) -> Diagnostic {
        let found = root.isObject ? "a resolver document" : root.kind.words
        return .error(
            "not-a-token-file",
            "the file contains \(found), which cannot be combined with other files",
            at: root.place, help: ["read it alone"])
    }

    package static func noTokens(in root: JSONValue) -> Diagnostic {
        .warning("no-tokens", "the file contains no tokens: it is left out", at: root.place)
    }
}

extension ResolutionStep {
    /// The sources of a set; none for a modifier.
    fileprivate var sources: [Int] {
        if case .set(let sources, _) = self { return sources }
        return []
    }

    /// The name of a set; empty for a modifier.
    fileprivate var name: String {
        if case .set(_, let name) = self { return name }
        return ""
    }
}
