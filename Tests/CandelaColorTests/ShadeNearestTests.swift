import CandelaColor
import Testing

struct ShadeNearestTests {
    /// Foreground, surface, minimum ratio and nearest passing colour, for the palettes of products,
    /// streaks, badges, the banner and the weight tracker.
    static let fixes = [
        "4FD1C5 F7F7F7 4.5 008077",
        "4FD1C5 F7F7F7 3.0 00A096",
        "4FD1C5 FFFFFF 4.5 00857C",
        "4FD1C5 FFFFFF 3.0 01A69B",
        "F56565 F7F7F7 4.5 CC3E43",
        "F56565 F7F7F7 3.0 EF6060",
        "F56565 FFFFFF 4.5 D24448",
        "F56565 2D3748 4.5 FF7270",
        "9F7AEA F7F7F7 4.5 825CCA",
        "9F7AEA FFFFFF 4.5 8761CF",
        "9F7AEA 2D3748 4.5 AF8BFC",
        "48BB78 F7F7F7 4.5 008349",
        "48BB78 F7F7F7 3.0 2AA362",
        "48BB78 FFFFFF 4.5 00884C",
        "48BB78 FFFFFF 3.0 31A867",
        "718096 F7F7F7 4.5 647389",
        "718096 FFFFFF 4.5 69778D",
        "718096 1A202C 4.5 78889E",
        "718096 2D3748 4.5 90A0B7",
        "A0AEC0 F7F7F7 4.5 667384",
        "A0AEC0 FFFFFF 4.5 6A7888",
        "8E8E93 F7F7F7 4.5 717176",
        "8E8E93 FFFFFF 4.5 76767B",
        "8E8E93 2D3748 4.5 9F9FA4",
        "FF9500 F7F7F7 4.5 A86000",
        "FF9500 F7F7F7 3.0 D27A00",
        "FF9500 FFFFFF 4.5 AF6400",
        "FF9500 FFFFFF 3.0 DA7E00",
        "FF3B30 F7F7F7 4.5 E31011",
        "FF3B30 FFFFFF 4.5 E91D19",
        "FF453A 2D3748 4.5 FF7364",
        "AF52DE F7F7F7 4.5 A346D1",
        "AF52DE FFFFFF 4.5 A84BD7",
        "BF5AF2 2D3748 4.5 D07AFF",
        "FF8D28 F7F7F7 4.5 B05B00",
        "FF8D28 F7F7F7 3.0 DD7300",
        "FF8D28 FFFFFF 4.5 B75F00",
        "FF8D28 FFFFFF 3.0 E47800",
        "FF383C F7F7F7 4.5 E30823",
        "FF383C FFFFFF 4.5 EA1829",
        "FF4245 2D3748 4.5 FF736C",
        "CB30E0 F7F7F7 4.5 BF1ED4",
        "CB30E0 FFFFFF 4.5 C426D9",
        "DB34F2 2D3748 4.5 EC66FF",
        "DB34F2 1A202C 4.5 DC35F3",
        "C55300 F7F7F7 4.5 BE5000",
        "E9152D F7F7F7 4.5 E40628",
        "FF6165 2D3748 4.5 FF7272",
        "8E8E93 E7E7E8 4.5 67676C",
        "8E8E93 E7E7E8 3.0 848489",
        "8E8E93 EEEEEF 4.5 6C6C71",
        "8E8E93 EEEEEF 3.0 89898E",
        "8E8E93 2B313B 4.5 98989D",
        "8E8E93 3C4453 4.5 B0B0B5",
        "FF9500 F8E8D2 4.5 9D5900",
        "FF9500 F8E8D2 3.0 C67200",
        "FF9500 FFEFD9 4.5 A35D00",
        "FF9500 FFEFD9 3.0 CD7600",
        "FF9F0A 4D473F 4.5 FFA119",
        "FF8D28 F8E7D8 4.5 A55400",
        "FF8D28 F8E7D8 3.0 CF6C00",
        "FF8D28 FFEEDF 4.5 AA5800",
        "FF8D28 FFEEDF 3.0 D67000",
        "FF9230 4D4544 4.5 FF9D4C",
        "FFCC00 F8F1D2 4.5 876A00",
        "FFCC00 F8F1D2 3.0 A98700",
        "FFCC00 FFF7D9 4.5 8C6E00",
        "FFCC00 FFF7D9 3.0 AF8B00",
        "4FD1C5 DEF1F0 4.5 007971",
        "4FD1C5 DEF1F0 3.0 00998F",
        "4FD1C5 E5F8F6 4.5 007E75",
        "4FD1C5 E5F8F6 3.0 009E94",
        "F56565 F7E1E1 4.5 BF3239",
        "F56565 F7E1E1 3.0 E25355",
        "F56565 FEE8E8 4.5 C4373D",
        "F56565 FEE8E8 3.0 E7585A",
        "9F7AEA EAE4F5 4.5 7852BE",
        "9F7AEA EAE4F5 3.0 956FDE",
        "9F7AEA F1EBFC 4.5 7D56C3",
        "9F7AEA F1EBFC 3.0 9A74E4",
        "48BB78 DDEEE4 4.5 007A43",
        "48BB78 DDEEE4 3.0 199959",
        "48BB78 E4F5EB 4.5 007F46",
        "48BB78 E4F5EB 3.0 229E5D",
        "F56565 4B3E4C 4.5 FF8D89",
        "9F7AEA 3E4160 4.5 BCA0FF",
        "48BB78 314B4F 4.5 58CA86",
        "F56565 3B2A35 4.5 F76766",
        "9F7AEA 2E2E49 4.5 A883F4",
        "34C759 E4F2E7 3.0 009F3C",
        "34C759 EBF9EE 3.0 00A43E",
        "FF6B6B F9F5F2 3.0 F05D5F",
        "969B6E F9F5F2 3.0 8E9266",
        "2ECC71 F9F5F2 3.0 00A455",
        "5DADE2 F9F5F2 3.0 4595C9",
        "F9F5F2 FFFFFF 3.0 989492",
        "5DADE2 FFF9F5 4.5 267AAD",
        "5DADE2 FFFFFF 4.5 2A7DB0",
        "4ECDC4 FFF9F5 4.5 00817B",
        "4ECDC4 FFFFFF 4.5 00857F",
        "2ECC71 FFF9F5 4.5 008543",
        "2ECC71 FFFFFF 4.5 008945",
        "F39C12 FFF9F5 4.5 A36600",
        "F39C12 FFFFFF 4.5 A76900",
        "E74C3C FFF9F5 4.5 D53A2C",
        "E74C3C FFFFFF 4.5 D83E2F",
        "9B59B6 FFF9F5 4.5 9A58B5",
        "878E99 FFF9F5 4.5 6E747F",
        "878E99 FFFFFF 4.5 717782",
        "A866C3 252540 4.5 B674D2",
    ]

