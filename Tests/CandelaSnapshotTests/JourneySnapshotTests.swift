import CandelaPipeline
import CandelaScreens
import CandelaSpecimens
import Testing

/// Compares what every journey does and says with the recorded text.
struct JourneySnapshotTests {
    /// Every journey as it is played, by name: both tests look at them.
    private static let played = Dictionary(
        Journey.all.map { journey in (journey.name, Result { try journey.played() }) },
        uniquingKeysWith: { first, _ in first })

    /// What was done, what the host had to do, and what a screen reader then says.
    private static func text(of journey: Journey) throws -> String {
        let encoder = JSONTextEncoder(style: .compact)
        return try #require(played[journey.name]).get().map { frame in
            var text = "# \(frame.now)\n"
            if let event = frame.event {
                text += "event " + String(decoding: try encoder.encode(event), as: UTF8.self)
            }
            for effect in frame.effects {
                text += "effect " + String(decoding: try encoder.encode(effect), as: UTF8.self)
            }
            return text + "\n\(frame.screen.screen.rawValue)\n"
                + Transcript(frame.screen, by: .voiceOver).text
        }
        .joined(separator: "\n")
    }

    @Test(arguments: Journey.all)
    func `a journey is the recorded one`(journey: Journey) throws {
        try Snapshot(path: "journeys/\(journey.name).txt").check(Self.text(of: journey))
    }

    @Test func `every recorded journey is there, and every screen is in one`() throws {
        let named = Set(Journey.all.map { "journeys/\($0.name).txt" })
        #expect(named.count == Journey.all.count)
        for path in Snapshot.files(ending: ".txt") where path.hasPrefix("journeys/") {
            guard !named.contains(path) else { continue }
            if Snapshot.isRecording {
                try Snapshot.remove(path)
            } else {
                Issue.record("\(path) is left over: run \(Snapshot.command)")
            }
        }
        let seen = Set(try Self.played.values.flatMap { try $0.get().map(\.screen.screen) })
        #expect(ScreenName.all.filter { !seen.contains($0) } == [])
    }
}
