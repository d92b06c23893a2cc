/// A list of records in a journal, with the corresponding members of changes.
struct RecordList<Record: Sendable & Hashable & Codable> {
    let records: WritableKeyPath<Journal, [Record]>
    let saved: WritableKeyPath<RecordChanges.Records, [Record]>
    let ids: WritableKeyPath<RecordChanges.RecordIDs, [String]>
    let moves: WritableKeyPath<RecordChanges.Moves, [RecordChanges.Move]>
    let change: KeyPath<JournalChange, ListChange<Record>>
    let id: (Record) -> String
}

/// An operation on each list of a journal.
///
/// Visitors are classes, because those that hold a journal are too large to be passed on by value.
protocol RecordListVisitor: AnyObject {
    func visit<Record>(_ list: RecordList<Record>)
}

extension RecordListVisitor {
    /// Visits all lists, in the order of their members in JSON.
    func visitAll() {
        visit(
            RecordList(
                records: \.habits, saved: \.habits, ids: \.habits, moves: \.habits,
                change: \.habits
            ) { $0.id })
        visit(
            RecordList(
                records: \.completions, saved: \.completions, ids: \.completions,
                moves: \.completions, change: \.completions
            ) { $0.id })
        visit(
            RecordList(
                records: \.practices, saved: \.practices, ids: \.practices, moves: \.practices,
                change: \.practices
            ) { $0.id })
        visit(
            RecordList(
                records: \.restDays, saved: \.restDays, ids: \.restDays, moves: \.restDays,
                change: \.restDays
            ) { $0.description })
        visit(
            RecordList(
                records: \.weighIns, saved: \.weighIns, ids: \.weighIns, moves: \.weighIns,
                change: \.weighIns
            ) { $0.id })
        visit(
            RecordList(
                records: \.celebratedStreaks, saved: \.celebratedStreaks, ids: \.celebratedStreaks,
                moves: \.celebratedStreaks, change: \.celebratedStreaks
            ) { $0.id })
        visit(
            RecordList(
                records: \.completedMilestones, saved: \.completedMilestones,
                ids: \.completedMilestones, moves: \.completedMilestones,
                change: \.completedMilestones
            ) { $0.id })
        visit(
            RecordList(
                records: \.routines, saved: \.routines, ids: \.routines, moves: \.routines,
                change: \.routines
            ) { $0.id })
        visit(
            RecordList(
                records: \.sessions, saved: \.sessions, ids: \.sessions, moves: \.sessions,
                change: \.sessions
            ) { $0.id })
        visit(
            RecordList(
                records: \.routineModes, saved: \.routineModes, ids: \.routineModes,
                moves: \.routineModes, change: \.routineModes
            ) { $0.id })
    }
}
