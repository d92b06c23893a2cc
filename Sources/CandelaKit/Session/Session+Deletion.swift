import CandelaElements
import CandelaRules
import CandelaTokens

// The deletion of records of any kind. They leave the journal, or the draft of a form, at once, and
// come back whole when the person undoes the deletion within its window.

extension Session {
    /// Deletes records that can be restored until their window ends, however far the person goes.
    mutating func begin(
        _ kind: Intent.RecordKind, _ ids: [String], isAll: Bool = false, in context: Context
    ) -> [Effect] {
        // Failed deletions are given up.
        var effects = handle(.dismissed, in: context) {
            $0.kind == kind && $0.hasFailed && !$0.isAll
        }
        // So is an undo whose save is not reported yet, of records that are deleted again.
        deletions.removeAll {
            $0.kind == kind && $0.machine.state == .idle && $0.change == JournalChange()
                && !Set($0.ids).isDisjoint(with: ids)
        }
        // A deletion whose save or undo fails can have its toast again.
        let taken = Set(deletions.lazy.filter { $0.kind == kind }.map(\.number))
        let only = ids.count == 1 ? name(of: kind, ids[0], in: context) : nil
        deletions.insert(
            PendingDeletion(
                kind: kind, ids: ids, name: only, isAll: isAll,
                number: (1...).first { !taken.contains($0) } ?? 1, screen: place.page.screen,
                began: context.now,
                machine: Deletion(window: app.theme.undoWindow)), at: 0)
        effects += handle(.deleted(ids), at: 0, in: context)
        let older = deletions.filter { $0.canBeUndone && !$0.isAll }.dropFirst(UndoWindow.most)
        return effects + handle(.ended, in: context) { older.contains($0) }
    }

    /// Passes an event to deletions.
    ///
    /// - Returns: The effects, with an announcement if weigh-ins became final.
    mutating func handle(
        _ event: Deletion<String>.Event, in context: Context,
        of isMeant: (PendingDeletion) -> Bool = { _ in true }
    ) -> [Effect] {
        var effects: [Effect] = []
        var final = 0
        for index in deletions.indices where isMeant(deletions[index]) {
            let couldBeUndone = deletions[index].canBeUndone && !deletions[index].isAll
            effects += handle(event, at: index, in: context)
            let deletion = deletions[index]
            if couldBeUndone, event != .undone, deletion.kind == .weighIn,
                deletion.machine.state == .idle
            {
                final += deletion.ids.count
            }
        }
        guard final > 0 else { return effects }
        return effects
            + [
                announce("entries-deleted", in: context) {
                    $0.weightEntriesDeleted(count: final)
                }
            ]
    }

    private mutating func handle(
        _ event: Deletion<String>.Event, at index: Int, in context: Context
    ) -> [Effect] {
        let due = deletions[index].machine.handle(
            event, at: context.now, isAssisted: context.assistiveTechnology)
        var effects: [Effect] = []
        for effect in due {
            switch effect {
            case .delete: effects += delete(index, in: context)
            case .restore: effects += restore(index, in: context)
            }
            deletions[index].save = effects.isEmpty ? nil : saving.next
        }
        return effects
    }

    private mutating func restore(_ index: Int, in context: Context) -> [Effect] {
        beforeLater(index, in: context) { $0.putBack(index, in: context) }
    }

    private mutating func delete(_ index: Int, in context: Context) -> [Effect] {
        beforeLater(index, in: context) { $0.remove(index, in: context) }
    }

    /// Removes or restores the records of a deletion.
    ///
    /// Later deletions, final ones too, are undone first and made again afterwards, so that all
    /// records return to their positions, and none without the record that it belongs to.
    private mutating func beforeLater(
        _ index: Int, in context: Context, _ change: (inout Session) -> [Effect]
    ) -> [Effect] {
        let later = deletions.indices.prefix(index).filter {
            deletions[$0].change != JournalChange() || !deletions[$0].rows.isEmpty
        }
        var effects: [Effect] = []
        for place in later { effects += putBack(place, in: context) }
        effects += change(&self)
        for place in later.reversed() { effects += remove(place, in: context) }
        return effects
    }

