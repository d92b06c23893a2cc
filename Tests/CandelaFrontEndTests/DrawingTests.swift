import CandelaKit
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import Foundation
import Testing

/// A reviewed text file in `Drawings/`.
struct Drawing {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Drawings")
    private static let isRecording = ProcessInfo.processInfo.environment["CANDELA_RECORD"] == "1"

    /// The file's name.
    let name: String

    /// Compares a text with the recorded one, or records it if `CANDELA_RECORD` is 1.
    func check(_ text: String) throws {
        let file = Self.folder.appending(path: name)
        guard !Self.isRecording else { return try Data(text.utf8).write(to: file) }
        let recorded = try? String(contentsOf: file, encoding: .utf8)
        #expect(
            recorded == text,
            "record and read the diff: CANDELA_RECORD=1 swift test --filter CandelaFrontEndTests")
    }
}

struct DrawingTests {
    /// At least one specimen of each kind of screen.
    private static let drawn = [
        "milestone-typical", "milestone-largest-text", "streak-at-risk", "habits-typical",
        "habit-form-edit", "habits-error",
        "habit-detail-typical", "practice-typical", "statistics-typical", "coverage-typical",
        "dashboard-typical", "logbook-typical", "weight-settings-typical", "weight-widget-typical",
    ]

    @Test(arguments: drawn, [320, 1024])
    func `a screen matches its recorded drawing`(name: String, points: Int) throws {
        let specimen = try #require(Specimen.all.first { $0.name == name })
        let text = TextScreen(try specimen.once().screen, points: points).text
        try Drawing(name: "\(name)-\(points).txt").check(text)
    }

    @Test func `every recorded drawing belongs to a test`() throws {
        let found = try FileManager.default.contentsOfDirectory(atPath: Drawing.folder.path)
        let named = Self.drawn.flatMap { name in [320, 1024].map { "\(name)-\($0).txt" } }
        #expect(Set(found) == Set(named + [DependentAppTests.recorded, CustomAppTests.recorded]))
    }
}
