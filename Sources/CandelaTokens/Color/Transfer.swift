/// The curve between sRGB components and amounts of light.
///
/// Source: WCAG 2.2, relative luminance, with the threshold of IEC 61966-2-1; the older 0.03928
/// changes no 8-bit value.
enum Transfer {
    static func linear(_ encoded: Double) -> Double {
        encoded <= 0.04045 ? encoded / 12.92 : Maths.power((encoded + 0.055) / 1.055, 2.4)
    }

    static func encoded(_ linear: Double) -> Double {
        linear <= 0.0031308 ? 12.92 * linear : 1.055 * Maths.power(linear, 1 / 2.4) - 0.055
    }

    /// Light of each 8-bit component, computed once.
    static let ofByte: [Double] = (0...255).map { linear(Double($0) / 255) }
}
