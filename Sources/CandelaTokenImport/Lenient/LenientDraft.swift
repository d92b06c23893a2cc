/// A document while its groups, members and references are converted, one kind after another.
struct LenientDraft {
    private(set) var document: JSONDocument

    /// The groups and tokens in the objects that contain some.
    private(set) lazy var scan = TreeIndex(trees)

    /// The objects that contain groups and tokens.
    private(set) lazy var trees = Leniency.tokenTrees(of: document)

    var warnings: LenientWarnings

    /// The outermost value of the document.
    var root: JSONValue { document.root }

    /// Whether it is a resolver document.
    var isResolver: Bool {
        root.isObject && ResolverShape.isResolver(root, path: document.file)
    }

    init(_ document: JSONDocument, _ warnings: LenientWarnings) {
        self.document = document
        self.warnings = warnings
    }

    /// Replaces the document by the project that it describes.
    mutating func replace(by project: ForeignProject) {
        warnings.add(project.diagnostics)
        guard let other = project.document(of: document) else { return }
        self = LenientDraft(other, warnings)
    }

    /// Reads members as if they had other names.
    ///
    /// - Parameter forWriting: Whether the document is printed for its author.
    mutating func read(_ members: DraftMembers, forWriting: Bool) {
        guard !members.members.isEmpty else { return }
        warnings.addNotations(
            "lenient-member-name", members.count, at: members.place, members.warnings)
        guard forWriting else {
            let other = document.reading(members.members, as: DraftMembers.names)
            self = LenientDraft(other, warnings)
            return
        }
        let storage = root.storage
        apply(
            members.members.map { member in
                SourceEdit(
                    JSONMember(storage: storage, index: member.index).nameRange,
                    "\"\(DraftMembers.names[member.name])\"")
            }, [])
    }

    /// Applies edits.
    mutating func apply(_ edits: [SourceEdit], _ found: [Diagnostic]) {
        warnings.add(found)
        guard !edits.isEmpty else { return }
        self = LenientDraft(rewritten(edits), warnings)
    }

    /// The document after edits, with some values marked.
    func rewritten(_ edits: [SourceEdit], _ marks: SourceMarks = SourceMarks()) -> JSONDocument {
        guard !edits.isEmpty || !marks.isEmpty else { return document }
        var rewrite = SourceRewrite(root.storage, edits)
        rewrite.marks = marks
        return document.rewritten(rewrite) ?? document
    }
}
