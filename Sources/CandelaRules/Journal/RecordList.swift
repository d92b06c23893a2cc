/// A list of records in a journal, with the corresponding members of changes.
struct RecordList<Record: Sendable & Equatable & Codable> {
    let records: WritableKeyPath<Journal, [Record]>
    let saved: WritableKeyPath<RecordChanges.Records, [Record]>
    let ids: WritableKeyPath<RecordChanges.RecordIDs, [String]>
    let moves: WritableKeyPath<RecordChanges.Moves, [RecordChanges.Move]>
    let change: WritableKeyPath<JournalChange, ListChange<Record>>
    let id: (Record) -> String
}

/// An operation on each list of a journal.
///
/// Visitors are classes, because those that hold a journal are too large to be passed on by value.
protocol RecordListVisitor: AnyObject {
    func visit<Record>(_ list: RecordList<Record>)
}

/// A list of records whose type is not known.
///
/// Visitors get the lists as existentials, so that the compiler does not make a copy of each
/// visitor for each record type, which makes apps larger.
private protocol VisitedList {
    func accept(_ visitor: any RecordListVisitor)
}

extension RecordList: VisitedList {
    func accept(_ visitor: any RecordListVisitor) { visitor.visit(self) }
}

extension RecordListVisitor {
    /// Visits all lists, in the order of their members in JSON.
    func visitAll() {
        for list in Journal.lists { list.accept(self) }
    }
}

extension Journal {
    /// All lists, in the order of their members in JSON.
    fileprivate static var lists: [any VisitedList] {
        [
            RecordList(
                records: \.habits, saved: \.habits, ids: \.habits, moves: \.habits, change: \.habits
            ) { $0.id },
            RecordList(
                records: \.completions, saved: \.completions, ids: \.completions,
                moves: \.completions, change: \.completions
            ) { $0.id },
            RecordList(
                records: \.practices, saved: \.practices, ids: \.practices, moves: \.practices,
                change: \.practices
            ) { $0.id },
            RecordList(
                records: \.restDays, saved: \.restDays, ids: \.restDays, moves: \.restDays,
                change: \.restDays
            ) { $0.description },
            RecordList(
                records: \.weighIns, saved: \.weighIns, ids: \.weighIns, moves: \.weighIns,
                change: \.weighIns
            ) { $0.id },
            RecordList(
                records: \.celebratedStreaks, saved: \.celebratedStreaks, ids: \.celebratedStreaks,
                moves: \.celebratedStreaks, change: \.celebratedStreaks
            ) { $0.id },
            RecordList(
                records: \.completedMilestones, saved: \.completedMilestones,
                ids: \.completedMilestones, moves: \.completedMilestones,
                change: \.completedMilestones
            ) { $0.id },
            RecordList(
                records: \.routines, saved: \.routines, ids: \.routines, moves: \.routines,
                change: \.routines
            ) { $0.id },
            RecordList(
                records: \.sessions, saved: \.sessions, ids: \.sessions, moves: \.sessions,
                change: \.sessions
            ) { $0.id },
            RecordList(
                records: \.routineModes, saved: \.routineModes, ids: \.routineModes,
                moves: \.routineModes, change: \.routineModes
            ) { $0.id },
        ]
    }
}