    /// Puts the records of a deletion back.
    mutating func putBack(_ index: Int, in context: Context) -> [Effect] {
        let deletion = deletions[index]
        (deletions[index].change, deletions[index].rows) = (JournalChange(), [])
        guard !changeDraft(of: deletion.kind, { $0.putDraftRows(deletion.rows) }) else { return [] }
        let restored = journal.undo(deletion.change)
        let effects = save(RecordChanges(restored, in: journal))
        guard deletion.kind == .weighIn, deletion.isOutdated else { return effects }
        let milestones = journal.updateMilestones(
            after: restored, celebrating: false, now: context.now, clock: clock(in: context))
        return effects + save(RecordChanges(milestones, in: journal))
    }

    /// Removes the records of a deletion.
    private mutating func remove(_ index: Int, in context: Context) -> [Effect] {
        let (kind, ids) = (deletions[index].kind, Set(deletions[index].ids))
        var rows: [DraftRow] = []
        guard !changeDraft(of: kind, { rows = $0.takeDraftRows(ids) }) else {
            deletions[index].rows = rows
            return []
        }
        let change = remove(ids, kind, in: context)
        (deletions[index].change, deletions[index].isOutdated) = (change, false)
        return save(RecordChanges(change, in: journal))
    }

    private mutating func remove(
        _ ids: Set<String>, _ kind: Intent.RecordKind, in context: Context
    ) -> JournalChange {
        let change = JournalRecords(kind).remove(ids, &journal)
        guard kind == .weighIn else { return change }
        // Milestones that no other weigh-in reaches are withdrawn.
        return change.with(milestonesIn: &journal, now: context.now, clock: clock(in: context))
    }

    /// Changes the frontmost draft with rows of a kind; `false` without one.
    private mutating func changeDraft(
        of kind: Intent.RecordKind, _ change: (inout any ScreenOptions) -> Void
    ) -> Bool {
        place.changeOptions(where: { $0.draftRows(of: kind) != nil }, change)
    }

    /// The ids of all records of a kind, or of the rows of a draft.
    func recordIDs(_ kind: Intent.RecordKind) -> [String] {
        if JournalRecords.isOurs(kind) || app.declares(kind) {
            return JournalRecords(kind).ids(journal)
        }
        return place.pages.lazy.compactMap { $0.options?.draftRows(of: kind) }.first ?? []
    }

    /// Reverts the deletions and restorations of a failed save.
    mutating func failDeletion(ofSave save: Int, in context: Context) {
        for index in deletions.indices where deletions[index].save == save {
            deletions[index].save = nil
            _ = deletions[index].machine.handle(.savingFailed, at: context.now)
            let effects =
                switch deletions[index].machine.state {
                case .failed(.delete): restore(index, in: context)
                case .failed(.undo): delete(index, in: context)
                default: [Effect]()
                }
            // The store did not change either, but its order can differ: later saves moved records.
            for case .save(let changes, _) in effects {
                saving.missing.insert(changes, areStored: true)
            }
        }
    }

    /// Notes that a save succeeded.
    mutating func endDeletion(ofSave save: Int) {
        for index in deletions.indices where deletions[index].save == save {
            deletions[index].save = nil
        }
    }

    /// Forgets the deletions that are final and saved, and deletions in closed drafts. A deletion
    /// after one that can be undone is kept, because it is made again after the undo.
    mutating func forgetDeletions() {
        guard !deletions.isEmpty else { return }
        let open = Set(saving.sent.lazy.filter { !$0.isSaved }.map(\.id))
        let drafts = place.pages
        func isOver(_ deletion: PendingDeletion) -> Bool {
            let isSaved = deletion.save.map { !open.contains($0) } ?? true
            let isClosed =
                !deletion.rows.isEmpty
                && !drafts.contains { $0.options?.draftRows(of: deletion.kind) != nil }
            return isClosed || isSaved && deletion.machine.state == .idle
        }
        let oldest = deletions.lastIndex { !isOver($0) } ?? 0
        deletions = deletions.enumerated().filter { index, deletion in
            !isOver(deletion) || index < oldest && deletion.change != JournalChange()
        }.map(\.element)
    }
}
