extension Shade {
    /// The colour as a screen without colours shows it: grey of the same luminance; opacity stays.
    package var gray: Shade {
        let light = components.map(Transfer.srgbToLinear)
        let luminance = 0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
        let level = Transfer.linearToSRGB(luminance)
        return Shade(red: level, green: level, blue: level, alpha: alpha)
    }
}
