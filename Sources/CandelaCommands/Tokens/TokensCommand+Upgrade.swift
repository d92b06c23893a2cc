import CandelaTokenImport

extension Tool {
    private static let upgradeOut = Option(
        "out", "PATH",
        "the file to write, which may be the input file; for several files a folder",
        default: "standard output", target: .named)

    static let tokensUpgrade = Command(
        "upgrade", "Convert files of older drafts and other tools to 2025.10.",
        discussion: """
            Accepts what '--lenient' accepts and writes it in the strict form. Order, descriptions, \
            extensions and the spelling of numbers are kept. Every change is a warning with its place; \
            values that the format cannot express are left unchanged, and '{tool} tokens check' reports \
            them. Any file other than the input is replaced only with '--replace'.

            Several files, a folder or a pattern become files in the folder '--out', with a resolver \
            document that combines them: that of the folder, as '{tool} tokens init' finds it, or else \
            one in which later files override those before. A file with several sets, modes or \
            collections becomes a file for each of them.
            """,
        operands: [
            Operand(
                "PATH",
                "a token file or resolver document, a folder, several token files, or a pattern in "
                    + "quotes, such as 'tokens/**/*.json'; '-' is standard input",
                count: .oneOrMore)
        ],
        options: [upgradeOut, DiagnosticStyle.option] + WriteOptions.document,
        examples: [
            "tokens upgrade colors.json > colors.tokens.json",
            "tokens upgrade colors.tokens.json --out colors.tokens.json",
            "tokens upgrade tokens --out upgraded",
        ],
        action: .run { invocation, environment throws(Failure) in
            let style = try DiagnosticStyle(invocation)
            return try style.run { () throws(Failure) in
                guard !UpgradedFolder.isNamed(by: invocation.operands, environment) else {
                    return try upgradeFolder(invocation, environment, style)
                }
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

    private static func upgradeFolder(
        _ invocation: Invocation, _ environment: CommandEnvironment, _ style: DiagnosticStyle
    ) throws(Failure) -> Outcome {
        guard let target = invocation[upgradeOut] else {
            throw .usage(
                "several files are written to a folder", id: "missing-option",
                help: ["name it with '--out'"])
        }
        let upgraded = try UpgradedFolder(invocation.operands, environment)
        for file in upgraded.files where !invocation.has(WriteOptions.replace) {
            let path = Files.join(target, file.path.description)
            guard environment.files.kind(of: path) == nil else {
                throw .data(
                    "'\(path)' already exists and would be overwritten", id: "existing-file",
                    help: ["name another folder, or replace the files with '--replace'"])
            }
        }
        let changed = try environment.files.write(upgraded.files, in: target)
        var outcome = style.outcome(
            upgraded.diagnostics, written: .init(upgraded.files, in: target, changed: changed))
        if style == .text, let remark = upgraded.remark(in: target, invocation.program) {
            outcome.remarks.append(remark)
        }
        return outcome
    }
}
