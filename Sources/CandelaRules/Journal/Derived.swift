import CandelaJSON

/// Values computed from a journal's records and cached beside them. They are never encoded, and all
/// instances compare as equal, because the records alone determine them.
struct Derived: Sendable, Equatable {
    /// Histories of each habit and of the whole journal; `nil` if not cached.
    var histories: HistoryCache?

    /// The readings in the displayed unit; `nil` if not cached.
    var weights: WeightCache?

    /// The identifiers of completions.
    var completions = IDCounts<Completion>()

    /// The numbers of completions by habit and day.
    var slots = SlotCounts()

    /// The identifiers of practices.
    var practices = IDCounts<Practice>()

    /// The identifiers of weigh-ins.
    var weighIns = IDCounts<WeighIn>()

    static func == (left: Derived, right: Derived) -> Bool { true }
}

/// The identifiers of some records, each with the number of records that have it.
///
/// They are counted on first use, so that they are never counted in a journal that is only read.
struct IDCounts<Record: IdentifiedRecord>: Sendable {
    private var counts: [String: Int]?

    /// The identifier for a new record: its own; otherwise the default; or, if that is taken, the
    /// default with a number appended.
    ///
    /// - Parameter others: Further identifiers that are taken.
    mutating func id(
        of record: Record, or usual: String, in records: [Record], besides others: [String] = []
    ) -> String {
        if let id = record.givenID { return id }
        if counts == nil {
            counts = Dictionary(minimumCapacity: records.count)
            for record in records { count(record, 1) }
        }
        return usual.numbered(after: "#") { counts?[$0] != nil || others.contains($0) }
    }

    mutating func keepUp(with change: ListChange<Record>) {
        for removed in change.removed { count(removed.record, -1) }
        for added in change.added { count(added.record, 1) }
    }

    private mutating func count(_ record: Record, _ step: Int) {
        guard counts != nil, let id = record.givenID else { return }
        let count = (counts?[id] ?? 0) + step
        counts?[id] = count > 0 ? count : nil
    }
}

/// The numbers of completions that habits have on days, counted on first use.
struct SlotCounts: Sendable {
    private var counts: [RecordSlot: Int]?

    /// The number of a habit's completions on a day.
    mutating func count(_ slot: RecordSlot, in records: [Completion]) -> Int {
        if counts == nil {
            counts = Dictionary(minimumCapacity: records.count)
            for record in records { count(record, 1) }
        }
        return counts?[slot] ?? 0
    }

    mutating func keepUp(with change: ListChange<Completion>) {
        for removed in change.removed { count(removed.record, -1) }
        for added in change.added { count(added.record, 1) }
    }

    private mutating func count(_ record: Completion, _ step: Int) {
        counts?[RecordSlot(habit: record.habit, day: record.day), default: 0] += step
    }
}

extension Journal {
    /// Performs an operation that changes completions, practices or weigh-ins, and updates the
    /// caches for exactly that change.
    mutating func updatingCaches(
        _ operation: (inout Journal, inout Derived) -> JournalChange
    ) -> JournalChange {
        var kept = derived
        // The journal releases the cache first, so that it is changed in place rather than copied.
        derived = Derived()
        _ = begin()
        let change = operation(&self, &kept)
        kept.completions.keepUp(with: change.completions)
        kept.slots.keepUp(with: change.completions)
        kept.practices.keepUp(with: change.practices)
        kept.weighIns.keepUp(with: change.weighIns)
        if kept.histories?.keepUp(with: change, in: self) == false { kept.histories = nil }
        if kept.weights?.keepUp(with: change.weighIns, in: self) == false { kept.weights = nil }
        derived = kept
        return end(change)
    }
}
