extension Contrast {
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
        let start = OKLCH(color)
        for step in 1...2000 {
            for direction in [-1.0, 1] {
                let lightness = start.lightness + direction * Double(step) * 0.0005
                guard (0...1).contains(lightness) else { continue }
                let candidate = OKLCH(
                    lightness: lightness, chroma: start.chroma, hue: start.hue
                ).color
                if passes(candidate) { return candidate }
            }
        }
        return nil
    }
}
