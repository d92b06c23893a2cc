import CandelaScreens
import CandelaSpecimens
import Testing

struct ScreenSnapshotTests {
    private static func path(of specimen: Specimen) -> String {
        "\(specimen.screen.kebabCase)/\(specimen.name).json"
    }

    @Test(arguments: Specimen.all)
    func `the screen is the recorded one`(specimen: Specimen) throws {
        let json = try specimen.made().json()
        try Snapshot(path: Self.path(of: specimen)).check(String(decoding: json, as: UTF8.self))
    }

    @Test func `every recorded screen has a specimen`() throws {
        let named = Set(Specimen.all.map(Self.path(of:)))
        let screens = ScreenName.all.map { "\($0.kebabCase)/" }
        for path in Snapshot.files(ending: ".json")
        where screens.contains(where: path.hasPrefix) && !named.contains(path) {
            if Snapshot.isRecording {
                try Snapshot.remove(path)
            } else {
                Issue.record("\(path) is left over: run \(Snapshot.command)")
            }
        }
    }

    @Test func `a difference is told by its first line`() {
        let line = Snapshot.firstDifference("a\nb\nc", "a\nB\nc")
        #expect(line.number == 2 && line.old == "b" && line.new == "B")
        #expect(Snapshot.firstDifference("a\nb", "a").new == "(the end)")
    }
}
