/// The changes an operation made to a journal, for undoing it.
///
/// Undone immediately, it restores the journal exactly, byte for byte when encoded. Changes made in
/// between are kept: removed records are restored at their old positions, or at the end if the list
/// is now shorter, unless a record with their id exists again; added records are removed.
public struct JournalChange: Sendable, Equatable, Codable {
    /// The removed and added habits.
    var habits = ListChange<Habit>()

    /// The removed and added completions.
    var completions = ListChange<Completion>()

    /// The removed and added practices.
    var practices = ListChange<Practice>()

    /// The removed and added rest days.
    var restDays = ListChange<CalendarDay>()

    /// The removed and added weigh-ins.
    var weighIns = ListChange<WeighIn>()

    /// The removed and added marks of celebrated streaks.
    var celebratedStreaks = ListChange<CelebratedStreak>()

    /// The removed and added weight milestones.
    var completedMilestones = ListChange<CompletedMilestone>()

    /// The removed and added routines.
    var routines = ListChange<Routine>()

    /// The removed and added sessions of routines.
    var sessions = ListChange<RoutineSession>()

    /// The removed and added routine modes.
    var routineModes = ListChange<RoutineMode>()

    /// The selected routine mode before and after, if it was changed.
    var routineMode: ValueChange<String?>?

    /// The goal before and after, if it was changed.
    var goal: ValueChange<WeightGoal?>?

    /// The unit before and after, if it was changed.
    var unit: ValueChange<WeightUnit?>?

    /// All settings before and after, if they were replaced.
    var settings: ValueChange<JournalSettings>?

    /// The removed and added records of kinds that apps declare, by list, if there are any.
    private var own: [String: ListChange<OwnRecord>]?

    /// The settings of apps before and after, by name, if they were changed.
    var ownSettings: [String: ValueChange<OwnValue?>]?

    /// Creates an empty change.
    public init() {}

    /// The names of the changed lists that apps declare.
    var ownLists: [String] { own.map { Array($0.keys) } ?? [] }

    /// The removed and added records of a kind that an app declares.
    subscript(own list: String) -> ListChange<OwnRecord> {
        get { own?[list] ?? ListChange() }
        set { own = own.changed(list, to: newValue == ListChange() ? nil : newValue) }
    }

    /// The completions that were joined with another of the same habit and day: for example two
    /// marks that were completed on one day in the zone of a migration.
    public var merged: [Completion] {
        func slot(_ record: Completion) -> RecordSlot {
            RecordSlot(habit: record.habit, day: record.day)
        }
        let kept = Set(completions.added.lazy.map { slot($0.record) })
        return completions.removed.lazy.map(\.record).filter { kept.contains(slot($0)) }
    }

    /// Whether the change is empty.
    public var isEmpty: Bool { self == JournalChange() }

    /// The change of weigh-ins together with the milestones they reach or no longer reach, which is
    /// made here.
    package func with(
        milestonesIn journal: inout Journal, now: Instant, clock: DayClock
    ) -> JournalChange {
        var change = self
        change.completedMilestones =
            journal.updateMilestones(after: self, now: now, clock: clock).completedMilestones
        return change
    }
}

/// Records removed from a list, with their positions, and records added to it.
struct ListChange<Record: Sendable & Equatable & Codable>: Sendable, Equatable, Codable {
    /// A record and its position in the list.
    struct Removed: Sendable, Equatable, Codable {
        /// The position in the list, counted from 0.
        let position: Int

        /// The removed or added record.
        let record: Record
    }

    /// Removed records, with their positions before the removal.
    var removed: [Removed] = []

    /// Added records, usually with their positions after all removals and additions.
    var added: [Removed] = []
}

/// A value before and after a change.
struct ValueChange<Value: Sendable & Equatable & Codable>: Sendable, Equatable, Codable {
    /// The value before the change.
    let before: Value

    /// The value after the change.
    let after: Value

    /// The inverse change.
    var undone: ValueChange { ValueChange(before: after, after: before) }
}

extension Optional {
    /// The dictionary with another value for a name; `nil` if it is then empty.
    fileprivate func changed<Value>(_ name: String, to value: Value?) -> [String: Value]?
    where Wrapped == [String: Value] {
        var values = self ?? [:]
        values[name] = value
        return values.isEmpty ? nil : values
    }
}

