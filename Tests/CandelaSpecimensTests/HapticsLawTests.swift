import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import CandelaTokens
import Testing

struct HapticsLawTests {
    @Test(arguments: Specimen.some)
    func `plays no haptics if they are switched off`(specimen: Specimen) throws {
        // Specimens without haptics have nothing to switch off.
        guard try specimen.once().words.shapes.contains("haptic"),
            case .ready(var journal) = specimen.phase
        else { return }
        journal.settings.playsHaptics = false
        let screen = try Screen.make(
            specimen.screen, phase: .ready(journal), options: specimen.options,
            of: specimen.app, in: specimen.context)
        let words = try JSONWords(screen.json(style: .compact))
        #expect(!words.shapes.contains("haptic"))
    }
    @Test func `has specimens with haptics in each product`() throws {
        let asking = try Specimen.all.filter {
            try $0.once().words.shapes.contains("haptic")
        }
        #expect(Set(asking.map(\.app.theme.product)) == Set(Theme.Product.allCases))
    }
}
