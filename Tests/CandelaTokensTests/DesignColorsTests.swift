import CandelaTokens
import Testing

/// Colours that product designs specify, or that they name and Apple publishes.
struct DesignColorsTests {
    /// Product, role, light and dark hex value.
    static let seeds: [(Theme.Product, ColorRole, String, String)] = [
        // Background, cards and the four accents of HabitTracker with routines.
        (.routine, .background, "#F7F7F7", "#1A202C"),
        (.routine, .surface, "#FFFFFF", "#2D3748"),
        (.routine, .accent, "#4FD1C5", "#4FD1C5"),
        (.routine, .primary, "#4FD1C5", "#4FD1C5"),
        (.routine, .warning, "#F56565", "#F56565"),
        (.routine, .secondary, "#9F7AEA", "#9F7AEA"),
        (.routine, .success, "#48BB78", "#48BB78"),
        // Orange, red and purple by streak, red at risk; the system's colours.
        (.practice, .streakLow, "#FF9500", "#FF9F0A"),
        (.practice, .streakMid, "#FF3B30", "#FF453A"),
        (.practice, .streakHigh, "#AF52DE", "#BF5AF2"),
        (.practice, .atRisk, "#FF3B30", "#FF453A"),
        // The system's green behind “goal reached”.
        (.weight, .goalReached, "#34C759", "#30D158"),
    ]

    @Test(arguments: seeds)
    func `are unchanged in light and dark`(
        product: Theme.Product, role: ColorRole, light: String, dark: String
    ) {
        #expect(Theme.of(product).color(role, in: .light).hex == light)
        #expect(Theme.of(product).color(role, in: .dark).hex == dark)
    }

    @Test func `are unchanged with increased contrast, except in text roles`() {
        for (product, role, light, dark) in Self.seeds {
            #expect(Theme.of(product).color(role, in: .lightIncreased).hex == light)
            #expect(Theme.of(product).color(role, in: .darkIncreased).hex == dark)
        }
    }

    @Test func `include the weight tracker's green and amber`() {
        // The weight design has one hex value each, for light; the dark ones are the app's.
        #expect(Theme.weight.color(.success, in: .light).hex == "#2ECC71")
        #expect(Theme.weight.color(.warning, in: .light).hex == "#F39C12")
    }
}
