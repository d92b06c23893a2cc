import CandelaColor

/// Contrast between colours.
///
/// Colours are rounded to 8 bits first, so that the displayed colours are measured.
///
/// Source: WCAG 2.2, success criteria 1.4.3, 1.4.6 and 1.4.11.
public enum Contrast: Sendable {
    /// The contrast ratio of two colours, from 1 (none) to 21 (black on white). For opaque colours
    /// the order does not matter.
    ///
    /// - Parameters:
    ///   - foreground: The text or graphic. A translucent one is composited over the surface first.
    ///   - surface: The surface behind it, which counts as opaque: composite a translucent surface
    ///     over its own backdrop with ``ColorToken/over(_:)`` first.
    public static func ratio(_ foreground: ColorToken, _ surface: ColorToken) -> Double {
        foreground.shade.contrast(on: surface.shade)
    }

    /// A ratio truncated to two decimals, never rounded up: 4.496 gives 4.49 and fails 4.5.
    public static func truncated(_ ratio: Double) -> Double { ContrastRatio.truncated(ratio) }

    /// A ratio as text, truncated to two decimals, always with both digits: `4.49`, `21.00`.
    public static func text(_ ratio: Double) -> String { ContrastRatio.text(ratio) }

    /// The APCA lightness contrast of text on a surface: positive for dark text on light, negative
    /// for light text on dark, 0 if they are barely distinguishable.
    ///
    /// For information only. APCA is not a standard; decide by ``ratio(_:_:)``. As a rough guide,
    /// 90 suits body text, 75 is the minimum for it, 60 suits other content and 45 headlines.
    ///
    /// - Parameters:
    ///   - text: The text's colour; a translucent one is composited over the surface first.
    ///   - surface: The surface behind it, which counts as opaque.
    ///
    /// Source: APCA 0.0.98G-4g.
    public static func lightness(of text: ColorToken, on surface: ColorToken) -> Double {
        text.shade.lightnessContrast(on: surface.shade)
    }

    /// The nearest colour that reaches a ratio on every surface, or `nil` if no colour does.
    ///
    /// Hue and chroma are kept. Lightness is searched in both directions in steps of 0.0005, darker
    /// first, until a colour passes on all surfaces. For colours outside sRGB, the chroma is
    /// reduced. Ratios are measured on the final 8-bit colours.
    ///
    /// - Parameters:
    ///   - color: The preferred colour, returned unchanged if it already passes. Otherwise a
    ///     translucent one is composited over the first surface before the search.
    ///   - ratio: The minimum ratio.
    ///   - surfaces: The opaque colours it is used on.
    public static func nearest(
        to color: ColorToken, reaching ratio: Double, on surfaces: [ColorToken]
    ) -> ColorToken? {
        let seen = surfaces.first.map { color.alpha < 1 ? color.over($0) : color } ?? color
        if surfaces.allSatisfy({ Contrast.ratio(color, $0) >= ratio }) { return color }
        return nearest(to: seen) { candidate in
            surfaces.allSatisfy { Contrast.ratio(candidate, $0) >= ratio }
        }
    }

    /// The nearest colour of the same hue that passes a test; see ``nearest(to:reaching:on:)``.
    static func nearest(
        to color: ColorToken, where passes: (ColorToken) -> Bool
    ) -> ColorToken? {
        if passes(color) { return color }
        return color.shade.nearest { passes(ColorToken($0)) }.map(ColorToken.init)
    }
}
