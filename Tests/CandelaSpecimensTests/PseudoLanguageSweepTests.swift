import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import CandelaTokens
import Testing

/// Screens and journeys in the pseudo-languages that mark what other languages cannot translate.
struct PseudoLanguageSweepTests {
    /// A text in ⟦ ⟧ would have to inflect, and ‹?› follows a number beside a word that does not
    /// agree with it.
    @Test(arguments: [("en-XG", "⟦"), ("en-XP", "‹?›")])
    func `no text of a screen has to agree with an inserted one`(
        language: String, mark: String
    ) async throws {
        let faults = await Self.faults(in: language, mark)
        for (text, place) in faults.sorted(by: { $0.key < $1.key }) {
            Issue.record("\(text) (\(place))")
        }
    }

    /// The marked texts of specimens, and the spoken ones of journeys, each with one place.
    private static func faults(in language: String, _ mark: String) async -> [String: String] {
        await withTaskGroup(of: [String: String].self) { group in
            for part in 0..<parts {
                group.addTask {
                    var faults: [String: String] = [:]
                    for index in stride(from: part, to: Specimen.some.count, by: parts) {
                        let specimen = Specimen.some[index].in { $0.language = language }
                        guard let screen = try? specimen.made() else { continue }
                        let json = try? screen.json(style: .compact)
                        let place = "\(specimen.screen.rawValue), \(specimen.name)"
                        note(json ?? [], mark, place, &faults)
                    }
                    for index in stride(from: part, to: Journey.some.count, by: parts) {
                        let journey = Journey.some[index]
                        var context = journey.context
                        context.language = language
                        for frame in (try? journey.read(in: context).played()) ?? [] {
                            let effects = try? JSONTextEncoder(style: .compact).encode(
                                frame.effects)
                            let speech = Transcript(frame.screen, by: .voiceOver).lines
                            note(effects ?? [], mark, journey.name, &faults)
                            note(
                                Array(speech.joined(separator: "\"").utf8), mark, journey.name,
                                &faults)
                        }
                    }
                    return faults
                }
            }
            return await group.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
        }
    }

    /// The number of tasks, which share the screens.
    private static let parts = 8

    private static func note(
        _ json: [UInt8], _ mark: String, _ place: String, _ faults: inout [String: String]
    ) {
        for text in String(decoding: json, as: UTF8.self).split(separator: "\"")
        where text.contains(mark) {
            // Texts of one phrase differ in their values.
            let phrase = String(text).replacing(/⟦[^⟧]*⟧/, with: "⟦…⟧").replacing(/\d+/, with: "0")
            faults[phrase] = faults[phrase] ?? place
        }
    }
}
