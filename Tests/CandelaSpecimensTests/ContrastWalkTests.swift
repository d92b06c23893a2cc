import CandelaScreens
import CandelaSpecimens
import CandelaTokens
import Testing

/// What is drawn stands out from what it is really drawn on.
struct ContrastWalkTests {
    /// A specimen's screen as its reader gets it in an appearance.
    static func made(_ specimen: Specimen, in appearance: Appearance) throws -> Screen {
        var context = specimen.context
        context.increaseContrast = appearance.increasesContrast
        return try Screen.make(
            specimen.screen, phase: specimen.phase, options: specimen.options, in: context)
    }

    @Test(arguments: Specimen.all, Appearance.allCases)
    func `reads and shows in every appearance`(specimen: Specimen, appearance: Appearance) throws {
        let pairs = try Self.made(specimen, in: appearance).contrasts(in: appearance)
        #expect(!pairs.isEmpty)
        for pair in pairs where !pair.passes { Issue.record("\(pair)") }
    }
}
