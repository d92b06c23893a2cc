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
        // Failed deletions are repeated, and the save includes what earlier ones lacked.
        case .save:
            return handle(.retried, in: context) + [.save(RecordChanges(), id: saving.next)]
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
}
