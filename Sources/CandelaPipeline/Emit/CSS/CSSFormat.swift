/// The format `css`: a style sheet of custom properties a variant, all appearances in one.
///
/// The device chooses through `prefers-color-scheme` and `prefers-contrast`. An element with
/// `data-appearance="light"` or `"dark"` has that scheme and the device's contrast;
/// `"light-increased"` and `"dark-increased"` settle both.
enum CSSFormat {
    static func files(
        for export: TokenExport, diagnostics: inout [Diagnostic]
    ) -> [EmittedFile] {
        var files: [EmittedFile] = []
        for variant in export.variants(diagnostics: &diagnostics) {
            for index in variant.tokens.indices where variant.tokens[index].base.type.isComposite {
                diagnostics += Diagnostic.limits(ofCSS: variant.tokens[index])
            }
            let value = CSSValue(color: { _ in "" })
            let names = CSSNames(variant.tokens, diagnostics: &diagnostics) { token in
                guard token.base.type.isComposite else { return [] }
                return value.declarations(token.base.value, token.base.hints).dropFirst()
                    .map(\.suffix)
            }
            var sheet = CSSSheet(names)
            write(variant, to: &sheet)
            files.add(
                ["\(variant.name).css"], sheet.bytes, of: variant.origin, diagnostics: &diagnostics)
        }
        return files
    }

    private static func write(_ variant: ExportVariant, to sheet: inout CSSSheet) {
        let shown = Shown(variant.appearances)
        let tokens = variant.tokens
        let varying = tokens.filter { !$0.overrides.isEmpty }
        func differing(_ a: ExportAppearance, _ b: ExportAppearance) -> [ExportToken] {
            varying.filter { $0.value(in: a) != $0.value(in: b) }
        }
        sheet.rule(":root", tokens, in: shown.light, isDocumented: true)
        guard !varying.isEmpty else { return }

        // A rule for the root without attribute outweighs one for the attribute or any root; of
        // equal weight the later one counts. An element with an attribute may stand in one with
        // another, so its own rule sets all that varies.
        let root = ":root:not([data-appearance])"
        let (light, dark) = ("[data-appearance=\"light\"]", "[data-appearance=\"dark\"]")
        let darkMedia = "@media (prefers-color-scheme: dark)"
        let moreMedia = "@media (prefers-contrast: more)"
        sheet.rule(light, varying, in: shown.light)
        if shown.hasDark {
            sheet.rule(root, media: darkMedia, differing(shown.dark, shown.light), in: shown.dark)
            sheet.rule(dark, varying, in: shown.dark)
        }
        guard shown.hasIncreased else { return }
        let lighter = differing(shown.lightIncreased, shown.light)
        sheet.rule(":root, \(light)", media: moreMedia, lighter, in: shown.lightIncreased)
        if shown.hasDark {
            let known = Set(lighter.map(\.path))
            let darker = varying.filter {
                known.contains($0.path)
                    || $0.value(in: shown.darkIncreased) != $0.value(in: shown.dark)
            }
            sheet.rule(
                root, media: "\(darkMedia) and (prefers-contrast: more)", darker,
                in: shown.darkIncreased)
            sheet.rule(dark, media: moreMedia, darker, in: shown.darkIncreased)
        }
        sheet.rule("[data-appearance=\"light-increased\"]", varying, in: shown.lightIncreased)
        if shown.hasDark {
            sheet.rule("[data-appearance=\"dark-increased\"]", varying, in: shown.darkIncreased)
        }
    }

    /// The appearance of a variant that is shown where one of the four is asked for: one without
    /// dark values is light in the dark, too.
    private struct Shown {
        let light, dark, lightIncreased, darkIncreased: ExportAppearance

        init(_ known: [ExportAppearance]) {
            func shown(_ isDark: Bool, _ isIncreased: Bool) -> ExportAppearance {
                let wanted = [
                    (isDark, isIncreased), (isDark, !isIncreased), (!isDark, isIncreased),
                    (!isDark, !isIncreased),
                ].map { ExportAppearance(isDark: $0, isIncreased: $1) }
                return wanted.first { known.contains($0) } ?? .light
            }
            light = shown(false, false)
            dark = shown(true, false)
            lightIncreased = shown(false, true)
            darkIncreased = shown(true, true)
        }

        var hasDark: Bool { light != dark || lightIncreased != darkIncreased }
        var hasIncreased: Bool { light != lightIncreased || dark != darkIncreased }
    }
}
