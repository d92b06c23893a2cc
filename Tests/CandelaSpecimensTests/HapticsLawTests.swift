import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaSpecimens
import CandelaTokens
import Testing

struct HapticsLawTests {
    @Test(arguments: Specimen.all)
    func `asks for no haptics where the person switched them off`(specimen: Specimen) throws {
        // What asks for none as it is has none to switch off.
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
    @Test func `some specimen of each product asks for haptics`() throws {
        let asking = try Specimen.all.filter {
            try $0.once().words.shapes.contains("haptic")
        }
        #expect(Set(asking.map(\.app.theme.product)) == Set(Theme.Product.allCases))
    }
}
