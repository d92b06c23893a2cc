public import CandelaElements
public import CandelaRules
import CandelaTokens

extension Session {
    /// Makes pending deletions permanent because their list is closed.
    mutating func endDeletions(in context: Context) throws(SessionError) -> [Effect] {
        try handle(.left, in: context)
    }

    /// Passes an event to all pending deletions.
    mutating func handle(
        _ event: RowDelete<String>.Event, in context: Context
    ) throws(SessionError) -> [Effect] {
        var effects: [Effect] = []
        for var pending in rows {
            let due = pending.machine.handle(event, at: context.now)
            effects += try carryOut(due, &pending, in: context)
            let count = due.reduce(0) { count, effect in
                if case .delete(let ids) = effect { count + ids.count } else { count }
            }
            if count > 0, pending.kind == .weighIn {
                effects.append(
                    announce("entries-deleted", in: context) {
                        $0.weightEntriesDeleted(count: count)
                    })
            }
            keep(pending)
        }
        return effects
    }

    mutating func keep(_ pending: PendingRows) {
        rows.removeAll { $0.kind == pending.kind }
        if !(pending.machine.hidden.isEmpty && pending.deleted.isEmpty) { rows.append(pending) }
    }

    /// Deletes the rows whose window ended, and keeps the changes until the host reports the save.
    mutating func carryOut(
        _ due: [RowDelete<String>.Effect], _ pending: inout PendingRows, in context: Context
    ) throws(SessionError) -> [Effect] {
        var effects: [Effect] = []
        for case .delete(let ids) in due {
            pending.deleted = pending.kind == .step ? [] : ids
            pending.changes = []
            pending.save = saving.next
            for change in remove(ids, pending.kind, in: context) {
                pending.changes.append(change)
                effects += save(RecordChanges(change, in: journal))
            }
        }
        return effects
    }

    mutating func remove(
        _ ids: [String], _ kind: Intent.RecordKind, in context: Context
    ) -> [JournalChange] {
        switch kind {
        case .habit: return [journal.remove(habits: Set(ids))]
        case .weighIn: return [remove(weighIns: ids, in: context)]
        case .practice: return [journal.remove(practices: Set(ids))]
        case .session: return [journal.remove(sessions: Set(ids))]
        case .step: place.page.options?.removeDraftRows(Set(ids))
        default:
            guard app.declares(kind) else { break }
            return [journal.remove(Set(ids), fromOwn: kind.rawValue)]
        }
        return []
    }

    /// Removes weigh-ins and the milestones that no other one reaches.
    mutating func remove(weighIns ids: [String], in context: Context) -> JournalChange {
        let clock = clock(in: context)
        return journal.remove(weighIns: Set(ids))
            .with(milestonesIn: &journal, now: context.now, clock: clock)
    }

    /// Reverts the deletions and restorations of a failed save.
    mutating func failDeletion(ofSave save: Int, in context: Context) {
        for index in rows.indices where rows[index].save == save && !rows[index].deleted.isEmpty {
            for change in rows[index].changes.reversed() { journal.undo(change) }
            rows[index].changes = []
            _ = rows[index].machine.handle(.savingFailed, at: context.now)
        }
        guard var pending = allWeighIns, pending.save == save else { return }
        pending.save = nil
        _ = pending.machine.handle(.savingFailed, at: context.now)
        switch pending.machine.state {
        case .failed(.delete): journal.undo(pending.change)
        case .failed(.undo):
            pending.change = remove(weighIns: pending.machine.pending, in: context)
        default: break
        }
        keep(pending)
    }

    /// Discards the data for reverting the deletions of a successful save.
    mutating func endDeletion(ofSave save: Int) {
        for var pending in rows where pending.save == save {
            (pending.deleted, pending.changes, pending.save) = ([], [], nil)
            keep(pending)
        }
        guard var pending = allWeighIns, pending.save == save else { return }
        pending.save = nil
        keep(pending)
    }

    /// Discards failed deletions.
    mutating func dismissFailedRows(in context: Context) {
        for var pending in rows where pending.machine.hasFailed {
            _ = pending.machine.handle(.dismissed, at: context.now)
            (pending.deleted, pending.changes, pending.save) = ([], [], nil)
            keep(pending)
        }
    }

    /// The time within which deletions can be undone in the app.
    func window(in context: Context) -> UndoWindow { app.theme.undoWindow }

    /// Passes an event to the deletion of all weigh-ins.
    mutating func handleAll(
        _ event: UndoDelete<String>.Event, in context: Context
    ) -> [Effect] {
        guard var pending = allWeighIns else { return [] }
        return carryOut(pending.machine.handle(event, at: context.now), &pending, in: context)
    }

    mutating func carryOut(
        _ due: [UndoDelete<String>.Effect], _ pending: inout PendingAll, in context: Context
    ) -> [Effect] {
        let clock = clock(in: context)
        var effects: [Effect] = []
        for effect in due {
            switch effect {
            case .delete:
                pending.change = journal.removeAllWeighIns()
                    .with(milestonesIn: &journal, now: context.now, clock: clock)
                effects += save(RecordChanges(pending.change, in: journal))
            case .restore:
                let restored = journal.undo(pending.change)
                effects += save(RecordChanges(restored, in: journal))
                effects += save(
                    RecordChanges(
                        journal.updateMilestones(
                            after: restored, celebrating: false, now: context.now, clock: clock),
                        in: journal))
            }
            pending.save = saving.next
        }
        keep(pending)
        return effects
    }

    mutating func keep(_ pending: PendingAll) {
        allWeighIns = pending.machine.state == .idle && pending.save == nil ? nil : pending
    }

    /// The deletion of all weigh-ins; `nil` while there is none.
    public var deletionOfWeighIns: UndoDelete<String>? { allWeighIns?.machine }

    /// Removes the deleted rows from the draft before it is saved.
    mutating func commitDraftRows() {
        guard let pending = rows.first(where: { $0.kind == .step }) else { return }
        place.page.options?.removeDraftRows(Set(pending.machine.hidden))
        rows.removeAll { $0.kind == .step }
    }

    /// The ids of the deleted rows of a kind that are hidden because they can be restored.
    public func hiddenRows(_ kind: Intent.RecordKind) -> [String] {
        rows.first { $0.kind == kind }?.machine.hidden ?? []
    }
}
