extension Contrast {
    /// How much lighter or darker text looks than its surface, after APCA: positive for dark text
    /// on light, negative for light on dark, 0 when the two can hardly be told apart.
    ///
    /// For information alone. It is no standard; decide by ``ratio(_:_:)``. Roughly 90 suits body
    /// text, 75 is its least, 60 suits other content and 45 headlines.
    ///
    /// - Parameters:
    ///   - text: The text's colour; a translucent one is laid over the surface first.
    ///   - surface: What lies behind it, counted as opaque.
    ///
    /// Source: APCA 0.0.98G-4g.
    public static func lightness(of text: ColorToken, on surface: ColorToken) -> Double {
        let ink = screenLuminance(text.alpha < 1 ? text.over(surface) : text)
        let paper = screenLuminance(surface)
        guard abs(paper - ink) >= 0.0005 else { return 0 }
        if paper > ink {
            let contrast = (Maths.power(paper, 0.56) - Maths.power(ink, 0.57)) * 1.14
            return contrast < 0.1 ? 0 : (contrast - 0.027) * 100
        }
        let contrast = (Maths.power(paper, 0.65) - Maths.power(ink, 0.62)) * 1.14
        return contrast > -0.1 ? 0 : (contrast + 0.027) * 100
    }

    /// Luminance as APCA estimates a screen's, with blacks lifted a little.
    private static func screenLuminance(_ color: ColorToken) -> Double {
        func light(_ component: Double) -> Double {
            Maths.power(Double(ColorToken.byte(component)) / 255, 2.4)
        }
        let luminance =
            0.2126729 * light(color.red) + 0.7151522 * light(color.green)
            + 0.0721750 * light(color.blue)
        return luminance < 0.022
            ? luminance + Maths.power(0.022 - luminance, 1.414) : luminance
    }
}
