import CandelaTokens
import Testing

struct ColorTokenTests {
    @Test(arguments: ["#4FD1C5", "#000000", "#FFFFFF", "#01A69B", "#2D3748"])
    func `is printed as the hex value it was created from`(hex: String) throws {
        #expect(try #require(ColorToken(hex: hex)).hex == hex)
        #expect(try #require(ColorToken(hex: hex.lowercased())).hex == hex)
        #expect(try #require(ColorToken(hex: String(hex.dropFirst()))).hex == hex)
    }

    @Test(arguments: ["", "#", "#FFF", "#FFFFF", "#FFFFFFFF", "#GGGGGG", "##FFFFF", "４FD1C5"])
    func `accepts only six hexadecimal digits`(hex: String) {
        #expect(ColorToken(hex: hex) == nil)
    }

    @Test(arguments: [
        ("FF9500", 0.15, "FFFFFF", "#FFEFD9"), ("FF9500", 0.15, "F7F7F7", "#F8E8D2"),
        ("8E8E93", 0.15, "1A202C", "#2B313B"), ("FFCC00", 0.15, "FFFFFF", "#FFF7D9"),
        ("34C759", 0.1, "F7F7F7", "#E4F2E7"), ("30D158", 0.1, "2D3748", "#2D464A"),
        ("000000", 0, "4FD1C5", "#4FD1C5"), ("000000", 1, "4FD1C5", "#000000"),
    ])
    func `is composited over a backdrop as in renderers`(
        top: String, alpha: Double, bottom: String, expected: String
    ) throws {
        let top = try #require(ColorToken(hex: top)).opacity(alpha)
        let bottom = try #require(ColorToken(hex: bottom))
        #expect(top.over(bottom).hex == expected)
        #expect(top.over(bottom).alpha == 1)
    }

    @Test func `clamps components to 0 and 1`() {
        let color = ColorToken(red: -1, green: 2, blue: .nan, alpha: .infinity)
        #expect(color == ColorToken(red: 0, green: 1, blue: 0, alpha: 1))
    }
}
