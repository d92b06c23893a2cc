import CandelaAudit
import CandelaBrand
import CandelaElements
import CandelaKit
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import CandelaTokens
import Testing

/// Screens in the products' own values and in those of brands.
struct BrandedScreenTests {
    /// Derived values come from declared pairs.
    @Test func `draw only pairs that the tokens declare`() throws {
        let declared = Set(
            Theme.practice.contrasts(in: .light).map {
                Pair(foreground: $0.foreground.path, ground: $0.surface.path)
            })
        var found: [Pair: String] = [:]
        for specimen in Specimen.some {
            let made = try specimen.once()
            for screen in [made.screen, try made.contrasted] {
                let appearance = Appearance(
                    isDark: false, increasesContrast: screen.context.increaseContrast)
                for drawn in screen.contrasts(in: appearance) {
                    let pair = Pair(foreground: drawn.foreground, ground: drawn.ground)
                    guard !declared.contains(pair), !pair.isMeasuredOtherwise else { continue }
                    found[pair] = "\(specimen.name) \(drawn.place)"
                }
            }
        }
        #expect(found == [:])
    }

    /// The first state of every screen, at both contrasts; `.ci/check-audit` covers all states.
    @Test(arguments: BrandFixture.allCases)
    func `are without findings in a brand`(fixture: BrandFixture) throws {
        var screens: [Screen] = []
        var seen: Set<ScreenName> = []
        for specimen in Specimen.all where seen.insert(specimen.screen).inserted {
            let theme = try fixture.theme(of: specimen.app.theme.product)
            for isIncreased in [false, true] {
                screens.append(
                    try specimen.made(theme: theme) { $0.increaseContrast = isIncreased })
            }
        }
        #expect(Audit.findings(in: screens).map(\.message) == [])
    }
}

/// A foreground and its surface, by path.
private struct Pair: Hashable {
    let foreground: String
    let ground: String

    /// Whether the roles alone do not determine the pair's contrast: the surface is translucent, or
    /// a colour chosen by a person. The last two are the system's grey, on which the page's text
    /// colour is legible as a symbol unless the page itself has medium lightness.
    var isMeasuredOtherwise: Bool {
        let shiningThrough = [
            "color.scrim.milestone", "color.system.gray", "color.tint.primary",
            "hero.capsule.color",
        ]
        return foreground.hasPrefix("color.own.") || ground.hasPrefix("color.own.")
            || ground.hasSuffix("-graphic") || shiningThrough.contains(ground)
            || ["achievement.locked.color", "streak-list.past.color"].contains(ground)
    }
}
