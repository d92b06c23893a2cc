import CandelaTokenExport

extension Tool {
    private static let diffFormat = Option(
        "format", "FORMAT",
        ComparisonFormat.allCases.map(\.rawValue).joined(separator: " or ")
            + ", the latter for pull requests",
        default: ComparisonFormat.text.rawValue)

    static let tokensDiff = Command(
        "diff", "Compare two versions of a token set.",
        discussion: """
            Lists removed, changed, deprecated and added tokens, in every permutation of contexts that \
            both versions have. Values are compared after references are resolved. Exit status 1 means \
            that a context was removed, or a token that was not deprecated in OLD.
            """,
        operands: [
            Operand("OLD", "the old version: a token file or a resolver document"),
            Operand("NEW", "the new version"),
        ],
        options: [diffFormat, TokenSource.lenient, TokenSource.allowOutside],
        examples: ["tokens diff old.tokens.json new.tokens.json --format markdown"],
        action: .run { invocation, environment throws(Failure) in
            let format = try invocation.choice(of: diffFormat, from: ComparisonFormat.self)
            let paths = invocation.operands
            guard paths != ["-", "-"] else {
                throw .usage("only one of OLD and NEW can be standard input", id: "same-file")
            }
            func source(_ path: String) throws(Failure) -> TokenSource {
                try TokenSource(
                    path, isLenient: invocation.has(TokenSource.lenient),
                    allowsOutside: invocation.has(TokenSource.allowOutside),
                    listsAll: invocation.isVerbose, environment)
            }
            let (old, new) = (try source(paths[0]), try source(paths[1]))
            var found = old.diagnostics + new.diagnostics
            let comparison = TokenComparison(
                from: old.project, to: new.project, diagnostics: &found)
            guard !found.hasErrors else { throw Failure(found) }
            found += comparison.losses
            return Outcome(
                output: Array(comparison.text(as: format ?? .text).utf8),
                diagnostics: found,
                status: comparison.isBreaking ? .badData : .success)
        })
}

extension TokenComparison {
    /// An error for each token removed without deprecation and each context removed, at its place
    /// in the old version.
    fileprivate var losses: [Diagnostic] {
        changes.filter(\.isBreaking).map { change in
            .error(
                "removed-undeprecated",
                "'\(change.path)' was removed"
                    + (change.contexts.map { " in \($0)" } ?? "") + " but was not deprecated",
                at: change.old?.place,
                help: ["keep it for one release with '$deprecated' naming its replacement"])
        }
            + removedContexts.map { context in
                .error("removed-context", "the context '\(context)' was removed")
            }
    }
}
