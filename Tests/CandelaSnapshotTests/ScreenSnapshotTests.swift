import CandelaElements
import CandelaKit
import CandelaScreens
import CandelaSpecimens
import Testing

struct ScreenSnapshotTests {
    private static func path(of specimen: Specimen) -> String {
        let path = specimen.recordedPath
        return path + (MadeScreen.inFull.contains(path) ? ".json" : ".txt")
    }

    @Test(arguments: Specimen.all)
    func `the screen is the recorded one`(specimen: Specimen) throws {
        let path = Self.path(of: specimen)
        guard path.hasSuffix(".txt") else {
            let json = try specimen.once().screen.json()
            return try Snapshot(path: path).check(String(decoding: json, as: UTF8.self))
        }
        try Snapshot(path: path, wholeDifference: ".ci/diff-screen \(specimen.name)")
            .check(MadeScreen.outline(of: specimen))
    }

    @Test func `every recorded screen has a specimen`() throws {
        let named = Set(Specimen.all.map(Self.path(of:)))
        let screens = ScreenName.allCases.map { "\($0.kebabCase)/" }
        for path in Snapshot.files(ending: ".json") + Snapshot.files(ending: ".txt")
        where screens.contains(where: path.hasPrefix) && !named.contains(path) {
            if Snapshot.isRecording {
                try Snapshot.remove(path)
            } else {
                Issue.record("\(path) is left over: run \(Snapshot.command)")
            }
        }
    }

    @Test func `every shape is in a screen recorded in full`() {
        #expect(MadeScreen.candidates.count == Specimen.all.count)
        let missing = ShapeCover.missing(from: MadeScreen.inFull, of: MadeScreen.candidates)
        for (shape, screen) in missing.prefix(20) {
            Issue.record("no JSON has \(shape), as \(screen) has it: run \(Snapshot.command)")
        }
        #expect(missing.count == 0)
    }

    @Test func `no screen is recorded in full for shapes that others have`() {
        let needed = ShapeCover.names(of: MadeScreen.candidates, recorded: MadeScreen.inFull)
        #expect(
            MadeScreen.inFull.subtracting(needed).sorted() == [], "run \(Snapshot.command)")
    }

    /// Every change of them has to be read, and every clone has all of them.
    @Test func `all recordings together stay below eight and a half megabytes`() throws {
        let bytes = try Snapshot.files(ending: "").map(Snapshot.size(of:)).reduce(0, +)
        #expect(bytes < 8_500_000)
    }

    @Test func `a difference is told by its first line`() {
        let line = Snapshot.firstDifference("a\nb\nc", "a\nB\nc")
        #expect(line.number == 2 && line.old == "b" && line.new == "B")
        #expect(Snapshot.firstDifference("a\nb", "a").new == "(the end)")
    }
}
