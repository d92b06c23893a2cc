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

/// The module's one door to the C library's maths.
///
/// Its results may differ between platforms in the last digit: round them before they are printed
/// or compared.
enum Maths {
    static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
    static func cubeRoot(_ value: Double) -> Double { cbrt(value) }
    static func cosine(_ angle: Double) -> Double { cos(angle) }
    static func sine(_ angle: Double) -> Double { sin(angle) }
    static func angle(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
}
