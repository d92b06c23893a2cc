/// A token file or a resolver document, with every file it refers to.
///
/// ```swift
/// var diagnostics: [Diagnostic] = []
/// let project = TokenProject.load("tokens.resolver.json", files: files, diagnostics: &diagnostics)
/// let dark = project?.resolve(["theme": "dark"], diagnostics: &diagnostics)
/// ```
///
/// A document is a resolver when it has `resolutionOrder`, a `version`, sets with sources or
/// modifiers with contexts; otherwise it is a token file.
public struct TokenProject: Sendable {
    /// What a project may do beyond the strict rules.
    public struct Options: Sendable, Hashable {
        /// Whether files outside the directory of the document may be read. A `$ref` to one is an
        /// error otherwise.
        public var allowsFilesOutside = false

        /// Whether older drafts and common slips are read as what they must mean. Each concession
        /// is a warning at its place; a token the format cannot say is passed over with one.
        public var isLenient = false

        /// Strict rules.
        public init() {}
    }

    /// One choice a resolver document offers.
    public struct Modifier: Sendable, Hashable {
        /// What inputs call it.
        public let name: String
        /// Its contexts in the order written; never empty.
        public let contexts: [String]
        /// The context that counts when an input does not say.
        public let defaultContext: String?
    }

    /// Whether it is a resolver document.
    public let isResolver: Bool

    /// The paths of all files that were read, in the order they were first needed.
    public let files: [String]

    let sources: [SourceTree]
    let names: NameTable
    let steps: [ResolutionStep]
    let choices: [ResolverModifier]

    /// The places of the modifiers by their names.
    private let lookup: NameLookup

    /// True when leniency passed over a value of any file.
    private let passesOverAny: Bool

    /// The modifiers inputs may name, in the order they apply.
    public let modifiers: [Modifier]

    init(
        isResolver: Bool, files: [String], sources: [SourceTree], names: NameTable,
        steps: [ResolutionStep], choices: [ResolverModifier]
    ) {
        self.isResolver = isResolver
        self.files = files
        self.sources = sources
        self.names = names
        self.steps = steps
        self.choices = choices
        lookup = NameLookup(choices.map(\.name))
        passesOverAny = sources.contains(where: \.storage.passesOverAny)
        modifiers = choices.map {
            Modifier(
                name: $0.name, contexts: $0.contexts.map(\.name), defaultContext: $0.defaultContext)
        }
    }

    /// The place of a modifier, or of one of its contexts; `nil` for an unknown name.
    package func place(of modifier: String, context: String? = nil) -> SourcePlace? {
        guard let modifier = choices.first(where: { $0.name == modifier }) else { return nil }
        return context.map { modifier.place(of: $0) } ?? modifier.place
    }

    /// Every combination of contexts, the last modifier changing fastest; one empty input for a
    /// document without modifiers. They are made as they are asked for.
    public var permutations: Permutations { Permutations(modifiers) }

    /// Reads a document and all it refers to, and checks what can be checked before an input is
    /// known: JSON, names, members, the resolver document, references to files.
    ///
    /// - Parameters:
    ///   - path: The document's path, handed to `files` as it is.
    ///   - diagnostics: Gets everything that is wrong, errors and warnings, each once.
    /// - Returns: The project, or nothing when the document cannot be made sense of. Errors may be
    ///   reported for a project all the same.
    public static func load(
        _ path: String, files: FileAccess, options: Options = Options(),
        diagnostics: inout [Diagnostic]
    ) -> TokenProject? {
        load(path, over: nil, files: files, options: options, diagnostics: &diagnostics)
    }

    /// Reads a document whose tokens will be laid over those of another.
    ///
    /// - Parameter base: The project that lies below; its modifiers and files are not this one's.
    package static func load(
        _ path: String, over base: TokenProject?, files: FileAccess, options: Options = Options(),
        diagnostics: inout [Diagnostic]
    ) -> TokenProject? {
        var loader = ProjectLoader(files: files, options: options, entry: path)
        if let base { (loader.sources, loader.names) = (base.sources, base.names) }
        let project = loader.load()
        diagnostics.appendNew(loader.diagnostics)
        return project
    }