    /// The lightness of #777777 is the cube root of its linear value 0.18447, which is 0.56928:
    /// there are 1,138 steps of 0.0005 down to 0 and 861 up to 1, and 71 and 53 full jumps of
    /// sixteen; the colour itself is tested first.
    @Test func `tries every step of lightness if no jump succeeds`() throws {
        let gray = try #require(Shade(hexadecimal: "777777"))
        var tried: [Double] = []
        let none = gray.nearest { shade in
            tried.append(shade.red)
            return false
        }
        #expect(none == nil)
        #expect(tried.count == 1 + 71 + 53 + 1_138 + 861)
    }

    @Test func `returns the nearest passing colour, darker first`() throws {
        let gray = try #require(Shade(hexadecimal: "777777"))
        #expect(gray.nearest { $0.red != gray.red }?.hexadecimal == "#767676")
        #expect(gray.nearest { $0.red > gray.red }?.hexadecimal == "#787878")
    }

    /// An 8-bit grey is about seven steps of lightness wide, so a jump may skip it.
    @Test(arguments: ["#000000", "#2f2f2f", "#6d6d6d", "#818181", "#c4c4c4", "#fefefe"])
    func `finds a range of lightness narrower than a jump`(only: String) throws {
        let gray = try #require(Shade(hexadecimal: "777777"))
        #expect(gray.nearest { $0.hexadecimal == only }?.hexadecimal == only)
    }

    @Test(arguments: fixes)
    func `keeps the hue and changes the lightness to the first passing colour`(
        fix: String
    ) throws {
        let parts = fix.split(separator: " ")
        let foreground = try #require(Shade(hexadecimal: String(parts[0])))
        let surface = try #require(Shade(hexadecimal: String(parts[1])))
        let minimum = try #require(Double(parts[2]))
        #expect(foreground.contrast(on: surface) < minimum)
        let nearest = try #require(
            foreground.nearest { $0.contrast(on: surface) >= minimum })
        #expect(nearest.hexadecimal == "#" + parts[3].lowercased())
        #expect(nearest.contrast(on: surface) >= minimum)
    }
}
