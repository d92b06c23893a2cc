/// Everything that is wrong with a document, in all its permutations.
public enum TokenCheck {
    /// The most permutations that are all looked at; beyond it each context is looked at once.
    public static let maximumPermutations = 1_024

    /// Checks a token file or a resolver document.
    ///
    /// - Returns: Every error and warning, each once, in the order of their places; those without
    ///   a place come first.
    public static func run(
        _ path: String, files: FileAccess, options: TokenProject.Options = .init()
    ) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        let project = TokenProject.load(
            path, files: files, options: options, diagnostics: &diagnostics)
        if let project { diagnostics.appendNew(run(project)) }
        return sorted(diagnostics)
    }

    /// Checks a project that was loaded, for what its permutations add to the diagnostics of
    /// loading.
    public static func run(_ project: TokenProject) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        let permutations = project.permutations
        if permutations.count <= maximumPermutations {
            for inputs in permutations { _ = project.resolve(inputs, diagnostics: &diagnostics) }
            return sorted(diagnostics)
        }
        diagnostics.append(
            .warning(
                "too-many-permutations",
                "there are more than \(maximumPermutations) permutations: each context is checked "
                    + "once, not every combination"))
        let start = permutations[0]
        for modifier in project.modifiers {
            for context in modifier.contexts {
                var inputs = start
                inputs[modifier.name] = context
                _ = project.resolve(inputs, diagnostics: &diagnostics)
            }
        }
        return sorted(diagnostics)
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
