import CandelaColor
import Testing

struct ShadeOKLCHTests {
    @Test(arguments: [
        ("4FD1C5", 0.786, 0.114, 187.0), ("F56565", 0.688, 0.178, 23),
        ("9F7AEA", 0.664, 0.163, 297),
        ("48BB78", 0.710, 0.143, 154),
    ])
    func `has the published lightness, chroma and hue`(
        hex: String, lightness: Double, chroma: Double, degrees: Double
    ) throws {
        let color = try #require(Shade(hexadecimal: hex))
        let oklch = color.oklch
        #expect((oklch.lightness * 1000).rounded() / 1000 == lightness)
        #expect((oklch.chroma * 1000).rounded() / 1000 == chroma)
        #expect(abs(oklch.hue - degrees) < 1)
        #expect(Shade(oklch) == color)
    }

    @Test func `is restored from its lightness, chroma and hue to the bit`() {
        for red in stride(from: 0.0, through: 255, by: 51) {
            for green in stride(from: 0.0, through: 255, by: 51) {
                for blue in stride(from: 0.0, through: 255, by: 51) {
                    let color = Shade(red: red / 255, green: green / 255, blue: blue / 255)
                    #expect(Shade(color.oklch).hexadecimal == color.hexadecimal)
                }
            }
        }
    }
}
