extension CandelaHints.Font {
    /// The `@font-face` rule that adapts a fallback font to this one's metrics, so that the layout
    /// does not shift when the font loads.
    ///
    /// Source: CSS Fonts 5, `size-adjust` and the metrics overrides, which are relative to the
    /// adjusted size.
    var fallbackFace: String {
        let widening = fallback.widening(to: metrics)
        func share(_ units: Double) -> String {
            Self.percent(units / (metrics.unitsPerEm * widening))
        }
        return """
            @font-face {
              font-family: \(CSSText.string(fallbackName));
              src: local(\(CSSText.string(fallback.name)));
              size-adjust: \(Self.percent(widening));
              ascent-override: \(share(metrics.ascent));
              descent-override: \(share(-metrics.descent));
              line-gap-override: \(share(metrics.lineGap));
            }

            """
    }

    private static func percent(_ share: Double) -> String {
        CSSText.number((share * 10_000).rounded() / 100) + "%"
    }
}

extension TokenValue {
    /// The value with a platform's font family names.
    fileprivate func naming(_ fonts: FontNames, for platform: FontNames.Platform) -> TokenValue {
        switch self {
        case .fontFamily(let names): .fontFamily(fonts.list(names, for: platform))
        case .typography(let style):
            .typography(
                TypographyValue(
                    fontFamily: fonts.list(style.fontFamily, for: platform),
                    fontSize: style.fontSize, fontWeight: style.fontWeight,
                    letterSpacing: style.letterSpacing, lineHeight: style.lineHeight))
        default: self
        }
    }
}

extension ExportToken {
    fileprivate func naming(_ fonts: FontNames, for platform: FontNames.Platform) -> ExportToken {
        guard base.type == .fontFamily || base.type == .typography else { return self }
        return with(base.with(base.value.naming(fonts, for: platform))) {
            $0.naming(fonts, for: platform)
        }
    }
}

extension ExportVariant {
    /// The fonts described by its tokens.
    var fonts: FontNames { FontNames(families) }

    /// The font family tokens.
    var families: [ResolvedToken] {
        tokens.indices.filter { tokens[$0].base.type == .fontFamily }.map { tokens[$0].base }
    }

    /// The variant with a platform's font family names in its tokens.
    func naming(_ fonts: FontNames, for platform: FontNames.Platform) -> ExportVariant {
        with(tokens.map { $0.naming(fonts, for: platform) })
    }
}
