#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#elseif canImport(ucrt)
    import ucrt
#endif

/// The C library's mathematical functions, which this module uses only here.
///
/// Results may differ between platforms in the last digit: round them before printing or comparing.
package enum Maths {
    package static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

    static func exponential(_ value: Double) -> Double { exp(value) }

    static func cubeRoot(_ value: Double) -> Double { cbrt(value) }

    package static func sine(ofDegrees angle: Double) -> Double { sin(angle * .pi / 180) }

    package static func cosine(ofDegrees angle: Double) -> Double { cos(angle * .pi / 180) }

    /// The angle of the point (x, y), in degrees from 0 to below 360.
    static func degrees(y: Double, x: Double) -> Double {
        let angle = atan2(y, x) * 180 / .pi
        return angle < 0 ? angle + 360 : angle
    }

    /// The base raised to the exponent, with the sign of the base, as in extended transfer curves.
    static func signedPower(_ base: Double, _ exponent: Double) -> Double {
        base < 0 ? -pow(-base, exponent) : pow(base, exponent)
    }
}
