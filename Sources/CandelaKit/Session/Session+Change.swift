public import CandelaElements
public import CandelaRules

extension Session {
    /// The day clock with the person's settings.
    public func clock(in context: Context) -> DayClock { context.clock(for: journal) }

    /// Changes the journal and returns the effects that save the changes.
    ///
    /// Operations of the journal note what they change. A list that the closure changes without one
    /// is compared with the list before. While a failed save is reported, entering its record again
    /// retries the save and adds no other record.
    ///
    /// - Parameter path: The path in the event to report if the journal rejects the change.
    /// - Precondition: The closure does not assign another journal, whose records could not be told
    ///   from those that it replaces. Merge the other journal, or begin another session with it.
    /// - Throws: ``SessionError`` with the message and id of the journal's error, or `taken-id` if a
    ///   record that the app declares has the id of a deleted one that can return; the journal is
    ///   then unchanged.
    public mutating func change(
        at path: String = "intent",
        _ operation: (inout Journal) throws(JournalBreach) -> Void
    ) throws(SessionError) -> [Effect] {
        passed.until = nil
        do throws(JournalBreach) {
            // Records that were put back have their ids themselves.
            let reserved = deletions.filter {
                app.declares($0.kind) && $0.change != JournalChange()
            }
            let before = saving.tells ? journal : nil
            let changes = try journal.noting { journal throws(JournalBreach) in
                try operation(&journal)
                for deletion in reserved { try journal.requireAbsent(deletion.ids, deletion.kind) }
            }
            guard let before, !changes.isEmpty,
                changes.allSatisfy({
                    saving.missing.isRepeated(by: $0, in: journal, recently: saving.failed != nil)
                })
            else {
                let isOutdated = changes.contains(where: \.changesWeighIns)
                for index in deletions.indices where isOutdated {
                    deletions[index].isOutdated = true
                }
                return changes.flatMap { save($0) }
            }
            journal = before
            return [.save(RecordChanges(), id: saving.next)]
        } catch {
            throw SessionError(path, error.message, id: error.id)
        }
    }

    /// Adds a record of a kind that the app declares.
    ///
    /// - Throws: ``SessionError`` if the journal rejects the record.
    public mutating func add<Record>(
        _ record: Record, to type: RecordType<Record>
    ) throws(SessionError) -> [Effect] {
        try change { journal throws(JournalBreach) in try journal.add(record, to: type) }
    }

    /// Changes the settings that the app declares.
    ///
    /// - Throws: ``SessionError`` if the journal rejects the settings.
    public mutating func set<Settings>(
        _ type: SettingsType<Settings>, to value: Settings
    ) throws(SessionError) -> [Effect] {
        try change { journal throws(JournalBreach) in try journal.set(type, to: value) }
    }

    /// Changes weigh-ins, and records or withdraws the milestones that they reach or no longer
    /// reach.
    ///
    /// - Throws: ``SessionError`` if the journal rejects the change.
    public mutating func changeWeighIns(
        at path: String = "intent", in context: Context,
        _ operation: (inout Journal) throws(JournalBreach) -> Void
    ) throws(SessionError) -> [Effect] {
        let clock = clock(in: context)
        return try change(at: path) { journal throws(JournalBreach) in
            try operation(&journal)
            journal.updateMilestones(now: context.now, clock: clock)
        }
    }
}

extension RecordChanges {
    /// Whether weigh-ins are added, replaced or removed.
    fileprivate var changesWeighIns: Bool {
        !(added.weighIns.isEmpty && changed.weighIns.isEmpty && removed.weighIns.isEmpty)
    }
}

extension Journal {
    /// Rejects records that an app declares with ids of deleted ones that can return.
    fileprivate func requireAbsent(
        _ ids: [String], _ kind: Intent.RecordKind
    ) throws(JournalBreach) {
        let taken = Set(self[own: kind.rawValue].map(\.id))
        guard let id = ids.first(where: taken.contains) else { return }
        throw JournalBreach(
            at: kind.rawValue,
            "the id '\(id)' is kept for a deleted record that can return: use 'freeID(_:in:)'",
            id: "taken-id")
    }
}
