/// The changes noted while a closure or an event changes a journal. They are never encoded, and all
/// instances compare as equal.
struct ChangeNotes: Sendable, Equatable {
    /// The changes of the closure that is running; `nil` if none is.
    fileprivate(set) var closure: Log?

    /// The changes of the event that is being handled; `nil` if none is.
    fileprivate var event: Log?

    /// The number of operations that are running, one inside another.
    fileprivate var running = 0

    static func == (left: ChangeNotes, right: ChangeNotes) -> Bool { true }

    /// The changes since a state of a journal.
    struct Log: Sendable {
        fileprivate let goal: WeightGoal?
        fileprivate let settings: Shared<JournalSettings>

        /// The changes of operations, oldest first.
        fileprivate(set) var changes: [JournalChange] = []

        /// The journal before a member was changed without an operation, with the number of
        /// operations before that; empty if none was.
        fileprivate(set) var before: [(journal: Journal, operations: Int)] = []

        fileprivate init(_ journal: Journal) {
            (goal, settings) = (journal.goal, journal.storedSettings)
        }

        fileprivate mutating func noteMembers(of journal: Journal) {
            if before.isEmpty { before = [(journal, changes.count)] }
        }
    }

    fileprivate var awaitsMembers: Bool {
        running == 0 && (closure?.before.isEmpty == true || event?.before.isEmpty == true)
    }
}

extension Journal {
    /// Begins an operation, which ends with ``end(_:)``.
    mutating func begin() -> JournalChange {
        notes.running += 1
        return JournalChange()
    }

    /// Ends an operation and notes its change, unless it is part of another one.
    mutating func end(_ change: JournalChange) -> JournalChange {
        notes.running -= 1
        if notes.running == 0 {
            notes.closure?.changes.append(change)
            notes.event?.changes.append(change)
        }
        return change
    }

    /// Keeps the journal before a list is changed without an operation.
    mutating func noteMembers() {
        guard notes.awaitsMembers else { return }
        var before = self
        before.notes = ChangeNotes()
        notes.closure?.noteMembers(of: before)
        notes.event?.noteMembers(of: before)
    }

    /// The ids of the weigh-ins that were changed so far.
    var notedWeighIns: Set<String> {
        let noted = (notes.closure?.changes ?? []).map(\.weighIns)
        var ids = noted.flatMap { ($0.added + $0.removed).map(\.record.id) }
        if let before = notes.closure?.before.first?.journal, before.weighIns != weighIns {
            let changes = RecordChanges(from: before, to: self)
            ids += changes.added.weighIns.map(\.id) + changes.changed.weighIns.map(\.id)
            ids += changes.removed.weighIns
        }
        return Set(ids)
    }

    /// Changes the journal with a closure, and returns what it changed; empty if nothing.
    ///
    /// Operations note their changes. Only lists that the closure changes without an operation are
    /// compared.
    ///
    /// - Throws: What the closure throws; the journal is then unchanged.
    package mutating func noting(
        _ operation: (inout Journal) throws(JournalBreach) -> Void
    ) throws(JournalBreach) -> [RecordChanges] {
        let (goal, settings, event) = (goal, storedSettings, notes.event)
        notes.closure = ChangeNotes.Log(self)
        do throws(JournalBreach) {
            try operation(&self)
        } catch {
            precondition(notes.closure != nil, "the closure assigned another journal")
            let log = notes.closure
            notes.closure = nil
            revert(log)
            notes.event = event
            throw error
        }
        precondition(
            notes.closure != nil,
            "the closure assigned another journal: merge it, or begin another session with it")
        let (operations, before) = (
            notes.closure?.changes ?? [], notes.closure?.before.first?.journal
        )
        notes.closure = nil
        var others = RecordChanges()
        if let before {
            identify()
            others = RecordChanges(
                from: before.adopting(goal, settings), to: adopting(goal, settings))
        }
        if self.goal != goal, !operations.contains(where: { $0.goal != nil }) {
            others.setGoal(of: self)
        }
        if storedSettings != settings, !operations.contains(where: \.changesSettings) {
            others.changed.settings = self.settings
        }
        let all = operations.map { RecordChanges($0, in: self) } + [others]
        return all.filter { !$0.isEmpty }
    }

    /// Begins to note the changes of an event, which ends with ``endEvent()`` or
    /// ``revertEvent()``.
    package mutating func beginEvent() { notes.event = ChangeNotes.Log(self) }

    /// Keeps the changes of an event.
    package mutating func endEvent() { notes.event = nil }

    /// Reverts the changes of an event.
    package mutating func revertEvent() {
        let log = notes.event
        notes.event = nil
        revert(log)
    }

    /// Reverts noted changes.
    private mutating func revert(_ log: ChangeNotes.Log?) {
        guard let log else { return }
        var operations = log.changes[...]
        if let (before, count) = log.before.first {
            operations = operations.prefix(count)
            let notes = notes
            self = before
            self.notes = notes
        }
        notes.running = 0
        for change in operations.reversed() { undo(change) }
        (goal, storedSettings) = (log.goal, log.settings)
    }

    /// The journal with another goal and other settings.
    private func adopting(
        _ goal: WeightGoal?, _ settings: Shared<JournalSettings>
    ) -> Journal {
        var journal = self
        (journal.goal, journal.storedSettings) = (goal, settings)
        return journal
    }
}

extension JournalChange {
    /// Whether any setting was changed.
    var changesSettings: Bool {
        unit != nil || routineMode != nil || settings != nil || ownSettings != nil
    }
}
