import CandelaElements
import CandelaKit
import CandelaPipeline
import CandelaRules
import CandelaScreens
import CandelaTool
import Testing

struct JourneyFileTests {
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
            let screen: Screen
        }
    }

    @Test func `a journey can be replayed from its file`() throws {
        let bench = try ToolHarness([
            "t.tokens.json": #"{"a": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}"#
        ])
        _ = bench.run("dump --product practice --tokens t.tokens.json --out a")
        let paths = bench.contents.filter { $0.hasPrefix("a/journeys/") }
        #expect(!paths.isEmpty)
        for path in paths {
            let played = try JSONTextDecoder(userInfo: [.apps: AppDefinition.standard]).decode(
                Played.self, from: Array(bench.text(path).utf8), file: path)
            var (session, context) = (played.session, played.context)
            for frame in played.frames {
                context.now = frame.now.instant
                // A journey may change the time zone, which is in the screens' contexts.
                context.zone = frame.screen.context.zone
                if let event = frame.event {
                    #expect(try session.send(event, in: context) == frame.effects)
                }
                #expect(try session.screen(in: context) == frame.screen, "\(played.journey)")
            }
        }
    }
}
