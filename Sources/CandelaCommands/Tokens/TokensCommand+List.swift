import CandelaDTCG

extension Tool {
    static let tokensList = Command(
        "list", "Show all tokens as a table.",
        discussion: """
            One line per token: path, type, value in a short form with every reference resolved, and \
            description. Modifiers without '--input' use their default context.
            """,
        examples: ["tokens list --input product=practice --input appearance=dark"],
        action: .run(TokensListCommand.self))
}

private struct TokensListCommand: RunnableCommand {
    private let path: String?
    private let inputs: [String: String]
    private let tokens: TokenArguments
    private let colors: Terminal.ColorChoice

    init(_ arguments: inout ArgumentReader) throws(Failure) {
        path = arguments.optionalOperand(
            "PATH",
            "a token file or a resolver document, or a pattern of token files in quotes, such as "
                + "'tokens/**/*.json'; '-' is standard input", default: TokenSource.standardPath)
        inputs = try arguments.inputs()
        tokens = TokenArguments(&arguments)
        colors = try arguments.choice(
            "color", "WHEN",
            "show colours beside values: auto, always or never; auto shows them if"
                + " standard output is a terminal and NO_COLOR is not set", default: .auto)
    }

    func run(in environment: CommandEnvironment) throws(Failure) -> Outcome {
        var source = try tokens.source(
            [path].compactMap(\.self), listsAll: environment.isVerbose, environment)
        let table = TokenTable(try source.resolve(inputs).tokens)
        let text = table.text(colors: environment.terminal.colors(colors))
        return Outcome(output: Array(text.utf8), diagnostics: source.diagnostics)
    }
}
