/// An sRGB colour as displayed, used for compositing and measuring.
package struct Shade: Sendable, Hashable {
    /// Red, gamma-encoded, 0…1.
    package let red: Double
    /// Green, gamma-encoded, 0…1.
    package let green: Double
    /// Blue, gamma-encoded, 0…1.
    package let blue: Double
    /// Opacity, 0…1.
    package let alpha: Double

    /// Creates a colour from components clamped to 0…1; NaN counts as 0.
    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red.withinUnit
        self.green = green.withinUnit
        self.blue = blue.withinUnit
        self.alpha = alpha.withinUnit
    }

    init(_ components: Vector3, alpha: Double = 1) {
        self.init(red: components.x, green: components.y, blue: components.z, alpha: alpha)
    }

    /// Creates a colour from one in any space, mapped to sRGB by CSS's gamut mapping if necessary.
    package init(_ color: ColorValue) {
        let shown = color.mapped(to: .srgb)
        self.init(red: shown.red, green: shown.green, blue: shown.blue, alpha: shown.alpha)
    }

    /// The largest difference in red, green or blue, in 8-bit steps, 0…255; the opacity is ignored.
    package func steps(to other: Shade) -> Int {
        func steps(_ a: Double, _ b: Double) -> Int { abs(Int(a.byte) - Int(b.byte)) }
        return max(steps(red, other.red), steps(green, other.green), steps(blue, other.blue))
    }

    var components: Vector3 { Vector3(red, green, blue) }

    /// The opaque colour that results from compositing over a surface, which counts as opaque:
    /// gamma-encoded components are mixed, as renderers do, and rounded to 8 bits.
    package func over(_ surface: Shade) -> Shade {
        func mix(_ top: Double, _ bottom: Double) -> Double {
            (255 * (top * alpha + bottom * (1 - alpha))).rounded() / 255
        }
        return Shade(
            red: mix(red, surface.red), green: mix(green, surface.green),
            blue: mix(blue, surface.blue))
    }

    /// The mix of this and another colour, interpolated linearly in gamma-encoded sRGB.
    ///
    /// - Parameter part: The share of the other colour, 0…1.
    func mixed(with other: Shade, _ part: Double) -> Shade {
        func mix(_ a: Double, _ b: Double) -> Double { a + part * (b - a) }
        return Shade(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: mix(alpha, other.alpha))
    }
}

extension Double {
    /// The number clamped to 0…1; 0 for NaN.
    package var withinUnit: Double { self > 0 ? min(self, 1) : 0 }

    /// A component rounded to 8 bits, as displayed and as measured for contrast; numbers outside
    /// 0…1 are clamped.
    package var byte: UInt8 { UInt8((255 * withinUnit).rounded()) }
}
