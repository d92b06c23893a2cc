/// Lenient reading of older drafts and common mistakes.
///
/// A document is put into the strict form of 2025.10 before any other processing, so every later
/// stage is strict and reports the mistakes that remain. Its text is parsed once: values that are
/// moved or wrapped keep their places, and only new text is read. Each concession gives a warning
/// with an identifier that begins with `lenient-`.
enum Leniency {
    /// The document in the strict form; places still refer to the author's file.
    ///
    /// - Parameters:
    ///   - role: The part of the document in its project.
    ///   - most: The number of warnings of a kind about values to list; `nil` lists all.
    static func normalize(
        _ document: JSONDocument, as role: DocumentRole, listing most: Int?,
        diagnostics: inout [Diagnostic]
    ) -> JSONDocument {
        convert(document, role, forWriting: false, most, &diagnostics)
    }

    /// The document rewritten for its author: tokens that the format cannot express are unchanged.
    ///
    /// - Parameter role: The part of the document in its project.
    static func upgrade(
        _ document: JSONDocument, as role: DocumentRole, diagnostics: inout [Diagnostic]
    ) -> JSONDocument {
        convert(document, role, forWriting: true, nil, &diagnostics)
    }

    /// Converts structures, members and references, and then the values of tokens.
    private static func convert(
        _ document: JSONDocument, _ role: DocumentRole, forWriting: Bool, _ most: Int?,
        _ diagnostics: inout [Diagnostic]
    ) -> JSONDocument {
        var draft = LenientDraft(document, LenientWarnings(most: most))
        reshape(&draft, forWriting: forWriting)
        if !draft.isResolver, draft.root.isObject,
            role == .groups || role == .whole && ParentKeys.areIn([draft.root], [draft.scan]),
            let studio = ForeignProject(setsIn: draft.root, isUnordered: true)
        {
            draft.replace(by: studio)
        }
        var reader = LenientReader(draft.scan, draft.warnings)
        for modifier in draft.isResolver ? LenientResolver.singleContexts(in: draft.root) : [] {
            reader.tolerate(modifier)
            reader.warnings.addListed(
                .warning(
                    "lenient-resolver", "a modifier has only one context, so there is no choice",
                    at: modifier.place))
        }
        diagnostics += reader.warnings.all
        return forWriting
            ? draft.rewritten(reader.edits + reader.writings)
            : draft.rewritten(reader.edits + reader.omissions, reader.marks)
    }

    /// The tool whose files have the structure of a document; `nil` for a file of the format.
    static func tool(of root: JSONValue) -> String? {
        if ForeignProject(figma: root) != nil { return "Figma's REST API" }
        if ForeignProject(spectrum: root) != nil { return "Spectrum" }
        return ForeignProject.hasSets(root) ? "Tokens Studio" : nil
    }

    /// Converts groups, tokens, members and references, one kind of mistake after another.
    private static func reshape(_ draft: inout LenientDraft, forWriting: Bool) {
        let root = draft.root
        let studio = ForeignProject(setsIn: root)
        if let project = ForeignProject(figma: root) ?? ForeignProject(spectrum: root) ?? studio {
            draft.replace(by: project)
        } else if draft.isResolver {
            let resolver = LenientResolver(root)
            draft.apply(resolver.edits, resolver.diagnostics)
        }
        if DraftMembers.areAlone(in: draft.root.storage) || !draft.scan.hasValues {
            draft.read(DraftMembers(draft.trees), forWriting: forWriting)
        }
        if !draft.isResolver, draft.root.isObject,
            let project = ForeignProject(modesIn: draft.scan, of: draft.root)
        {
            draft.replace(by: project)
        }
        if draft.scan.hasDots {
            let names = DottedNames(draft.trees)
            draft.apply(names.edits, names.diagnostics)
        }
        let compositions = Compositions(draft.scan)
        draft.apply(compositions.edits, compositions.diagnostics)
        let shorthands = Shorthands(draft.scan)
        draft.apply(shorthands.edits, shorthands.diagnostics)
        let structure = StructureReader(draft.scan)
        draft.apply(structure.edits, structure.diagnostics)
        let references = LenientReferences(
            in: draft.scan, moved: structure.moved, sets: studio?.sets.map(\.name) ?? [])
        draft.apply(references.edits, references.diagnostics)
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
