/// The two spaces screens draw in.
public enum RGBGamut: String, Sendable, Hashable, CaseIterable {
    /// What every screen can show.
    case srgb
    /// What the screens of recent phones can show.
    case displayP3 = "display-p3"

    var fromXYZ: Matrix3 { self == .srgb ? .xyzToSRGB : .xyzToP3 }
}

/// A colour as encoded red, green and blue.
public struct RGBColor: Sendable, Hashable {
    /// The space the numbers are in.
    public let gamut: RGBGamut
    /// Red; 0…1 inside the gamut.
    public let red: Double
    /// Green; 0…1 inside the gamut.
    public let green: Double
    /// Blue; 0…1 inside the gamut.
    public let blue: Double
    /// Opacity, 0…1.
    public let alpha: Double

    init(_ gamut: RGBGamut, _ v: Vector3, alpha: Double) {
        self.gamut = gamut
        (red, green, blue) = (v.x, v.y, v.z)
        self.alpha = alpha
    }
}

extension RGBColor {
    /// The colour with its components rounded to six decimals: a thousand times finer than a screen,
    /// coarser than a platform's maths.
    package var rounded: RGBColor {
        let v = Vector3(red, green, blue).map { ($0 * 1_000_000).rounded() / 1_000_000 }
        return RGBColor(gamut, v, alpha: alpha)
    }
}

extension ColorValue {
    /// The colour in a screen's space, whether or not the screen can show it: numbers outside
    /// 0…1 mean that it cannot.
    public func converted(to gamut: RGBGamut) -> RGBColor {
        if space.rawValue == gamut.rawValue { return RGBColor(gamut, vector, alpha: alpha) }
        if gamut == .srgb, space == .hsl {
            return RGBColor(gamut, Cylinder.rgb(hsl: vector), alpha: alpha)
        }
        if gamut == .srgb, space == .hwb {
            return RGBColor(gamut, Cylinder.rgb(hwb: vector), alpha: alpha)
        }
        let encoded = (gamut.fromXYZ * xyz).map(Transfer.linearToSRGB)
        return RGBColor(gamut, encoded, alpha: alpha)
    }

    /// Whether a screen can show the colour, rounding errors of conversion aside.
    public func fits(in gamut: RGBGamut) -> Bool {
        let color = converted(to: gamut)
        return GamutMapping.contains(Vector3(color.red, color.green, color.blue))
    }

    /// The colour as a screen can show it: itself when it fits, otherwise the nearest colour of
    /// the same lightness and hue, by CSS's gamut mapping. Components are within 0…1.
    public func mapped(to gamut: RGBGamut) -> RGBColor { mappedAndFitting(gamut).color }

    /// The colour as ``mapped(to:)`` has it, and whether it fits without.
    package func mappedAndFitting(_ gamut: RGBGamut) -> (color: RGBColor, fits: Bool) {
        let color = converted(to: gamut)
        let v = Vector3(color.red, color.green, color.blue)
        let fits = GamutMapping.contains(v)
        let shown = fits ? GamutMapping.clip(v) : GamutMapping.map(xyz, into: gamut)
        return (RGBColor(gamut, shown, alpha: alpha), fits)
    }
}
