/// The format `tailwind`: a theme of Tailwind CSS 4 for each variant, with all appearances.
///
/// `@theme` has the tokens with one value in every appearance. `@theme inline` has the others, as
/// references to properties that change with the appearance as in ``CSSFormat``. Tokens that no
/// utility uses are properties too. Tailwind requires browsers that support every colour space, so
/// a theme has exact colours.
enum TailwindFormat {
    static func files(
        for export: TokenExport, options: ExportOptions, diagnostics: inout [Diagnostic]
    ) -> [EmittedFile] {
        var files: [EmittedFile] = []
        for variant in export.variants(diagnostics: &diagnostics) {
            for token in variant.tokens { diagnostics += Diagnostic.limits(ofCSS: token) }
            let theme = TailwindTheme(variant, diagnostics: &diagnostics)
            // Theme variables must not refer to properties of the same name.
            let names = CSSNames(
                theme.properties, with: export.workers, diagnostics: &diagnostics,
                make: { [prefix = options.prefix] path in
                    options.identifier(prefix.isEmpty ? "token.\(path)" : path, .kebab)
                },
                parts: { token in
                    exact.declarations(token.base.value, token.base.hints).dropFirst().map(\.suffix)
                })
            var sheet = CSSSheet(names, isImported: true, with: export.workers)
            sheet.faces(variant.fonts)
            sheet.block("@theme", theme.declarations(referringTo: nil))
            sheet.block("@theme inline", theme.declarations(referringTo: names))
            CSSFormat.write(
                variant.with(theme.properties), CSSSelectors(options.selectors, for: variant),
                to: &sheet)
            files.add(
                options.path(.tailwind, for: variant.subject, more: ".tailwind", ending: ".css"),
                sheet.finish(), of: variant.origin, diagnostics: &diagnostics)
        }
        return files
    }

    fileprivate static let exact = CSSValue(color: .exact)
}

/// The theme variables of a variant.
private struct TailwindTheme {
    /// A theme variable.
    struct Variable {
        let token: ExportToken
        /// The suffix of the token's declaration that has the value.
        let suffix: String
        /// The name without `--`.
        let name: String
        /// Whether the value is a reference to a property.
        let isInline: Bool
    }

    private(set) var variables: [Variable] = []

    /// The tokens that are written as properties: those that vary, and those that no utility uses.
    private(set) var properties: [ExportToken] = []

    init(_ variant: ExportVariant, diagnostics: inout [Diagnostic]) {
        var owners: [String: ExportToken] = [:]
        var families: [Variable] = []
        for token in variant.tokens {
            guard let (namespace, name) = TailwindName.make(token) else {
                properties.append(token)
                continue
            }
            let isFixed = TailwindName.queried.contains(namespace)
            let varies = !token.overrides.isEmpty
            if varies { properties.append(token) }
            if varies, isFixed {
                diagnostics.append(
                    .warning(
                        "fixed-in-tailwind",
                        "'\(token.path)' varies, but a '--\(namespace)-*' of Tailwind cannot: it has"
                            + " the value of '\(variant.appearances.first?.rawValue ?? "")'",
                        at: token.base.place))
            }
            func variable(_ suffix: String, _ namespace: String, _ more: String = "") -> Variable {
                Variable(
                    token: token, suffix: suffix,
                    name: namespace + (name.isEmpty ? "" : "-" + name) + more,
                    isInline: varies && !isFixed)
            }
            var own = [variable("", namespace)]
            if token.base.type == .typography {
                own = [
                    variable("-font-size", namespace),
                    variable("-line-height", namespace, "--line-height"),
                    variable("-letter-spacing", namespace, "--letter-spacing"),
                    variable("-font-weight", namespace, "--font-weight"),
                ]
                families.append(variable("-font-family", "font"))
            }
            for variable in own {
                guard let owner = owners.updateValue(token, forKey: variable.name) else { continue }
                diagnostics.append(.clash(token, owner, "--" + variable.name))
                break
            }
            variables += own
        }
        // A text style's font is an addition: tokens of fonts come first.
        for family in families where owners[family.name] == nil {
            owners[family.name] = family.token
            variables.append(family)
        }
    }

    /// The declarations of the variables that are references or, without names, of those that
    /// have a value.
    func declarations(referringTo names: CSSNames?) -> CSSDeclarations {
        var list = CSSDeclarations()
        var last: String?
        for variable in variables where variable.isInline == (names != nil) {
            let token = variable.token
            if last != token.path { CSSText.writeComment(on: token.base, depth: 1, to: &list.text) }
            last = token.path
            let value =
                names.map { "var(--\($0[token, variable.suffix]))" } ?? Self.value(of: variable)
            list.begin(Array(variable.name.utf8)[...], infix: "", depth: 1)
            list.declare("") { $0.append(value) }
        }
        return list
    }

    private static func value(of variable: Variable) -> String {
        let base = variable.token.base
        let all = TailwindFormat.exact.declarations(base.value, base.hints)
        return all.first { $0.suffix == variable.suffix }?.text ?? ""
    }
}
