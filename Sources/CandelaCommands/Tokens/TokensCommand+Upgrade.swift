import CandelaTokenImport

extension Tool {
    static let tokensUpgrade = Command(
        "upgrade", "Convert files of older drafts and other tools to 2025.10.",
        discussion: """
            Accepts what '--lenient' accepts and writes it in the strict form. Order, descriptions, \
            extensions and the spelling of numbers are kept. Every change is a warning with its place; \
            values that the format cannot express are left unchanged, and '{tool} tokens check' reports \
            them. Any file other than the input is replaced only with '--replace'.

            Several files, a folder or a pattern become files in the folder '--out', with a resolver \
            document that combines them: the one of the folder, as '{tool} tokens init' finds it, or else \
            one in which later files override those before. A file with several sets, modes or \
            collections becomes a file for each of them.
            """,
        examples: [
            "tokens upgrade colors.json > colors.tokens.json",
            "tokens upgrade colors.tokens.json --out colors.tokens.json",
            "tokens upgrade tokens --out upgraded",
        ], action: .run(TokensUpgradeCommand.self))
}

private struct TokensUpgradeCommand: RunnableCommand {
    private let paths: [String]
    private let out: String?
    private let style: DiagnosticStyle

    init(_ arguments: inout ArgumentReader) throws(Failure) {
        paths = arguments.operands(
            "PATH",
            "a token file or resolver document, a folder, several token files, or a pattern in "
                + "quotes, such as 'tokens/**/*.json'; '-' is standard input", count: .oneOrMore)
        out = arguments.value(
            "out", "PATH",
            "the file to write, which may be the input file; for several files a folder",
            default: "standard output", target: .named)
        style = try arguments.diagnosticStyle()
        try arguments.documentOptions()
    }

    func run(in environment: CommandEnvironment) throws(Failure) -> Outcome {
        guard !UpgradedFolder.isNamed(by: paths, environment) else {
            return try folder(environment)
        }
        let path = paths[0]
        var diagnostics: [Diagnostic] = []
        func upgraded(_ bytes: [UInt8]) throws(Failure) -> [UInt8] {
            diagnostics = []
            let text = TokenUpgrade.upgraded(bytes, file: path, diagnostics: &diagnostics)
            guard let text else { throw Failure(diagnostics) }
            return text
        }
        let files = environment.files
        guard let out else {
            return style.outcome(output: try upgraded(environment.read(path)), diagnostics)
        }
        if files.areOne(path, out) {
            try files.update(out) { bytes throws(Failure) in
                try upgraded(CommandEnvironment.checked(bytes ?? [], from: path))
            }
        } else {
            try files.write(try upgraded(environment.read(path)), to: out)
        }
        return style.outcome(diagnostics, written: .init([out]))
    }

    private func folder(
        _ environment: CommandEnvironment
    ) throws(Failure) -> Outcome {
        guard let out else {
            throw .usage(
                "several files are written to a folder", id: "missing-option",
                help: ["name it with '--out'"])
        }
        let upgraded = try UpgradedFolder(paths, environment)
        for file in upgraded.files where !environment.files.options.replaces {
            let path = Files.join(out, file.path.description)
            guard environment.files.kind(of: path) == nil else {
                throw .data(
                    "'\(path)' already exists and would be overwritten", id: "existing-file",
                    help: ["name another folder, or replace the files with '--replace'"])
            }
        }
        let changed = try environment.files.write(upgraded.files, in: out)
        var outcome = style.outcome(
            upgraded.diagnostics, written: .init(upgraded.files, in: out, changed: changed))
        if style == .text, let remark = upgraded.remark(in: out, environment.program) {
            outcome.remarks.append(remark)
        }
        return outcome
    }
}
