/// What an operation did to a journal, to be undone.
///
/// Undone at once it leaves the journal as it was, byte for byte when it is written. When something else
/// happened in between, that stays: records that were removed come back where they were, as far as the
/// list is that long, unless a record with their id is there again, and those that were added go.
public struct JournalChange: Sendable, Hashable, Codable {
    var habits = ListChange<Habit>()
    var completions = ListChange<Completion>()
    var practices = ListChange<Practice>()
    var restDays = ListChange<CalendarDay>()
    var weighIns = ListChange<WeighIn>()
    var celebratedStreaks = ListChange<CelebratedStreak>()
    var completedMilestones = ListChange<CompletedMilestone>()
    var routines = ListChange<Routine>()
    var sessions = ListChange<RoutineSession>()
    var routineModes = ListChange<RoutineMode>()

    /// The mode that settings name before and after, when it was changed.
    var routineMode: ValueChange<String?>?

    /// The goal before and after, when it was changed.
    var goal: ValueChange<WeightGoal?>?

    /// The unit before and after, when it was changed.
    var unit: ValueChange<WeightUnit?>?

    /// A change of nothing.
    public init() {}

    /// Whether nothing was changed.
    public var isEmpty: Bool { self == JournalChange() }
}

/// Records that left a list, with the positions they had, and records that came into it.
struct ListChange<Record: Sendable & Hashable & Codable>: Sendable, Hashable, Codable {
    struct Removed: Sendable, Hashable, Codable {
        let position: Int
        let record: Record
    }

    /// With positions counted before any was removed.
    var removed: [Removed] = []

    /// With positions counted after all were removed and added, in most cases.
    var added: [Removed] = []
}

/// A value that was replaced by another.
struct ValueChange<Value: Sendable & Hashable & Codable>: Sendable, Hashable, Codable {
    let before: Value
    let after: Value

    /// The way back.
    var undone: ValueChange { ValueChange(before: after, after: before) }
}

extension Array where Element: Sendable & Hashable & Codable {
    /// Takes out the elements that match, noting them.
    ///
    /// - Parameter first: Where the first of them is, if that is known.
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

    /// Puts an element in, noting it.
    mutating func put(_ element: Element, at position: Int, into change: inout ListChange<Element>)
    {
        insert(element, at: position)
        change.added.append(.init(position: position, record: element))
    }

    /// Puts an element in the place of another, noting both.
    mutating func replace(
        at position: Int, with element: Element, into change: inout ListChange<Element>
    ) {
        change.removed.append(.init(position: position, record: self[position]))
        self[position] = element
        change.added.append(.init(position: position, record: element))
    }

    /// Undoes a change.
    ///
    /// - Parameter id: What a record is known by, whatever it says; one that is there already does not
    ///   come back.
    /// - Returns: What that did.
    mutating func undo(
        _ change: ListChange<Element>, by id: (Element) -> String
    ) -> ListChange<Element> {
        var done = ListChange<Element>()
        guard !(change.added.isEmpty && change.removed.isEmpty) else { return done }
        // Positions that are still in the list, in its order before anything goes.
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
        done.removed.sort { $0.position < $1.position }
        guard !change.removed.isEmpty else { return done }
        let present = Set(lazy.map(id))
        let back = change.removed.filter { !present.contains(id($0.record)) }
            .sorted { $0.position < $1.position }
        guard !back.isEmpty else { return done }
        var whole: [Element] = []
        whole.reserveCapacity(count + back.count)
        var next = back.makeIterator()
        var waiting = next.next()
        func comeBack(_ record: Element) {
            done.added.append(.init(position: whole.count, record: record))
            whole.append(record)
            waiting = next.next()
        }
        for element in self {
            while let removed = waiting, removed.position <= whole.count {
                comeBack(removed.record)
            }
            whole.append(element)
        }
        while let removed = waiting { comeBack(removed.record) }
        self = whole
        return done
    }
}

extension Journal {
    /// Undoes what an operation did.
    ///
    /// - Returns: What that did in turn, for the store to be told.
    @discardableResult
    public mutating func undo(_ change: JournalChange) -> JournalChange {
        var done = JournalChange()
        done.habits = habits.undo(change.habits) { $0.id }
        done.completions = completions.undo(change.completions) { $0.id }
        done.practices = practices.undo(change.practices) { $0.id }
        done.restDays = restDays.undo(change.restDays) { $0.description }
        done.weighIns = weighIns.undo(change.weighIns) { $0.id }
        done.celebratedStreaks = celebratedStreaks.undo(change.celebratedStreaks) { $0.id }
        done.completedMilestones = completedMilestones.undo(change.completedMilestones) { $0.id }
        done.routines = routines.undo(change.routines) { $0.id }
        done.sessions = sessions.undo(change.sessions) { $0.id }
        done.routineModes = routineModes.undo(change.routineModes) { $0.id }
        if let mode = change.routineMode, settings.routineMode == mode.after {
            settings.routineMode = mode.before
            done.routineMode = mode.undone
        }
        if let change = change.goal, goal == change.after {
            goal = change.before
            done.goal = change.undone
        }
        if let change = change.unit, settings.unit == change.after {
            settings.unit = change.before
            done.unit = change.undone
        }
        return done
    }
}
