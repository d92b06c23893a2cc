/// A token file or a resolver document, with all files it refers to.
///
/// ```swift
/// var diagnostics: [Diagnostic] = []
/// let project = TokenProject.load("tokens.resolver.json", files: files, diagnostics: &diagnostics)
/// let dark = project?.resolve(["theme": "dark"], diagnostics: &diagnostics)
/// ```
///
/// A document is a resolver document if its file is named `resolver.json` or `*.resolver.json`, or
/// if it has `resolutionOrder`, the `version` of the format, sets with sources or modifiers with
/// contexts;
/// otherwise it is a token file.
public struct TokenProject: Sendable {
    /// Relaxations of the strict rules.
    ///
    /// `isLenient`, which converts older drafts and other tools' files, is in `CandelaTokenImport`.
    public struct Options: Sendable {
        /// Whether files outside the document's directory may be read. Otherwise a `$ref` to one is
        /// an error.
        public var allowsFilesOutside = false

        /// The treatment of files that are not in the format; `nil` reads them like any other.
        package var foreign: ForeignFiles?

        /// The number of lenient reading's warnings of one kind about the values of a file that are
        /// listed; further ones are counted. `nil` lists all.
        public var messageLimit: Int?

        /// Creates the strict options.
        public init() {}
    }

    /// A modifier of a resolver document: a choice of contexts.
    public struct Modifier: Sendable, Hashable {
        /// The name used in inputs.
        public let name: String
        /// The contexts in the order written; never empty.
        public let contexts: [String]
        /// The context used if an input does not choose one; `nil` if every input must choose.
        public let defaultContext: String?
    }

    /// Whether it is a resolver document.
    public let isResolver: Bool

    /// The paths of all files read, in order of first use.
    public let files: [String]

    package let sources: [SourceTree]
    let names: NameTable
    package let steps: [ResolutionStep]
    package let choices: [ResolverModifier]

    /// A lookup of modifiers by name.
    private let lookup: NameLookup

    /// The treatment of its files that are not in the format.
    private let foreign: ForeignFiles?

    /// Whether it was read leniently, so that one faulty token must not stop the others.
    package var isLenient: Bool { foreign?.converter != nil }

    /// The modifiers that inputs may name, in the order they apply.
    public let modifiers: [Modifier]

    init(
        isResolver: Bool, files: [String], sources: [SourceTree], names: NameTable,
        steps: [ResolutionStep], choices: [ResolverModifier], foreign: ForeignFiles?
    ) {
        self.isResolver = isResolver
        self.files = files
        self.sources = sources
        self.names = names
        self.steps = steps
        self.choices = choices
        lookup = NameLookup(choices.map(\.name))
        self.foreign = foreign
        modifiers = choices.map {
            Modifier(
                name: $0.name, contexts: $0.contexts.map(\.name), defaultContext: $0.defaultContext)
        }
    }

    /// The place of a modifier or one of its contexts; `nil` for an unknown name.
    package func place(of modifier: String, context: String? = nil) -> SourcePosition? {
        guard let modifier = choices.first(where: { $0.name == modifier }) else { return nil }
        return context.map { modifier.place(of: $0) } ?? modifier.place
    }

    /// All combinations of contexts, computed on demand; the last modifier varies fastest. A
    /// document without modifiers has one empty input.
    public var permutations: Permutations { Permutations(modifiers) }

    /// Loads a document and everything it refers to, and performs the checks that need no input:
    /// JSON, names, members, the resolver document, references to files.
    ///
    /// - Parameters:
    ///   - path: The document's path, passed to `files` unchanged.
    ///   - diagnostics: Receives all errors and warnings, each once.
    /// - Returns: The project; `nil` if the document cannot be read, or is not a JSON object. There
    ///   may be errors although a project is returned.
    public static func load(
        _ path: String, files: FileAccess, options: Options = Options(),
        diagnostics: inout [Diagnostic]
    ) -> TokenProject? {
        load(path, over: nil, files: files, options: options, diagnostics: &diagnostics)
    }

    /// Loads several token files as one set: later ones override those before.
    ///
    /// - Parameter paths: The files. Resolver documents are errors, except in lenient reading, where
    ///   their modifiers with the same names are merged.
    /// - Returns: As ``load(_:files:options:diagnostics:)``; `nil` also for no files.
    public static func load(
        _ paths: [String], files: FileAccess, options: Options = Options(),
        diagnostics: inout [Diagnostic]
    ) -> TokenProject? {
        guard let first = paths.first else { return nil }
        var loader = ProjectLoader(files: files, options: options, entry: first)
        let project = loader.load(all: paths)
        diagnostics.appendNew(loader.diagnostics)
        return project
    }

