import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaScreens
import CandelaSpecimens
import Dispatch
import Foundation
import Testing

/// The recorded forms of a specimen, made once for all tests.
struct RecordedSpecimen: Sendable {
    /// The screen.
    let screen: Screen

    /// The screen's compact JSON.
    let json: [UInt8]

    /// The JSON, parsed.
    let document: JSONDocument

    /// The shapes in the JSON.
    let shapes: Set<String>

    private init(_ specimen: Specimen) throws {
        screen = try specimen.made()
        json = try screen.json(style: .compact)
        document = try JSONDocument(parsing: json, file: specimen.name)
        shapes = ScreenShapes(of: document.root).names
    }

    /// The made screens of ``/CandelaSpecimens/Specimen/all``, in order.
    private static let all: [Result<RecordedSpecimen, any Error>] = {
        let specimens = Specimen.all
        var all: [Result<RecordedSpecimen, any Error>?] = Array(
            repeating: nil, count: specimens.count)
        all.withUnsafeMutableBufferPointer { all in
            // Each task writes to its own index.
            nonisolated(unsafe) let all = all
            DispatchQueue.concurrentPerform(iterations: specimens.count) { place in
                all[place] = Result { try RecordedSpecimen(specimens[place]) }
            }
        }
        return all.compactMap(\.self)
    }()

    private static let places: [String: Int] = Dictionary(
        uniqueKeysWithValues: Specimen.all.enumerated().map { ($0.element.recordedPath, $0.offset) }
    )

    /// The specimens that can be recorded in full, by path.
    static let candidates: [ShapeCover.Candidate] = Specimen.all.compactMap { specimen in
        guard let made = try? specimen.once() else { return nil }
        return .init(name: specimen.recordedPath, shapes: made.shapes, bytes: made.json.count)
    }

    /// The paths of the specimens recorded in full, for which there is a JSON file.
    static let inFull: Set<String> = {
        let recorded = Set(Snapshot.files(ending: ".json").map { String($0.dropLast(5)) })
        return Snapshot.isRecording
            ? ShapeCover.names(of: candidates, recorded: recorded) : recorded
    }()

    /// The first state of each screen, whose cards other states need not repeat.
    private static let typical: [ScreenName: Specimen] = Dictionary(
        Specimen.all.map { ($0.screen, $0) }, uniquingKeysWith: { first, _ in first })

    /// The outline of a specimen.
    static func outline(of specimen: Specimen) throws -> String {
        let (made, typical) = (try specimen.once(), typical[specimen.screen])
        let other = try typical?.name == specimen.name ? nil : typical?.once()
        return Outline(made.json, of: made.document.root, besides: other?.document.root).text
    }

    fileprivate static func of(_ specimen: Specimen) throws -> RecordedSpecimen {
        try all[#require(places[specimen.recordedPath])].get()
    }
}

extension Specimen {
    /// The path of the recording, without the extension.
    var recordedPath: String { "\(screen.kebabCase)/\(name)" }

    /// The specimen's screen, shared by all tests.
    func once() throws -> RecordedSpecimen { try RecordedSpecimen.of(self) }
}
