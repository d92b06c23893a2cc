/// Transfer curves between encoded components and linear light. They are odd functions, so
/// components outside 0…1 are converted without clipping.
///
/// Source: CSS Color 4, section 10. The threshold for sRGB comes from IEC 61966-2-1; WCAG's older
/// 0.03928 gives the same result for every 8-bit value.
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

    /// The linear light of each 8-bit sRGB component, computed once.
    static let linearOfByte: [Double] = (0...255).map { srgbToLinear(Double($0) / 255) }
}
