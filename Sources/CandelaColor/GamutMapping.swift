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

    static func contains(_ v: Vector3) -> Bool { v.least >= -slack && v.most <= 1 + slack }

    static func clip(_ v: Vector3) -> Vector3 { v.map(\.withinUnit) }

    /// The encoded components, each within 0…1, nearest to `xyz`.
    static func map(_ xyz: Vector3, into gamut: RGBGamut) -> Vector3 {
        let origin = OKLab.oklch(xyz: xyz)
        if origin.x >= 1 { return Vector3(1, 1, 1) }
        if origin.x <= 0 { return Vector3(0, 0, 0) }
        let encoded = encoder(origin, gamut)
        let whole = encoded(origin.y)
        var clipped = clip(whole)
        if difference(clipped, whole, in: gamut) < justNoticeable { return clipped }
        var (low, high) = (0.0, origin.y)
        var lowIsInside = true
        while high - low > precision {
            let chroma = (low + high) / 2
            let color = encoded(chroma)
            if lowIsInside, contains(color) {
                low = chroma
                continue
            }
            clipped = clip(color)
            let difference = difference(clipped, color, in: gamut)
            if difference >= justNoticeable {
                high = chroma
            } else if justNoticeable - difference < precision {
                return clipped
            } else {
                lowIsInside = false
                low = chroma
            }
        }
        return clipped
    }

    /// The encoded components of a lightness, chroma and hue, with the chroma lowered until the
    /// gamut holds them: lightness and hue stay exactly, which mapping for display trades for chroma.
    static func loweringChroma(_ oklch: Vector3, into gamut: RGBGamut) -> Vector3 {
        let encoded = encoder(oklch, gamut)
        let whole = encoded(oklch.y)
        if contains(whole) { return clip(whole) }
        var (inside, outside) = (0.0, oklch.y)
        for _ in 0..<40 {
            let middle = (inside + outside) / 2
            if contains(encoded(middle)) { inside = middle } else { outside = middle }
        }
        return clip(encoded(inside))
    }

    /// Chroma to encoded components at one lightness and hue, whose sine and cosine are worked out
    /// once.
    private static func encoder(
        _ oklch: Vector3, _ gamut: RGBGamut
    ) -> (_ chroma: Double) -> Vector3 {
        let hue = Cylinder.cartesian(Vector3(oklch.x, 1, oklch.z))
        return { chroma in
            let lab = Vector3(oklch.x, chroma * hue.y, chroma * hue.z)
            return (gamut.fromXYZ * OKLab.xyz(oklab: lab)).map(Transfer.linearToSRGB)
        }
    }

    private static func difference(_ a: Vector3, _ b: Vector3, in gamut: RGBGamut) -> Double {
        OKLab.difference(oklab(a, in: gamut), oklab(b, in: gamut))
    }

    private static func oklab(_ encoded: Vector3, in gamut: RGBGamut) -> Vector3 {
        let toXYZ: Matrix3 = gamut == .srgb ? .srgbToXYZ : .p3ToXYZ
        return OKLab.oklab(xyz: toXYZ * encoded.map(Transfer.srgbToLinear))
    }
}
