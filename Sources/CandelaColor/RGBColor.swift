/// An RGB colour space of displays.
public enum RGBGamut: String, Sendable, Hashable, CaseIterable {
    /// The gamut that every screen can show.
    case srgb
    /// The wider gamut of recent phones.
    case displayP3 = "display-p3"

    var fromXYZ: Matrix3 { self == .srgb ? .xyzToSRGB : .xyzToP3 }
}

/// A colour as encoded red, green and blue.
public struct RGBColor: Sendable, Hashable {
    /// The space of the components.
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
    /// The colour with components rounded to six decimals, which is finer than any screen and
    /// coarser than floating-point differences between platforms.
    package var rounded: RGBColor {
        let v = Vector3(red, green, blue).map { ($0 * 1_000_000).rounded() / 1_000_000 }
        return RGBColor(gamut, v, alpha: alpha)
    }
}

extension ColorValue {
    /// The colour converted to a screen's space; components outside 0…1 mean that the screen cannot
    /// show it.
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

    /// Whether a screen can show the colour, with a tolerance for rounding errors.
    public func fits(in gamut: RGBGamut) -> Bool {
        let color = converted(to: gamut)
        return GamutMapping.contains(Vector3(color.red, color.green, color.blue))
    }

    /// The colour as a screen can show it: unchanged if it is in the gamut, otherwise mapped by
    /// CSS's gamut mapping to a colour of less chroma and nearly the same lightness and hue.
    /// Components are within 0…1.
    public func mapped(to gamut: RGBGamut) -> RGBColor { mappedAndFitting(gamut).color }

    /// The colour as in ``mapped(to:)``, and whether it was in the gamut.
    package func mappedAndFitting(_ gamut: RGBGamut) -> (color: RGBColor, fits: Bool) {
        let color = converted(to: gamut)
        let v = Vector3(color.red, color.green, color.blue)
        let fits = GamutMapping.contains(v)
        let shown = fits ? GamutMapping.clip(v) : GamutMapping.map(xyz, into: gamut)
        return (RGBColor(gamut, shown, alpha: alpha), fits)
    }
}
