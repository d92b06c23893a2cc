/// The distinction between roles, which programs use, and the primitives that provide their values.
///
/// References tell the two apart: a set contains primitives if others take values from it and it
/// takes none. A modifier contains primitives if a set uses its tokens.
struct TokenRoles {
    /// The index of the first step of the resolution order that contains each source.
    private let steps: [Int?]
    private let isSet: [Bool]
    private var takes: Set<Int> = []
    private var isTaken: Set<Int> = []
    private var isTakenBySet: Set<Int> = []

    init(_ project: TokenProject) {
        var steps = [Int?](repeating: nil, count: project.sources.count)
        var isSet: [Bool] = []
        for (number, step) in project.steps.enumerated() {
            let sources: [Int]
            switch step {
            case .set(let own, _):
                sources = own
                isSet.append(true)
            case .modifier(let index):
                sources = project.choices[index].contexts.flatMap(\.sources)
                isSet.append(false)
            }
            for source in sources { steps[source] = steps[source] ?? number }
        }
        self.steps = steps
        self.isSet = isSet
    }

    /// Records the references between steps in one permutation.
    mutating func visit(_ graph: TokenGraph) {
        func note(_ user: Int, _ used: Int32) {
            guard let from = step(of: graph.tokens[user]),
                let to = step(of: graph.tokens[Int(used)]), from != to
            else { return }
            takes.insert(from)
            isTaken.insert(to)
            if isSet[from] { isTakenBySet.insert(to) }
        }
        for (index, token) in graph.tokens.enumerated() {
            if case .alias(let target) = token.link { note(index, target) }
        }
        for (user, used) in graph.uses { note(Int(user), used) }
    }

    /// Whether any set or modifier contains primitives.
    var hasPrimitives: Bool { isSet.indices.contains(where: isPrimitive) }

    /// The paths of all tokens that are roles in at least one permutation.
    func paths(in graphs: [TokenGraph]) -> Set<String> {
        var paths: Set<String> = []
        for graph in graphs {
            for (index, token) in graph.tokens.enumerated() {
                guard let step = step(of: token), !isPrimitive(step) else { continue }
                paths.insert(graph.path(Int32(truncatingIfNeeded: index)))
            }
        }
        return paths
    }

    private func isPrimitive(_ step: Int) -> Bool {
        isSet[step]
            ? isTaken.contains(step) && !takes.contains(step) : isTakenBySet.contains(step)
    }

    private func step(of token: TokenGraph.Token) -> Int? {
        let source = Int(token.source)
        return steps.indices.contains(source) ? steps[source] : nil
    }
}
