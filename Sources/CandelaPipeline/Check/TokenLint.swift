/// Looks for something the format allows that is seldom meant.
///
/// Lints run only over tokens without errors, so every reference they meet leads somewhere.
protocol TokenLint {
    /// Takes note of the tokens of one permutation.
    mutating func visit(_ permutation: LintedPermutation)

    /// What was found in all permutations together.
    func findings(in ledger: TokenLedger) -> [Diagnostic]
}

extension TokenLint {
    mutating func visit(_ permutation: LintedPermutation) {}
}

/// All lints, run side by side over the permutations of a project.
struct TokenLints {
    private var ledger: TokenLedger
    private var lints: [any TokenLint]

    /// - Parameter review: What to look for as well that many sets have on purpose.
    init(_ project: TokenProject, review: TokenReview?) {
        ledger = TokenLedger(project)
        let layers = TokenLayers(project)
        lints = [
            LetterCaseLint(project.names), IdentifierLint(), DescriptionLint(),
            MissingContextLint(), OutputNameLint(), LayerLint(layers), UnusedTokenLint(layers),
            HintedNameLint(), FontNameLint(), ContrastLint(),
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
