import CandelaElements
import CandelaKit
import CandelaSpecimens
import CandelaTestSupport
import Testing

/// Checks that everyone learns of every event that changes records.
struct AnnouncedChangesTests {
    /// The events that change records and announce nothing, with the reason.
    private static let silent = [
        "toggle": "the focused checkbox says its new state",
        "log rest": "the focused switch says its new state",
        "set": "the focused control says its new value",
        "enter": "the focused field says its new value",
        "start": "the run opens, and its title is read",
        "reopen": "the focused row says that its step is open",
        "celebrate": "the celebration closes; the change only notes that it was shown",
        "open": "the opened screen is read; the change only notes what it celebrates",
        "close": "the screen below is read; the change only notes what was celebrated",
    ]

    /// The kind of an event, with the record that it is about.
    private static func name(_ intent: Intent) -> String {
        switch intent {
        case .log(.rest): "log rest"
        case .log(.practice): "log practice"
        case .log(.weighIn): "log weighIn"
        case .save(let record, _), .delete(let record, _), .undo(let record, _):
            "\(intent.kind) \(record.rawValue)"
        case .deleteAll(let record): "delete all \(record.rawValue)"
        default: intent.kind
        }
    }

    /// Whether an event changed records that the host is to save.
    private static func changes(_ frame: Journey.Frame) -> Bool {
        frame.effects.contains { if case .save = $0 { true } else { false } }
    }

    private static func announces(_ frame: Journey.Frame) -> Bool {
        frame.effects.contains { if case .announce = $0 { true } else { false } }
    }

    /// Whether a frame reports the outcome of a save; `nil` for other events.
    private static func outcome(_ frame: Journey.Frame) -> Bool? {
        guard case .report(let report)? = frame.event?.intent, report.about == .save else {
            return nil
        }
        return report.value == .flag(true)
    }

    /// A saved change is announced once the host reports it, so only events with a reported save
    /// are judged, unless the screen announces them at once.
    @Test func `every change is announced, but for those that the control says`() throws {
        var found: Set<String> = []
        var heard: Set<String> = []
        for journey in Journey.all {
            let frames = try journey.once()
            // The events whose saves are not reported yet: a report is of the first of them.
            var waiting: [String] = []
            for (before, frame) in zip(frames, frames.dropFirst()) {
                if let isSaved = Self.outcome(frame), !waiting.isEmpty {
                    let kind = waiting.removeFirst()
                    if isSaved, Self.announces(frame) { heard.insert(kind) }
                    if isSaved { found.insert(kind) }
                }
                guard Self.changes(frame) else { continue }
                let kind = frame.event.map { Self.name($0.intent) } ?? ""
                let known = Set(before.screen.announcements.map(\.id))
                if Self.announces(frame)
                    || frame.screen.announcements.contains(where: { !known.contains($0.id) })
                {
                    heard.insert(kind)
                }
                waiting.append(kind)
            }
        }
        // Some events of a kind can be silent, such as a tap that changes nothing.
        let silent = found.subtracting(heard)
        #expect(silent.isSubset(of: Self.silent.keys), "\(silent)")
        #expect(found.isSuperset(of: ["toggle", "log rest", "set", "enter", "start"]))
        let kinds: Set = [
            "log practice", "complete", "skip", "stop", "pause", "resume", "save habit",
            "save completion", "save practice", "save weighIn", "save routine", "delete habit",
            "delete practice", "delete weighIn", "delete routine", "delete session",
            "delete all weighIn", "undo habit", "undo practice", "undo weighIn", "undo routine",
            "undo session",
        ]
        #expect(heard.isSuperset(of: kinds), "\(kinds.subtracting(heard))")
    }
}
