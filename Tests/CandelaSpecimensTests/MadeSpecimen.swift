import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaScreens
import CandelaSpecimens
import CandelaTokens
import Dispatch
import Foundation
import Testing

/// What tests ask of a specimen, made once for all of them: making it takes far longer than a look
/// at it.
struct MadeSpecimen: Sendable {
    /// The specimen's screen.
    let screen: Screen

    /// Its compact JSON.
    let bytes: [UInt8]

    /// What stands in the JSON.
    let words: JSONWords

    /// All elements, those in others among them.
    let elements: [Element]

    /// The screen by whether contrast is increased; one of them is ``screen``.
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

    /// Each is made by the first test that asks for it, so that tests wait for no other specimen.
    fileprivate static let all = Dictionary(
        uniqueKeysWithValues: Specimen.all.map { specimen in
            (specimen.name, MadeOnce { try MadeSpecimen(specimen) })
        })

    /// All of them, made on all cores.
    fileprivate static func makeAll() {
        let all = Array(all.values)
        DispatchQueue.concurrentPerform(iterations: all.count) { _ = try? all[$0].get() }
    }

    /// The texts outside of facts that some screen holds, with and without increased contrast:
    /// among them the paths of all roles that are drawn.
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

/// Something that is made when it is first asked for; who asks meanwhile waits.
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
    /// Every specimen that shows a member or a kind which none before it shows: all shapes of the
    /// contract, for tests that would learn nothing from their repetition.
    static let ofEachShape: [Specimen] = {
        MadeSpecimen.makeAll()
        var shapes: Set<String> = []
        return all.filter { specimen in
            guard let made = try? specimen.once() else { return true }
            let count = shapes.count
            shapes.formUnion(made.words.shapes)
            return shapes.count > count
        }
    }()

    /// The specimen as it is made for all tests together.
    func once() throws -> MadeSpecimen { try #require(MadeSpecimen.all[name]).get() }

    /// The screen for another reader or with another theme.
    func made(theme: Theme? = nil, _ change: (inout Context) -> Void = { _ in }) throws -> Screen {
        var (app, context) = (app, context)
        app.theme = theme ?? app.theme
        change(&context)
        return try Screen.make(screen, phase: phase, options: options, of: app, in: context)
    }
}

extension Element {
    /// The element and all elements in it.
    var withAllInside: [Element] { [self] + children.flatMap(\.withAllInside) }
}
