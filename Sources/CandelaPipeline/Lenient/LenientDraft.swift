/// A document while its groups, members and references are converted.
///
/// A conversion that later ones depend on is applied at once, by parsing the new text. One that only
/// puts the file's trees into another structure is applied together with the next.
struct LenientDraft {
    private(set) var document: JSONDocument

    /// The objects that contain groups and tokens.
    private(set) var trees: [JSONValue]

    /// The groups and tokens in the trees.
    private(set) var scan: TokenScan

    /// Whether it is a resolver document, after the edits not yet applied.
    private(set) var isResolver: Bool

    /// The edits not yet applied.
    private(set) var pending: [SourceEdit] = []

    var diagnostics: [Diagnostic] = []

    /// The outermost value of the document, before the edits not yet applied.
    var root: JSONValue { document.root }

    init(_ document: JSONDocument) {
        self.document = document
        trees = Leniency.tokenTrees(of: document)
        scan = TokenScan(trees)
        isResolver = Self.isResolver(document)
    }

    private static func isResolver(_ document: JSONDocument) -> Bool {
        document.root.isObject && ResolverShape.isResolver(document.root, path: document.file)
    }

    /// Replaces the document.
    mutating func replace(with other: JSONDocument, _ found: [Diagnostic]) {
        let known = diagnostics + found
        self = LenientDraft(other)
        diagnostics = known
    }

    /// Applies edits, and those that were not yet applied.
    mutating func apply(_ edits: [SourceEdit], _ found: [Diagnostic]) {
        diagnostics += found
        guard !edits.isEmpty else { return }
        let rewrite = SourceRewrite(root.storage, pending + edits)
        replace(with: document.rewritten(rewrite) ?? document, [])
    }

    /// Makes the document a resolver document with some of its objects as sources, by edits around
    /// them.
    mutating func wrap(
        _ trees: [JSONValue], _ edits: [SourceEdit], _ found: [Diagnostic]
    ) {
        diagnostics += found
        guard !edits.isEmpty else { return }
        self.trees = trees
        scan = TokenScan(trees)
        pending = edits
        isResolver = true
    }
}
