import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaScreens
import CandelaSpecimens
import Dispatch
import Foundation
import Testing

/// What tests record of a specimen, made once for all of them.
struct MadeScreen: Sendable {
    /// The screen.
    let screen: Screen

    /// Its compact JSON.
    let json: [UInt8]

    /// The same, parsed.
    let document: JSONDocument

    /// The shapes in it.
    let shapes: Set<String>

    private init(_ specimen: Specimen) throws {
        screen = try specimen.made()
        json = try screen.json(style: .compact)
        document = try JSONDocument(parsing: json, file: specimen.name)
        shapes = ScreenShapes(of: document.root).names
    }

    /// Every specimen's, in the order of ``/CandelaSpecimens/Specimen/all``.
    private static let all: [Result<MadeScreen, any Error>] = {
        let specimens = Specimen.all
        var all: [Result<MadeScreen, any Error>?] = Array(repeating: nil, count: specimens.count)
        all.withUnsafeMutableBufferPointer { all in
            // Each piece of work has a place of its own.
            nonisolated(unsafe) let all = all
            DispatchQueue.concurrentPerform(iterations: specimens.count) { place in
                all[place] = Result { try MadeScreen(specimens[place]) }
            }
        }
        return all.compactMap(\.self)
    }()

    private static let places: [String: Int] = Dictionary(
        uniqueKeysWithValues: Specimen.all.enumerated().map { ($0.element.recordedPath, $0.offset) }
    )

    /// Every specimen that can be recorded in full, by its path.
    static let candidates: [ShapeCover.Candidate] = Specimen.all.compactMap { specimen in
        guard let made = try? specimen.once() else { return nil }
        return .init(name: specimen.recordedPath, shapes: made.shapes, bytes: made.json.count)
    }

    /// The paths of the specimens that are recorded in full: those of which there is JSON.
    static let inFull: Set<String> = {
        let recorded = Set(Snapshot.files(ending: ".json").map { String($0.dropLast(5)) })
        return Snapshot.isRecording
            ? ShapeCover.names(of: candidates, recorded: recorded) : recorded
    }()

    /// The first state of each screen, in which the cards stand that the others need not repeat.
    private static let typical: [ScreenName: Specimen] = Dictionary(
        Specimen.all.map { ($0.screen, $0) }, uniquingKeysWith: { first, _ in first })

    /// The outline of a specimen.
    static func outline(of specimen: Specimen) throws -> String {
        let (made, typical) = (try specimen.once(), typical[specimen.screen])
        let other = try typical?.name == specimen.name ? nil : typical?.once()
        return Outline(made.json, of: made.document.root, besides: other?.document.root).text
    }

    fileprivate static func of(_ specimen: Specimen) throws -> MadeScreen {
        try all[#require(places[specimen.recordedPath])].get()
    }
}

extension Specimen {
    /// Where it is recorded, without the end of the file's name.
    var recordedPath: String { "\(screen.kebabCase)/\(name)" }

    /// The specimen as it is made for all tests together.
    func once() throws -> MadeScreen { try MadeScreen.of(self) }
}
