public import CandelaElements
package import CandelaJSON
public import CandelaKit
import CandelaSpecimens
package import CandelaTokens

/// A specimen's screen and what tests derive from it, each made once for all test targets, since
/// building a screen takes far longer than inspecting it.
public struct MadeSpecimen: Sendable {
    /// The screen.
    public let screen: Screen

    private let lazyJSON: LazyValue<[UInt8]>
    private let lazyDocument: LazyValue<JSONDocument>
    private let lazyWords: LazyValue<JSONWords>
    private let lazyElements: LazyValue<[Element]>
    private let lazyContrasted: LazyValue<Screen>

    init(_ specimen: Specimen) throws {
        let screen = try specimen.made()
        let json = LazyValue { try screen.json(style: .compact) }
        (self.screen, lazyJSON) = (screen, json)
        lazyDocument = LazyValue { try JSONDocument(parsing: json.get(), file: specimen.name) }
        lazyWords = LazyValue { try JSONWords(json.get()) }
        lazyElements = LazyValue {
            ([screen.title.element] + screen.elements).flatMap(\.withAllInside)
        }
        lazyContrasted = LazyValue {
            try specimen.in { $0.increaseContrast.toggle() }.made()
        }
    }

    /// The compact JSON of the screen.
    public var json: [UInt8] { get throws { try lazyJSON.get() } }

    /// The JSON, parsed.
    package var document: JSONDocument { get throws { try lazyDocument.get() } }

    /// The texts in the JSON.
    package var words: JSONWords { get throws { try lazyWords.get() } }

    /// All elements, including nested ones and the title.
    package var elements: [Element] { get throws { try lazyElements.get() } }

    /// The same screen with the other contrast setting.
    package var contrasted: Screen { get throws { try lazyContrasted.get() } }
}

extension Specimen {
    private static let made = LazyTable<String, MadeSpecimen>()

    /// The screen of one of ``/CandelaSpecimens/Specimen/all``, shared by all tests. It is built on
    /// first use, so that no test waits for other specimens.
    public func once() throws -> MadeSpecimen {
        try Specimen.made.value(for: name) { try MadeSpecimen(self) }
    }

    /// The screen in another context or with another theme.
    package func made(
        theme: Theme? = nil, _ change: (inout Context) -> Void = { _ in }
    ) throws -> Screen {
        var app = app
        app.theme = theme ?? app.theme
        return try of(app).in(change).made()
    }
}

extension Journey {
    private static let frames = LazyTable<String, [Frame]>()

    /// The screens of one of ``/CandelaSpecimens/Journey/all``, shared by all tests.
    public func once() throws -> [Frame] {
        try Journey.frames.value(for: name) { try played() }
    }
}
