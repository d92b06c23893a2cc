import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import CandelaTool
import Testing

/// The files of some journeys; `.ci/check-dump` compares all.
struct JourneyFileTests {
    /// A tool without specimens, which write no journeys.
    private static let tool = Tool(
        apps: AppDefinition.standard, specimens: [], journeys: Journey.some)

    /// A file of `journeys/`, decoded as a client would.
    private struct Played: Decodable {
        let journey: String
        let context: Context
        let session: Session
        let frames: [Frame]

        struct Frame: Decodable {
            let event: Event?
            let now: ZonedInstant
            let effects: [Effect]
            let screen: Screen?
            let patch: ScreenPatch?
            let digest: String
        }
    }

    /// The journeys of a product, by their names.
    private func journeys(_ options: String) throws -> [String: [UInt8]] {
        let bench = try ToolHarness([
            "t.tokens.json": #"{"a": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}"#
        ])
        _ = bench.run(
            "dump --product practice --tokens t.tokens.json --out a \(options)", by: Self.tool)
        let paths = bench.contents.filter { $0.hasPrefix("a/journeys/") }
        #expect(!paths.isEmpty)
        return try paths.reduce(into: [:]) { $0[$1] = Array(try bench.text($1).utf8) }
    }

    @Test func `a journey can be replayed from its file`() throws {
        for (path, text) in try journeys("") {
            let played = try JSONTextDecoder(userInfo: [.apps: AppDefinition.standard]).decode(
                Played.self, from: text, file: path)
            var (session, context) = (played.session, played.context)
            var shown: Screen?
            for frame in played.frames {
                let screen = try #require(
                    try frame.screen ?? frame.patch.flatMap { try shown?.applying($0) })
                shown = screen
                context.now = frame.now.instant
                // A journey may change the time zone, which is in the screens' contexts.
                context.zone = screen.context.zone
                if let event = frame.event {
                    #expect(try session.send(event, in: context) == frame.effects)
                }
                #expect(try session.screen(in: context) == screen, "\(played.journey)")
            }
        }
    }

    @Test func `most screens are patches, which give the screens and digests of whole ones`() throws
    {
        let (patches, wholes) = try (journeys(""), journeys("--journeys whole"))
        #expect(Set(patches.keys) == Set(wholes.keys))
        var (patched, all) = (0, 0)
        for (path, text) in wholes {
            let frames = try PlayedFrames(text, file: path)
            let others = try PlayedFrames(#require(patches[path]), file: path)
            #expect(frames.screens == others.screens, "\(path)")
            #expect(frames.digests == others.digests, "\(path)")
            #expect(frames.patched == 0)
            #expect(try frames.digests == frames.screens.map(PlayedFrames.digest), "\(path)")
            patched += others.patched
            all += others.screens.count
        }
        #expect(patched * 2 > all && patched < all)
    }
}
