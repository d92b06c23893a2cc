import CandelaColor

/// A colour by how light, how colourful and which hue it looks.
///
/// Source: B. Ottosson, “A perceptual color space for image processing”, 2020.
public struct OKLCH: Sendable, Hashable {
    /// From 0, black, to 1, white.
    public let lightness: Double

    /// How far from grey; 0 is grey, sRGB ends near 0.32.
    public let chroma: Double

    /// The angle around the colour circle in degrees, from 0 to 360. Greys have any.
    public let hue: Double

    /// A colour from its three coordinates, whether or not a screen can show it.
    public init(lightness: Double, chroma: Double, hue: Double) {
        self.lightness = lightness
        self.chroma = chroma
        self.hue = hue
    }

    /// The coordinates of a colour's sRGB components; opacity plays no part.
    public init(_ color: ColorToken) {
        (lightness, chroma, hue) = color.shade.oklch
    }

    /// The colour in sRGB, rounded to 8 bits.
    ///
    /// What sRGB cannot show keeps its lightness and hue and loses chroma until it fits.
    public var color: ColorToken { ColorToken(Shade((lightness, chroma, hue))) }
}
