import CandelaJSON
import CandelaScreens
import CandelaSpecimens
import CandelaTokens
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

    /// The screen by whether contrast is increased; one of them is ``screen`` without its name.
    let byContrast: [Bool: Screen]

    init(_ specimen: Specimen) throws {
        screen = try specimen.made()
        bytes = try screen.json(style: .compact)
        words = JSONWords(bytes)
        elements = ([screen.title.element] + screen.elements).flatMap(\.withAllInside)
        byContrast = [
            false: try specimen.made { $0.increaseContrast = false },
            true: try specimen.made { $0.increaseContrast = true },
        ]
    }

    fileprivate static let all: [String: Result<MadeSpecimen, any Error>] = {
        var all: [String: Result<MadeSpecimen, any Error>] = [:]
        for specimen in Specimen.all {
            all[specimen.name] = Result { try MadeSpecimen(specimen) }
        }
        return all
    }()

    /// The texts outside of facts that some screen holds, with and without increased contrast:
    /// among them the paths of all roles that are drawn.
    static let drawn: Set<String> = {
        var drawn: Set<String> = []
        for made in all.values.compactMap({ try? $0.get() }) {
            drawn.formUnion(made.words.texts)
            let increased = try? made.byContrast[true]?.json(style: .compact)
            drawn.formUnion(JSONWords(increased ?? []).texts)
        }
        return drawn
    }()
}

extension Specimen {
    /// Every specimen that shows a member or a kind which none before it shows: all shapes of the
    /// contract, for tests that would learn nothing from their repetition.
    static let ofEachShape: [Specimen] = {
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
        var context = context
        if let theme { context.theme = theme }
        change(&context)
        return try Screen.make(screen, phase: phase, options: options, in: context)
    }
}

extension Element {
    /// The element and all elements in it.
    var withAllInside: [Element] { [self] + children.flatMap(\.withAllInside) }
}
