/// The results of the calculations and untyped overrides in a file, which replace them when the
/// file is upgraded.
struct ComputedResults {
    /// The contexts in which calculations are evaluated; further ones are not.
    private static let maximumPermutations = 64

    /// The place of a token.
    struct ValueKey: Hashable {
        private let file: String
        private let offset: Int

        init(_ storage: JSONStorage, _ start: Int) {
            file = FilePath.normalize(storage.file)
            offset = storage.originalOffset(of: start)
        }
    }

    /// A value as JSON.
    struct Result: Hashable {
        let text: String
        /// The type if the token itself has one.
        let ownType: TokenType?
        /// The token's own type or, without one, its group's type.
        let type: TokenType?
    }

    /// The results of a token in all contexts.
    enum Outcome {
        case same(Result)
        /// Results that depend on one modifier; none for contexts with another token at the path.
        case varying(modifier: String, [(context: String, result: Result)])
        /// Results that no modifier alone decides, or none in some contexts.
        case unclear(Reason)
    }

    /// The reason that results cannot be written.
    struct Reason {
        /// The end of a sentence about a calculation.
        let words: String
        /// A line for each of the first results, with its contexts.
        var results: [String] = []

        static let missing = Reason(words: "it has no single result in some contexts")
        static let copied = Reason(words: "a group that extends its group has a copy of it")
        static let many = Reason(
            words: "there are more than \(maximumPermutations) combinations of contexts")
    }

    private(set) var outcomes: [ValueKey: Outcome] = [:]

    /// The gradients whose first part is a reference and no stop in some context.
    private(set) var unread: Set<ValueKey> = []

    /// - Returns: `nil` if the file cannot be read.
    init?(_ bytes: [UInt8], file: String) {
        var options = TokenProject.Options()
        options.isLenient = true
        var ignored: [Diagnostic] = []
        let files = FileAccess { path throws(FileAccessError) in
            guard path == file else { throw .missing }
            return bytes
        }
        let project = TokenProject.load(
            file, files: files, options: options, diagnostics: &ignored)
        guard let project else { return nil }
        self.init(project)
    }

    /// - Parameter project: The files, read leniently.
    init(_ project: TokenProject) {
        guard project.sources.contains(where: { $0.storage.isForeign || $0.mayExtend }) else {
            return
        }
        var ignored: [Diagnostic] = []
        var all: [ValueKey: Found] = [:]
        let permutations = project.permutations.prefix(Self.maximumPermutations)
        for (number, inputs) in permutations.enumerated() {
            guard let graph = project.resolve(inputs, diagnostics: &ignored)?.graph else {
                continue
            }
            for index in graph.tokens.indices {
                let token = graph.tokens[index]
                let storage = graph.tree.sources[Int(token.source)].storage
                let object = Int(graph.tree.source(of: token.node).object)
                guard token.isComputed || storage.isForeign(object) else { continue }
                let place = ValueKey(storage, Int(storage.nodes[object].start))
                let path = graph.path(Int32(truncatingIfNeeded: index))
                let isFaulty = graph.faulty.contains(Int32(truncatingIfNeeded: index))
                if isFaulty,
                    case .gradient(let gradient)? = graph.tree.value(token.value).foreign?.kind,
                    gradient.isUnsure
                {
                    unread.insert(place)
                }
                let result = Result(
                    text: graph.tree.value(token.value).source, ownType: token.ownType.type,
                    type: token.writtenType.type)
                all[place, default: Found(source: Int(token.source), object: object)].add(
                    isFaulty ? nil : result, path, in: number, isComputed: token.isComputed)
            }
        }
        let inputs = Array(permutations)
        outcomes = all.filter { $0.value.isComputed && !unread.contains($0.key) }
            .mapValues { $0.outcome(in: project, inputs) }
    }

    /// The results of one token by the number of the permutation; `nil` for none.
    private struct Found {
        let source: Int
        let object: Int
        var path: [String] = []
        var results: [Int: Result?] = [:]
        var isComputed = false

