/// Lenient reading of older drafts and common mistakes.
///
/// A document is rewritten into the strict form of 2025.10 before any other processing, so every
/// later stage is strict and reports the mistakes that remain. Each concession gives a warning with
/// an identifier that begins with `lenient-`.
enum Leniency {
    /// The document in the strict form; places still refer to the author's file.
    static func normalize(
        _ document: JSONDocument, diagnostics: inout [Diagnostic]
    ) -> JSONDocument {
        read(reshape(document, &diagnostics), forWriting: false, &diagnostics)
    }

    /// The document rewritten for its author: tokens that the format cannot express are unchanged.
    static func upgrade(
        _ document: JSONDocument, diagnostics: inout [Diagnostic]
    ) -> JSONDocument {
        read(reshape(document, &diagnostics), forWriting: true, &diagnostics)
    }

    /// Converts groups, tokens, members and references, one kind of mistake after another: each
    /// step reads the output of the previous one.
    private static func reshape(
        _ document: JSONDocument, _ diagnostics: inout [Diagnostic]
    ) -> JSONDocument {
        var document = document
        func apply(_ edits: [SourceEdit], _ found: [Diagnostic]) {
            diagnostics += found
            guard !edits.isEmpty else { return }
            document = document.rewritten(SourceRewrite(document.root.storage, edits)) ?? document
        }
        if var figma = FigmaVariables(document.root), let read = figma.document(of: document) {
            document = read
            diagnostics += figma.diagnostics
        }
        let studio = StudioSets(document.root)
        apply(studio.edits, studio.diagnostics)
        if document.root.isObject, !ResolverShape.isResolver(document.root, path: document.file) {
            let modes = ModeReader(document.root)
            apply(modes.edits, modes.diagnostics)
        }
        if document.root.isObject, ResolverShape.isResolver(document.root, path: document.file) {
            let resolver = LenientResolver(document.root)
            apply(resolver.edits, resolver.diagnostics)
        }
        let members = DraftMembers(tokenTrees(of: document))
        apply(members.edits, members.diagnostics)
        let names = DottedNames(tokenTrees(of: document))
        apply(names.edits, names.diagnostics)
        let shapes = StructureReader(tokenTrees(of: document))
        let references = LenientReferences(
            shapes.values, tokens: shapes.tokens, moved: shapes.moved)
        apply(references.edits, references.diagnostics)
        let reread = StructureReader(tokenTrees(of: document))
        apply(reread.edits, reread.diagnostics)
        return document
    }

    private static func read(
        _ document: JSONDocument, forWriting: Bool, _ diagnostics: inout [Diagnostic]
    ) -> JSONDocument {
        var reader = LenientReader()
        for root in tokenTrees(of: document) { reader.read(root) }
        let isResolver =
            document.root.isObject && ResolverShape.isResolver(document.root, path: document.file)
        for modifier in isResolver ? LenientResolver.singleContexts(in: document.root) : [] {
            reader.tolerate(modifier)
            diagnostics.append(
                .warning(
                    "lenient-resolver", "a modifier has only one context, so there is no choice",
                    at: modifier.place))
        }
        diagnostics += reader.diagnostics
        let edits = reader.edits + (forWriting ? [] : reader.omissions + reader.computations)
        guard !edits.isEmpty || !reader.passedOver.isEmpty || !reader.tolerated.isEmpty else {
            return document
        }
        var rewrite = SourceRewrite(document.root.storage, edits)
        if !forWriting { rewrite.compute(reader.computed) }
        rewrite.pass(over: reader.passedOver)
        rewrite.tolerate(reader.tolerated)
        return document.rewritten(rewrite) ?? document
    }

    /// The objects in a document that contain groups and tokens.
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

/// The error for a token that the format cannot express, which is skipped together with its users.
enum SkippedToken: Error {
    /// The reason that a token is skipped: “its unit 'em' is not in the format”.
    case because(String)

    /// A warning for each token that refers to a skipped one.
    static func users(in graph: TokenGraph) -> [Diagnostic] {
        graph.tokens.indices.compactMap { index in
            let token = graph.tokens[index]
            let number = Int32(truncatingIfNeeded: index)
            guard !token.isSound, !graph.faulty.contains(number) else { return nil }
            let object = Int(graph.tree.source(of: token.node).object)
            guard !graph.tree.sources[Int(token.source)].storage.passesOver(object) else {
                return nil
            }
            return .warning(
                "passed-over",
                "'\(graph.path(number))' is skipped: it refers to a skipped token",
                at: graph.tree.place(of: token.node))
        }
    }
}
