extension Shade {
    /// The colour on a greyscale screen: grey of the same luminance; the opacity is unchanged.
    package var gray: Shade {
        let light = components.map(Transfer.srgbToLinear)
        let luminance = 0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
        let level = Transfer.linearToSRGB(luminance)
        return Shade(red: level, green: level, blue: level, alpha: alpha)
    }
}
