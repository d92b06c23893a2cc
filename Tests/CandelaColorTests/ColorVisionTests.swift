import CandelaColor
import Testing

struct ColorVisionTests {
    /// The paper's matrices applied by hand: red, linear (1, 0, 0), gives their first column,
    /// (0.152286, 0.114503, −0.003882) for protanopia, encoded as #6D5F00.
    @Test(arguments: [
        (ColorVision.protanopia, ["#6d5f00", "#ffe500", "#0059ff", "#fff400"]),
        (.deuteranopia, ["#a39000", "#efd63a", "#003dfb", "#fffa31"]),
        (.tritanopia, ["#ff000f", "#00f7d9", "#006b96", "#ffeed9"]),
    ])
    func `converts primaries as the model specifies`(vision: ColorVision, seen: [String]) throws {
        let colors = try ["FF0000", "00FF00", "0000FF", "FFFF00"].map {
            try #require(Shade(hexadecimal: $0))
        }
        #expect(colors.map { $0.seen(with: vision).hexadecimal } == seen)
    }

    @Test(arguments: ColorVision.allCases)
    func `keeps greys and opacity unchanged`(vision: ColorVision) {
        for step in 0...15 {
            let part = Double(step) / 15
            let grey = Shade(red: part, green: part, blue: part, alpha: 0.5)
            #expect(grey.seen(with: vision).steps(to: grey) == 0)
            #expect(grey.seen(with: vision).alpha == 0.5)
        }
    }

    @Test func `red and green are similar without cones for long or medium wavelengths`() throws {
        // The colour pair of a progress bar, #E74C3C and #27AE60.
        let red = try #require(Shade(hexadecimal: "E74C3C"))
        let green = try #require(Shade(hexadecimal: "27AE60"))
        let whole = red.difference(from: green)
        for vision in [ColorVision.protanopia, .deuteranopia] {
            let seen = red.seen(with: vision).difference(from: green.seen(with: vision))
            #expect(seen < 0.6 * whole, "\(vision): \(seen) of \(whole)")
        }
        let seen = red.seen(with: .tritanopia).difference(from: green.seen(with: .tritanopia))
        #expect(seen > whole)
    }
}
