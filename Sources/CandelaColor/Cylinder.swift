/// Conversions from spaces with a hue to spaces without one.
enum Cylinder {
    /// Converts lightness, chroma and hue to lightness, a and b.
    static func cartesian(_ lch: Vector3) -> Vector3 {
        Vector3(
            lch.x, lch.y * Maths.cosine(ofDegrees: lch.z), lch.y * Maths.sine(ofDegrees: lch.z))
    }

    /// Converts hue in degrees, saturation and lightness 0…100 to encoded sRGB.
    static func rgb(hsl: Vector3) -> Vector3 {
        let (saturation, lightness) = (hsl.y / 100, hsl.z / 100)
        let amplitude = saturation * min(lightness, 1 - lightness)
        func channel(_ n: Double) -> Double {
            let k = (n + hsl.x / 30).truncatingRemainder(dividingBy: 12)
            return lightness - amplitude * max(-1, min(k - 3, min(9 - k, 1)))
        }
        return Vector3(channel(0), channel(8), channel(4))
    }

    /// Converts hue in degrees, whiteness and blackness 0…100 to encoded sRGB. If whiteness and
    /// blackness add up to 100 or more, the result is a grey in their proportion.
    static func rgb(hwb: Vector3) -> Vector3 {
        let (white, black) = (hwb.y / 100, hwb.z / 100)
        if white + black >= 1 {
            let grey = white / (white + black)
            return Vector3(grey, grey, grey)
        }
        return rgb(hsl: Vector3(hwb.x, 100, 50)).map { $0 * (1 - white - black) + white }
    }
}
