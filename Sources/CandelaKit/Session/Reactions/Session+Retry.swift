import CandelaElements
import CandelaRules

extension Session {
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

    /// Retries failed saves.
    mutating func retrySaving(in context: Context) -> [Effect] {
        handleAll(.retried, in: context) + retryRows(in: context)
            + [.save(RecordChanges(), id: saving.next)]
    }

    /// Retries failed deletions.
    mutating func retryRows(in context: Context) -> [Effect] {
        var effects: [Effect] = []
        for index in rows.indices where rows[index].machine.hasFailed {
            _ = rows[index].machine.handle(.dismissed, at: context.now)
            var changes: [JournalChange] = []
            for change in remove(rows[index].deleted, rows[index].kind, in: context) {
                changes.append(change)
                effects += save(RecordChanges(change, in: journal))
            }
            (rows[index].changes, rows[index].save) = (changes, saving.next)
        }
        return effects
    }
}
