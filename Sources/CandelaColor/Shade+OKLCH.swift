extension Shade {
    /// How light, how colourful and of which hue a colour looks; the hue in degrees.
    ///
    /// Source: B. Ottosson, “A perceptual color space for image processing”, 2020, with the matrices
    /// of CSS Color 4.
    package typealias OKLCH = (lightness: Double, chroma: Double, hue: Double)

    /// Lightness, chroma and hue; opacity plays no part.
    package var oklch: OKLCH {
        let lch = OKLab.oklch(xyz: Matrix3.srgbToXYZ * components.map(Transfer.srgbToLinear))
        return (lch.x, lch.y, lch.z)
    }

    /// The colour of a lightness, chroma and hue, rounded to 8 bits. What sRGB cannot show keeps
    /// its lightness and hue and loses chroma until it fits.
    package init(_ oklch: OKLCH) {
        let shown = GamutMapping.loweringChroma(
            Vector3(oklch.lightness, oklch.chroma, oklch.hue), into: .srgb)
        self.init(shown.map { Double($0.byte) / 255 })
    }

    /// The nearest colour of the same hue for which a test holds, itself if it does.
    ///
    /// Lightness moves outward both ways by steps of 0.0005, darker first; where sRGB cannot show
    /// a colour, chroma is lowered until it can. Sixteen steps are leapt first, and those of the leap
    /// that arrives looked at; a band of lightness that a leap passes over is found only where no
    /// leap arrives.
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
