import CandelaElements
import CandelaKit
import CandelaTestSupport

/// A property of every specimen, besides those that the audit checks.
struct SpecimenLaw: Sendable {
    /// The property, as a sentence.
    let name: String

    /// Descriptions of what breaks it on a specimen's screen.
    let faults: @Sendable (_ specimen: Specimen, _ made: MadeSpecimen) throws -> [String]

    init(
        _ name: String, _ faults: @escaping @Sendable (Specimen, MadeSpecimen) throws -> [String]
    ) {
        (self.name, self.faults) = (name, faults)
    }

    /// A property of a screen with its elements, including nested ones.
    static func screen(
        _ name: String, _ faults: @escaping @Sendable (Screen, [Element]) throws -> [String]
    ) -> SpecimenLaw {
        SpecimenLaw(name) { _, made in try faults(made.screen, made.elements) }
    }

    /// All laws.
    static let all = controls + speech + cards
}
