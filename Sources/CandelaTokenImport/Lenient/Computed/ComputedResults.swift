/// The results of the calculations in a file, which replace them when the file is upgraded.
struct ComputedResults {
    /// The contexts in which calculations are evaluated; further ones are not.
    private static let maximumPermutations = 64

    /// The place of a token.
    private struct Spot: Hashable {
        let file: String
        let offset: Int

        init(_ storage: JSONStorage, _ start: Int) {
            file = FilePath.normalize(storage.file)
            offset = storage.originalOffset(of: start)
        }
    }

    /// A value as JSON, with its type if the token itself has one.
    private struct Result: Equatable {
        let text: String
        let type: TokenType?
    }

    /// The results; `nil` if they differ between contexts.
    private var texts: [Spot: Result?] = [:]

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
        guard project.sources.contains(where: \.storage.isForeign) else { return }
        var ignored: [Diagnostic] = []
        for inputs in project.permutations.prefix(Self.maximumPermutations) {
            guard let graph = project.resolve(inputs, diagnostics: &ignored)?.graph else {
                continue
            }
            for token in graph.tokens where token.isComputed {
                let storage = graph.tree.sources[Int(token.source)].storage
                let object = Int(graph.tree.source(of: token.node).object)
                let place = Spot(storage, Int(storage.nodes[object].start))
                let result = Result(
                    text: graph.tree.value(token.value).source, type: token.ownType.type)
                if let known = texts[place], known != result {
                    texts[place] = .some(nil)
                } else {
                    texts[place] = result
                }
            }
        }
    }

    /// The edits that give a token a type of the format, if it has another.
    private static func edits(of object: JSONValue, giving type: TokenType?) -> [SourceEdit] {
        guard let type, type.isStandard, object["$type"]?.isString(type.rawValue) != true else {
            return []
        }
        let text = "\"\(type.rawValue)\""
        if let written = object["$type"] { return [SourceEdit(written.range, text)] }
        let start = object.start + 1
        return [SourceEdit(start..<start, "\"$type\": \(text), ")]
    }

    /// The stops of a gradient of CSS whose references are whole colours; `nil` for other values.
    private static func stops(of value: JSONValue) -> String? {
        guard let text = value.string, GradientText.isGradient(text) else { return nil }
        return try? GradientText(text).json
    }

    /// The edits that write the results into a document.
    func edits(in document: JSONDocument, diagnostics: inout [Diagnostic]) -> [SourceEdit] {
        guard !texts.isEmpty else { return [] }
        var edits: [SourceEdit] = []
        var stack = Array(Leniency.tokenTrees(of: document).reversed())
        while let object = stack.popLast() {
            if let value = object["$value"] {
                let place = Spot(object.storage, object.range.lowerBound)
                switch texts[place] {
                case nil: break
                case .some(nil):
                    if let stops = Self.stops(of: value) {
                        edits.append(SourceEdit(value.range, stops))
                        break
                    }
                    diagnostics.warn(
                        "kept-calculation",
                        "a calculation is kept, since its result depends on the contexts",
                        at: value.place,
                        help: ["write its results into the sources of the contexts"])
                case .some(.some(let result)):
                    edits.append(SourceEdit(value.range, result.text))
                    edits += Self.edits(of: object, giving: result.type)
                    if let box = object["$extensions"]?["studio.tokens"] {
                        edits += box.edits(removing: ["modify"])
                    }
                }
                continue
            }
            stack += object.members.filter(\.isNode).reversed().map(\.value)
        }
        return edits
    }
}
