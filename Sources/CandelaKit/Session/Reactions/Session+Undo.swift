import CandelaElements
import CandelaRules

extension Session {
    /// Restores records that were just deleted, with those deleted together with them. Records that
    /// are there need no undo: the second of two taps changes nothing.
    ///
    /// - Parameter ids: The ids of the records; empty for all of the kind that can be restored, or
    ///   for the deletion of all weigh-ins if that can be undone.
    mutating func undo(
        _ kind: Intent.RecordKind, _ ids: [String], in context: Context
    ) throws(SessionError) -> [Effect] {
        let open = deletions.filter { $0.kind == kind && $0.canBeUndone }
        guard !open.isEmpty, Set(ids).isSubset(of: open.flatMap(\.ids)) else {
            let failed = deletions.filter { $0.kind == kind && $0.hasFailedUndo }.flatMap(\.ids)
            if !ids.isEmpty, Set(ids).isSubset(of: recordIDs(kind) + failed) { return [] }
            throw .misplaced(
                .undo(kind, ids: ids), "comes too late: nothing can be undone")
        }
        let all = open.first { $0.isAll }
        return handle(.undone, in: context) { deletion in
            guard deletion.kind == kind, deletion.canBeUndone else { return false }
            if ids.isEmpty { return all == nil || deletion.isAll }
            return !Set(ids).isDisjoint(with: deletion.ids)
        }
    }
}
