/// Reading older drafts and common slips as what they must mean (rules L-01 to L-21).
///
/// A document is rewritten into the strict form of 2025.10 before anything else looks at it, so
/// every later stage stays strict; what the rewrite leaves alone, they report. Each concession is a
/// warning with an id of its own that begins with `lenient-`.
enum Leniency {
    /// The document in the strict form, each place still that of the author's file.
    static func normalize(
        _ document: JSONDocument, diagnostics: inout [Diagnostic]
    ) -> JSONDocument {
        var reader = LenientReader()
        for root in tokenTrees(of: document) { reader.read(root) }
        diagnostics += reader.diagnostics
        guard !reader.edits.isEmpty || !reader.passedOver.isEmpty else { return document }
        let storage = document.root.storage
        var rewrite = SourceRewrite(storage, reader.edits + reader.omissions)
        rewrite.pass(over: reader.passedOver)
        return document.rewritten(rewrite) ?? document
    }

    /// The objects of a document that hold groups and tokens.
    static func tokenTrees(of document: JSONDocument) -> [JSONValue] {
        let root = document.root
        guard root.isObject else { return [] }
        guard ResolverShape.isResolver(root, path: document.file) else { return [root] }
        var lists: [JSONValue] = []
        func add(_ item: JSONValue) {
            if let sources = item["sources"] { lists.append(sources) }
            for context in item["contexts"]?.members.map(\.value) ?? [] { lists.append(context) }
        }
        for set in root["sets"]?.members.map(\.value) ?? [] { add(set) }
        for modifier in root["modifiers"]?.members.map(\.value) ?? [] { add(modifier) }
        for item in root["resolutionOrder"]?.elements.map({ $0 }) ?? [] { add(item) }
        return lists.flatMap { $0.elements.filter { $0.isObject && $0["$ref"] == nil } }
    }
}

/// Tokens the format cannot say, and those that need them.
enum PassedOver: Error {
    /// Why a token is passed over: “its unit 'em' is not in the format”.
    case because(String)

    /// A warning for each token that leads to one that is passed over.
    static func users(in graph: TokenGraph) -> [Diagnostic] {
        graph.tokens.indices.compactMap { index in
            let token = graph.tokens[index]
            guard !token.isSound else { return nil }
            let object = Int(graph.tree.source(of: token.node).object)
            guard !graph.tree.storage(token.value).passesOver(object) else { return nil }
            let path = graph.path(Int32(truncatingIfNeeded: index))
            return .warning(
                "passed-over",
                "'\(path)' is passed over: it leads to a token that is",
                at: graph.tree.place(of: token.node))
        }
    }
}
