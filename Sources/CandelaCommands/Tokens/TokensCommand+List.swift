import CandelaDTCG

extension Tool {
    private static let color = Option(
        "color", "WHEN",
        "show colours beside values: auto, always or never; auto shows them if"
            + " standard output is a terminal and NO_COLOR is not set",
        default: Terminal.ColorChoice.auto.rawValue)

    static let tokensList = Command(
        "list", "Show all tokens as a table.",
        discussion: """
            One line per token: path, type, value in a short form with every reference resolved, and \
            description. Modifiers without '--input' use their default context.
            """,
        operands: [TokenSource.operand],
        options: [input, TokenSource.lenient, TokenSource.allowOutside, color],
        examples: ["tokens list --input product=practice --input appearance=dark"],
        action: .run { invocation, environment throws(Failure) in
            let colors = try invocation.choice(of: color, from: Terminal.ColorChoice.self)
            let path = invocation.operands.first ?? TokenSource.standardPath
            let choices = try choices(invocation)
            var source = try TokenSource(
                path, isLenient: invocation.has(TokenSource.lenient),
                allowsOutside: invocation.has(TokenSource.allowOutside),
                listsAll: invocation.isVerbose, environment)
            let table = TokenTable(try source.resolve(choices).tokens)
            let text = table.text(colors: environment.terminal.colors(colors ?? .auto))
            return Outcome(output: Array(text.utf8), diagnostics: source.diagnostics)
        })
}
