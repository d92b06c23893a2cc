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
    static func power(_ base: Double, _ exponent: Double) -> Double {
        pow(base, exponent)
    }

    static func cubeRoot(_ value: Double) -> Double {
        cbrt(value)
    }
}
