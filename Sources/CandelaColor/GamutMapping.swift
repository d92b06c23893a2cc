/// Brings colours a screen cannot show to ones it can.
///
/// Source: CSS Color 4, section 13.2 “CSS gamut mapping to an RGB destination”: chroma is lowered
/// in OKLCH by bisection until clipping what is left would not be seen.
enum GamutMapping {
    /// A difference in OKLab that the eye just notices.
    private static let justNoticeable = 0.02

    /// How close the bisection comes.
    private static let precision = 0.0001

    /// Slack for rounding in the matrices: less than a hundredth of an 8-bit step.
    private static let slack = 0.000_03

    /// The slack in linear light, below 0 and above 1.
    private static let lightSlack = (
        below: Transfer.srgbToLinear(-slack), above: Transfer.srgbToLinear(1 + slack)
    )

    static func contains(_ v: Vector3) -> Bool { v.least >= -slack && v.most <= 1 + slack }

    static func clip(_ v: Vector3) -> Vector3 { v.map(\.withinUnit) }

    /// The encoded components, each within 0…1, nearest to `xyz`.
    ///
    /// All is compared in linear light: curves there and back would take most of the time, and the
    /// ends of the gamut are 0 and 1 in both.
    static func map(_ xyz: Vector3, into gamut: RGBGamut) -> Vector3 {
        let origin = OKLab.oklch(xyz: xyz)
        if origin.x >= 1 { return Vector3(1, 1, 1) }
        if origin.x <= 0 { return Vector3(0, 0, 0) }
        let light = light(origin, gamut)
        var shown = light(origin.y)
        if shown.changeByClipping(in: gamut) < justNoticeable { return shown.clipped }
        var (low, high) = (0.0, origin.y)
        var lowIsInside = true
        while high - low > precision {
            let chroma = (low + high) / 2
            let color = light(chroma)
            if lowIsInside, color.rgb.least >= lightSlack.below, color.rgb.most <= lightSlack.above
            {
                low = chroma
                continue
            }
            shown = color
            let change = shown.changeByClipping(in: gamut)
            if change >= justNoticeable {
                high = chroma
            } else if justNoticeable - change < precision {
                return shown.clipped
            } else {
                lowIsInside = false
                low = chroma
            }
        }
        return shown.clipped
    }

    /// The encoded components of a lightness, chroma and hue, with the chroma lowered until the
    /// gamut holds them: lightness and hue stay exactly, which mapping for display trades for chroma.
    static func loweringChroma(_ oklch: Vector3, into gamut: RGBGamut) -> Vector3 {
        let light = light(oklch, gamut)
        func encoded(_ chroma: Double) -> Vector3 {
            light(chroma).rgb.map(Transfer.linearToSRGB)
        }
        let whole = encoded(oklch.y)
        if contains(whole) { return clip(whole) }
        var (inside, outside) = (0.0, oklch.y)
        for _ in 0..<40 {
            let middle = (inside + outside) / 2
            if contains(encoded(middle)) { inside = middle } else { outside = middle }
        }
        return clip(encoded(inside))
    }

    /// A colour as OKLab and as the light of a screen.
    private struct Light {
        let lab: Vector3
        let rgb: Vector3

        /// The components as a screen takes them, each within 0…1.
        var clipped: Vector3 { clip(rgb.map(Transfer.linearToSRGB)) }

        /// How different the colour looks when each component is brought into the gamut by itself.
        func changeByClipping(in gamut: RGBGamut) -> Double {
            let toXYZ: Matrix3 = gamut == .srgb ? .srgbToXYZ : .p3ToXYZ
            return OKLab.difference(OKLab.oklab(xyz: toXYZ * clip(rgb)), lab)
        }
    }

    /// Chroma to light at one lightness and hue, whose sine and cosine are worked out once.
    private static func light(
        _ oklch: Vector3, _ gamut: RGBGamut
    ) -> (_ chroma: Double) -> Light {
        let hue = Cylinder.cartesian(Vector3(oklch.x, 1, oklch.z))
        return { chroma in
            let lab = Vector3(oklch.x, chroma * hue.y, chroma * hue.z)
            return Light(lab: lab, rgb: gamut.fromXYZ * OKLab.xyz(oklab: lab))
        }
    }
}
