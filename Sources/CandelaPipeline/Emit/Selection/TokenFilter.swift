/// Which tokens an export holds.
///
/// Values never refer to other tokens in an export, so a token that is left out takes nothing from
/// those that stay.
public struct TokenFilter: Sendable, Hashable {
    /// A pattern with the place it was written at.
    public struct Pattern: Sendable, Hashable {
        /// What it matches.
        public let glob: TokenGlob

        /// What wrote it down: `--only`.
        public let name: String

        /// Where, when it was in a file.
        public let place: SourcePlace?

        /// A pattern and where it comes from.
        public init(_ glob: TokenGlob, from name: String, at place: SourcePlace? = nil) {
            self.glob = glob
            self.name = name
            self.place = place
        }
    }

    /// When there are any, a token must match one of them.
    public var only: [Pattern] = []

    /// A token must match none of them.
    public var except: [Pattern] = []

    /// Whether primitives are left out: the tokens of sets and modifiers that others take their
    /// values from.
    ///
    /// A set is one of roles when it takes values from other sets or modifiers, or when none takes
    /// any from it; a modifier when no set takes any from it.
    public var isOfRoles = false

    /// One that lets everything pass.
    public init() {}
}

extension TokenExport {
    /// The tokens of an export that pass a filter.
    ///
    /// - Parameter diagnostics: Gets an error for a pattern that matches no token, for roles that
    ///   cannot be told from primitives, and when no token is left.
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
                        "roles cannot be told from primitives: no set or modifier takes values"
                            + " from another one",
                        help: ["keep primitives in a set of their own, or name them by a pattern"]))
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
    /// A pattern that matches nothing, with the closest names of groups and tokens.
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
