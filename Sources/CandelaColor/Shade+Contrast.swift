extension Shade {
    /// WCAG contrast with a surface that counts as opaque, from 1, none, to 21, black on white; a
    /// translucent colour is laid over the surface first.
    ///
    /// Components are rounded to 8 bits: what a screen shows is measured, not the figures behind it.
    ///
    /// Source: WCAG 2.2, “relative luminance” and “contrast ratio”.
    package func contrast(on surface: Shade) -> Double {
        let (a, b) = ((alpha < 1 ? over(surface) : self).luminance, surface.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// The least contrast of any of some colours with any of some surfaces; 21 for no pair.
    package static func leastContrast(
        of fronts: some Sequence<Shade>, on grounds: some Sequence<Shade>
    ) -> Double {
        var least = 21.0
        for front in fronts {
            for ground in grounds { least = min(least, front.contrast(on: ground)) }
        }
        return least
    }

    /// How much light an opaque colour gives, from 0, black, to 1, white.
    private var luminance: Double {
        func light(_ component: Double) -> Double { Transfer.linearOfByte[Int(component.byte)] }
        return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
    }

    /// How much lighter or darker this colour looks as text than its surface, after APCA: positive
    /// for dark text on light, negative for light on dark, 0 when they can hardly be told apart.
    ///
    /// Source: APCA 0.0.98G-4g.
    package func lightnessContrast(on surface: Shade) -> Double {
        let ink = (alpha < 1 ? over(surface) : self).screenLuminance
        let paper = surface.screenLuminance
        guard abs(paper - ink) >= 0.0005 else { return 0 }
        if paper > ink {
            let contrast = (Maths.power(paper, 0.56) - Maths.power(ink, 0.57)) * 1.14
            return contrast < 0.1 ? 0 : (contrast - 0.027) * 100
        }
        let contrast = (Maths.power(paper, 0.65) - Maths.power(ink, 0.62)) * 1.14
        return contrast > -0.1 ? 0 : (contrast + 0.027) * 100
    }

    /// Luminance as APCA estimates a screen's, with blacks lifted a little.
    private var screenLuminance: Double {
        func light(_ component: Double) -> Double {
            Maths.power(Double(component.byte) / 255, 2.4)
        }
        let luminance =
            0.2126729 * light(red) + 0.7151522 * light(green) + 0.0721750 * light(blue)
        return luminance < 0.022
            ? luminance + Maths.power(0.022 - luminance, 1.414) : luminance
    }
}
