import CandelaElements
import CandelaRules

/// The records of a kind in a journal, as deletions name and remove them.
struct JournalRecords: Sendable {
    /// The ids of the records, in the journal's order.
    let ids: @Sendable (Journal) -> [String]

    /// Removes the records with ids, with all that belongs to them.
    let remove: @Sendable (Set<String>, inout Journal) -> JournalChange

    private init(
        _ ids: @escaping @Sendable (Journal) -> [String],
        remove: @escaping @Sendable (Set<String>, inout Journal) -> JournalChange
    ) {
        self.ids = ids
        self.remove = remove
    }

    /// The records of one of our kinds, or else of a kind that an app declares.
    init(_ kind: Intent.RecordKind) {
        self =
            Self.ours[kind]
            ?? JournalRecords(
                { $0[own: kind.rawValue].map(\.id) },
                remove: { $1.remove($0, fromOwn: kind.rawValue) })
    }

    static func isOurs(_ kind: Intent.RecordKind) -> Bool { ours[kind] != nil }

    private static let ours: [Intent.RecordKind: JournalRecords] = [
        .habit: JournalRecords({ $0.habits.map(\.id) }, remove: { $1.remove(habits: $0) }),
        .weighIn: JournalRecords({ $0.weighIns.map(\.id) }, remove: { $1.remove(weighIns: $0) }),
        .practice: JournalRecords(
            { $0.practices.map(\.id) }, remove: { $1.remove(practices: $0) }),
        .completion: JournalRecords(
            { $0.completions.map(\.id) }, remove: { $1.remove(completions: $0) }),
        .routine: JournalRecords({ $0.routines.map(\.id) }, remove: { $1.remove(routines: $0) }),
        .session: JournalRecords({ $0.sessions.map(\.id) }, remove: { $1.remove(sessions: $0) }),
        .restDay: JournalRecords(
            { $0.restDays.map(\.description) },
            remove: { $1.remove(restDays: Set($0.compactMap(CalendarDay.init))) }),
        .routineMode: JournalRecords(
            { $0.routineModes.map(\.id) }, remove: { $1.remove(routineModes: $0) }),
    ]
}
