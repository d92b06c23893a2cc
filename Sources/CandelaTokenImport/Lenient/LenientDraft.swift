/// A document while its groups, members and references are converted.
///
/// A conversion that later ones depend on is applied at once, by parsing the new text. One that only
/// puts the file's trees into another structure, or replaces texts, is applied with the values.
struct LenientDraft {
    /// The document, with its references converted.
    private(set) var document: JSONDocument

    /// The document before its references were converted; edits refer to its text.
    private var written: JSONDocument

    /// The objects that contain groups and tokens.
    private(set) lazy var trees = Leniency.tokenTrees(of: document)

    /// The groups and tokens in the trees.
    private(set) lazy var scan = TokenScan(trees)

    /// Whether it is a resolver document, after the edits not yet applied.
    private(set) var isResolver: Bool

    /// The edits not yet applied.
    private(set) var pending: [SourceEdit] = []

    /// The edits that move unknown members.
    private(set) var moves: [SourceEdit] = []

    /// The edits of references.
    private var references: [SourceEdit] = []

    var warnings: LenientWarnings

    /// The outermost value of the document, before the edits not yet applied.
    var root: JSONValue { document.root }

    init(_ document: JSONDocument, _ warnings: LenientWarnings) {
        self.document = document
        self.warnings = warnings
        written = document
        isResolver =
            document.root.isObject
            && ResolverShape.isResolver(document.root, path: document.file)
    }

    /// Replaces the document by the document of a project it describes.
    mutating func replace(by project: ForeignProject) {
        guard let other = project.document(of: document) else { return }
        replace(with: other, project.diagnostics)
    }

    private mutating func replace(with other: JSONDocument, _ found: [Diagnostic]) {
        warnings.add(found)
        self = LenientDraft(other, warnings)
    }

    /// Reads members as if they had other names.
    mutating func read(_ members: DraftMembers) {
        guard !members.members.isEmpty else { return }
        let former = trees
        document = document.reading(members.members, as: DraftMembers.names)
        written = document
        let storage = document.root.storage
        trees = former.map { JSONValue(storage: storage, index: $0.index) }
        scan = TokenScan(trees)
        warnings.addNotations(
            "lenient-member-name", members.count, at: members.place, members.warnings)
    }

    /// Applies edits, and those that were not yet applied.
    mutating func apply(_ edits: [SourceEdit], _ found: [Diagnostic]) {
        warnings.add(found)
        guard !edits.isEmpty else { return }
        replace(with: rewritten(edits), [])
    }

    /// Applies edits that replace references by others, so that no value changes its position.
    mutating func correct(_ edits: [SourceEdit], _ found: [Diagnostic]) {
        warnings.add(found)
        guard !edits.isEmpty, let corrected = document.edited(edits) else { return }
        document = corrected
        references = edits
        scan.move(to: document.root.storage)
    }

    /// Adds edits that move unknown members; they are applied with those of the values.
    mutating func move(_ edits: [SourceEdit], _ found: [Diagnostic]) {
        warnings.add(found)
        moves = edits.inOrder
    }

    /// Whether no edit of a value overlaps one that moves a member.
    func accepts(_ edits: [SourceEdit]) -> Bool {
        guard !moves.isEmpty else { return true }
        return !edits.contains { edit in
            // The first move that ends after the edit's beginning.
            var (low, high) = (0, moves.count)
            while low < high {
                let middle = (low + high) / 2
                if moves[middle].range.upperBound > edit.range.lowerBound {
                    high = middle
                } else {
                    low = middle + 1
                }
            }
            return low < moves.count && moves[low].range.lowerBound < edit.range.upperBound
        }
    }

    /// Applies the edits not yet applied.
    mutating func applyPending() {
        let edits = pending + moves + references
        document = written
        pending = []
        apply(edits, [])
    }

    /// Makes the document a resolver document with some of its objects as sources, by edits around
    /// them.
    mutating func wrap(
        _ trees: [JSONValue], _ edits: [SourceEdit], _ found: [Diagnostic]
    ) {
        warnings.add(found)
        guard !edits.isEmpty else { return }
        self.trees = trees
        scan = TokenScan(trees)
        pending = edits
        isResolver = true
    }

    /// The document after edits and those not yet applied, with some values marked.
    func finished(_ edits: [SourceEdit], _ marks: SourceMarks) -> JSONDocument {
        let edits = pending + moves + edits + references
        guard !edits.isEmpty || !marks.isEmpty else { return document }
        return written.edited(edits, marks) ?? document
    }

    /// The document as a new text with edits and those not yet applied.
    func rewritten(_ edits: [SourceEdit], _ marks: SourceMarks = SourceMarks()) -> JSONDocument {
        let edits = pending + edits
        guard !edits.isEmpty || !marks.isEmpty || root.storage.hasOtherNames else {
            return document
        }
        var rewrite = SourceRewrite(root.storage, edits)
        rewrite.marks = marks
        return document.rewritten(rewrite) ?? document
    }
}
