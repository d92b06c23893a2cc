import CandelaPipeline

extension Tool {
    static let tokensCommand = Command(
        "tokens", "Check, resolve and export design tokens in W3C DTCG 2025.10 format.",
        action: .group([
            tokensCheck, tokensResolve, tokensBuild, tokensList, tokensDiff, tokensUpgrade,
        ]))

    static let input = Option(
        "input", "MODIFIER=CONTEXT", "choose a context of the resolver document", repeats: true)
    private static let format = Option(
        "format", "FORMAT", OutputFormat.allCases.map(\.rawValue).joined(separator: ", "),
        repeats: true, isRequired: true)
    private static let out = Option(
        "out", "DIR", "where to write; made when it is not there", isRequired: true)

    private static let rem = Option(
        "rem", "NUMBER", "pixels of one rem, where a platform has none", default: "16")
    private static let kotlinPackage = Option(
        "kotlin-package", "NAME", "the package of generated Kotlin", default: "tokens")

    private static let tokensCheck = Command(
        "check", "Report every problem of token files.",
        discussion: """
            Each problem goes to standard error as 'file:line:column: error: what is wrong [id]'. A \
            resolver document is checked in every permutation of its contexts. Where there is no \
            error, warnings tell what is allowed but seldom meant, and colours are measured on the \
            surfaces that '$extensions.org.candela.on' names: too little contrast is an error.

            With '--diagnostics json' one object with all problems goes to standard output instead. \
            The exit status is the same.
            """,
        operands: [
            Operand(
                "PATH", "token files or resolver documents; '-' is standard input", count: .any,
                default: TokenSource.standardPath)
        ], options: [TokenSource.lenient, TokenSource.allowOutside, DiagnosticStyle.option],
        examples: ["candela tokens check", "candela tokens check colors.tokens.json"],
        action: .run { invocation, surroundings throws(Failure) in
            let style = try DiagnosticStyle(invocation)
            let paths = invocation.operands
            var outcome = Outcome()
            var diagnostics: [Diagnostic] = []
            for path in paths.isEmpty ? [TokenSource.standardPath] : paths {
                let found: [Diagnostic]
                do throws(Failure) {
                    found = try TokenSource(
                        path, isLenient: invocation.has(TokenSource.lenient),
                        allowsOutside: invocation.has(TokenSource.allowOutside), surroundings
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
        "resolve", "Print all tokens with every reference replaced.",
        discussion: """
            One flat JSON object from token path to '$type' and '$value', with '$description', \
            '$deprecated' and '$extensions' where there are any. A modifier without '--input' takes \
            its default. With '--diagnostics json' problems go to standard error as one object.
            """,
        operands: [TokenSource.operand],
        options: [input, TokenSource.lenient, TokenSource.allowOutside, DiagnosticStyle.option],
        examples: ["candela tokens resolve --input product=practice --input appearance=dark"],
        action: .run { invocation, surroundings throws(Failure) in
            let style = try DiagnosticStyle(invocation)
            return try style.run { () throws(Failure) in
                let path = invocation.operands.first ?? TokenSource.standardPath
                let choices = try choices(invocation)
                var source = try TokenSource(
                    path, isLenient: invocation.has(TokenSource.lenient),
                    allowsOutside: invocation.has(TokenSource.allowOutside), surroundings)
                let tokens = try source.resolve(choices)
                return style.outcome(output: tokens.json, source.diagnostics)
            }
        })

    private static let tokensBuild = Command(
        "build", "Export tokens to files.",
        discussion: """
            Writes one file for each permutation of contexts that agrees with every '--input', named \
            after its contexts. All of them are written, or none; a run that is killed leaves whole \
            files, some of them perhaps as they were, and the next one puts that right. Two files \
            that would be one on some disk, and names that no disk holds, are errors. With \
            '--diagnostics json' problems and the list of files go to standard error as one object.

            A length in rem stays rem in css, scss and ts; swift, swiftui, android and compose have no \
            such unit and take '--rem' points for one.
            """,
        operands: [TokenSource.operand],
        options: [
            format, out, input, rem, kotlinPackage, TokenSource.lenient, TokenSource.allowOutside,
            DiagnosticStyle.option,
        ],
        examples: [
            "candela tokens build --format json --out build/tokens",
            "candela tokens build theme.resolver.json --format css --format swift --out build",
        ],
        action: .run { invocation, surroundings throws(Failure) in
            let style = try DiagnosticStyle(invocation)
            return try style.run { () throws(Failure) in
                try build(invocation, surroundings, style)
            }
        })

    private static func build(
        _ invocation: Invocation, _ surroundings: Surroundings, _ style: DiagnosticStyle
    ) throws(Failure) -> Outcome {
        var formats: [OutputFormat] = []
        for text in invocation.values(of: format) {
            guard let format = OutputFormat(rawValue: text) else {
                throw .unknown("format", text, among: OutputFormat.allCases.map(\.rawValue))
            }
            formats.append(format)
        }
        let options = try exportOptions(invocation)
        let path = invocation.operands.first ?? TokenSource.standardPath
        let choices = try choices(invocation)
        var source = try TokenSource(
            path, isLenient: invocation.has(TokenSource.lenient),
            allowsOutside: invocation.has(TokenSource.allowOutside), surroundings)
        let directory = invocation[out] ?? "."
        let export = try source.export(source.permutations(agreeingWith: choices))
        let files = try source.files(of: export, as: formats, options)
        let targets = files.map { Files.join(directory, $0.path) }
        let sources = surroundings.files.identities(of: source.project.files)
        for target in targets
        where !sources.isDisjoint(with: surroundings.files.identities(of: [target])) {
            throw .usage("'\(target)' would replace a file it is made from", id: "same-file")
        }
        try surroundings.files.write(
            files.map { .init($0.location, $0.bytes) }, in: directory)
        return style.outcome(source.diagnostics, written: .init(targets, in: directory))
    }

    private static func exportOptions(_ invocation: Invocation) throws(Failure) -> ExportOptions {
        var options = ExportOptions()
        let size = try invocation.value(
            of: rem, expected: "write a number above 0, such as 16",
            convert: { Double($0).flatMap { $0 > 0 && $0.isFinite ? $0 : nil } })
        options.rem = size ?? options.rem
        let name = try invocation.value(
            of: kotlinPackage, expected: "write names parted by dots, such as com.example.tokens",
            convert: { ExportOptions.isKotlinPackage($0) ? $0 : nil })
        options.kotlinPackage = name ?? options.kotlinPackage
        return options
    }

    static func choices(_ invocation: Invocation) throws(Failure) -> [String: String] {
        var choices: [String: String] = [:]
        for text in invocation.values(of: input) {
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else {
                throw .usage(
                    "'\(text)' is no value for '\(input.spelling)': write MODIFIER=CONTEXT",
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
    /// The flat object from token path to token, as a document.
    var json: [UInt8] {
        var writer = JSONWriter()
        writeJSON(to: &writer)
        return writer.finish()
    }
}
