public import CandelaElements
public import CandelaRules

/// A deletion that can be undone, or whose save failed or is unreported.
struct PendingDeletion: Sendable, Equatable, Codable {
    /// The kind of the deleted records.
    let kind: Intent.RecordKind

    /// The ids of the deleted records, in the order of the request.
    let ids: [String]

    /// The name of the only record; `nil` for several, and without a name.
    let name: String?

    /// Whether all records of the kind were deleted, which only one screen undoes.
    let isAll: Bool

    /// The number of the toast among those about the same kind of record, counted from 1.
    let number: Int

    /// The screen that was in front.
    let screen: ScreenName

    /// The moment of the deletion.
    let began: Instant

    /// The state of the deletion, with the ids of the records.
    var machine: Deletion<String>

    /// The change of the journal that undo reverts; empty while the records are in the journal.
    var change = JournalChange()

    /// Whether weigh-ins were changed since, so that an undo brings the milestones up to date.
    var isOutdated = false

    /// The rows of a draft that undo puts back.
    var rows: [DraftRow] = []

    /// The number of the last save; `nil` once it is reported, and for rows of a draft.
    var save: Int?

    /// Whether the records can be restored.
    var canBeUndone: Bool { machine.offersUndo }

    /// Whether the deletion failed and was not retried or dismissed.
    var hasFailed: Bool { machine.state == .failed(.delete) }

    /// Whether the undo failed and was not retried or dismissed.
    var hasFailedUndo: Bool {
        if case .failed(.undo) = machine.state { true } else { false }
    }
}

extension Session {
    /// The toasts about deletions, newest first: those that can be undone, and one for all of a
    /// kind that failed. Deletions of all records have theirs on one screen only.
    var deletionToasts: [Toast] {
        let rows = deletions.filter { !$0.isAll }
        var toasts = rows.compactMap { deletion in
            deletion.machine.validUntil.map { until in
                Toast(
                    .deleted(
                        Toast.Rows(
                            deletion.kind, ids: deletion.ids, name: deletion.name, until: until,
                            number: deletion.number, by: deletion.screen)), shown: deletion.began)
            }
        }
        var reported: Set<Intent.RecordKind> = []
        for failed in rows where failed.hasFailed && reported.insert(failed.kind).inserted {
            let all = rows.filter { $0.hasFailed && $0.kind == failed.kind }
            let count = all.reduce(0) { $0 + $1.ids.count }
            toasts.append(
                Toast(
                    .notDeleted(
                        record: failed.kind, count: count, name: count == 1 ? failed.name : nil,
                        screen: failed.screen),
                    shown: failed.began))
        }
        return toasts
    }

    /// The deletion of all weigh-ins; `nil` without one in progress.
    public var deletionOfWeighIns: Deletion<String>? {
        deletions.first { $0.isAll && $0.machine.state != .idle }?.machine
    }

    /// The ids that a new record of a kind must not take, because deleted records with them can
    /// return: by an undo, or because the save of their deletion fails.
    public func reservedIDs(_ kind: Intent.RecordKind) -> [String] {
        deletions.filter { $0.kind == kind }.flatMap(\.ids)
    }

    /// The ids of the deleted records of a kind that can be restored, the last deleted first.
    public func deletedRecords(_ kind: Intent.RecordKind) -> [String] {
        deletions.filter { $0.kind == kind && $0.canBeUndone }.flatMap(\.ids)
    }
}
