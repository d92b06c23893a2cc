/// A filter for the tokens of an export.
///
/// Values in an export don't refer to other tokens, so omitting a token does not affect the
/// remaining ones.
public struct TokenFilter: Sendable, Hashable {
    /// A pattern and its origin, for diagnostics.
    public struct Pattern: Sendable, Hashable {
        /// The pattern that paths are compared with.
        public let glob: TokenGlob

        /// The option or setting that contains it, such as `--only`.
        public let name: String

        /// The pattern's place; `nil` if it was not in a file.
        public let place: SourcePosition?

        /// Creates a pattern with its origin.
        public init(_ glob: TokenGlob, from name: String, at place: SourcePosition? = nil) {
            self.glob = glob
            self.name = name
            self.place = place
        }
    }

    /// The patterns of which a token must match one; empty for all tokens.
    public var only: [Pattern] = []

    /// The patterns of which a token must match none.
    public var except: [Pattern] = []

    /// Whether to omit primitives: the tokens of sets and modifiers that others take their values
    /// from.
    ///
    /// A set contains roles if it takes values from other sets or modifiers, or if none takes
    /// values from it; a modifier contains roles if no set takes values from it.
    public var isOfRoles = false

    /// Creates a filter that keeps all tokens.
    public init() {}
}

extension TokenExport {
    /// The export with only the tokens that pass a filter.
    ///
    /// - Parameter diagnostics: Receives an error for a pattern that matches no token, for roles
    ///   that cannot be distinguished from primitives, and if no token is left.
    public func filtered(
        by filter: TokenFilter, diagnostics: inout [Diagnostic]
    ) -> TokenExport {
        guard filter != TokenFilter() else { return self }
        var paths: Set<String> = []
        for permutation in permutations { paths.formUnion(permutation.tokens.paths) }
        var found: [Diagnostic] = []
        for pattern in filter.only + filter.except
        where !paths.contains(where: pattern.glob.matches) {
            found.append(.unmatched(pattern, among: paths))
        }
        var kept = paths.filter { path in
            (filter.only.isEmpty || filter.only.contains { $0.glob.matches(path) })
                && !filter.except.contains { $0.glob.matches(path) }
        }
        if filter.isOfRoles {
            var roles = TokenRoles(project)
            for permutation in permutations { roles.visit(permutation.tokens.graph) }
            if !roles.hasPrimitives {
                found.append(
                    .error(
                        "no-layers",
                        "cannot tell roles from primitives: no set or modifier takes values"
                            + " from another one",
                        help: ["put primitives into a separate set, or exclude them by a pattern"]))
            }
            kept.formIntersection(roles.paths(in: permutations.map(\.tokens.graph)))
        }
        if kept.isEmpty, found.isEmpty {
            found.append(.error("nothing-left", "no token is left to export"))
        }
        diagnostics += found
        return with(permutations.map { $0.tokens.filtered { kept.contains($0) } })
    }
}

extension Diagnostic {
    /// An error for a pattern that matches nothing, with the closest names of groups and tokens.
    fileprivate static func unmatched(
        _ pattern: TokenFilter.Pattern, among paths: Set<String>
    ) -> Diagnostic {
        var names: Set<String> = []
        for path in paths {
            var group = path[...]
            while names.insert(String(group)).inserted, let dot = group.lastIndex(of: ".") {
                group = group[..<dot]
            }
        }
        return .error(
            "unmatched-pattern", "'\(pattern.glob)' of '\(pattern.name)' matches no token",
            at: pattern.place,
            help: Suggestions.help(
                for: "\(pattern.glob)", among: names.sorted(), noun: "path"))
    }
}
