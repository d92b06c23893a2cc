/// The changes noted while a closure changes a journal. They are never encoded, and all instances
/// compare as equal.
struct ChangeNotes: Sendable, Equatable {
    /// The changes of operations, oldest first; `nil` unless changes are noted.
    fileprivate(set) var changes: [JournalChange]?

    /// The number of operations that are running, one inside another.
    fileprivate var running = 0

    /// The journal before a member was changed without an operation, with the number of operations
    /// before that; empty if none was.
    fileprivate(set) var before: [(journal: Journal, operations: Int)] = []

    static func == (left: ChangeNotes, right: ChangeNotes) -> Bool { true }
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
        if notes.running == 0 { notes.changes?.append(change) }
        return change
    }

    /// Keeps the journal before a list is changed without an operation.
    mutating func noteMembers() {
        guard let changes = notes.changes, notes.running == 0, notes.before.isEmpty else { return }
        notes.before = [(self, changes.count)]
    }

    /// The ids of the weigh-ins that were changed so far.
    var notedWeighIns: Set<String> {
        let noted = (notes.changes ?? []).map(\.weighIns)
        var ids = noted.flatMap { ($0.added + $0.removed).map(\.record.id) }
        if let before = notes.before.first?.journal, before.weighIns != weighIns {
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
        let (goal, settings) = (goal, settings)
        notes.changes = []
        do throws(JournalBreach) {
            try operation(&self)
        } catch {
            revert(to: goal, settings)
            throw error
        }
        let (operations, before) = (notes.changes ?? [], notes.before.first?.journal)
        notes = ChangeNotes()
        var others = RecordChanges()
        if let before {
            identify()
            others = RecordChanges(
                from: before.adopting(goal, settings), to: adopting(goal, settings))
        }
        if self.goal != goal, !operations.contains(where: { $0.goal != nil }) {
            others.setGoal(of: self)
        }
        if self.settings != settings, !operations.contains(where: \.changesSettings) {
            others.changed.settings = self.settings
        }
        let all = operations.map { RecordChanges($0, in: self) } + [others]
        return all.filter { !$0.isEmpty }
    }

    /// Reverts all noted changes.
    private mutating func revert(to goal: WeightGoal?, _ settings: JournalSettings) {
        var operations = (notes.changes ?? [])[...]
        if let (before, count) = notes.before.first {
            operations = operations.prefix(count)
            self = before
        }
        notes = ChangeNotes()
        for change in operations.reversed() { undo(change) }
        (self.goal, self.settings) = (goal, settings)
    }

    /// The journal with another goal and other settings.
    private func adopting(_ goal: WeightGoal?, _ settings: JournalSettings) -> Journal {
        var journal = self
        (journal.goal, journal.settings) = (goal, settings)
        return journal
    }
}

extension JournalChange {
    /// Whether any setting was changed.
    var changesSettings: Bool {
        unit != nil || routineMode != nil || settings != nil || ownSettings != nil
    }
}
