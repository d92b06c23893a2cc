/// A colour for Apple platforms: sRGB, or Display P3 if it is defined in it or outside sRGB.
struct AppleColor: Hashable {
    let color: RGBColor

    /// Whether the colour is outside Display P3 and was mapped.
    let isMapped: Bool

    init(_ value: ColorValue) {
        let gamut: RGBGamut =
            value.space == .displayP3 || !value.fits(in: .srgb) ? .displayP3 : .srgb
        let mapped = value.mapped(to: gamut)
        isMapped = !value.fits(in: gamut)
        // A colour already in the target space keeps all its digits.
        color = value.space.rawValue == gamut.rawValue ? mapped : mapped.rounded
    }
}

extension TokenValue {
    /// Every colour in the value, in order.
    var colors: [ColorValue] {
        switch self {
        case .color(let color): [color]
        case .border(let border): [border.color]
        case .shadow(let layers): layers.map(\.color)
        case .gradient(let stops): stops.map(\.color)
        default: []
        }
    }

    /// Every length in the value.
    var dimensions: [DimensionValue] {
        func lengths(_ style: StrokeStyleValue) -> [DimensionValue] {
            if case .dashes(let lengths, _) = style { return lengths }
            return []
        }
        return switch self {
        case .dimension(let length): [length]
        case .strokeStyle(let style): lengths(style)
        case .border(let border): [border.width] + lengths(border.style)
        case .shadow(let layers): layers.flatMap { [$0.offsetX, $0.offsetY, $0.blur, $0.spread] }
        case .typography(let style): [style.fontSize, style.letterSpacing]
        default: []
        }
    }
}

/// Warnings about approximations in all formats for Apple platforms.
struct AppleLimits {
    /// Warns of colours outside Display P3, once for each colour, and of lengths in rem, once in
    /// total.
    ///
    /// - Parameter isExported: Whether a token is included.
    static func report(
        _ variants: [ExportVariant], _ options: ExportOptions, diagnostics: inout [Diagnostic],
        isExported: (ExportToken) -> Bool = { _ in true }
    ) {
        var seen: Set<ColorValue> = []
        var withRem: Set<SourcePosition> = []
        var firstRem: ResolvedToken?
        for token in variants.lazy.flatMap(\.tokens) where isExported(token) {
            for value in [token.base.value] + token.overrides.map(\.value) {
                for color in value.colors
                where seen.insert(color).inserted && AppleColor(color).isMapped {
                    diagnostics.append(
                        .warning(
                            "color-outside-p3",
                            "'\(token.path)' has a colour outside Display P3; the nearest"
                                + " one of the same lightness and hue is exported",
                            at: token.base.place))
                }
                if value.dimensions.contains(where: { $0.unit == .rem }) {
                    withRem.insert(token.base.place)
                    if firstRem == nil { firstRem = token.base }
                }
            }
        }
        guard let firstRem else { return }
        let size = SwiftLiteral.number(options.rem)
        diagnostics.append(
            .warning(
                "rem-as-points",
                (withRem.count == 1
                    ? "'\(firstRem.path)' is" : "\(withRem.count) tokens are")
                    + " in rem and exported in points, \(size) to a rem", at: firstRem.place,
                help: ["choose another size with '--rem'"]))
    }
}
