import CandelaTokenExport

extension Tool {
    static let tokensDiff = Command(
        "diff", "Compare two versions of a token set.",
        discussion: """
            Lists removed, changed, deprecated and added tokens, in every permutation of contexts that \
            both versions have. Values are compared after references are resolved. Exit status 1 means \
            that a context was removed, or a token that was not deprecated in OLD.
            """,
        examples: ["tokens diff old.tokens.json new.tokens.json --format markdown"],
        action: .run(TokensDiffCommand.self))
}

private struct TokensDiffCommand: RunnableCommand {
    private let old, new: String
    private let format: ComparisonFormat
    private let tokens: TokenArguments

    init(_ arguments: inout ArgumentReader) throws(Failure) {
        old = arguments.operand("OLD", "the old version: a token file or a resolver document")
        new = arguments.operand("NEW", "the new version")
        format = try arguments.choice(
            "format", "FORMAT",
            ComparisonFormat.allCases.map(\.rawValue).joined(separator: " or ")
                + ", the latter for pull requests", default: .text)
        tokens = TokenArguments(&arguments)
        guard (old, new) != ("-", "-") else {
            throw .usage("only one of OLD and NEW can be standard input", id: "same-file")
        }
    }

    func run(in environment: CommandEnvironment) throws(Failure) -> Outcome {
        let old = try tokens.source([old], listsAll: environment.isVerbose, environment)
        let new = try tokens.source([new], listsAll: environment.isVerbose, environment)
        var found = old.diagnostics + new.diagnostics
        let comparison = TokenComparison(
            from: old.project, to: new.project, diagnostics: &found)
        guard !found.hasErrors else { throw Failure(found) }
        found += comparison.losses
        return Outcome(
            output: Array(comparison.text(as: format).utf8), diagnostics: found,
            status: comparison.isBreaking ? .badData : .success)
    }
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
