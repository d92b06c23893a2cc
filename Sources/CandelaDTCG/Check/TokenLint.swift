/// A check for constructs that the format allows but that are seldom intended.
///
/// Lints run only over tokens without errors, so every reference can be followed.
protocol TokenLint {
    /// Records the tokens of one permutation.
    mutating func visit(_ permutation: LintedPermutation)

    /// The diagnostics, once every permutation has been visited.
    func findings(in ledger: TokenIndex) -> [Diagnostic]
}

extension TokenLint {
    mutating func visit(_ permutation: LintedPermutation) {}
}

/// All lints, run together over the permutations of a project.
struct TokenLints {
    private var ledger: TokenIndex
    private var lints: [any TokenLint]

    /// - Parameter review: Optional checks for constructs that many projects use on purpose.
    init(_ project: TokenProject, review: TokenReview?) {
        ledger = TokenIndex(project)
        let layers = TokenLayers(project)
        lints = [
            LetterCaseLint(project.names), IdentifierLint(), DescriptionLint(),
            MissingContextLint(), TypeChangeLint(), OutputNameLint(), LayerLint(layers),
            UnusedTokenLint(layers), HintedNameLint(), FontNameLint(), ContrastLint(),
        ]
        guard let review else { return }
        lints += [LookalikeLint(), ScaleLint(layers)]
        if let drawn = review.drawn { lints.append(UnusedRoleLint(drawn: drawn)) }
    }

    mutating func visit(_ tokens: ResolvedTokens, _ inputs: [String: String]) {
        let permutation = ledger.record(tokens.graph, inputs)
        for index in lints.indices { lints[index].visit(permutation) }
    }

    var findings: [Diagnostic] { lints.flatMap { $0.findings(in: ledger) } }
}
