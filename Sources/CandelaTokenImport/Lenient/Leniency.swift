/// Lenient reading of older drafts and common mistakes.
///
/// A document is put into the strict form of 2025.10 before any other processing, so every later
/// stage is strict and reports the mistakes that remain. Its text is parsed once: values that are
/// moved or wrapped keep their places, and only new text is read. Each correction gives a warning
/// with an identifier that begins with `lenient-`.
enum Leniency {
    /// The document in the strict form; places still refer to the author's file.
    ///
    /// Structures, members and references are converted first, and then the values of tokens.
    ///
    /// - Parameters:
    ///   - role: The part of the document in its project.
    ///   - forWriting: Whether it is rewritten for its author: tokens that the format cannot
    ///     express are unchanged.
    ///   - unread: The gradients that are unchanged too.
    ///   - most: The number of warnings of a kind about values to list; `nil` lists all.
    static func convert(
        _ document: JSONDocument, as role: DocumentRole, forWriting: Bool = false,
        leaving unread: Set<ComputedResults.ValueKey> = [], listing most: Int? = nil,
        diagnostics: inout [Diagnostic]
    ) -> JSONDocument {
        var draft = LenientDraft(document, LenientWarnings(most: most))
        reshape(&draft, forWriting: forWriting)
        if !draft.isResolver, draft.root.isObject,
            role == .groups || role == .whole && ParentKeys.areIn([draft.root], [draft.scan]),
            let studio = ForeignProject(setsIn: draft.root, isUnordered: true)
        {
            draft.replace(by: studio)
        }
        var reader = LenientReader(
            draft.scan, draft.warnings, leaving: forWriting ? unread : nil)
        for modifier in draft.isResolver ? LenientResolver.singleContexts(in: draft.root) : [] {
            reader.tolerate(modifier)
            reader.warnings.add([
                .warning(
                    "lenient-resolver", "a modifier has only one context, so there is no choice",
                    at: modifier.place)
            ])
        }
        diagnostics += reader.warnings.all
        return forWriting
            ? draft.rewritten(reader.edits + reader.writings)
            : draft.rewritten(reader.edits + reader.omissions, reader.marks)
    }

    /// A value read as one of a type that its file does not show; `nil` for any other text.
    static func value(_ value: JSONValue, as type: TokenType) -> JSONValue? {
        let text = "{\"token\": {\"$type\": \"\(type.rawValue)\", \"$value\": \(value.source)}}"
        var ignored: [Diagnostic] = []
        let file = JSONDocument.parse(Array(text.utf8), file: "", diagnostics: &ignored)
        guard let file else { return nil }
        let token = convert(file, as: .part, listing: 0, diagnostics: &ignored).root["token"]
        guard let token, token["$type"]?.isString(type.rawValue) == true,
            !token.storage.isSkipped(token.index)
        else { return nil }
        return token["$value"]
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
        let isMixed = !DraftMembers.areAlone(in: draft.root.storage) && draft.scan.hasValues
        if !isMixed || draft.scan.entries.contains(where: \.hasOthers) {
            draft.read(DraftMembers(draft.trees, isMixed: isMixed), forWriting: forWriting)
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
        let structure = StructureConverter(draft.scan, forWriting: forWriting)
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
        return LenientResolver.items(of: root).flatMap { item in
            let lists =
                [item["sources"]].compactMap(\.self)
                + (item["contexts"]?.members.map(\.value) ?? [])
            return lists.flatMap { $0.elements.filter { $0.isObject && $0["$ref"] == nil } }
        }
    }
}
