import CandelaTokens
import Testing

struct MaterialTokenTests {
    @Test func `makes a translucent fallback opaque`() {
        let faint = ColorToken(red: 1, green: 1, blue: 1, alpha: 0.2)
        #expect(MaterialToken(.ultraThin, fallback: faint).fallback.alpha == 1)
    }

    @Test(arguments: [(-1.0, 0.0), (0.4, 0.4), (7, 1)])
    func `clamps the intensity of haptics to 0 and 1`(given: Double, kept: Double) {
        #expect(HapticToken(.light, intensity: given).intensity == kept)
    }
}
