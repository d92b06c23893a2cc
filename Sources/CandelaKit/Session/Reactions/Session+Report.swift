import CandelaElements
import CandelaRules

extension Session {
    mutating func apply(
        _ report: Intent.Report, in context: Context
    ) throws(SessionError) -> [Effect] {
        try require(report.about, at: "about", "topic")
        switch (report.about, report.value) {
        case (.time, nil): return []
        // A failed undo can still be retried.
        case (.closing, nil): return handle(.ended, in: context) { !$0.hasFailedUndo }
        case (.save, .flag(let isSaved)?):
            return try takeSaving(isSaved, of: report.id, in: context)
        case (.share, .text(let word)?):
            guard let state = ShareState(rawValue: word) else { break }
            host.share = state
            return []
        case (.sync, .text(let word)?):
            guard let event = SyncStatus.Event(word) else { break }
            if host.sync == nil { host.sync = SyncStatus() }
            return handleSync(event, in: context)
        case (.notifications, .flag(let isAllowed)?):
            host.notificationsAreOff = !isAllowed
            return []
        case (.health, .flag(let isAllowed)?):
            host.healthIsDenied = !isAllowed
            return []
        case (.place, .text(let place)?):
            host.place = place
            return []
        case (.place, nil):
            host.place = nil
            return []
        case (.note, .text(let text)?):
            show(Toast.Message("host", .info, text), in: context)
            return []
        default: break
        }
        let given = report.value.map(\.quoted) ?? "a report without a value"
        throw SessionError(
            "intent.value",
            "'\(report.about.rawValue)' does not accept \(given): use \(values(of: report.about))",
            id: "invalid-report")
    }

    /// Handles an event of syncing; returns the announcement that it failed, or that it succeeded
    /// after a problem.
    mutating func handleSync(_ event: SyncStatus.Event, in context: Context) -> [Effect] {
        let before = host.sync?.state
        host.sync?.handle(event, at: context.now)
        guard let state = host.sync?.state, state != before else { return [] }
        switch state {
        case .error, .offline:
            host.syncFailed = true
            return [
                announce("sync", in: context) {
                    state == .error ? $0.syncFailed() : $0.syncOffline()
                }
            ]
        case .synced where host.syncFailed == true:
            host.syncFailed = nil
            return [announce("sync", in: context) { $0.syncDone() }]
        default: return []
        }
    }

    /// The values of a topic, as listed in an error.
    private func values(of topic: Intent.Report.Topic) -> String {
        switch topic {
        case .save, .notifications, .health: "true or false"
        case .share: Self.list(ShareState.allCases.map { "'\($0.rawValue)'" })
        case .sync: Self.list(SyncStatus.Event.words.map { "'\($0)'" })
        case .place: "the id of a place, or no value"
        case .note: "a text"
        default: "no value"
        }
    }
}

extension SyncStatus.Event {
    /// The words that a host reports, and their events.
    private static let reported: [(word: String, event: SyncStatus.Event)] = [
        ("reachable", .reachable), ("networkLost", .networkLost), ("networkFound", .networkFound),
        ("activity", .activity), ("signedIn", .signedIn), ("signedOut", .signedOut),
        ("failed", .failed), ("notSignedIn", .account(.notSignedIn)),
        ("restricted", .account(.restricted)), ("unavailable", .account(.unavailable)),
    ]

    fileprivate static let words = reported.map(\.word)

    /// Creates an event from the word a host reports.
    fileprivate init?(_ word: String) {
        guard let event = Self.reported.first(where: { $0.word == word })?.event else {
            return nil
        }
        self = event
    }
}
