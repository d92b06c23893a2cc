/// The mapping of colours outside a gamut to similar colours inside it.
///
/// Source: CSS Color 4, section 13.2 “CSS gamut mapping to an RGB destination”: chroma is reduced
/// in OKLCH by bisection until the effect of clipping is not noticeable.
enum GamutMapping {
    /// The smallest noticeable difference in OKLab.
    private static let justNoticeable = 0.02

    /// The precision of the bisection.
    private static let precision = 0.0001

    /// Tolerance for rounding in the matrices: less than a hundredth of an 8-bit step.
    private static let slack = 0.000_03

    /// The tolerance in linear light, below 0 and above 1.
    private static let lightSlack = (
        below: Transfer.srgbToLinear(-slack), above: Transfer.srgbToLinear(1 + slack)
    )

    static func contains(_ v: Vector3) -> Bool { v.least >= -slack && v.most <= 1 + slack }

    static func clip(_ v: Vector3) -> Vector3 { v.map(\.withinUnit) }

    /// The encoded components of `xyz` mapped into a gamut, each within 0…1. An OKLab lightness of
    /// 1 or more gives white, one of 0 or less black.
    ///
    /// Comparisons use linear light: converting to encoded components and back would take most of
    /// the time, and the limits of the gamut are 0 and 1 in both.
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

    /// The encoded components of a lightness, chroma and hue, with the chroma reduced until the
    /// colour is in the gamut. Lightness and hue are kept exactly, unlike in mapping for display.
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

    /// A colour both in OKLab and as linear light of a screen.
    private struct Light {
        let lab: Vector3
        let rgb: Vector3

        /// The encoded components, each clipped to 0…1.
        var clipped: Vector3 { clip(rgb.map(Transfer.linearToSRGB)) }

        /// The perceived difference made by clipping each component to the gamut.
        func changeByClipping(in gamut: RGBGamut) -> Double {
            let toXYZ: Matrix3 = gamut == .srgb ? .srgbToXYZ : .p3ToXYZ
            return OKLab.difference(OKLab.oklab(xyz: toXYZ * clip(rgb)), lab)
        }
    }

    /// A function from chroma to light for one lightness and hue, so that sine and cosine are
    /// computed once.
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
