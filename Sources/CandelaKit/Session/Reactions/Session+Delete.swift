import CandelaElements
import CandelaRules

extension Session {
    /// Deletes records, which can be restored until their window ends.
    ///
    /// Records that were just deleted are not deleted again.
    mutating func delete(
        _ kind: Intent.RecordKind, _ ids: [String], in context: Context
    ) throws(SessionError) -> [Effect] {
        guard !ids.isEmpty else {
            throw SessionError("intent.ids", "give the ids of the records", id: "missing-ids")
        }
        if !app.declares(kind) { try require(kind, at: "record", "kind") }
        let missing = Set(ids).subtracting(recordIDs(kind))
        var gone = Set(deletedRecords(kind))
        if let id = ids.first(where: { missing.contains($0) && !gone.contains($0) }) {
            throw .unknown(kind.rawValue, id, at: "ids")
        }
        let more = ids.filter { gone.insert($0).inserted }
        guard !more.isEmpty else { return [] }
        moveWindows(past: more, in: context)
        return begin(kind, more, in: context)
    }

    /// Begins the windows of long lists that begin with deleted rows with the next row.
    private mutating func moveWindows(past ids: [String], in context: Context) {
        let starts = (place.page.options?.windowStarts ?? [:]).filter { ids.contains($0.value) }
        guard !starts.isEmpty, let screen = try? screen(in: context) else { return }
        for (list, row) in starts {
            let next = screen.cards.lazy.compactMap { $0.body.row(after: row, besides: ids) }.first
            place.page.options?.startWindow(of: list, at: next)
        }
    }

    /// Deletes all records of a kind that the frontmost screen offers to delete.
    mutating func deleteAll(
        _ kind: Intent.RecordKind, _ event: Event, in context: Context
    ) throws(SessionError) -> [Effect] {
        guard kind == .weighIn else {
            throw SessionError(
                "intent.all", "'all' is for weigh-ins only: give the ids of the records",
                id: "missing-ids")
        }
        guard offers(event.intent, in: context) else {
            throw .misplaced(event.intent, "of all is not offered by the frontmost screen")
        }
        _ = closeOverlay()
        return deleteAllWeighIns(in: context)
    }

    /// Whether an enabled action of the frontmost screen has an intent.
    private func offers(_ intent: Intent, in context: Context) -> Bool {
        let actions = (try? screen(in: context))?.enabledActions ?? []
        return actions.contains { $0.intent == intent }
    }

    /// Deletes all weigh-ins; the action has asked for confirmation.
    private mutating func deleteAllWeighIns(in context: Context) -> [Effect] {
        var effects: [Effect] = []
        // Rows that can still be restored become part of this deletion, and of its undo. An earlier
        // deletion of all becomes final.
        for index in deletions.indices
        where deletions[index].kind == .weighIn && deletions[index].canBeUndone
            && !deletions[index].isAll
        {
            effects += putBack(index, in: context)
        }
        deletions.removeAll { $0.kind == .weighIn }
        let ids = journal.weighIns.map(\.id)
        return ids.isEmpty ? effects : effects + begin(.weighIn, ids, isAll: true, in: context)
    }
}
