import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import Testing

/// Compares the effects and speech of every journey with its recording.
struct JourneySnapshotTests {
    /// The events, their effects for the host, and the resulting speech.
    private static func text(of journey: Journey) throws -> String {
        let encoder = JSONTextEncoder(style: .compact)
        var before = ""
        return try journey.once().map { frame in
            var text = "# \(frame.now)\n"
            if let event = frame.event {
                text += "event " + String(decoding: try encoder.encode(event), as: UTF8.self)
            }
            for effect in frame.effects {
                text += "effect " + String(decoding: try encoder.encode(effect), as: UTF8.self)
            }
            let screen =
                "\(frame.screen.screen.rawValue)\n" + Transcript(frame.screen, by: .voiceOver).text
            defer { before = screen }
            return text + "\n" + (screen == before ? "as before\n" : screen)
        }
        .joined(separator: "\n")
    }

    @Test(arguments: Journey.all)
    func `a journey matches its recording`(journey: Journey) throws {
        try Snapshot(path: "journeys/\(journey.name).txt").check(Self.text(of: journey))
    }

    @Test func `every recorded journey exists and every screen is in a journey`() throws {
        let named = Set(Journey.all.map { "journeys/\($0.name).txt" })
        #expect(named.count == Journey.all.count)
        for path in Snapshot.files(ending: ".txt") where path.hasPrefix("journeys/") {
            guard !named.contains(path) else { continue }
            if Snapshot.isRecording {
                try Snapshot.remove(path)
            } else {
                Issue.record("\(path) is obsolete: run \(Snapshot.command)")
            }
        }
        let seen = Set(try Journey.all.flatMap { try $0.once().map(\.screen.screen) })
        #expect(ScreenName.allCases.filter { !seen.contains($0) } == [])
    }

    /// The saved changes, by the event that led to them, with the records involved.
    private static func kinds(of frame: Journey.Frame) -> Set<String> {
        guard let event = frame.event else { return [] }
        var kind = event.intent.kind
        switch event.intent {
        case .log(.weighIn): kind += " weighIn"
        case .log(.practice): kind += " practice"
        case .save(let record, _), .delete(let record, _), .undo(let record, _):
            kind += " \(record.rawValue)"
        case .deleteAll(let record): kind += " all \(record.rawValue)"
        default: break
        }
        let saves = frame.effects.contains { if case .save = $0 { true } else { false } }
        return saves ? [kind] : []
    }

    @Test func `every kind of save fails and is retried in some journey`() throws {
        var saved: Set<String> = [
            "toggle", "log practice", "save habit", "save routine", "save weighIn",
            "delete all weighIn", "delete routine", "undo weighIn", "set", "celebrate", "start",
            "pause", "resume", "stop", "complete", "reopen", "skip",
        ]
        var refused: Set<String> = []
        for journey in Journey.all {
            let frames = try journey.once()
            for (frame, next) in zip(frames, frames.dropFirst()) {
                let kinds = Self.kinds(of: frame)
                saved.formUnion(kinds)
                if case .report(let report)? = next.event?.intent, report.about == .save,
                    report.value == false
                {
                    refused.formUnion(kinds)
                    #expect(
                        next.screen.enabledActions.contains { $0.intent == .retry(.save) }
                            || next.screen.overlay != nil, "\(kinds)")
                }
            }
        }
        // Intents that only navigate save celebrations, as `celebrate` does, and time completes
        // steps whose timer ended, as `complete` does.
        saved.subtract(["open", "choose", "close", "report"])
        #expect(saved.subtracting(refused).sorted() == [])
    }
}
