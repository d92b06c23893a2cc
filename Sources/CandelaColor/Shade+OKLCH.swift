extension Shade {
    /// The perceptual coordinates of a colour; the hue is in degrees.
    ///
    /// Source: B. Ottosson, “A perceptual color space for image processing”, 2020, with the
    /// matrices of CSS Color 4.
    package typealias OKLCH = (lightness: Double, chroma: Double, hue: Double)

    /// Lightness, chroma and hue; the opacity is ignored.
    package var oklch: OKLCH {
        let lch = OKLab.oklch(xyz: Matrix3.srgbToXYZ * components.map(Transfer.srgbToLinear))
        return (lch.x, lch.y, lch.z)
    }

    /// Creates a colour from lightness, chroma and hue, rounded to 8 bits. For colours outside
    /// sRGB, the chroma is reduced until the colour fits; lightness and hue are kept.
    package init(_ oklch: OKLCH) {
        let shown = GamutMapping.loweringChroma(
            Vector3(oklch.lightness, oklch.chroma, oklch.hue), into: .srgb)
        self.init(shown.map { Double($0.byte) / 255 })
    }

    /// The nearest colour of the same hue that passes a test: the colour itself if it passes,
    /// otherwise an opaque one of another lightness; `nil` if none passes.
    ///
    /// Lightness is searched in both directions in steps of 0.0005, darker first; for colours
    /// outside sRGB the chroma is reduced. The search first advances sixteen steps at a time, then
    /// tests the single steps within the interval in which a colour passed. A passing range that
    /// falls between two coarse steps is found only if no coarse step passes.
    package func nearest(where passes: (Shade) -> Bool) -> Shade? {
        if passes(self) { return self }
        let start = oklch
        func first(_ step: Int) -> Shade? {
            for distance in [-0.0005 * Double(step), 0.0005 * Double(step)] {
                let lightness = start.lightness + distance
                guard (0...1).contains(lightness) else { continue }
                let candidate = Shade((lightness, start.chroma, start.hue))
                if passes(candidate) { return candidate }
            }
            return nil
        }
        for leap in [16, 1] {
            for step in stride(from: leap, through: 2000, by: leap) {
                guard let found = first(step) else { continue }
                for nearer in step - leap + 1..<step {
                    if let found = first(nearer) { return found }
                }
                return found
            }
        }
        return nil
    }
}
