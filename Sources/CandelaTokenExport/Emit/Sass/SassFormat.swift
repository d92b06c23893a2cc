/// The format `scss`: variables and maps for each variant, in the dialect that LibSass shares with
/// Dart Sass.
///
/// `$name` is a token's value in the first appearance, `$name-part` a part of it, as in CSS.
/// `$tokens-dark` maps all names to their values in one appearance, `$tokens` maps appearances to
/// these maps. With references, a value that another variable has is `$other`, also in maps.
/// Colours are in sRGB, for every browser; if a token's colour is wider, `$name-wide` has the
/// original.
enum SassFormat {
    private static let plain = CSSValue(color: .plain, isForSass: true)
    private static let exact = CSSValue(color: .exact, isForSass: true)

    static func files(
        for export: TokenExport, options: ExportOptions, diagnostics: inout [Diagnostic]
    ) -> [EmittedFile] {
        var files: [EmittedFile] = []
        for variant in export.variants(diagnostics: &diagnostics) {
            for token in variant.tokens { diagnostics += Diagnostic.limits(ofCSS: token) }
            let tokens = variant.tokens.map { ($0, wideSuffixes(of: $0)) }
            let names = CSSNames(
                variant.tokens, with: export.workers, diagnostics: &diagnostics,
                make: { name(options.identifier($0, .kebab)) }
            ) { token in
                let parts = plain.declarations(token.base.value, token.base.hints)
                return parts.dropFirst().map(\.suffix)
                    + wideSuffixes(of: token).sorted().map { $0 + wide }
            }
            files.add(
                options.path(.scss, for: variant.subject, ending: ".scss"),
                text(of: tokens, variant, names, options.usesReferences ? CSSLinks(variant) : nil),
                of: variant.origin, diagnostics: &diagnostics)
        }
        return files
    }

    /// The suffix for a colour's exact form.
    private static let wide = "-wide"

    /// A variable's name without `$`; names that Sass does not allow, and names of our own
    /// variables, get the prefix `token-`.
    private static func name(_ name: String) -> String {
        let isDigit = name.utf8.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        let isOurs = name == "tokens" || name.hasPrefix("tokens-")
        return isDigit == true || isOurs ? "token-" + name : name
    }

    /// The suffixes of a token's declarations that sRGB can only approximate in some appearance.
    private static func wideSuffixes(of token: ExportToken) -> Set<String> {
        var suffixes: Set<String> = []
        for value in [token.base.value] + token.overrides.map(\.value)
        where !value.colors.allSatisfy(CSSColor.isPlain) {
            let declarations = exact.declarations(value, token.base.hints)
            let fallbacks = plain.declarations(value, token.base.hints)
            for (declaration, fallback) in zip(declarations, fallbacks)
            where declaration.text != fallback.text {
                suffixes.insert(declaration.suffix)
            }
        }
        return suffixes
    }

    /// The name suffixes and Sass values of a token in one appearance.
    ///
    /// - Parameter references: The variables for members of a composite value.
    private static func declarations(
        _ token: ExportToken, _ wideSuffixes: Set<String>, in appearance: ExportAppearance,
        _ references: [String: String] = [:]
    ) -> [(suffix: String, text: String)] {
        let value = token.value(in: appearance)
        var form = plain
        form.references = references
        var result = form.declarations(value, token.base.hints).map {
            ($0.suffix, grouped($0.text))
        }
        guard !wideSuffixes.isEmpty else { return result }
        for (suffix, text) in exact.declarations(value, token.base.hints)
        where wideSuffixes.contains(suffix) {
            // Unquoted text, since LibSass would evaluate a slash as division.
            result.append((suffix + wide, "unquote(\"\(text)\")"))
        }
        return result
    }

    /// A comma-separated list in parentheses, so that it remains one value in any context.
    private static func grouped(_ text: String) -> String {
        var depth = 0
        var isQuoted = false
        var isEscaped = false
        for byte in text.utf8 {
            if isEscaped {
                isEscaped = false
                continue
            }
            switch byte {
            case UInt8(ascii: "\\"): isEscaped = true
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: "(") where !isQuoted: depth += 1
            case UInt8(ascii: ")") where !isQuoted: depth -= 1
            case UInt8(ascii: ",") where !isQuoted && depth == 0: return "(\(text))"
            default: break
            }
        }
        return text
    }

    private static func text(
        of tokens: [(ExportToken, Set<String>)], _ variant: ExportVariant, _ names: CSSNames,
        _ links: CSSLinks?
    ) -> String {
        var text = "@charset \"utf-8\";\n"
        text += "// Made from design tokens by `candela tokens build`. Changes here are lost.\n\n"
        guard let base = variant.appearances.first else { return text + "$tokens: ();\n" }
        // The values of the variables defined so far: others may refer only to these.
        var known: [String: String] = [:]
        func lines(
            _ token: ExportToken, _ wideSuffixes: Set<String>, in appearance: ExportAppearance
        ) -> [(name: String, text: String, value: String)] {
            let whole = links?.target(of: token, in: appearance)
            let members = links?.members(of: token, in: appearance) ?? [:]
            let defined = members.filter { _, target in
                target.value(in: appearance) == target.value(in: base)
                    && known[names[target, ""]] != nil
            }
            let values = declarations(token, wideSuffixes, in: appearance)
            let joined =
                defined.isEmpty
                ? values
                : declarations(
                    token, wideSuffixes, in: appearance, defined.mapValues { names[$0, ""] })
            return zip(values, joined).map { value, joined in
                let target = whole.map { names[$0, value.suffix] }
                let reference = target.flatMap { known[$0] == value.text ? "$\($0)" : nil }
                return (names[token, value.suffix], reference ?? joined.text, value.text)
            }
        }
        var map = ""
        for (token, wideSuffixes) in tokens {
            let words = CSSText.comment(on: token.base)
            if !words.isEmpty { text += "// \(words)\n" }
            for line in lines(token, wideSuffixes, in: base) {
                text += "$\(line.name): \(line.text);\n"
                known[line.name] = line.value
                map += "  \"\(line.name)\": $\(line.name),\n"
            }
        }
        text += "\n$tokens-\(base.rawValue): (\n\(map));\n"
        for appearance in variant.appearances {
            guard let earlier = variant.fallback(of: appearance) else { continue }
            var changes = ""
            for (token, wideSuffixes) in tokens
            where token.value(in: appearance) != token.value(in: earlier) {
                for line in lines(token, wideSuffixes, in: appearance) {
                    changes += "  \"\(line.name)\": \(line.text),\n"
                }
            }
            text += "$tokens-\(appearance.rawValue): map-merge($tokens-\(earlier.rawValue), ("
            text += (changes.isEmpty ? "" : "\n") + changes + "));\n"
        }
        text += "$tokens: (\n"
        for appearance in variant.appearances {
            text += "  \"\(appearance.rawValue)\": $tokens-\(appearance.rawValue),\n"
        }
        return text + ");\n"
    }
}
