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

    static func clip(_ v: Vector3) -> Vector3 { v.map { min(max($0, 0), 1) } }

    /// The encoded components, each within 0…1, nearest to `xyz`.
    static func map(_ xyz: Vector3, into gamut: RGBGamut) -> Vector3 {
        let origin = OKLab.oklch(xyz: xyz)
        if origin.x >= 1 { return Vector3(1, 1, 1) }
        if origin.x <= 0 { return Vector3(0, 0, 0) }
        // The hue stays: its sine and cosine are worked out once.
        let hue = Cylinder.cartesian(Vector3(origin.x, 1, origin.z))
        func encoded(_ chroma: Double) -> Vector3 {
            let lab = Vector3(origin.x, chroma * hue.y, chroma * hue.z)
            return (gamut.fromXYZ * OKLab.xyz(oklab: lab)).map(Transfer.linearToSRGB)
        }
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

    private static func difference(_ a: Vector3, _ b: Vector3, in gamut: RGBGamut) -> Double {
        OKLab.difference(oklab(a, in: gamut), oklab(b, in: gamut))
    }

    private static func oklab(_ encoded: Vector3, in gamut: RGBGamut) -> Vector3 {
        let toXYZ: Matrix3 = gamut == .srgb ? .srgbToXYZ : .p3ToXYZ
        return OKLab.oklab(xyz: toXYZ * encoded.map(Transfer.srgbToLinear))
    }
}
