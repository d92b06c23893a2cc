import CandelaElements
import CandelaRules

extension Session {
    /// Restores the rows that were just deleted.
    mutating func undo(
        _ kind: Intent.RecordKind, _ ids: [String], in context: Context
    ) throws(SessionError) -> [Effect] {
        if kind == .weighIn, ids.isEmpty, case .pendingUndo? = allWeighIns?.machine.state {
            return try undoAllWeighIns(in: context)
        }
        guard var pending = rows.first(where: { $0.kind == kind }),
            !pending.machine.hidden.isEmpty, Set(ids).isSubset(of: pending.machine.hidden)
        else { throw .nothingToUndo(kind, ids) }
        let due = pending.machine.handle(.undone, at: context.now)
        let effects = try carryOut(due, &pending, in: context)
        keep(pending)
        return effects
    }

    private mutating func undoAllWeighIns(
        in context: Context
    ) throws(SessionError) -> [Effect] {
        guard var pending = allWeighIns, case .pendingUndo = pending.machine.state else {
            throw .nothingToUndo(.weighIn, [])
        }
        return carryOut(
            pending.machine.handle(.undone, at: context.now), &pending, in: context)
    }
}

extension SessionError {
    fileprivate static func nothingToUndo(
        _ kind: Intent.RecordKind, _ ids: [String]
    ) -> SessionError {
        .misplaced(.undo(kind, ids: ids), "comes too late: nothing can be undone")
    }
}
