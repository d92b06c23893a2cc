import CandelaTokens
import Testing

/// Colours chosen by a person are roles with a value in every theme.
struct ThemeOwnColorsTests {
    private static let chosen = [
        "#123456", "#FFFFFF", "#000000", "#FFFF00", "#808080", "#8E44AD", "#00FF00",
    ]

    @Test(arguments: chosen)
    func `is used unchanged, and its siblings have enough contrast`(hex: String) throws {
        let color = try #require(ColorToken(hex: hex))
        let role = ColorRole(own: color)
        #expect(role.isOwn && role.path == "color.own." + hex.dropFirst().lowercased())
        let graphic = ColorRole(role.path + "-graphic")
        for product in Theme.Product.allCases {
            let theme = Theme.of(product)
            for appearance in Appearance.allCases {
                #expect(theme.color(role, in: appearance).hex == hex)
                // A graphic needs 3:1 in every appearance.
                for ground in [ColorRole.surface, .background, .surfaceSecondary] {
                    let ratio = Contrast.ratio(
                        theme.color(graphic, in: appearance), theme.color(ground, in: appearance))
                    #expect(ratio >= 3, "\(hex) on \(ground) in \(product) \(appearance): \(ratio)")
                }
                // Either black or white always reaches the root of 21, 4.58.
                let mark = theme.color(role.ownMark, in: appearance)
                #expect(Contrast.ratio(mark, color) > 4.58, "\(hex)")
            }
        }
    }

    @Test func `keeps a colour that has enough contrast`() throws {
        let color = try #require(ColorToken(hex: "#123456"))
        let graphic = ColorRole(ColorRole(own: color).path + "-graphic")
        // #123456 on white is far above 3:1; on the dark surface it is not.
        #expect(Theme.habit.color(graphic, in: .light).hex == "#123456")
        #expect(Theme.habit.color(graphic, in: .dark).hex != "#123456")
    }

    @Test(arguments: [
        "color.own.12345", "color.own.1234567", "color.own.12345g", "color.own.123456-ghost",
        "color.own.", "color.primary",
    ])
    func `rejects other paths`(path: String) {
        #expect(!ColorRole(path).isOwn)
    }
}