extension Array where Element: Sendable & Equatable & Codable {
    /// Removes the elements that match, and records them in `change`.
    ///
    /// - Parameter first: The index of the first match, if known.
    mutating func take(
        into change: inout ListChange<Element>, from first: Int? = nil,
        where matches: (Element) -> Bool
    ) {
        guard let first = first ?? firstIndex(where: matches) else { return }
        var kept = first
        for position in first..<count {
            if matches(self[position]) {
                change.removed.append(.init(position: position, record: self[position]))
            } else {
                self[kept] = self[position]
                kept += 1
            }
        }
        removeSubrange(kept...)
    }

    /// Inserts an element, and records it in `change`.
    mutating func put(_ element: Element, at position: Int, into change: inout ListChange<Element>)
    {
        insert(element, at: position)
        change.added.append(.init(position: position, record: element))
    }

    /// Replaces an element, and records both in `change`.
    mutating func replace(
        at position: Int, with element: Element, into change: inout ListChange<Element>
    ) {
        change.removed.append(.init(position: position, record: self[position]))
        self[position] = element
        change.added.append(.init(position: position, record: element))
    }

    /// Undoes a change.
    ///
    /// - Parameter id: Returns a record's identifier; a removed record is not restored if a record
    ///   with its identifier exists.
    /// - Returns: The changes made by undoing.
    mutating func undo(
        _ change: ListChange<Element>, by id: (Element) -> String
    ) -> ListChange<Element> {
        var done = ListChange<Element>()
        // Original positions of the elements that are still in the list.
        var left = Array<Int>(indices)
        for added in change.added.reversed() {
            guard
                let place =
                    left.indices.contains(added.position)
                        && self[added.position] == added.record
                    ? added.position : lastIndex(of: added.record)
            else { continue }
            done.removed.append(
                ListChange<Element>.Removed(position: left.remove(at: place), record: self[place]))
            remove(at: place)
        }
        let order = done.removed.map { $0.position }.placesInOrder
        done.removed = order.map { done.removed[$0] }
        guard !change.removed.isEmpty else { return done }
        let present = Set(lazy.map(id))
        let missing = change.removed.filter { !present.contains(id($0.record)) }
        guard !missing.isEmpty else { return done }
        let back = missing.map { $0.position }.placesInOrder.map { missing[$0] }
        var whole: [Element] = []
        whole.reserveCapacity(count + back.count)
        var next = back.makeIterator()
        var waiting = next.next()
        func restore(_ record: Element) {
            done.added.append(.init(position: whole.count, record: record))
            whole.append(record)
            waiting = next.next()
        }
        for element in self {
            while let removed = waiting, removed.position <= whole.count {
                restore(removed.record)
            }
            whole.append(element)
        }
        while let removed = waiting { restore(removed.record) }
        self = whole
        return done
    }
}

extension Journal {
    /// Undoes the changes of an operation.
    ///
    /// - Returns: The changes made by undoing, to pass on to the store.
    @discardableResult
    public mutating func undo(_ change: JournalChange) -> JournalChange {
        _ = begin()
        var done = JournalChange()
        for list in Self.lists(own: change.ownLists) { list.undo(change, in: &self, &done) }
        if let change = change.settings, settings == change.after {
            settings = change.before
            done.settings = change.undone
        }
        if let mode = change.routineMode, settings.routineMode == mode.after {
            settings.routineMode = mode.before
            done.routineMode = mode.undone
        }
        if let change = change.goal, goal == change.after {
            goal = change.before
            done.goal = change.undone
        }
        for (name, change) in change.ownSettings ?? [:] where settings.own[name] == change.after {
            settings.own[name] = change.before
            done.ownSettings = done.ownSettings.changed(name, to: change.undone)
        }
        if let change = change.unit, settings.unit == change.after {
            settings.unit = change.before
            done.unit = change.undone
        }
        return end(done)
    }
}

extension RecordList {
    func undo(_ change: JournalChange, in journal: inout Journal, _ done: inout JournalChange) {
        let change = change[keyPath: self.change]
        guard !(change.added.isEmpty && change.removed.isEmpty) else { return }
        done[keyPath: self.change] = journal[keyPath: records].undo(change, by: id)
    }
}
