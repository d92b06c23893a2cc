/// The tokens of one export, in all permutations.
public struct TokenExport: Sendable {
    /// A combination of contexts with its tokens.
    public struct Permutation: Sendable {
        /// The names of the contexts, joined by dots in the order of the modifiers:
        /// `practice.dark`; the export's name for a document without modifiers.
        public let name: String

        /// Modifier name → context name.
        public let inputs: [String: String]

        /// The tokens, without those that have errors.
        public let tokens: ResolvedTokens

        /// The origin of its name.
        package let origin: OutputOrigin

        /// The permutation with other tokens.
        package func with(_ tokens: ResolvedTokens) -> Permutation {
            Permutation(name: name, inputs: inputs, tokens: tokens, origin: origin)
        }

        /// The permutation under another name, with other names of contexts.
        package func named(_ name: String, _ inputs: [String: String]) -> Permutation {
            Permutation(name: name, inputs: inputs, tokens: tokens, origin: origin)
        }
    }

    /// The permutations in the order given, without those whose inputs have errors.
    public private(set) var permutations: [Permutation]

    /// The name of the export if no context names it.
    let name: String

    /// The names of all modifiers, in order.
    let modifiers: [String]

    /// The modifiers that choose the appearance.
    let axes: Set<String>

    let project: TokenProject

    /// The rules for the names of tokens.
    private(set) var naming = TokenNaming()

    /// Whether every top-level group has its own files.
    private(set) var isSplit = false

    /// The workers that make values and files.
    private(set) var workers = Workers.one

    /// The cached variants, shared by all formats that use them.
    private var madeVariants: (variants: [ExportVariant], found: [Diagnostic])?

    /// Resolves the tokens to export.
    ///
    /// - Parameters:
    ///   - permutations: The combinations of contexts to export, each as an input that names every
    ///     modifier; use `TokenProject.permutations` for all of them.
    ///   - name: The name of the export if no context names it: the document's file name.
    ///   - diagnostics: Receives all problems; if there is an error, nothing should be written.
    public init(
        _ project: TokenProject, _ permutations: some Sequence<[String: String]>, name: String,
        diagnostics: inout [Diagnostic]
    ) {
        self.init(project, Array(permutations), name: name, with: .one, diagnostics: &diagnostics)
    }

    /// Resolves the tokens to export with several workers in parallel.
    package init(
        _ project: TokenProject, _ permutations: [[String: String]], name: String,
        with workers: Workers, diagnostics: inout [Diagnostic]
    ) {
        let modifiers = project.modifiers.map(\.name)
        @Sendable func resolve(
            _ inputs: [String: String], after known: ResolvedTokens?
        ) -> (permutation: Permutation?, found: [Diagnostic]) {
            var found: [Diagnostic] = []
            let tokens = project.resolve(inputs, after: known, diagnostics: &found)
            let contexts = modifiers.compactMap { inputs[$0] }
            let permutation = tokens.map {
                Permutation(
                    name: contexts.isEmpty ? name : contexts.joined(separator: "."),
                    inputs: inputs, tokens: $0,
                    origin: project.origin(of: inputs, choosing: project.choices, named: name))
            }
            return (permutation, found)
        }
        let first = permutations.first.map { [resolve($0, after: nil)] } ?? []
        let known = first.first?.permutation?.tokens
        let rest = workers.map(max(permutations.count - 1, 0)) {
            resolve(permutations[$0 + 1], after: known)
        }
        diagnostics.appendNew((first + rest).flatMap(\.found))
        self.init(project, (first + rest).compactMap(\.permutation), name)
    }

    /// The export with other tokens for its permutations, in the same order.
    func with(_ tokens: [ResolvedTokens]) -> TokenExport {
        let changed = zip(permutations, tokens).map { permutation, tokens in
            Permutation(
                name: permutation.name, inputs: permutation.inputs, tokens: tokens,
                origin: permutation.origin)
        }
        return TokenExport(project, changed, name)
    }

    /// The export with options applied, prepared for some formats.
    ///
    /// - Parameter formats: The formats to write.
    func applying(
        _ options: ExportOptions, for formats: [OutputFormat], _ workers: Workers
    ) -> TokenExport {
        var export = self
        export.naming = TokenNaming(prefix: options.prefix, pattern: options.names)
        export.isSplit = options.isSplit
        export.workers = workers
        if formats.contains(where: { !$0.isOfOneAppearance }) {
            export.madeVariants = export.makeVariants()
        }
        return export
    }

