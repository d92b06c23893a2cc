import CandelaElements
import CandelaRules
import CandelaTokens

// Reports of the host, and requests to retry.

extension Session {
    /// Applies changes that depend on time alone, before a screen is created and before an event is
    /// handled: undo windows and timers end, toasts disappear.
    mutating func advance(in context: Context) -> [Effect] {
        let rows = (try? handle(.ticked, in: context)) ?? []
        let all = handleAll(.ticked, in: context)
        host.sync?.handle(.ticked, at: context.now)
        let rule = app.theme.toastRule
        notes.removeAll { note in
            rule.seconds(of: note.kind).map {
                note.shown.adding(seconds: $0) <= context.now
            } ?? false
        }
        if let until = celebrating?.until, until <= context.now { celebrating = nil }
        let effects = rows + all + passTimer(in: context)
        closeDeletedSubjects()
        return effects
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
        switch (report.about, report.value) {
        case (.time, _): return []
        case (.save, .flag(let isSaved)?):
            try takeSaving(isSaved, of: report.id, in: context)
            return []
        case (.share, .text(let word)?):
            guard let state = ShareState(rawValue: word) else { break }
            host.share = state
            return []
        case (.sync, .text(let word)?):
            guard let event = SyncStatus.Event(word) else { break }
            var sync = host.sync ?? SyncStatus()
            sync.handle(event, at: context.now)
            host.sync = sync
            return []
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
            let message = PassingNote.Message("host", .info, text)
            notes.insert(PassingNote(.message(message), shown: context.now), at: 0)
            return []
        default: break
        }
        throw SessionError(
            "intent.value", "'\(report.about.rawValue)' does not accept this value",
            id: "invalid-report")
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
    /// Creates an event from the word a host reports.
    fileprivate init?(_ word: String) {
        switch word {
        case "reachable": self = .reachable
        case "networkLost": self = .networkLost
        case "networkFound": self = .networkFound
        case "activity": self = .activity
        case "signedOut": self = .signedOut
        case "signedIn": self = .signedIn
        case "failed": self = .failed
        default:
            guard let trouble = SyncStatus.Trouble(rawValue: word) else { return nil }
            self = .account(trouble)
        }
    }
}
