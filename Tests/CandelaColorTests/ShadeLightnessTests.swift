import CandelaColor
import Testing

struct ShadeLightnessTests {
    /// Published values for APCA 0.0.98G-4g, and two pairs that show why a contrast ratio is used
    /// for decisions.
    @Test(arguments: [
        ("000000", "FFFFFF", 106.04), ("FFFFFF", "000000", -107.88), ("888888", "FFFFFF", 63.06),
        ("FFFFFF", "888888", -68.54), ("FFFFFF", "F56565", -62), ("1A202C", "F56565", 45),
        ("FFFFFF", "FFFFFF", 0),
    ])
    func `equals the published values`(text: String, surface: String, expected: Double) throws {
        let text = try #require(Shade(hexadecimal: text))
        let surface = try #require(Shade(hexadecimal: surface))
        let measured = text.lightnessContrast(on: surface)
        let isWhole = expected == expected.rounded()
        #expect(abs(measured - expected) < (isWhole ? 0.6 : 0.005))
    }
}
