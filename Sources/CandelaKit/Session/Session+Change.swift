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
    /// - Throws: ``SessionError`` with the message and id of the journal's error; the journal is
    ///   then unchanged.
    public mutating func change(
        at path: String = "intent",
        _ operation: (inout Journal) throws(JournalBreach) -> Void
    ) throws(SessionError) -> [Effect] {
        passed.until = nil
        do throws(JournalBreach) {
            let before = saving.tells ? journal : nil
            let changes = try journal.noting(operation)
            guard let before, !changes.isEmpty,
                changes.allSatisfy({ saving.missing.isRepeated(by: $0, in: journal) })
            else { return changes.flatMap { save($0) } }
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
