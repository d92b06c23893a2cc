import CandelaColor

/// A colour by its perceived lightness, chroma and hue.
///
/// Source: B. Ottosson, “A perceptual color space for image processing”, 2020.
public struct OKLCH: Sendable, Equatable {
    /// Lightness, from 0 (black) to 1 (white).
    public let lightness: Double

    /// Chroma: 0 for grey; the maximum in sRGB is about 0.32.
    public let chroma: Double

    /// The hue angle in degrees, from 0 to 360; arbitrary for greys.
    public let hue: Double

    /// Creates a colour from its coordinates, whether or not a screen can show it.
    public init(lightness: Double, chroma: Double, hue: Double) {
        self.lightness = lightness
        self.chroma = chroma
        self.hue = hue
    }

    /// The coordinates of a colour's sRGB components; the opacity is ignored.
    public init(_ color: ColorToken) {
        (lightness, chroma, hue) = color.shade.oklch
    }

    /// The colour in sRGB, rounded to 8 bits.
    ///
    /// For colours outside sRGB, the chroma is reduced until the colour fits; lightness and hue are
    /// kept.
    public var color: ColorToken { ColorToken(Shade((lightness, chroma, hue))) }
}
