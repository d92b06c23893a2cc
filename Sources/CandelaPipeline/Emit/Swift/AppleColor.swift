/// A colour as Apple's platforms hold it: sRGB, or Display P3 where it is written so or is wider.
struct AppleColor: Hashable {
    let color: RGBColor

    /// Whether even Display P3 only comes near it.
    let isMapped: Bool

    init(_ value: ColorValue) {
        let gamut: RGBGamut =
            value.space == .displayP3 || !value.fits(in: .srgb) ? .displayP3 : .srgb
        let mapped = value.mapped(to: gamut)
        isMapped = !value.fits(in: gamut)
        // What is written so is kept to the last digit.
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

/// What Apple's platforms say only nearly, whatever the format.
struct AppleLimits {
    /// Warns of colours outside Display P3, once each, and of lengths in rem, once in all.
    ///
    /// - Parameter isExported: Which tokens to look at.
    static func report(
        _ variants: [ExportVariant], _ options: ExportOptions, diagnostics: inout [Diagnostic],
        isExported: (ExportToken) -> Bool = { _ in true }
    ) {
        var seen: Set<ColorValue> = []
        var withRem: Set<SourcePlace> = []
        var firstRem: ResolvedToken?
        for token in variants.lazy.flatMap(\.tokens) where isExported(token) {
            for value in [token.base.value] + token.overrides.map(\.value) {
                for color in value.colors
                where seen.insert(color).inserted && AppleColor(color).isMapped {
                    diagnostics.append(
                        .warning(
                            "color-outside-p3",
                            "'\(token.path)' has a colour that Display P3 cannot show; the nearest"
                                + " one of its lightness and hue is exported",
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