    /// The permutations grouped into variants: a variant contains the appearances of one product,
    /// brand or density.
    ///
    /// - Parameter diagnostics: Receives an error for a token that is missing in an appearance or
    ///   has a different type there, and for two permutations with the same appearance. In lenient
    ///   reading a missing token gives a warning and is left out.
    public func variants(diagnostics: inout [Diagnostic]) -> [ExportVariant] {
        let made = madeVariants ?? makeVariants()
        diagnostics += made.found
        return made.variants
    }

    /// The export with described fonts replaced by a platform's names, once its variants are made.
    func naming(for platform: FontNames.Platform?) -> TokenExport {
        guard let platform, let made = madeVariants else { return self }
        let fonts = FontNames(made.variants.flatMap(\.families))
        guard !fonts.isEmpty else { return self }
        var export = self
        export.madeVariants = (made.variants.map { $0.naming(fonts, for: platform) }, made.found)
        return export
    }

    /// The export without the tokens of types that a format cannot express, which are reported.
    func keepingTypes(
        of format: OutputFormat, _ diagnostics: inout [Diagnostic]
    ) -> TokenExport {
        guard !format.holdsOtherTypes else { return self }
        var export = self
        var paths: Set<String> = []
        var first: ResolvedToken?
        func keeps(_ token: ResolvedToken) -> Bool {
            guard !token.type.isStandard else { return true }
            paths.insert(token.path)
            first = first ?? token
            return false
        }
        if let made = madeVariants, !format.isOfOneAppearance {
            let variants = made.variants.map { $0.with($0.tokens.filter { keeps($0.base) }) }
            export.madeVariants = (variants, made.found)
        } else {
            for permutation in permutations {
                for token in permutation.tokens.ofOtherTypes { _ = keeps(token) }
            }
            guard !paths.isEmpty else { return self }
            let left = paths
            export.permutations = permutations.map { permutation in
                permutation.with(permutation.tokens.filtered { !left.contains($0) })
            }
        }
        guard let first else { return self }
        diagnostics.append(
            .warning(
                "not-in-format",
                (paths.count == 1
                    ? "'\(first.path)' of type '\(first.type.rawValue)' is"
                    : "\(paths.count) tokens of types outside the standard are")
                    + " left out: the format '\(format.rawValue)' does not support them",
                at: first.place))
        return export
    }

    /// The export without some tokens, in formats with all appearances in a file.
    func without(_ paths: Set<String>) -> TokenExport {
        let made = madeVariants ?? makeVariants()
        var export = self
        let variants = made.variants.map { variant in
            variant.with(variant.tokens.filter { !paths.contains($0.path) })
        }
        export.madeVariants = (variants, made.found)
        return export
    }

    /// The parts written by formats with a file for each permutation, in order.
    var parts: [(subject: FileSubject, tokens: ResolvedTokens)] {
        permutations.flatMap { permutation in
            let subject = FileSubject(
                name: permutation.name, contexts: permutation.inputs, origin: permutation.origin)
            guard isSplit else { return [(subject, permutation.tokens)] }
            let tokens = permutation.tokens
            return TopGroup.all(of: tokens.paths.map { ($0, nil) }).map { group in
                (
                    subject.part(group, "."),
                    tokens.filtered { TopGroup.name(of: $0) == group.name }
                )
            }
        }
    }

    /// The files of a format with a file for each part, in order.
    ///
    /// - Parameter write: Returns the path and the bytes of a file.
    func files(
        diagnostics: inout [Diagnostic],
        write: @Sendable (FileSubject, ResolvedTokens) -> (path: [String], bytes: [UInt8])
    ) -> [EmittedFile] {
        let parts = parts
        let written = workers.map(parts.count) { write(parts[$0].subject, parts[$0].tokens) }
        var files: [EmittedFile] = []
        for (part, file) in zip(parts, written) {
            files.add(file.path, file.bytes, of: part.subject.origin, diagnostics: &diagnostics)
        }
        return files
    }

    private init(_ project: TokenProject, _ permutations: [Permutation], _ name: String) {
        self.permutations = permutations
        self.name = name
        self.project = project
        modifiers = project.modifiers.map(\.name)
        axes = project.appearanceModifiers
    }
}

extension TokenExport {
    /// The paths of the `.json` files in a folder, one for each permutation, named after its
    /// contexts.
    ///
    /// - Parameter diagnostics: Receives an error for an invalid or duplicate name.
    package func paths(in folder: String, diagnostics: inout [Diagnostic]) -> [OutputPath] {
        var files: [EmittedFile] = []
        for permutation in permutations {
            files.add(
                [folder, "\(permutation.name).json"], [], of: permutation.origin,
                diagnostics: &diagnostics)
        }
        FileClash.report(files, diagnostics: &diagnostics)
        return files.map(\.location)
    }
}
