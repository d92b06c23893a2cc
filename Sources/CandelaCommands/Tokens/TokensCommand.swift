import CandelaDTCG

extension Tool {
    package static let tokensCommand = Command(
        "tokens", "Check, resolve and export design tokens in W3C DTCG 2025.10 format.",
        action: .group([
            tokensCheck, tokensResolve, tokensBuild, tokensList, tokensDiff, tokensUpgrade,
            tokensInit,
        ]))

    static let input = Option(
        "input", "MODIFIER=CONTEXT", "select a context of the resolver document", repeats: true)

    private static let tokensCheck = Command(
        "check", "Report every problem in token files.",
        discussion: """
            Each problem is written to standard error as 'file:line:column: error: message [id]'. A \
            resolver document is checked in every permutation of its contexts. If there are no errors, \
            warnings report what is allowed but seldom intended, and the contrast of colours is \
            measured on the surfaces in '$extensions.org.candela.on': too little contrast is an error.

            With '--diagnostics json' one object with all problems is written to standard output \
            instead. The exit status is the same.
            """,
        operands: [
            Operand(
                "PATH",
                "token files or resolver documents, or a pattern of token files in quotes, such as "
                    + "'tokens/**/*.json'; '-' is standard input", count: .any,
                default: TokenSource.standardPath)
        ], options: [TokenSource.lenient, TokenSource.allowOutside, DiagnosticStyle.option],
        examples: ["tokens check", "tokens check colors.tokens.json"],
        action: .run { invocation, environment throws(Failure) in
            let style = try DiagnosticStyle(invocation)
            let paths = invocation.operands
            var outcome = Outcome()
            var diagnostics: [Diagnostic] = []
            for path in paths.isEmpty ? [TokenSource.standardPath] : paths {
                let found: [Diagnostic]
                do throws(Failure) {
                    found = try TokenSource(
                        path, isLenient: invocation.has(TokenSource.lenient),
                        allowsOutside: invocation.has(TokenSource.allowOutside),
                        listsAll: style == .json || invocation.isVerbose, environment
                    ).problems
                } catch {
                    found = error.diagnostics
                }
                diagnostics += found
                if found.hasErrors { outcome.status = .badData }
            }
            switch style {
            case .text: outcome.diagnostics = diagnostics
            case .json: outcome.output = style.json(diagnostics)
            }
            return outcome
        })

    private static let tokensResolve = Command(
        "resolve", "Print all tokens with every reference resolved.",
        discussion: """
            One flat JSON object from token path to '$type' and '$value', with '$description', \
            '$deprecated' and '$extensions' where present. A modifier without '--input' has its \
            default context. With '--diagnostics json' problems are written to standard error as one \
            object.
            """,
        operands: [TokenSource.operands],
        options: [input, TokenSource.lenient, TokenSource.allowOutside, DiagnosticStyle.option],
        examples: ["tokens resolve --input product=practice --input appearance=dark"],
        action: .run { invocation, environment throws(Failure) in
            let style = try DiagnosticStyle(invocation)
            return try style.run { () throws(Failure) in
                let choices = try choices(invocation)
                var source = try TokenSource(
                    invocation.operands, isLenient: invocation.has(TokenSource.lenient),
                    allowsOutside: invocation.has(TokenSource.allowOutside),
                    listsAll: style == .json || invocation.isVerbose, environment)
                let tokens = try source.resolve(choices)
                return style.outcome(output: tokens.json, source.diagnostics)
            }
        })

    static func choices(_ invocation: Invocation) throws(Failure) -> [String: String] {
        var choices: [String: String] = [:]
        for text in invocation.values(of: input) {
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else {
                throw .usage(
                    "'\(text)' is not valid for '\(input.spelling)': write MODIFIER=CONTEXT",
                    id: "invalid-value")
            }
            guard choices.updateValue(parts[1], forKey: parts[0]) == nil else {
                throw .usage("modifier '\(parts[0])' is given twice", id: "repeated-option")
            }
        }
        return choices
    }
}

extension ResolvedTokens {
    /// The tokens as a document: a flat object from path to token.
    var json: [UInt8] {
        var writer = JSONWriter()
        writeJSON(to: &writer)
        return writer.finishPrintable()
    }
}
