import CandelaTokens
import Testing

struct ThemeAccentTests {
    /// Four accents of a product, the app's other presets, and colours that are hard to read on
    /// light, on dark and on both.
    static let accents = [
        "4FD1C5", "F56565", "9F7AEA", "48BB78", "2B8C84", "C4702B", "7FC8A9", "3A7BD5", "FFFF00",
        "000000", "FFFFFF", "808080", "0000FF", "FF00FF",
    ]

    @Test(arguments: accents)
    func `is used unchanged, and all pairs around it pass`(hex: String) throws {
        let accent = try #require(ColorToken(hex: hex))
        for product in Theme.Product.allCases {
            let theme = try Theme.of(product).replacingAccent(accent)
            for appearance in Appearance.allCases {
                #expect(theme.color(.accent, in: appearance).hex == "#" + hex)
                for contrast in theme.contrasts(in: appearance) {
                    #expect(
                        contrast.passes,
                        "\(product.rawValue), \(appearance): \(contrast.foreground) on \(contrast.surface)"
                    )
                }
            }
        }
    }

    @Test func `also changes the primary colour if both are the same`() throws {
        let violet = try #require(ColorToken(hex: "9F7AEA"))
        let routine = try Theme.routine.replacingAccent(violet)
        #expect(routine.color(.primary, in: .light) == violet)
        #expect(routine.color(.progressFill, in: .dark) == violet)
        let weight = try Theme.weight.replacingAccent(violet)
        #expect(weight.color(.primary, in: .light) == Theme.weight.color(.primary, in: .light))
    }

    @Test func `recolours gradients with this solid colour, at the opacity of each stop`() throws {
        let violet = try #require(ColorToken(hex: "9F7AEA"))
        let old = Theme.routine.gradient(.progressAccent, in: .light)
        #expect(old.solid == .accent)
        let new = try Theme.routine.replacingAccent(violet).gradient(.progressAccent, in: .light)
        #expect(new.stops.map(\.color.hex) == ["#9F7AEA", "#9F7AEA"])
        #expect(new.stops.map(\.color.alpha) == old.stops.map(\.color.alpha))
    }

    @Test func `gives the expected text colours`() throws {
        // Text on background and card: lavender gives #825CCA in light and #AF8BFC in dark.
        let lavender = try #require(ColorToken(hex: "9F7AEA"))
        let theme = try Theme.routine.replacingAccent(lavender)
        #expect(theme.color(.accentText, in: .light).hex == "#825CCA")
        #expect(theme.color(.accentText, in: .dark).hex == "#AF8BFC")
    }

    @Test func `does not change other roles`() throws {
        let red = try #require(ColorToken(hex: "F56565"))
        let theme = try Theme.routine.replacingAccent(red)
        func colors(_ role: ColorRole, _ theme: Theme) -> [ColorToken] {
            Appearance.allCases.map { theme.color(role, in: $0) }
        }
        let brand = ColorRole.all.filter { role in
            ["accent", "primary"].contains {
                role.path.hasPrefix("color.\($0)") || role.path.hasPrefix("color.tint.\($0)")
                    || role.path == "color.on-\($0)"
            }
        }.map { colors($0, .routine) }
        for role in ColorRole.all where colors(role, theme) != colors(role, .routine) {
            #expect(brand.contains(colors(role, .routine)), "\(role)")
        }
    }

    @Test func `cannot be translucent`() throws {
        let faint = try #require(ColorToken(hex: "9F7AEA")).opacity(0.5)
        #expect(throws: AccentError.translucent(alpha: 0.5)) {
            try Theme.routine.replacingAccent(faint)
        }
        #expect(
            "\(AccentError.translucent(alpha: 0.5))"
                == "an accent must be opaque, but this colour has an alpha of 0.5")
    }
}
