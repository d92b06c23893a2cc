import CandelaElements
import CandelaKit
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import Testing

struct ScreenSnapshotTests {
    private static func path(of specimen: Specimen) -> String {
        let path = specimen.recordedPath
        return path + (RecordedSpecimen.inFull.contains(path) ? ".json" : ".txt")
    }

    @Test(arguments: Specimen.all)
    func `the screen matches its recording`(specimen: Specimen) throws {
        let path = Self.path(of: specimen)
        guard path.hasSuffix(".txt") else {
            let json = try specimen.once().screen.json()
            return try Snapshot(path: path).check(String(decoding: json, as: UTF8.self))
        }
        try Snapshot(path: path, wholeDifference: ".ci/diff-screen \(specimen.name)")
            .check(RecordedSpecimen.outline(of: specimen))
    }

    @Test func `every recorded screen has a specimen`() throws {
        let named = Set(Specimen.all.map(Self.path(of:)))
        let screens = ScreenName.allCases.map { "\($0.kebabCase)/" }
        for path in Snapshot.files(ending: ".json") + Snapshot.files(ending: ".txt")
        where screens.contains(where: path.hasPrefix) && !named.contains(path) {
            if Snapshot.isRecording {
                try Snapshot.remove(path)
            } else {
                Issue.record("\(path) is obsolete: run \(Snapshot.command)")
            }
        }
    }

    @Test func `every shape is in a fully recorded screen`() {
        #expect(RecordedSpecimen.candidates.count == Specimen.all.count)
        let missing = ShapeCover.missing(
            from: RecordedSpecimen.inFull, of: RecordedSpecimen.candidates)
        for (shape, screen) in missing.prefix(20) {
            Issue.record("no JSON has \(shape), which \(screen) has: run \(Snapshot.command)")
        }
        #expect(missing.count == 0)
    }

    @Test func `no fully recorded screen is unnecessary`() {
        let needed = ShapeCover.names(
            of: RecordedSpecimen.candidates, recorded: RecordedSpecimen.inFull)
        #expect(
            RecordedSpecimen.inFull.subtracting(needed).sorted() == [], "run \(Snapshot.command)")
    }

    /// Every change to the recordings is reviewed, and every clone contains all of them.
    @Test func `all recordings together stay below eleven and a half megabytes`() throws {
        let bytes = try Snapshot.files(ending: "").map(Snapshot.size(of:)).reduce(0, +)
        #expect(bytes < 11_500_000)
    }

    @Test func `a difference is reported by its first line`() {
        let line = Snapshot.firstDifference("a\nb\nc", "a\nB\nc")
        #expect(line.number == 2 && line.old == "b" && line.new == "B")
        #expect(Snapshot.firstDifference("a\nb", "a").new == "(the end)")
    }
}
