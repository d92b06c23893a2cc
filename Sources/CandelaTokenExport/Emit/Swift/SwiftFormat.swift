/// The format `swift`: plain values without imports.
///
/// One file contains the types; a file for each variant contains its tokens as flat static
/// constants with explicit types, which compile in linear time. Everything with a colour has a
/// value for every appearance, so that adding a dark one later does not change callers; other
/// tokens have one for each only if their values differ.
enum SwiftFormat {
    /// The maximum number of constants in one declaration; further ones are in extensions, since
    /// the compiler's time grows with the square of the number.
    static let chunk = 250

    static func files(
        for export: TokenExport, options: ExportOptions, diagnostics: inout [Diagnostic]
    ) -> [EmittedFile] {
        let variants = export.variants(diagnostics: &diagnostics)
        AppleLimits.report(variants, options, diagnostics: &diagnostics)
        var files: [EmittedFile] = []
        files.add(
            [SwiftSupport.fileName], SwiftSupport.text, of: .format, diagnostics: &diagnostics)
        for (variant, type) in SwiftName.types(variants, diagnostics: &diagnostics) {
            let text = text(
                variant, type: type, options: options, with: export.workers,
                diagnostics: &diagnostics)
            files.add(
                options.path(.swift, for: variant.subject, usual: type, ending: ".swift"), text,
                of: variant.origin, diagnostics: &diagnostics)
        }
        return files
    }

    private static func text(
        _ variant: ExportVariant, type: String, options: ExportOptions, with workers: Workers,
        diagnostics: inout [Diagnostic]
    ) -> String {
        let names = IdentifierTable(
            variant.tokens, with: workers, diagnostics: &diagnostics, make: SwiftName.member)
        var text = SwiftSupport.banner
        text += "/// The design tokens of ‘\(SwiftLiteral.comment(variant.name))’.\n"
        text += "public enum \(type) {\n"
        text += workers.map(portionsOf: variant.tokens) { tokens in
            var text = ""
            for (number, token) in zip(tokens.indices, tokens) {
                if number > 0 {
                    text += number % chunk == 0 ? "}\n\nextension \(type) {\n" : "\n"
                }
                declare(token, names[token], variant, options, in: &text)
            }
            return text
        }.joined()
        return text + "}\n"
    }

    private static func declare(
        _ token: ExportToken, _ name: String, _ variant: ExportVariant, _ options: ExportOptions,
        in text: inout String
    ) {
        let hints = token.base.hints
        let expression = SwiftExpression(options: options, hints: hints)
        text += token.base.swiftHeader(indent: "    ", more: hints.swiftRemarks)
        let plain = SwiftExpression.type(of: token.base.type)
        let varies = token.holdsColors || !token.overrides.isEmpty
        let declared = varies ? "TokenAppearances<\(plain)>" : plain
        text += "    public static let \(name): \(declared) = "
        guard !token.overrides.isEmpty else {
            let value = expression.text(token.base.value)
            text += varies ? "\(declared)(\(value))\n" : "\(value)\n"
            return
        }
        func value(_ appearance: ExportAppearance) -> String {
            expression.text(token.value(in: variant.shown(for: appearance)))
        }
        text += "\(declared)(\n        light: \(value(.light)),\n"
        text += "        dark: \(value(.dark)),\n"
        text += "        lightIncreased: \(value(.lightIncreased)),\n"
        text += "        darkIncreased: \(value(.darkIncreased)))\n"
    }
}

extension ExportToken {
    /// Whether values of its type contain colours.
    var holdsColors: Bool { base.type.holdsColors }
}
