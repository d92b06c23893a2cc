/// Optional design checks: indistinguishable colours, values off the scale, and unused roles.
public struct TokenReview: Sendable, Hashable {
    /// The paths of the tokens that screens draw; `nil` to skip the check for unused roles.
    public var drawn: Set<String>?

    /// Creates a review of colours and scales, and of unused roles if `drawn` is given.
    ///
    /// - Parameter drawn: The paths of the tokens that screens draw, if all screens are known;
    ///   otherwise `nil`.
    public init(drawn: Set<String>? = nil) {
        self.drawn = drawn
    }
}

/// Checks of a document in all its permutations, up to ``maximumPermutations``.
///
/// If there are no errors, lints run: they report constructs that the format allows but that are
/// seldom intended.
public enum TokenCheck: Sendable {
    /// The maximum number of permutations checked in full; beyond it, each context is checked once.
    public static let maximumPermutations = 1_024

    /// Loads a token file or a resolver document and checks it in all its permutations.
    ///
    /// - Returns: Every error and warning, each once, sorted by place; those without a place come
    ///   first.
    public static func run(
        _ path: String, files: FileAccess, options: TokenProject.Options = .init()
    ) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        let project = TokenProject.load(
            path, files: files, options: options, diagnostics: &diagnostics)
        guard let project else { return sorted(diagnostics) }
        return run(project, after: diagnostics)
    }

    /// Checks a loaded project in all its permutations.
    ///
    /// - Parameter loading: The diagnostics from loading it.
    /// - Parameter review: Optional checks for constructs that many projects use on purpose.
    /// - Returns: The diagnostics of the loading and of the permutations, each once, sorted by
    ///   place; diagnostics without a place come first.
    public static func run(
        _ project: TokenProject, after loading: [Diagnostic] = [], review: TokenReview? = nil
    ) -> [Diagnostic] {
        var diagnostics = DiagnosticList(loading)
        var lints = TokenLints(project, review: review)
        var first: ResolvedTokens?
        for inputs in permutations(of: project, &diagnostics) {
            var found: [Diagnostic] = []
            let tokens = project.resolve(inputs, after: first, diagnostics: &found)
            diagnostics.add(found)
            first = first ?? tokens
            if let tokens, !diagnostics.hasErrors { lints.visit(tokens, inputs) }
        }
        if !diagnostics.hasErrors { diagnostics.add(lints.findings) }
        return sorted(diagnostics.all)
    }

    /// All permutations, or one for each context if there are too many.
    private static func permutations(
        of project: TokenProject, _ diagnostics: inout DiagnosticList
    ) -> [[String: String]] {
        let permutations = project.permutations
        guard permutations.count > maximumPermutations else { return Array(permutations) }
        diagnostics.add(
            .warning(
                "too-many-permutations",
                "there are more than \(maximumPermutations) permutations: each context is checked "
                    + "once, not every combination"))
        let start = permutations[0]
        return project.modifiers.flatMap { modifier in
            modifier.contexts.map { context in
                start.merging([modifier.name: context]) { $1 }
            }
        }
    }

    private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.enumerated().sorted { a, b in
            let (first, second) = (key(a.element), key(b.element))
            return first == second ? a.offset < b.offset : first < second
        }.map(\.element)
    }

    private static func key(_ diagnostic: Diagnostic) -> (String, Int, Int) {
        guard let place = diagnostic.place else { return ("", 0, 0) }
        return (place.file, place.line, place.column)
    }
}
