import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import Dispatch

/// The recorded forms of specimens.
enum RecordedSpecimen {
    /// The specimens that can be recorded in full, by path.
    static let candidates: [ShapeCover.Candidate] = {
        let specimens = Specimen.all
        var candidates: [ShapeCover.Candidate?] = Array(repeating: nil, count: specimens.count)
        candidates.withUnsafeMutableBufferPointer { candidates in
            // Each task writes to its own index.
            nonisolated(unsafe) let candidates = candidates
            DispatchQueue.concurrentPerform(iterations: specimens.count) { index in
                candidates[index] = try? candidate(specimens[index])
            }
        }
        return candidates.compactMap(\.self)
    }()

    private static func candidate(_ specimen: Specimen) throws -> ShapeCover.Candidate {
        let made = try specimen.once()
        return .init(
            name: specimen.recordedPath, shapes: ScreenShapes(of: try made.document.root).names,
            bytes: try made.json.count)
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
        return try Outline(made.json, of: made.document.root, besides: other?.document.root).text
    }
}

extension Specimen {
    /// The path of the recording, without the extension.
    var recordedPath: String { "\(screen.kebabCase)/\(name)" }
}
