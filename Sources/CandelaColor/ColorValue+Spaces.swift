/// Conversions to the spaces in which other tools modify colours.
extension ColorValue {
    /// The colour in another space, without gamut mapping; `nil` for spaces other than sRGB,
    /// Display P3, HSL and LCH.
    ///
    /// The hue of a grey, which has no meaning, is `none`.
    ///
    /// Source: CSS Color 4, sections 7 and 9 and the sample code of section 20.
    package func converted(into space: ColorSpace) -> ColorValue? {
        guard space != self.space else { return self }
        switch space {
        case .srgb, .displayP3:
            let color = converted(to: space == .srgb ? RGBGamut.srgb : .displayP3)
            return ColorValue(space, color.red, color.green, color.blue, alpha: alpha)
        case .hsl:
            let color = converted(to: RGBGamut.srgb)
            let hsl = Cylinder.hsl(rgb: Vector3(color.red, color.green, color.blue))
            return ColorValue(space, hsl.y < 1e-6 ? nil : hsl.x, hsl.y, hsl.z, alpha: alpha)
        case .lch:
            let lab = Lab.lab(xyzD50: Matrix3.d65ToD50 * xyz)
            let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
            let hue = chroma < 0.0015 ? nil : Maths.degrees(y: lab.z, x: lab.y)
            return ColorValue(space, lab.x, chroma, hue, alpha: alpha)
        default: return nil
        }
    }
}

extension Cylinder {
    /// Converts encoded sRGB to hue in degrees, saturation and lightness 0…100.
    fileprivate static func hsl(rgb: Vector3) -> Vector3 {
        let (least, most) = (rgb.least, rgb.most)
        let lightness = (least + most) / 2
        let range = most - least
        guard range > 1e-9 else { return Vector3(0, 0, lightness * 100) }
        let room = min(lightness, 1 - lightness)
        let saturation = room <= 0 ? 0 : (most - lightness) / room
        var hue: Double
        if most == rgb.x {
            hue = (rgb.y - rgb.z) / range + (rgb.y < rgb.z ? 6 : 0)
        } else if most == rgb.y {
            hue = (rgb.z - rgb.x) / range + 2
        } else {
            hue = (rgb.x - rgb.y) / range + 4
        }
        hue *= 60
        return Vector3(hue < 360 ? hue : 0, saturation * 100, lightness * 100)
    }
}

extension Lab {
    fileprivate static func lab(xyzD50: Vector3) -> Vector3 {
        let kappa = 24389.0 / 27
        let epsilon = 216.0 / 24389
        func part(_ value: Double) -> Double {
            value > epsilon ? Maths.cubeRoot(value) : (kappa * value + 16) / 116
        }
        let x = part(xyzD50.x * 0.3585 / 0.3457)
        let y = part(xyzD50.y)
        let z = part(xyzD50.z * 0.3585 / (1 - 0.3457 - 0.3585))
        return Vector3(116 * y - 16, 500 * (x - y), 200 * (y - z))
    }
}
