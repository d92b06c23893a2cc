import CandelaPipeline

extension Tool {
    private static let upgradeOut = Option(
        "out", "FILE", "the file to write; may be the input file", default: "standard output")

    static let tokensUpgrade = Command(
        "upgrade", "Convert a file of an older draft to 2025.10.",
        discussion: """
            Accepts what '--lenient' accepts and writes it in the strict form. Order, descriptions, \
            extensions and the spelling of numbers are kept. Every change is a warning with its place; \
            values that the format cannot express are left unchanged, and '{tool} tokens check' reports \
            them. Any file other than the input is replaced only with '--replace'.
            """,
        operands: [Operand("FILE", "a token file or resolver document; '-' is standard input")],
        options: [upgradeOut, DiagnosticStyle.option] + WriteOptions.document,
        examples: [
            "tokens upgrade colors.json > colors.tokens.json",
            "tokens upgrade colors.tokens.json --out colors.tokens.json",
        ],
        action: .run { invocation, environment throws(Failure) in
            let style = try DiagnosticStyle(invocation)
            return try style.run { () throws(Failure) in
                let path = invocation.operands[0]
                var diagnostics: [Diagnostic] = []
                func upgraded(_ bytes: [UInt8]) throws(Failure) -> [UInt8] {
                    diagnostics = []
                    let text = TokenUpgrade.upgraded(bytes, file: path, diagnostics: &diagnostics)
                    guard let text else { throw Failure(diagnostics) }
                    return text
                }
                let files = environment.files
                guard let target = invocation[upgradeOut] else {
                    return style.outcome(output: try upgraded(environment.read(path)), diagnostics)
                }
                if files.areOne(path, target) {
                    try files.update(target) { bytes throws(Failure) in
                        try upgraded(CommandEnvironment.checked(bytes ?? [], from: path))
                    }
                } else {
                    try files.write(try upgraded(environment.read(path)), to: target)
                }
                return style.outcome(diagnostics, written: .init([target]))
            }
        })
}
