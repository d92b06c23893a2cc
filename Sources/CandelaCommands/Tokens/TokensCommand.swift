import CandelaDTCG

extension Tool {
    package static let tokensCommand = Command(
        "tokens", "Check, resolve and export design tokens in W3C DTCG 2025.10 format.",
        action: .group([
            tokensCheck, tokensResolve, tokensBuild, tokensList, tokensDiff, tokensUpgrade,
            tokensInit,
        ]))

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
        examples: ["tokens check", "tokens check colors.tokens.json"],
        action: .run(TokensCheckCommand.self))

    private static let tokensResolve = Command(
        "resolve", "Print all tokens with every reference resolved.",
        discussion: """
            One flat JSON object from token path to '$type' and '$value', with '$description', \
            '$deprecated' and '$extensions' where present. A modifier without '--input' has its \
            default context. With '--diagnostics json' problems are written to standard error as one \
            object.
            """,
        examples: ["tokens resolve --input product=practice --input appearance=dark"],
        action: .run(TokensResolveCommand.self))
}

private struct TokensCheckCommand: RunnableCommand {
    private let paths: [String]
    private let tokens: TokenArguments
    private let style: DiagnosticStyle

    init(_ arguments: inout ArgumentReader) throws(Failure) {
        paths = arguments.operands(
            "PATH",
            "token files or resolver documents, or a pattern of token files in quotes, such as "
                + "'tokens/**/*.json'; '-' is standard input",
            default: TokenSource.standardPath)
        tokens = TokenArguments(&arguments)
        style = try arguments.diagnosticStyle()
    }

    func run(in environment: CommandEnvironment) throws(Failure) -> Outcome {
        var outcome = Outcome()
        var diagnostics: [Diagnostic] = []
        for path in paths.isEmpty ? [TokenSource.standardPath] : paths {
            let found: [Diagnostic]
            do throws(Failure) {
                found = try tokens.source(
                    [path], listsAll: style == .json || environment.isVerbose, environment
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
    }
}

private struct TokensResolveCommand: RunnableCommand {
    private let paths: [String]
    private let inputs: [String: String]
    private let tokens: TokenArguments
    private let style: DiagnosticStyle

    init(_ arguments: inout ArgumentReader) throws(Failure) {
        paths = arguments.operands(
            "PATH",
            "a token file or a resolver document, or several token files, of which later ones "
                + "override those before; a pattern in quotes, such as 'tokens/**/*.json', names "
                + "many; '-' is standard input", default: TokenSource.standardPath)
        inputs = try arguments.inputs()
        tokens = TokenArguments(&arguments)
        style = try arguments.diagnosticStyle()
    }

    func run(in environment: CommandEnvironment) throws(Failure) -> Outcome {
        var source = try tokens.source(
            paths, listsAll: style == .json || environment.isVerbose, environment)
        let tokens = try source.resolve(inputs)
        return style.outcome(output: tokens.json, source.diagnostics)
    }
}

extension ArgumentReader {
    /// The contexts given with `--input`, by modifier.
    ///
    /// - Throws: A usage failure for a value of another form, or a modifier given twice.
    mutating func inputs() throws(Failure) -> [String: String] {
        let pairs = try pairs(
            "input", "MODIFIER=CONTEXT", "select a context of the resolver document",
            noun: "modifier")
        return Dictionary(uniqueKeysWithValues: pairs)
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