        mutating func add(_ result: Result?, _ path: String, in number: Int, isComputed: Bool) {
            if self.path.isEmpty { self.path = path.split(separator: ".").map(String.init) }
            self.isComputed = self.isComputed || isComputed
            // A group that extends another has copies of its tokens.
            let isOther = results[number].map { $0 != result } == true
            results[number] = .some(isOther ? nil : result)
        }

        func outcome(in project: TokenProject, _ permutations: [[String: String]]) -> Outcome {
            let known = results.compactMapValues { $0 }
            guard let first = known.first?.value, known.count == results.count else {
                return .unclear(.missing)
            }
            if known.values.allSatisfy({ $0 == first }) { return .same(first) }
            guard permutations.count == project.permutations.count else { return .unclear(.many) }
            guard project.value(at: path, of: source)?.index == object else {
                return .unclear(.copied)
            }
            for (index, modifier) in project.modifiers.enumerated()
            where project.mayMove(path, of: source, into: index) {
                var found: [(context: String, result: Result)] = []
                let depends = modifier.contexts.allSatisfy { context in
                    let own = permutations.indices.filter {
                        permutations[$0][modifier.name] == context
                    }.map { known[$0] }
                    guard let first = own.first, own.allSatisfy({ $0 == first }) else {
                        return false
                    }
                    if let first { found.append((context, first)) }
                    return true
                }
                if depends { return .varying(modifier: modifier.name, found) }
            }
            return .unclear(reason(known, project.modifiers.map(\.name), permutations))
        }

        /// The modifiers that decide, and the results in their contexts.
        private func reason(
            _ known: [Int: Result], _ names: [String], _ permutations: [[String: String]]
        ) -> Reason {
            let deciding = names.filter { name in
                var results: [[String: String]: Result?] = [:]
                return permutations.indices.contains { index in
                    let others = permutations[index].filter { $0.key != name }
                    defer { results[others] = .some(known[index]) }
                    return results[others].map { $0 != known[index] } == true
                }
            }
            let list = deciding.map { "'\($0)'" }.joined(separator: " and ")
            guard deciding.count > 1 else {
                return Reason(
                    words: "its result depends on \(list), and another modifier or a later file "
                        + "has the token too")
            }
            var contexts: Set<[String: String]> = []
            let lines = permutations.indices.compactMap { index -> String? in
                let chosen = permutations[index].filter { deciding.contains($0.key) }
                guard let result = known[index], contexts.insert(chosen).inserted else {
                    return nil
                }
                let words = deciding.compactMap { name in
                    chosen[name].map { "'\(name)' is '\($0)'" }
                }
                return "it is \(result.text) where \(words.joined(separator: " and "))"
            }
            return Reason(
                words: "its result depends on \(list) together, and a context of one modifier has "
                    + "the same values in all contexts of another", results: Array(lines.prefix(8)))
        }
    }
}

extension TokenProject {
    /// The value at a path of one of its sources.
    fileprivate func value(at path: [String], of source: Int) -> JSONValue? {
        path.reduce(sources[source].root) { value, step in value?[step] }
    }

    /// Whether a token of a source may move into the contexts of a modifier: only sets have the
    /// source, and no others that apply after the modifier have the path.
    fileprivate func mayMove(_ path: [String], of source: Int, into choice: Int) -> Bool {
        var isAfter = false
        var later: Set<Int> = []
        for step in steps {
            switch step {
            case .modifier(choice):
                (isAfter, later) = (true, [])
            case .modifier(let other):
                let all = Set(choices[other].contexts.flatMap(\.sources))
                guard !all.contains(source) else { return false }
                later.formUnion(all)
            case .set(let sources, _): later.formUnion(sources)
            }
        }
        return isAfter
            && later.allSatisfy { $0 == source || value(at: path, of: $0) == nil }
    }
}
