import CandelaPipeline

extension Tool {
    private static let upgradeOut = Option(
        "out", "FILE", "where to write; may be the file itself", default: "standard output")

    static let tokensUpgrade = Command(
        "upgrade", "Bring a file of an older draft to 2025.10.",
        discussion: """
            Reads what '--lenient' reads and writes it back in the strict form. Order, \
            descriptions, extensions and the spelling of numbers stay. Every change is a warning \
            with its place; what the format cannot say stays as it is, and '{tool} tokens check' \
            names it. Another file than the one itself is replaced only with '--replace'.
            """,
        operands: [Operand("FILE", "a token file or resolver document; '-' is standard input")],
        options: [upgradeOut, DiagnosticStyle.option] + WriteOptions.document,
        examples: [
            "tokens upgrade colors.json > colors.tokens.json",
            "tokens upgrade colors.tokens.json --out colors.tokens.json",
        ],
        action: .run { invocation, surroundings throws(Failure) in
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
                let files = surroundings.files
                guard let target = invocation[upgradeOut] else {
                    return style.outcome(output: try upgraded(surroundings.read(path)), diagnostics)
                }
                if files.areOne(path, target) {
                    try files.update(target) { bytes throws(Failure) in
                        try upgraded(Surroundings.checked(bytes ?? [], from: path))
                    }
                } else {
                    try files.write(try upgraded(surroundings.read(path)), to: target)
                }
                return style.outcome(diagnostics, written: .init([target]))
            }
        })
}
