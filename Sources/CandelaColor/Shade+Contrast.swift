extension Shade {
    /// The WCAG contrast with a surface, from 1 (none) to 21 (black on white). The surface counts
    /// as opaque; a translucent colour is composited over it first.
    ///
    /// Components are rounded to 8 bits, so that the displayed colours are measured.
    ///
    /// Source: WCAG 2.2, “relative luminance” and “contrast ratio”.
    package func contrast(on surface: Shade) -> Double {
        let (a, b) = ((alpha < 1 ? over(surface) : self).luminance, surface.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// The minimum contrast of any of the colours with any of the surfaces; 21 if there are no
    /// pairs.
    package static func leastContrast(
        of fronts: some Sequence<Shade>, on grounds: some Sequence<Shade>
    ) -> Double {
        var least = 21.0
        for front in fronts {
            for ground in grounds { least = min(least, front.contrast(on: ground)) }
        }
        return least
    }

    /// The relative luminance of an opaque colour, from 0 (black) to 1 (white).
    private var luminance: Double {
        func light(_ component: Double) -> Double { Transfer.linearOfByte[Int(component.byte)] }
        return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
    }

    /// The APCA lightness contrast of this colour as text on a surface, about −108…106: positive
    /// for dark text on light, negative for light text on dark, 0 if they are barely
    /// distinguishable. The surface counts as opaque.
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

    /// The luminance of an opaque colour on a screen as estimated by APCA, with blacks slightly
    /// raised.
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
