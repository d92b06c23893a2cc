/// The format `ts`: an ES module for each variant (`.mjs`) with its types (`.d.mts`), which Node
/// and TypeScript accept without configuration.
enum ModuleFormat {
    static func files(
        for export: TokenExport, options: ExportOptions, diagnostics: inout [Diagnostic]
    ) -> [EmittedFile] {
        var files: [EmittedFile] = []
        for variant in export.variants(diagnostics: &diagnostics) {
            for token in variant.tokens { diagnostics += Diagnostic.limits(ofCSS: token) }
            let names = IdentifierTable(
                variant.tokens, with: export.workers, diagnostics: &diagnostics
            ) { options.identifier($0, .camel) }
            for (suffix, text) in [
                ("mjs", module(variant, names)), ("d.mts", types(variant, names)),
            ] {
                files.add(
                    options.path(.ts, for: variant.subject, ending: ".\(suffix)"), text,
                    of: variant.origin, diagnostics: &diagnostics)
            }
        }
        return files
    }

    private static let head =
        "// Made from design tokens by `candela tokens build`. Changes here are lost.\n\n"

    private static func module(_ variant: ExportVariant, _ names: IdentifierTable) -> String {
        let values = ModuleText()
        var text = head
        for appearance in variant.appearances {
            let name = Identifier.make(appearance.rawValue, .camel)
            text += "const \(name) = {\n"
            let earlier = variant.fallback(of: appearance)
            if let earlier { text += "  ...\(Identifier.make(earlier.rawValue, .camel)),\n" }
            for token in variant.tokens {
                let value = token.value(in: appearance)
                if let earlier, token.value(in: earlier) == value { continue }
                text += "  \(property(names[token])): "
                text += values.literal(value, token.base.hints) + ",\n"
            }
            text += "};\n\n"
        }
        text += "export const tokens = {\n"
        for appearance in variant.appearances {
            let name = Identifier.make(appearance.rawValue, .camel)
            text += "  \(property(appearance.rawValue)): \(name),\n"
        }
        return text + "};\n"
    }

    private static func types(_ variant: ExportVariant, _ names: IdentifierTable) -> String {
        var text = head + ModuleTypes.text + "\n"
        text += "/** The appearance of a device. */\nexport type Appearance = "
        let appearances = variant.appearances.map { "\"\($0.rawValue)\"" }
        text += appearances.isEmpty ? "never" : appearances.joined(separator: " | ")
        text += ";\n\n/** All tokens in one appearance. */\nexport interface Tokens {\n"
        for token in variant.tokens {
            let words = token.base.description.map(CSSText.comment) ?? ""
            let deprecation = token.base.deprecation.map {
                "@deprecated" + ($0.reason.map { " " + CSSText.comment($0) } ?? "")
            }
            let lines = [words, deprecation ?? ""].filter { !$0.isEmpty }
            if lines.count == 1 { text += "  /** \(lines[0]) */\n" }
            if lines.count == 2 { text += "  /**\n   * \(lines[0])\n   * \(lines[1])\n   */\n" }
            text += "  readonly \(property(names[token])): "
            text += ModuleTypes.name(token.base.type) + ";\n"
        }
        text += "}\n\n/** The tokens of every appearance. */\n"
        return text + "export declare const tokens: { readonly [A in Appearance]: Tokens };\n"
    }

    /// A property name, in quotes unless it is a plain identifier.
    private static func property(_ name: String) -> String {
        let isPlain = name.utf8.enumerated().allSatisfy { index, byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"): index > 0
            default: false
            }
        }
        return isPlain ? name : ModuleText.string(name)
    }
}
