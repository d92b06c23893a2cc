import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaScreens
import CandelaSpecimens
import CandelaTokens
import Dispatch
import Foundation
import Testing

/// The derived values of a specimen, cached for all tests, since building a screen takes far longer
/// than inspecting it.
struct CachedSpecimen: Sendable {
    /// The specimen's screen.
    let screen: Screen

    /// The compact JSON of the screen.
    let bytes: [UInt8]

    /// The texts in the JSON.
    let words: JSONWords

    /// All elements, including nested ones.
    let elements: [Element]

    /// The screens with and without increased contrast; one of them is ``screen``.
    let byContrast: [Bool: Screen]

    init(_ specimen: Specimen) throws {
        screen = try specimen.made()
        bytes = try screen.json(style: .compact)
        words = JSONWords(bytes)
        elements = ([screen.title.element] + screen.elements).flatMap(\.withAllInside)
        let isIncreased = specimen.context.increaseContrast
        byContrast = [
            isIncreased: screen,
            !isIncreased: try specimen.made { $0.increaseContrast = !isIncreased },
        ]
    }

    /// Each is built on first use, so that no test waits for other specimens.
    fileprivate static let all = Dictionary(
        uniqueKeysWithValues: Specimen.all.map { specimen in
            (specimen.name, MadeOnce { try CachedSpecimen(specimen) })
        })

    /// All specimens, built on all cores.
    fileprivate static func makeAll() {
        let all = Array(all.values)
        DispatchQueue.concurrentPerform(iterations: all.count) { _ = try? all[$0].get() }
    }

    /// The texts outside of facts on any screen, with and without increased contrast, among them
    /// the paths of all roles in use.
    static let drawn: Set<String> = {
        var drawn: Set<String> = []
        for made in all.values.compactMap({ try? $0.get() }) {
            drawn.formUnion(made.words.texts)
            guard !made.screen.context.increaseContrast else { continue }
            let increased = try? made.byContrast[true]?.json(style: .compact)
            drawn.formUnion(JSONWords(increased ?? []).texts)
        }
        return drawn
    }()
}

/// A value computed on first use; concurrent callers wait.
private final class MadeOnce<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private let make: @Sendable () throws -> Value
    private var made: Result<Value, any Error>?

    init(_ make: @escaping @Sendable () throws -> Value) { self.make = make }

    func get() throws -> Value {
        try lock.withLock {
            let made = self.made ?? Result { try make() }
            self.made = made
            return try made.get()
        }
    }
}

extension Specimen {
    /// The first specimens with each member and kind: all shapes of the contract, for tests that
    /// gain nothing from repetition.
    static let ofEachShape: [Specimen] = {
        CachedSpecimen.makeAll()
        var shapes: Set<String> = []
        return all.filter { specimen in
            guard let made = try? specimen.once() else { return true }
            let count = shapes.count
            shapes.formUnion(made.words.shapes)
            return shapes.count > count
        }
    }()

    /// The cached values of this specimen.
    func once() throws -> CachedSpecimen { try #require(CachedSpecimen.all[name]).get() }

    /// The screen in another context or with another theme.
    func made(theme: Theme? = nil, _ change: (inout Context) -> Void = { _ in }) throws -> Screen {
        var (app, context) = (app, context)
        app.theme = theme ?? app.theme
        change(&context)
        return try Screen.make(screen, phase: phase, options: options, of: app, in: context)
    }
}

extension Element {
    /// The element and all its descendants.
    var withAllInside: [Element] { [self] + children.flatMap(\.withAllInside) }
}
