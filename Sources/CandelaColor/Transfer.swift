/// Transfer curves: encoded component to linear light and back, odd around 0 so that components
/// outside 0…1 survive.
///
/// Source: CSS Color 4, section 10; the threshold of sRGB is that of IEC 61966-2-1, and the older
/// 0.03928 of WCAG changes no 8-bit value.
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

    /// The light of each 8-bit sRGB component, computed once.
    static let linearOfByte: [Double] = (0...255).map { srgbToLinear(Double($0) / 255) }
}
