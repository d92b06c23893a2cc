import CandelaColor

/// Contrast between colours.
///
/// Colours are rounded to 8 bits first: what a screen shows is measured, not the figures behind it.
///
/// Source: WCAG 2.2, success criteria 1.4.3, 1.4.6 and 1.4.11.
public enum Contrast: Sendable {
    /// The contrast of two colours, from 1, none, to 21, black on white. Their order is the same
    /// to it when both are opaque.
    ///
    /// - Parameters:
    ///   - foreground: The text or graphic. A translucent one is laid over the surface first.
    ///   - surface: What lies behind it, counted as opaque: lay a translucent surface over its
    ///     own backdrop with ``ColorToken/over(_:)`` before asking.
    public static func ratio(_ foreground: ColorToken, _ surface: ColorToken) -> Double {
        foreground.shade.contrast(on: surface.shade)
    }

    /// A ratio cut to two decimals, never rounded up: 4.496 is 4.49 and does not pass for 4.5.
    public static func truncated(_ ratio: Double) -> Double { ContrastRatio.truncated(ratio) }

    /// A ratio as people read it, cut to two decimals and always with both: `4.49`, `21.00`.
    public static func text(_ ratio: Double) -> String { ContrastRatio.text(ratio) }

    /// How much lighter or darker text looks than its surface, after APCA: positive for dark text
    /// on light, negative for light on dark, 0 when the two can hardly be told apart.
    ///
    /// For information alone. It is no standard; decide by ``ratio(_:_:)``. Roughly 90 suits body
    /// text, 75 is its least, 60 suits other content and 45 headlines.
    ///
    /// - Parameters:
    ///   - text: The text's colour; a translucent one is laid over the surface first.
    ///   - surface: What lies behind it, counted as opaque.
    ///
    /// Source: APCA 0.0.98G-4g.
    public static func lightness(of text: ColorToken, on surface: ColorToken) -> Double {
        text.shade.lightnessContrast(on: surface.shade)
    }

    /// The colour nearest to one that reaches a ratio on every surface, or `nil` if none does.
    ///
    /// Hue and chroma stay; lightness moves outward both ways by steps of 0.0005, darker first,
    /// and the first colour that passes everywhere is taken. Where sRGB cannot show it, chroma is
    /// lowered until it can. Ratios are those of the finished 8-bit colours.
    ///
    /// - Parameters:
    ///   - color: The colour wanted. It comes back unchanged when it passes already. A
    ///     translucent one is laid over the first surface and fixed as the opaque colour that is
    ///     seen there.
    ///   - ratio: The least ratio that passes.
    ///   - surfaces: Opaque colours it will sit on.
    public static func nearest(
        to color: ColorToken, reaching ratio: Double, on surfaces: [ColorToken]
    ) -> ColorToken? {
        let seen = surfaces.first.map { color.alpha < 1 ? color.over($0) : color } ?? color
        if surfaces.allSatisfy({ Contrast.ratio(color, $0) >= ratio }) { return color }
        return nearest(to: seen) { candidate in
            surfaces.allSatisfy { Contrast.ratio(candidate, $0) >= ratio }
        }
    }

    /// The nearest colour of the same hue for which a test holds; see
    /// ``nearest(to:reaching:on:)``.
    static func nearest(
        to color: ColorToken, where passes: (ColorToken) -> Bool
    ) -> ColorToken? {
        if passes(color) { return color }
        return color.shade.nearest { passes(ColorToken($0)) }.map(ColorToken.init)
    }
}