    /// Loads a document whose tokens will override another's.
    ///
    /// - Parameter base: The overridden project; its modifiers and files are not included in this
    ///   one.
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
    ///   - inputs: Modifier name → context name. Exact names take precedence over names that differ
    ///     only in case. A modifier with a default may be omitted.
    ///   - diagnostics: Receives all errors in the inputs or, with valid inputs, in the tokens.
    /// - Returns: The tokens that have no error; `nil` if the inputs do not match the modifiers.
    ///   The result is empty if `$extends` would copy more than a million groups and tokens, which
    ///   is an error.
    public func resolve(
        _ inputs: [String: String] = [:], diagnostics: inout [Diagnostic]
    ) -> ResolvedTokens? {
        resolve(inputs, after: nil, diagnostics: &diagnostics)
    }

    /// The tokens of one permutation, as from ``resolve(_:diagnostics:)``.
    ///
    /// - Parameter known: The tokens of another permutation. Values in both are not checked again,
    ///   so their errors are reported only for that one.
    package func resolve(
        _ inputs: [String: String], after known: ResolvedTokens?, diagnostics: inout [Diagnostic]
    ) -> ResolvedTokens? {
        guard let order = order(of: inputs, diagnostics: &diagnostics) else { return nil }
        return resolve(order, after: known, diagnostics: &diagnostics)
    }

    /// The tokens of several projects as layers, the last on top: each except the first was loaded
    /// over the one before.
    ///
    /// A token on top replaces the whole token with the same path, and aliases of that path take
    /// the new value, also in the layers below.
    ///
    /// - Parameter known: The tokens of another permutation of the layers, or of some of them from
    ///   the lowest up, as in ``resolve(_:after:diagnostics:)``.
    /// - Returns: As ``resolve(_:diagnostics:)``; `nil` also for no layers.
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

    /// The sources that apply to an input, in order; `nil` if the input does not match.
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
        var tree = TokenTree(sources, order: order, names: names, isLenient: isLenient)
        problems += tree.clashes.map { .tokenAndGroup($0, in: tree) }
        guard GroupExtension.apply(to: &tree, diagnostics: &problems) else {
            diagnostics.appendNew(problems)
            return ResolvedTokens(TokenGraph(TokenTree([], order: [], names: names)))
        }
        var graph = TokenGraph(tree)
        if let converter = foreign?.converter {
            converter.compute(&graph, after: known?.graph)
        } else {
            graph.adviser = foreign?.reader
        }
        graph.resolve(after: known?.graph)
        problems += graph.diagnostics
        diagnostics.appendNew(
            isLenient
                ? problems.map(\.tolerated) + SkippedToken.users(in: graph) : problems)
        return ResolvedTokens(graph)
    }
}

/// An entry of `resolutionOrder`.
package enum ResolutionStep: Sendable {
    /// Sources that override each other in order, and the set's name in the document.
    case set([Int], name: String)
    /// A modifier, by index.
    case modifier(Int)
}

/// A modifier with the sources and places of its contexts.
package struct ResolverModifier: Sendable {
    package let name: String
    package let contexts: [(name: String, sources: [Int], place: SourcePosition)]
    let defaultContext: String?
    let place: SourcePosition?

    /// A lookup of contexts by name.
    let lookup: NameLookup

    /// The index of the default context; 0 without one.
    let defaultPlace: Int

    init(
        name: String, contexts: [(name: String, sources: [Int], place: SourcePosition)],
        defaultContext: String?, place: SourcePosition?
    ) {
        self.name = name
        self.contexts = contexts
        self.defaultContext = defaultContext
        self.place = place
        lookup = NameLookup(contexts.map(\.name))
        defaultPlace = contexts.firstIndex { $0.name == defaultContext } ?? 0
    }

    /// The modifier with the contexts and sources of another one with the same name after its own.
    func merged(with other: ResolverModifier) -> ResolverModifier {
        var contexts = contexts
        for context in other.contexts {
            if let index = contexts.firstIndex(where: { $0.name == context.name }) {
                contexts[index].sources += context.sources
            } else {
                contexts.append(context)
            }
        }
        return ResolverModifier(
            name: name, contexts: contexts, defaultContext: defaultContext, place: place)
    }

    /// The place of a context, or of the modifier if it has no such context.
    func place(of context: String) -> SourcePosition? {
        guard case .one(let index) = lookup.match(context) else { return place }
        return contexts[index].place
    }
}
