import CandelaJSON
import CandelaScreens
import CandelaSpecimens
import CandelaTokens

/// What is drawn of a specimen: the elements of its cards, its tabs and its toolbar, as JSON.
struct DrawnOutput {
    /// The JSON of all elements, one after the other.
    let bytes: [UInt8]

    /// What is drawn of a specimen in its own context, with a change of it or of its theme.
    init(
        _ specimen: Specimen, theme: Theme? = nil, _ change: (inout Context) -> Void = { _ in }
    ) throws {
        var context = specimen.context
        change(&context)
        let screen = try Screen.make(
            specimen.screen, phase: specimen.phase, options: specimen.options, in: context,
            theme: theme)
        bytes = try JSONTextEncoder(style: .compact).encode(
            [screen.title.element] + screen.elements)
    }

    /// Every text of the JSON: among others the paths of the roles it names.
    var texts: Set<String> {
        var texts: Set<String> = []
        // No role's path holds an escaped character, so that splitting at quotes finds them all.
        for text in bytes.split(separator: UInt8(ascii: "\"")) where text.count < 64 {
            texts.insert(String(decoding: text, as: UTF8.self))
        }
        return texts
    }

    /// What is drawn of each specimen as it is.
    static let usual: [Specimen: [UInt8]] = {
        var usual: [Specimen: [UInt8]] = [:]
        for specimen in Specimen.all { usual[specimen] = try? DrawnOutput(specimen).bytes }
        return usual
    }()

    /// Every text of every specimen, with and without increased contrast.
    static let allTexts: Set<String> = {
        var texts: Set<String> = []
        for specimen in Specimen.all {
            for isIncreased in [false, true] {
                let output = try? DrawnOutput(specimen) { $0.increaseContrast = isIncreased }
                texts.formUnion(output?.texts ?? [])
            }
        }
        return texts
    }()
}
