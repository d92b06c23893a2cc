import CandelaColor
import Testing

struct ColorValueTests {
    /// CSS `green`, #008000, in every space.
    ///
    /// Source: web-platform-tests, css/css-color. `rec2020` was computed by hand, because its
    /// transfer curve has changed since: linear sRGB (0, 0.21586, 0) multiplied by the matrix of
    /// ITU-R BT.2087 is (0.07108, 0.19849, 0.01900), raised to the power of 1/2.4.
    static let green: [(ColorSpace, [Double])] = [
        (.srgb, [0, 0.50196, 0]), (.srgbLinear, [0, 0.21586, 0]), (.hsl, [120, 100, 25.098]),
        (.hwb, [120, 0, 49.8039]), (.lab, [46.2775, -47.5621, 48.5837]),
        (.lch, [46.2775, 67.9892, 134.3912]), (.oklab, [0.51975, -0.1403, 0.10768]),
        (.oklch, [0.51975, 0.17686, 142.495]), (.displayP3, [0.216068, 0.494252, 0.131368]),
        (.a98RGB, [0.281363, 0.498012, 0.116746]), (.prophotoRGB, [0.230479, 0.395789, 0.129968]),
        (.rec2020, [0.3323, 0.5098, 0.1918]), (.xyzD65, [0.07719, 0.15438, 0.02573]),
        (.xyzD50, [0.08312, 0.154746, 0.020961]),
    ]

    @Test func `converts green from all fourteen spaces`() {
        #expect(Set(Self.green.map(\.0)) == Set(ColorSpace.allCases))
        for (space, components) in Self.green {
            let color = ColorValue(space, components).converted(to: .srgb)
            #expect(abs(color.red) < 0.002, "\(space): \(color)")
            #expect(abs(color.green - 0.50196) < 0.002, "\(space): \(color)")
            #expect(abs(color.blue) < 0.002, "\(space): \(color)")
            let wide = ColorValue(space, components).converted(to: .displayP3)
            #expect(abs(wide.red - 0.216068) < 0.002, "\(space): \(wide)")
            #expect(abs(wide.green - 0.494252) < 0.002, "\(space): \(wide)")
            #expect(abs(wide.blue - 0.131368) < 0.002, "\(space): \(wide)")
        }
    }

    @Test func `white is white and black is black in every space`() {
        let white: [ColorSpace: [Double]] = [
            .hsl: [0, 0, 100], .hwb: [0, 100, 0], .lab: [100, 0, 0], .lch: [100, 0, 0],
            .oklab: [1, 0, 0], .oklch: [1, 0, 0], .xyzD65: [0.95046, 1, 1.08906],
            .xyzD50: [0.96430, 1, 0.82510],
        ]
        for space in ColorSpace.allCases {
            let color = ColorValue(space, white[space] ?? [1, 1, 1]).mapped(to: .srgb)
            #expect(min(color.red, color.green, color.blue) > 0.9999, "\(space): \(color)")
            let black = ColorValue(space, space == .hwb ? [0, 0, 100] : [0, 0, 0])
            #expect(black.mapped(to: .srgb).green < 0.000_1)
        }
    }

    @Test func `a colour in its own space is exactly unchanged`() {
        let color = ColorValue(.srgb, [0.1, 0.2, 0.3], alpha: 0.4).mapped(to: .srgb)
        #expect(color.red == 0.1 && color.green == 0.2 && color.blue == 0.3 && color.alpha == 0.4)
    }

    @Test func `whiteness and blackness of 100 or more in hwb give grey`() {
        let color = ColorValue(.hwb, [40, 80, 40]).converted(to: .srgb)
        #expect(abs(color.red - 2.0 / 3) < 1e-12)
        #expect(color.red == color.green && color.green == color.blue)
    }

    @Test func `none counts as zero`() {
        #expect(
            ColorValue(.hsl, [nil, 0, 100]).converted(to: .srgb)
                == ColorValue(.hsl, [0, 0, 100]).converted(to: .srgb))
    }

    /// Expected values: the pseudocode of CSS Color 4, section 13.2.5, run in Python with exact
    /// matrix inverses. Clipping would give (0, 1, 0) for the first one.
    @Test(arguments: [
        (ColorSpace.displayP3, [0.0, 1, 0], [0.0, 0.98576, 0.15974]),
        (.displayP3, [1, 0, 0], [1, 0.04457, 0.04593]),
        (.oklch, [0.7, 0.4, 150], [0, 0.76068, 0.28082]),
        (.oklch, [0.5, 0.5, 264], [0, 0.20170, 1]),
        (.oklch, [0.9, 0.3, 100], [0.99899, 0.87347, 0]),
        (.oklch, [1, 0.2, 30], [1, 1, 1]), (.oklch, [0, 0.2, 30], [0, 0, 0]),
    ])
    func `maps colours outside the gamut by reducing chroma`(
        space: ColorSpace, components: [Double], expected: [Double]
    ) {
        let color = ColorValue(space, components)
        #expect(!color.fits(in: .srgb))
        let mapped = color.mapped(to: .srgb)
        for (part, wanted) in zip([mapped.red, mapped.green, mapped.blue], expected) {
            #expect((0...1).contains(part))
            #expect(abs(part - wanted) < 0.002, "\(mapped)")
        }
    }

    @Test func `display P3 keeps colours outside sRGB`() {
        let color = ColorValue(.displayP3, [1, 0, 0])
        #expect(color.fits(in: .displayP3) && !color.fits(in: .srgb))
        #expect(color.mapped(to: .displayP3).red == 1)
    }
}
