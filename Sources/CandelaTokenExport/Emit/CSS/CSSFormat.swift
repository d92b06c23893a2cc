/// The format `css`: a style sheet of custom properties for each variant, with all appearances.
///
/// The device's settings apply through `prefers-color-scheme` and `prefers-contrast`. An element
/// with `data-appearance="light"` or `"dark"` has that scheme and the device's contrast;
/// `"light-increased"` and `"dark-increased"` set both.
enum CSSFormat {
    static func files(
        for export: TokenExport, options: ExportOptions, diagnostics: inout [Diagnostic]
    ) -> [EmittedFile] {
        var files: [EmittedFile] = []
        for variant in export.variants(diagnostics: &diagnostics) {
            for index in variant.tokens.indices {
                let type = variant.tokens[index].base.type
                guard type.isComposite || type == .fontFamily else { continue }
                diagnostics += Diagnostic.limits(ofCSS: variant.tokens[index])
            }
            let value = CSSValue(color: .plain)
            let names = CSSNames(
                variant.tokens, with: export.workers, diagnostics: &diagnostics,
                make: { options.identifier($0, .kebab) }
            ) { token in
                guard token.base.type.isComposite else { return [] }
                return value.declarations(token.base.value, token.base.hints).dropFirst()
                    .map(\.suffix)
            }
            var sheet = CSSSheet(
                names, options.usesReferences ? CSSLinks(variant) : nil, with: export.workers)
            sheet.faces(variant.fonts)
            write(variant, CSSSelectors(options.selectors, for: variant), to: &sheet)
            files.add(
                options.path(.css, for: variant.subject, ending: ".css"), sheet.finish(),
                of: variant.origin, diagnostics: &diagnostics)
        }
        return files
    }

    /// Writes the rules of a variant: its base, and those for each appearance.
    static func write(
        _ variant: ExportVariant, _ selectors: CSSSelectors, to sheet: inout CSSSheet
    ) {
        let shown = Shown(variant.appearances)
        let tokens = variant.tokens
        let varying = tokens.filter { !$0.overrides.isEmpty }
        func differing(_ a: ExportAppearance, _ b: ExportAppearance) -> [ExportToken] {
            varying.filter { $0.value(in: a) != $0.value(in: b) }
        }
        let isDark = selectors.settled == .dark
        let (first, second) = isDark ? (Look.dark, Look.light) : (Look.light, Look.dark)
        let (plain, other) = (shown[first.plain], shown[second.plain])
        let (plainMore, otherMore) = (shown[first.increased], shown[second.increased])
        sheet.rule(selectors.base, tokens, in: plain, isDocumented: true)
        guard !varying.isEmpty else { return }

        // A rule for the root without the attribute has higher specificity than one for the
        // attribute or for any root; with equal specificity the later one applies. An element with
        // the attribute may be inside another, so its rule sets everything that varies.
        let darkMedia = "@media (prefers-color-scheme: dark)"
        let moreMedia = "@media (prefers-contrast: more)"
        let asks = selectors.settled == nil
        sheet.rule(selectors[first.plain], varying, in: plain)
        if shown.hasDark {
            if asks {
                sheet.rule(
                    selectors.following, media: darkMedia, differing(other, plain), in: other)
            }
            sheet.rule(selectors[second.plain], varying, in: other)
        }
        guard shown.hasIncreased else { return }
        let nearer = differing(plainMore, plain)
        let near = [selectors.base, selectors[first.plain]].compactMap { $0 }
        sheet.rule(near.joined(separator: ", "), media: moreMedia, nearer, in: plainMore)
        if shown.hasDark {
            let known = Set(nearer.map(\.path))
            let farther = varying.filter {
                known.contains($0.path) || $0.value(in: otherMore) != $0.value(in: other)
            }
            if asks {
                sheet.rule(
                    selectors.following, media: "\(darkMedia) and (prefers-contrast: more)",
                    farther, in: otherMore)
            }
            sheet.rule(selectors[second.plain], media: moreMedia, farther, in: otherMore)
        }
        sheet.rule(selectors[first.increased], varying, in: plainMore)
        if shown.hasDark { sheet.rule(selectors[second.increased], varying, in: otherMore) }
    }

    /// A colour scheme with normal and with increased contrast.
    private struct Look {
        let plain, increased: ExportAppearance

        static let light = Look(plain: .light, increased: .lightIncreased)
        static let dark = Look(plain: .dark, increased: .darkIncreased)
    }

    /// The appearance of a variant that is used for each of the device's four: a variant without
    /// dark values is light in dark mode too.
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

        subscript(appearance: ExportAppearance) -> ExportAppearance {
            switch appearance {
            case .light: light
            case .dark: dark
            case .lightIncreased: lightIncreased
            case .darkIncreased: darkIncreased
            }
        }

        var hasDark: Bool { light != dark || lightIncreased != darkIncreased }
        var hasIncreased: Bool { light != lightIncreased || dark != darkIncreased }
    }
}
