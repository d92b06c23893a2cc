import CandelaPipeline
import CandelaRules
import CandelaScreens
import CandelaSpecimens
import Testing

struct HapticsLawTests {
    @Test(arguments: Specimen.all)
    func `asks for no haptics where the person switched them off`(specimen: Specimen) throws {
        guard case .ready(var journal) = specimen.phase else { return }
        journal.settings.haptics = false
        let screen = try Screen.make(
            specimen.screen, phase: .ready(journal), options: specimen.options,
            in: specimen.context)
        let bytes = try JSONTextEncoder().encode(screen)
        #expect(!String(decoding: bytes, as: UTF8.self).contains("\"haptic\":"))
    }
}
