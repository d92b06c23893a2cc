import CandelaElements
import CandelaJSON
public import CandelaKit
import CandelaSpecimens
import Dispatch
import Foundation

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

extension Specimen {
    /// The specimens for properties that take long to check: the first of each screen, and the first
    /// of each shape. A nightly step checks all of them, with `CANDELA_SPECIMENS=all`.
    public static let some: [Specimen] = {
        if checksAll { return all }
        let shapes = Set(ofEachShape.map(\.name))
        var screens: Set<ScreenName> = []
        return all.filter { screens.insert($0.screen).inserted || shapes.contains($0.name) }
    }()
}

extension Journey {
    /// Every third journey, or all as for ``/CandelaKit/Specimen/some``.
    public static let some: [Journey] =
        checksAll ? all : stride(from: 0, to: all.count, by: 3).map { all[$0] }
}

private let checksAll = ProcessInfo.processInfo.environment["CANDELA_SPECIMENS"] == "all"
