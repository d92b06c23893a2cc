import CandelaTokens
import Testing

struct ContrastTests {
    @Test(arguments: [
        ("777777", "FFFFFF", "4.47"), ("767676", "FFFFFF", "4.54"), ("000000", "FFFFFF", "21.00"),
        ("4FD1C5", "F7F7F7", "1.74"), ("F56565", "FFFFFF", "3.02"), ("1A202C", "FFFFFF", "16.31"),
        ("CB30E0", "F7F7F7", "3.89"), ("DB34F2", "1A202C", "4.49"), ("F45949", "252540", "4.49"),
        ("878E99", "252540", "4.48"), ("2ECC71", "FFFFFF", "2.10"), ("5DADE2", "FFF9F5", "2.35"),
    ])
    func `equals the published ratios, truncated to two decimals`(
        foreground: String, surface: String, expected: String
    ) throws {
        let foreground = try #require(ColorToken(hex: foreground))
        let surface = try #require(ColorToken(hex: surface))
        let ratio = Contrast.ratio(foreground, surface)
        #expect(Contrast.text(ratio) == expected)
        #expect(Contrast.ratio(surface, foreground) == ratio)
    }

    @Test(arguments: [
        (4.496, 4.49, "4.49"), (4.5, 4.5, "4.50"), (4.999_99, 4.99, "4.99"), (1, 1, "1.00"),
        (21, 21, "21.00"), (7.05, 7.05, "7.05"),
    ])
    func `is never rounded up`(ratio: Double, truncated: Double, text: String) {
        #expect(Contrast.truncated(ratio) == truncated)
        #expect(Contrast.text(ratio) == text)
    }

    @Test func `is 1 between a colour and itself`() {
        for byte in stride(from: 0.0, through: 255, by: 15) {
            let grey = ColorToken(red: byte / 255, green: byte / 255, blue: byte / 255)
            #expect(Contrast.ratio(grey, grey) == 1)
        }
    }

    @Test func `measures a translucent foreground as composited`() throws {
        // The system's secondary label: #3C3C43 at 0.6 on white is #8A8A8E, 3.43 on white.
        let label = try #require(ColorToken(hex: "3C3C43")).opacity(0.6)
        let white = try #require(ColorToken(hex: "FFFFFF"))
        #expect(label.over(white).hex == "#8A8A8E")
        #expect(Contrast.text(Contrast.ratio(label, white)) == "3.43")
    }

    @Test(arguments: [
        (ContrastUse.text, 4.5, 7.0), (.largeText, 3, 4.5), (.graphic, 3, 3),
    ])
    func `has minimums by use and contrast setting`(
        use: ContrastUse, usual: Double, increased: Double
    ) {
        #expect(use.minimum(in: .light) == usual)
        #expect(use.minimum(in: .dark) == usual)
        #expect(use.minimum(in: .lightIncreased) == increased)
        #expect(use.minimum(in: .darkIncreased) == increased)
    }
}
