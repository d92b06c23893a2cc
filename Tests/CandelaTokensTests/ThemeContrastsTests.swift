import CandelaTokens
import Testing

struct ThemeContrastsTests {
    @Test(arguments: Theme.Product.allCases, Appearance.allCases)
    func `reach their minimum on every surface they are declared for`(
        product: Theme.Product, appearance: Appearance
    ) {
        for contrast in Theme.of(product).contrasts(in: appearance) {
            #expect(
                contrast.passes,
                """
                \(contrast.foreground) on \(contrast.surface) is \
                \(Contrast.text(contrast.ratio)), needs \(Contrast.text(contrast.minimum))
                """)
        }
    }

    @Test func `are declared for every text colour, on the page and on cards`() {
        let pairs = Theme.weight.contrasts(in: .light)
        for role in ColorRole.all where role.path.hasSuffix("-text") {
            #expect(pairs.contains { $0.foreground == .color(role) && $0.use == .text })
        }
        for role in [ColorRole.textPrimary, .textSecondary] {
            let surfaces = pairs.filter { $0.foreground == .color(role) }.map(\.surface)
            #expect(surfaces.contains(.color(.background)))
            #expect(surfaces.contains(.color(.surface)))
        }
    }

    @Test func `equal the contrast of the two colours`() throws {
        let pair = try #require(
            Theme.routine.contrasts(in: .light).first { $0.foreground == .color(.primaryText) })
        guard case .color(let surface) = pair.surface else { return }
        let measured = Contrast.ratio(
            Theme.routine.color(.primaryText, in: .light),
            Theme.routine.color(surface, in: .light))
        #expect(pair.ratio == measured)
    }

    @Test func `use the minimum along a gradient`() {
        let theme = Theme.weight
        let surface = theme.color(.surface, in: .light)
        let worst = theme.ratio(
            .gradient(.progressPositive), on: .color(.surface), in: .light)
        for position in [0.0, 0.25, 0.5, 0.75, 1] {
            let shade = theme.gradient(.progressPositive, in: .light).color(at: position)
            #expect(worst <= Contrast.ratio(shade, surface))
        }
    }
}
