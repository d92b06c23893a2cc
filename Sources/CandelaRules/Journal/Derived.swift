/// What is worked out of a journal's records and kept beside them: never written, and equal to any
/// other, since the records alone say all of it.
struct Derived: Sendable, Hashable {
    /// What was done of each habit and of everything; nil when it is not kept.
    var histories: KeptHistories?

    /// The ids of completions.
    var completions = KeptIDs<Completion>()

    /// The ids of practices.
    var practices = KeptIDs<Practice>()

    /// The ids of weigh-ins.
    var weighIns = KeptIDs<WeighIn>()

    static func == (left: Derived, right: Derived) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}

/// The ids of some records, each with how many have it.
///
/// They are counted when first asked for, so that journals that are only read pay nothing.
struct KeptIDs<Record: IdentifiedRecord>: Sendable {
    private var counts: [String: Int]?

    /// The id of a new record: its own, else the usual one, or when that is taken the usual one with a
    /// number.
    mutating func id(of record: Record, or usual: String, in records: [Record]) -> String {
        guard record.id.isEmpty else { return record.id }
        if counts == nil {
            counts = Dictionary(minimumCapacity: records.count)
            for record in records { count(record, 1) }
        }
        return Journal.freeID(usual) { counts?[$0] != nil }
    }

    mutating func keepUp(with change: ListChange<Record>) {
        for removed in change.removed { count(removed.record, -1) }
        for added in change.added { count(added.record, 1) }
    }

    private mutating func count(_ record: Record, _ step: Int) {
        guard counts != nil, !record.id.isEmpty else { return }
        let count = (counts?[record.id] ?? 0) + step
        counts?[record.id] = count > 0 ? count : nil
    }
}

extension Journal {
    /// Carries out an operation that changes completions, practices and weigh-ins, and brings what is
    /// kept of them up to just that.
    mutating func keepingUp(
        _ operation: (inout Journal, inout Derived) -> JournalChange
    ) -> JournalChange {
        var kept = derived
        // The journal lets go of it meanwhile, so that it is changed in place.
        derived = Derived()
        let change = operation(&self, &kept)
        kept.completions.keepUp(with: change.completions)
        kept.practices.keepUp(with: change.practices)
        kept.weighIns.keepUp(with: change.weighIns)
        if kept.histories?.keepUp(with: change, in: self) == false { kept.histories = nil }
        derived = kept
        return change
    }
}
