/// From every space to XYZ with a D65 white, and to OKLab.
///
/// Source: CSS Color 4, sections 7 to 10 and the sample code of section 20. `rec2020` follows its
/// display-referred definition (a gamma of 2.4).
extension ColorValue {
    /// The colour as CIE XYZ, white being D65 with Y = 1.
    var xyz: Vector3 {
        let v = vector
        switch space {
        case .srgb: return Matrix3.srgbToXYZ * v.map(Transfer.srgbToLinear)
        case .srgbLinear: return Matrix3.srgbToXYZ * v
        case .hsl: return Matrix3.srgbToXYZ * Cylinder.rgb(hsl: v).map(Transfer.srgbToLinear)
        case .hwb: return Matrix3.srgbToXYZ * Cylinder.rgb(hwb: v).map(Transfer.srgbToLinear)
        case .displayP3: return Matrix3.p3ToXYZ * v.map(Transfer.srgbToLinear)
        case .a98RGB: return Matrix3.a98ToXYZ * v.map { Maths.signedPower($0, 563.0 / 256) }
        case .rec2020: return Matrix3.rec2020ToXYZ * v.map { Maths.signedPower($0, 2.4) }
        case .prophotoRGB:
            return Matrix3.d50ToD65 * (Matrix3.prophotoToXYZD50 * v.map(Transfer.prophotoToLinear))
        case .xyzD65: return v
        case .xyzD50: return Matrix3.d50ToD65 * v
        case .lab: return Matrix3.d50ToD65 * Lab.xyzD50(lab: v)
        case .lch: return Matrix3.d50ToD65 * Lab.xyzD50(lab: Cylinder.cartesian(v))
        case .oklab: return OKLab.xyz(oklab: v)
        case .oklch: return OKLab.xyz(oklab: Cylinder.cartesian(v))
        }
    }
}

/// Transfer curves: encoded component to linear light and back, odd around 0 so that components
/// outside 0…1 survive.
enum Transfer {
    static func srgbToLinear(_ value: Double) -> Double {
        let size = abs(value)
        if size <= 0.04045 { return value / 12.92 }
        let linear = Maths.power((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -linear : linear
    }

    static func linearToSRGB(_ value: Double) -> Double {
        let size = abs(value)
        if size <= 0.0031308 { return 12.92 * value }
        let encoded = 1.055 * Maths.power(size, 1 / 2.4) - 0.055
        return value < 0 ? -encoded : encoded
    }

    static func prophotoToLinear(_ value: Double) -> Double {
        abs(value) <= 16.0 / 512 ? value / 16 : Maths.signedPower(value, 1.8)
    }
}

/// Spaces with a hue, turned into ones without.
enum Cylinder {
    /// Lightness, chroma and hue to lightness, a and b.
    static func cartesian(_ lch: Vector3) -> Vector3 {
        Vector3(
            lch.x, lch.y * Maths.cosine(ofDegrees: lch.z), lch.y * Maths.sine(ofDegrees: lch.z))
    }

    /// Hue in degrees, saturation and lightness 0…100 to encoded sRGB.
    static func rgb(hsl: Vector3) -> Vector3 {
        let (saturation, lightness) = (hsl.y / 100, hsl.z / 100)
        let amplitude = saturation * min(lightness, 1 - lightness)
        func channel(_ n: Double) -> Double {
            let k = (n + hsl.x / 30).truncatingRemainder(dividingBy: 12)
            return lightness - amplitude * max(-1, min(k - 3, min(9 - k, 1)))
        }
        return Vector3(channel(0), channel(8), channel(4))
    }

    /// Hue in degrees, whiteness and blackness 0…100 to encoded sRGB. Where the last two add up
    /// to 100 or more, the colour is the grey between them.
    static func rgb(hwb: Vector3) -> Vector3 {
        let (white, black) = (hwb.y / 100, hwb.z / 100)
        if white + black >= 1 {
            let grey = white / (white + black)
            return Vector3(grey, grey, grey)
        }
        return rgb(hsl: Vector3(hwb.x, 100, 50)).map { $0 * (1 - white - black) + white }
    }
}

/// CIE Lab with its D50 white.
enum Lab {
    static func xyzD50(lab: Vector3) -> Vector3 {
        let kappa = 24389.0 / 27
        let epsilon = 216.0 / 24389
        let fy = (lab.x + 16) / 116
        let fx = fy + lab.y / 500
        let fz = fy - lab.z / 200
        func cube(_ f: Double) -> Double { f * f * f }
        let x = cube(fx) > epsilon ? cube(fx) : (116 * fx - 16) / kappa
        let y = lab.x > kappa * epsilon ? cube(fy) : lab.x / kappa
        let z = cube(fz) > epsilon ? cube(fz) : (116 * fz - 16) / kappa
        return Vector3(x * 0.3457 / 0.3585, y, z * (1 - 0.3457 - 0.3585) / 0.3585)
    }
}

/// OKLab, the space in which colours are compared and mapped.
enum OKLab {
    static func xyz(oklab: Vector3) -> Vector3 {
        Matrix3.lmsToXYZ * (Matrix3.oklabToLMS * oklab).map { $0 * $0 * $0 }
    }

    static func oklab(xyz: Vector3) -> Vector3 {
        Matrix3.lmsToOKLab * (Matrix3.xyzToLMS * xyz).map(Maths.cubeRoot)
    }

    /// Lightness, chroma and hue of a colour.
    static func oklch(xyz: Vector3) -> Vector3 {
        let lab = oklab(xyz: xyz)
        let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
        return Vector3(lab.x, chroma, Maths.degrees(y: lab.z, x: lab.y))
    }

    /// How different two colours look; 0.02 is barely visible.
    static func difference(_ a: Vector3, _ b: Vector3) -> Double {
        let (l, x, y) = (a.x - b.x, a.y - b.y, a.z - b.z)
        return (l * l + x * x + y * y).squareRoot()
    }
}
