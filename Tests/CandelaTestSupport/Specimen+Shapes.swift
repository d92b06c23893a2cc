import CandelaElements
import CandelaJSON
public import CandelaKit
import CandelaSpecimens
import Dispatch

extension Specimen {
    /// The first specimens with each member and kind: all shapes of the contract, for tests that
    /// gain nothing from repetition.
    public static let ofEachShape: [Specimen] = {
        makeAll()
        var shapes: Set<String> = []
        return all.filter { specimen in
            guard let words = try? specimen.once().words else { return true }
            let count = shapes.count
            shapes.formUnion(words.shapes)
            return shapes.count > count
        }
    }()

    /// The texts outside of facts on any screen, with and without increased contrast, among them
    /// the paths of all roles in use.
    package static let drawnTexts: Set<String> = {
        makeAll()
        var texts: Set<String> = []
        for made in all.compactMap({ try? $0.once() }) {
            texts.formUnion((try? made.words.texts) ?? [])
            guard !made.screen.context.increaseContrast else { continue }
            let increased = try? made.contrasted.json(style: .compact)
            texts.formUnion(JSONWords(increased ?? []).texts)
        }
        return texts
    }()

    /// Makes all specimens and their JSON on all cores.
    private static func makeAll() {
        DispatchQueue.concurrentPerform(iterations: all.count) { _ = try? all[$0].once().words }
    }
}