    /// The tokens of one permutation.
    ///
    /// - Parameters:
    ///   - inputs: Modifier name → context name. Exact names count first, then names that differ
    ///     in case alone. A modifier with a default may be left out.
    ///   - diagnostics: Gets everything that is wrong with the inputs, or else with the tokens.
    /// - Returns: The tokens without those that have an error, or nothing when the inputs do not
    ///   fit the modifiers. There are none when groups extend one another without bound.
    public func resolve(
        _ inputs: [String: String] = [:], diagnostics: inout [Diagnostic]
    ) -> ResolvedTokens? {
        resolve(inputs, after: nil, diagnostics: &diagnostics)
    }

    /// The tokens of one permutation, as ``resolve(_:diagnostics:)`` has them.
    ///
    /// - Parameter known: The tokens of another one. Values that both have are not checked again, so
    ///   that what is wrong with them is said of the other alone.
    package func resolve(
        _ inputs: [String: String], after known: ResolvedTokens?, diagnostics: inout [Diagnostic]
    ) -> ResolvedTokens? {
        guard let order = order(of: inputs, diagnostics: &diagnostics) else { return nil }
        return resolve(order, after: known, diagnostics: &diagnostics)
    }

    /// The tokens of several projects laid over one another, the last on top: each but the first was
    /// loaded over the one before.
    ///
    /// A token on top replaces one of the same path as a whole, and what is an alias of it takes the
    /// new value, below too.
    ///
    /// - Parameter known: The tokens of another permutation of the layers, or of some of them from the
    ///   lowest up, as in ``resolve(_:after:diagnostics:)``.
    /// - Returns: As ``resolve(_:diagnostics:)``.
    package static func resolve(
        _ layers: [(project: TokenProject, inputs: [String: String])],
        after known: ResolvedTokens? = nil, diagnostics: inout [Diagnostic]
    ) -> ResolvedTokens? {
        var order: [Int] = []
        for layer in layers {
            guard let more = layer.project.order(of: layer.inputs, diagnostics: &diagnostics) else {
                return nil
            }
            order += more
        }
        return layers.last?.project.resolve(order, after: known, diagnostics: &diagnostics)
    }

    /// The sources that apply to an input, in their order; nothing when it does not fit.
    private func order(
        of inputs: [String: String], diagnostics: inout [Diagnostic]
    ) -> [Int]? {
        var found: [Diagnostic] = []
        let chosen = ResolverInputs.choose(inputs, choices, lookup, diagnostics: &found)
        diagnostics.appendNew(found)
        guard let chosen else { return nil }
        var order: [Int] = []
        for step in steps {
            switch step {
            case .set(let sources, _): order += sources
            case .modifier(let index):
                order += choices[index].contexts[chosen[index]].sources
            }
        }
        return order
    }

    private func resolve(
        _ order: [Int], after known: ResolvedTokens?, diagnostics: inout [Diagnostic]
    ) -> ResolvedTokens? {
        var problems: [Diagnostic] = []
        var tree = TokenTree(sources, order: order, names: names)
        guard GroupExtension.apply(to: &tree, diagnostics: &problems) else {
            diagnostics.appendNew(problems)
            return ResolvedTokens(TokenGraph(TokenTree([], order: [], names: names)))
        }
        var graph = TokenGraph(tree)
        graph.resolve(after: known?.graph)
        diagnostics.appendNew(problems + graph.diagnostics)
        if passesOverAny, !diagnostics.hasErrors {
            diagnostics.appendNew(PassedOver.users(in: graph))
        }
        return ResolvedTokens(graph)
    }
}

/// One entry of `resolutionOrder`.
enum ResolutionStep: Sendable {
    /// Sources to lay over one another, and what the document calls them.
    case set([Int], name: String)
    /// One of the modifiers.
    case modifier(Int)
}

/// A modifier as it was read.
struct ResolverModifier: Sendable {
    let name: String
    let contexts: [(name: String, sources: [Int], place: SourcePlace)]
    let defaultContext: String?
    let place: SourcePlace?

    /// The places of the contexts by their names.
    let lookup: NameLookup

    /// The place of the default context, 0 without one.
    let defaultPlace: Int

    init(
        name: String, contexts: [(name: String, sources: [Int], place: SourcePlace)],
        defaultContext: String?, place: SourcePlace?
    ) {
        self.name = name
        self.contexts = contexts
        self.defaultContext = defaultContext
        self.place = place
        lookup = NameLookup(contexts.map(\.name))
        defaultPlace = contexts.firstIndex { $0.name == defaultContext } ?? 0
    }

    /// The place of a context, or of the modifier when it has none of this name.
    func place(of context: String) -> SourcePlace? {
        guard case .one(let index) = lookup.match(context) else { return place }
        return contexts[index].place
    }
}
