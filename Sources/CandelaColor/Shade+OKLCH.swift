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
    /// a colour, chroma is lowered until it can.
    package func nearest(where passes: (Shade) -> Bool) -> Shade? {
        if passes(self) { return self }
        let start = oklch
        for step in 1...2000 {
            for direction in [-1.0, 1] {
                var wanted = start
                wanted.lightness += direction * Double(step) * 0.0005
                guard (0...1).contains(wanted.lightness) else { continue }
                let candidate = Shade(wanted)
                if passes(candidate) { return candidate }
            }
        }
        return nil
    }
}
