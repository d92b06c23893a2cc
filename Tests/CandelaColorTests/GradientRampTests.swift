import CandelaColor
import Testing

struct GradientRampTests {
    private let black = Shade(red: 0, green: 0, blue: 0)
    private let white = Shade(red: 1, green: 1, blue: 1)

    @Test func `is measured between its stops as well as at them`() {
        // The middle of black to white is #808080, which has a contrast of 3.95 with white and 5.32
        // with black: text in that grey is unreadable only in the middle.
        let grey = Shade(red: 128 / 255, green: 128 / 255, blue: 128 / 255)
        let samples = GradientRamp([(black, 0), (white, 1)]).samples
        #expect(Shade.leastContrast(of: [grey], on: [black, white]) > 3.9)
        #expect(Shade.leastContrast(of: [grey], on: samples) < 1.1)
    }

    @Test func `measures every stop, including two at the same position`() {
        let samples = GradientRamp([(white, 0), (black, 0.501), (white, 0.501)]).samples
        #expect(samples.contains(black))
    }

    @Test func `has no samples without stops`() {
        #expect(GradientRamp([]).samples.isEmpty)
        #expect(GradientRamp([]).shade(at: 0.5) == nil)
    }
}
