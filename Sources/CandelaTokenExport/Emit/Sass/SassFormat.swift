/// The format `scss`: variables and maps for each variant, in the dialect that LibSass shares with
/// Dart Sass.
///
/// `$name` is a token's value in the first appearance, `$name-part` a part of it, as in CSS.
/// `$tokens-dark` maps all names to their values in one appearance, `$tokens` maps appearances to
/// these maps. Colours are in sRGB, for every browser; if a token's colour is wider, `$name-wide`
/// has the original.
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
    private static func declarations(
        _ token: ExportToken, _ wideSuffixes: Set<String>, in appearance: ExportAppearance
    ) -> [(suffix: String, text: String)] {
        let value = token.value(in: appearance)
        var result = plain.declarations(value, token.base.hints).map {
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

    /// The whole value of a composite token with variables for some of its members; `nil` if it
    /// refers to nothing.
    private static func joined(
        _ token: ExportToken, _ variables: [String: String], in appearance: ExportAppearance
    ) -> String? {
        var value = plain
        // A variable with several fonts is a list of its own.
        value.references = variables.filter { $0.key != "fontFamily" }
        guard !value.references.isEmpty else { return nil }
        let declarations = value.declarations(token.value(in: appearance), token.base.hints)
        return declarations.first.map { grouped($0.text) }
    }

    private static func text(
        of tokens: [(ExportToken, Set<String>)], _ variant: ExportVariant, _ names: CSSNames,
        _ links: CSSLinks?
    ) -> String {
        var text = "@charset \"utf-8\";\n"
        text += "// Made from design tokens by `candela tokens build`. Changes here are lost.\n\n"
        guard let base = variant.appearances.first else { return text + "$tokens: ();\n" }
        var map = ""
        var known: [String: String] = [:]
        for (token, wideSuffixes) in tokens {
            let words = CSSText.comment(on: token.base)
            if !words.isEmpty { text += "// \(words)\n" }
            let whole = links?.target(of: token, in: base)
            let members = links?.members(of: token, in: base) ?? [:]
            let parts = Dictionary(
                members.map { ("-" + Identifier.make($0, .kebab), $1) }, uniquingKeysWith: { $1 })
            let defined = members.mapValues { names[$0, ""] }.filter { known[$0.value] != nil }
            let joined = joined(token, defined, in: base)
            for (suffix, value) in declarations(token, wideSuffixes, in: base) {
                let name = names[token, suffix]
                // A variable must be defined before others refer to it.
                let target =
                    whole.map { names[$0, suffix] } ?? parts[suffix].map { names[$0, ""] }
                let reference = target.flatMap { known[$0] == value ? "$\($0)" : nil }
                let own = suffix.isEmpty ? joined ?? value : value
                text += "$\(name): \(reference ?? own);\n"
                known[name] = value
                map += "  \"\(name)\": $\(name),\n"
            }
        }
        text += "\n$tokens-\(base.rawValue): (\n\(map));\n"
        for appearance in variant.appearances {
            guard let earlier = variant.fallback(of: appearance) else { continue }
            var changes = ""
            for (token, wideSuffixes) in tokens
            where token.value(in: appearance) != token.value(in: earlier) {
                for (suffix, value) in declarations(token, wideSuffixes, in: appearance) {
                    changes += "  \"\(names[token, suffix])\": \(value),\n"
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
