import CandelaElements
import CandelaRules
import CandelaTokens

// Requests to the host, and its reports.

extension Session {
    /// Applies changes that depend on time alone, before a screen is created and before an event is
    /// handled: undo windows and timers end, toasts disappear.
    mutating func advance(in context: Context) -> [Effect] {
        let rows = (try? handle(.ticked, in: context)) ?? []
        let all = handleAll(.ticked, in: context)
        let told = handleSync(.ticked, in: context)
        let rule = app.theme.toastRule
        notes.removeAll { note in
            rule.seconds(of: note.kind).map {
                note.shown.adding(seconds: $0) <= context.now
            } ?? false
        }
        if let until = celebrating?.until, until <= context.now { celebrating = nil }
        let effects = rows + all + told + passTimer(in: context)
        closeDeletedSubjects()
        return effects
    }

    /// Requests a permission from the system.
    func request(_ permission: Intent.Permission) throws(SessionError) -> [Effect] {
        try require(permission, at: "name", "permission")
        return [.requestPermission(permission)]
    }

    /// Opens a page that the app draws itself.
    func open(_ page: Intent.AppPage) throws(SessionError) -> [Effect] {
        try require(page, at: "what", "page")
        return [.open(Effect.HostPage(page))]
    }

    /// Opens the target of an action step.
    func launch(_ launch: Intent.Launch) throws(SessionError) -> [Effect] {
        if let routine = launch.routine { try requireRoutine(routine, at: "routine") }
        return [.launch(launch)]
    }

    /// Rejects a word of a later version.
    private func require<Word: RawRepresentable & CaseIterable & Equatable>(
        _ word: Word, at path: String, _ name: String
    ) throws(SessionError) where Word.RawValue == String {
        guard !Word.allCases.contains(word) else { return }
        throw SessionError(
            "intent.\(path)",
            "there is no \(name) '\(word.rawValue)': use "
                + Self.list(Word.allCases.map { "'\($0.rawValue)'" }), id: "unknown-\(name)")
    }

    /// Words joined with commas and “or”.
    private static func list(_ words: [String]) -> String {
        words.count < 2
            ? words.joined()
            : words.dropLast().joined(separator: ", ") + " or " + words.suffix(1).joined()
    }

    mutating func retry(
        _ what: Intent.Retry, in context: Context
    ) throws(SessionError) -> [Effect] {
        switch what {
        case .journal:
            loading = .loading
            return [.retry(what)]
        case .save: return retrySaving(in: context)
        case .sync: host.sync?.handle(.retried, at: context.now)
        case .share: host.share = .composing
        default:
            throw SessionError(
                "intent.what",
                "'\(what.rawValue)' cannot be retried: use 'journal', 'save', 'share' or 'sync'",
                id: "unknown-retry")
        }
        return [.retry(what)]
    }

    mutating func take(
        _ report: Intent.Report, in context: Context
    ) throws(SessionError) -> [Effect] {
        try require(report.about, at: "about", "topic")
        switch (report.about, report.value) {
        case (.time, nil): return []
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
            show(PassingNote.Message("host", .info, text), in: context)
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
    private mutating func handleSync(_ event: SyncStatus.Event, in context: Context) -> [Effect] {
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

    /// Shows a message as a toast, in place of an earlier one with the same id.
    mutating func show(_ message: PassingNote.Message, in context: Context) {
        notes.removeAll { $0.id == message.id }
        notes.insert(PassingNote(.message(message), shown: context.now), at: 0)
    }

    /// Dismisses a toast.
    mutating func dismiss(_ note: String, in context: Context) -> [Effect] {
        notes.removeAll { "note-\($0.id)" == note || $0.id == note }
        if Self.savingNotes.contains(note) { dismissSaving(in: context) }
        return []
    }
}

extension PassingNote {
    /// The note's id on a screen.
    fileprivate var id: String {
        switch event {
        case .sampleDataAdded: "sample-data-added"
        case .entriesDeleted: "entries-deleted"
        case .savingFailed: "saving-failed"
        case .message(let message): message.id
        }
    }

    var kind: ToastKind {
        if case .message(let message) = event { message.about } else { .info }
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
