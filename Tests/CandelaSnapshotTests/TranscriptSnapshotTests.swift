import CandelaElements
import CandelaKit
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import Testing

struct TranscriptSnapshotTests {
    /// The speech of every screen reader, one after another.
    @Test(arguments: Specimen.all)
    func `a screen reader speaks the recorded lines`(specimen: Specimen) throws {
        let screen = try specimen.once().screen
        let text = ScreenReader.allCases
            .map { "# \($0.rawValue)\n" + Transcript(screen, by: $0).text }
            .joined(separator: "\n")
        try Snapshot(path: "transcripts/\(specimen.recordedPath).txt").check(text)
    }

    @Test func `every recorded transcript has a specimen`() throws {
        let named = Set(Specimen.all.map { "\($0.recordedPath).txt" })
        for path in Snapshot.files(ending: ".txt") where path.hasPrefix("transcripts/") {
            guard !named.contains(String(path.dropFirst("transcripts/".count))) else { continue }
            if Snapshot.isRecording {
                try Snapshot.remove(path)
            } else {
                Issue.record("\(path) is obsolete: run \(Snapshot.command)")
            }
        }
    }
}
