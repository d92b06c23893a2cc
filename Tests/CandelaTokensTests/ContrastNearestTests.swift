import CandelaTokens
import Testing

struct ContrastNearestTests {
    @Test(arguments: [
        ("4FD1C5", "F7F7F7", "FFFFFF", "008077"), ("F56565", "F7F7F7", "FFFFFF", "CC3E43"),
        ("F56565", "1A202C", "2D3748", "FF7270"), ("9F7AEA", "F7F7F7", "FFFFFF", "825CCA"),
        ("9F7AEA", "1A202C", "2D3748", "AF8BFC"), ("48BB78", "F7F7F7", "FFFFFF", "008349"),
    ])
    func `passes on every given surface`(
        color: String, background: String, card: String, expected: String
    ) throws {
        let surfaces = try [background, card].map { try #require(ColorToken(hex: $0)) }
        let nearest = Contrast.nearest(
            to: try #require(ColorToken(hex: color)), reaching: 4.5, on: surfaces)
        #expect(nearest?.hex == "#" + expected)
    }

    @Test func `returns a passing colour unchanged`() throws {
        let ink = try #require(ColorToken(hex: "1A202C"))
        let paper = try #require(ColorToken(hex: "FFFFFF"))
        #expect(Contrast.nearest(to: ink, reaching: 4.5, on: [paper]) == ink)
        let faint = ink.opacity(0.9)
        #expect(Contrast.nearest(to: faint, reaching: 4.5, on: [paper]) == faint)
    }

    @Test func `returns nil if nothing passes`() throws {
        let grey = try #require(ColorToken(hex: "777777"))
        let black = try #require(ColorToken(hex: "000000"))
        let white = try #require(ColorToken(hex: "FFFFFF"))
        // No grey has 7:1 with both extremes: the best is √21 = 4.58 with each.
        #expect(Contrast.nearest(to: grey, reaching: 7, on: [black, white]) == nil)
        #expect(Contrast.nearest(to: grey, reaching: 22, on: [white]) == nil)
    }
}
