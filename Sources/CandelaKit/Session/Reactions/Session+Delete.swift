import CandelaElements
import CandelaRules

extension Session {
    /// Hides rows until their undo window ends, or deletes records that have none.
    mutating func delete(
        _ kind: Intent.RecordKind, _ ids: [String], in context: Context
    ) throws(SessionError) -> [Effect] {
        guard !ids.isEmpty else {
            throw SessionError("intent.ids", "give the ids of the records", id: "missing-ids")
        }
        let missing = Set(ids).subtracting(recordIDs(kind))
        if let id = ids.first(where: missing.contains) {
            throw .unknown(kind.rawValue, id, at: "ids")
        }
        guard kind != .routine else {
            return try change { $0.remove(routines: Set(ids)) }
        }
        var effects: [Effect] = []
        var pending =
            rows.first { $0.kind == kind }
            ?? PendingRows(kind: kind, machine: RowDelete(window: window(in: context)))
        let due = pending.machine.handle(
            .deleted(ids), at: context.now, isAssisted: context.assistiveTechnology)
        effects += try carryOut(due, &pending, in: context)
        keep(pending)
        return effects
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

    /// The ids of all records of a kind, or of the steps in the draft.
    private func recordIDs(_ kind: Intent.RecordKind) -> [String] {
        switch kind {
        case .habit: journal.habits.map(\.id)
        case .weighIn: journal.weighIns.map(\.id)
        case .practice: journal.practices.map(\.id)
        case .routine: journal.routines.map(\.id)
        case .session: journal.sessions.map(\.id)
        case .step:
            place.page.options?.rowsOfDraft ?? []
        default: app.declares(kind) ? journal[own: kind.rawValue].map(\.id) : []
        }
    }

    /// Deletes all weigh-ins; the action has asked for confirmation.
    private mutating func deleteAllWeighIns(in context: Context) -> [Effect] {
        if var hidden = rows.first(where: { $0.kind == .weighIn }) {
            // Rows that can still be restored become part of this deletion, and of its undo.
            _ = hidden.machine.handle(.undone, at: context.now)
            keep(hidden)
        }
        var pending = allWeighIns ?? PendingAll(machine: UndoDelete(window: window(in: context)))
        let ids = journal.weighIns.map(\.id)
        _ = pending.machine.handle(.requested(ids), at: context.now)
        return carryOut(
            pending.machine.handle(
                .confirmed, at: context.now, isAssisted: context.assistiveTechnology), &pending,
            in: context)
    }
}
