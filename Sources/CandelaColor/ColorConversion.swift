/// Conversion from every space to XYZ with a D65 white point.
///
/// Source: CSS Color 4, sections 7 to 10 and the sample code of section 20. `rec2020` follows its
/// display-referred definition (a gamma of 2.4).
extension ColorValue {
    /// The colour as CIE XYZ, with the D65 white point at Y = 1.
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
