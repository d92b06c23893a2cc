import CandelaColor
import Testing

struct ShadeTests {
    @Test(arguments: [
        ("777777", "FFFFFF", "4.47"), ("767676", "FFFFFF", "4.54"), ("000000", "FFFFFF", "21.00"),
        ("F56565", "FFFFFF", "3.02"), ("1A202C", "FFFFFF", "16.31"), ("F45949", "252540", "4.49"),
    ])
    func `has the contrast of WCAG's formula, truncated to two decimals`(
        front: String, ground: String, expected: String
    ) throws {
        let front = try #require(Shade(hexadecimal: front))
        let ground = try #require(Shade(hexadecimal: ground))
        #expect(ContrastRatio.text(front.contrast(on: ground)) == expected)
        #expect(front.contrast(on: ground) == ground.contrast(on: front))
    }

    @Test func `clamps its components to 0 and 1`() {
        let odd = Shade(red: -.infinity, green: .nan, blue: 1e300, alpha: .nan)
        #expect(odd == Shade(red: 0, green: 0, blue: 1, alpha: 0))
        #expect(odd.hexadecimal == "#0000ff")
    }

    @Test(arguments: [
        ColorValue(.lab, [50, 1e308, -1e308]), ColorValue(.oklab, [0.5, 1e308, 1e308]),
        ColorValue(.xyzD50, [1e308, -1e308, 1e308]), ColorValue(.lch, [50, 1e308, 359]),
        ColorValue(.oklch, [0.5, .greatestFiniteMagnitude, 10]),
    ])
    func `accepts components of any size`(color: ColorValue) {
        let shade = Shade(color)
        #expect((0...1).contains(shade.red) && (0...1).contains(shade.green))
        #expect((0...1).contains(shade.blue))
        for gamut in RGBGamut.allCases {
            let shown = color.mapped(to: gamut)
            #expect((0...1).contains(shown.red) && (0...1).contains(shown.blue))
        }
    }
}
