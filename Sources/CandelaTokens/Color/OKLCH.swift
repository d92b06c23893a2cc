/// A colour by how light, how colourful and which hue it looks.
///
/// Source: B. Ottosson, “A perceptual color space for image processing”, 2020.
public struct OKLCH: Sendable, Hashable {
    /// From 0, black, to 1, white.
    public let lightness: Double

    /// How far from grey; 0 is grey, sRGB ends near 0.32.
    public let chroma: Double

    /// The angle around the colour circle, in radians from −π to π. Greys have any.
    public let hue: Double

    /// A colour from its three coordinates, whether or not a screen can show it.
    public init(lightness: Double, chroma: Double, hue: Double) {
        self.lightness = lightness
        self.chroma = chroma
        self.hue = hue
    }

    /// The coordinates of a colour's sRGB components; opacity plays no part.
    public init(_ color: ColorToken) {
        let red = Transfer.linear(color.red)
        let green = Transfer.linear(color.green)
        let blue = Transfer.linear(color.blue)
        let long = Maths.cubeRoot(
            0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = Maths.cubeRoot(
            0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = Maths.cubeRoot(
            0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        let a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        let b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
        lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        chroma = (a * a + b * b).squareRoot()
        hue = Maths.angle(b, a)
    }

    /// The colour in sRGB, rounded to 8 bits.
    ///
    /// What sRGB cannot show keeps its lightness and hue and loses chroma until it fits.
    public var color: ColorToken {
        var components = linearComponents(chroma: chroma)
        if !components.fit {
            var (inside, outside) = (0.0, chroma)
            for _ in 0..<40 {
                let middle = (inside + outside) / 2
                if linearComponents(chroma: middle).fit {
                    inside = middle
                } else {
                    outside = middle
                }
            }
            components = linearComponents(chroma: inside)
        }
        func byte(_ linear: Double) -> Double {
            (255 * Transfer.encoded(linear.withinUnit)).rounded() / 255
        }
        return ColorToken(
            red: byte(components.red), green: byte(components.green), blue: byte(components.blue))
    }

    private func linearComponents(chroma: Double) -> LinearComponents {
        let a = chroma * Maths.cosine(hue)
        let b = chroma * Maths.sine(hue)
        let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let short = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
        return LinearComponents(
            red: 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
            green: -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
            blue: -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short)
    }

    private func cube(_ value: Double) -> Double { value * value * value }
}

/// Red, green and blue proportional to light, possibly beyond what a screen shows.
private struct LinearComponents {
    let red: Double
    let green: Double
    let blue: Double

    /// Whether sRGB shows the colour, but for the rounding of the matrices.
    var fit: Bool {
        let shown = -0.000_01...1.000_01
        return shown.contains(red) && shown.contains(green) && shown.contains(blue)
    }
}
