// Removing a record also removes its dependent records; both can be restored.

extension Journal {
    /// Removes a habit with its completions, practices and celebrations; no effect if it does not
    /// exist.
    @discardableResult
    public mutating func remove(habit id: String) -> JournalChange {
        var change = JournalChange()
        habits.take(into: &change.habits) { $0.id == id }
        completions.take(into: &change.completions) { $0.habit == id }
        practices.take(into: &change.practices) { $0.habit == id }
        celebratedStreaks.take(into: &change.celebratedStreaks) { $0.habit == id }
        return change
    }

    /// Removes a routine with its sessions, and all references to it in modes and other routines.
    @discardableResult
    public mutating func remove(routine id: String) -> JournalChange {
        var change = JournalChange()
        sessions.take(into: &change.sessions) { $0.routine == id }
        for position in routineModes.indices where routineModes[position].routines.contains(id) {
            var mode = routineModes[position]
            mode.routines.removeAll { $0 == id }
            routineModes.replace(at: position, with: mode, into: &change.routineModes)
        }
        for position in routines.indices where routines[position].id != id {
            var routine = routines[position]
            guard routine.steps.forget(routine: id) else { continue }
            routines.replace(at: position, with: routine, into: &change.routines)
        }
        let place = routines.firstIndex { $0.id == id }
        routines.take(into: &change.routines) { $0.id == id }
        // Later routines moved up by one.
        change.routines.added = change.routines.added.map { added in
            .init(
                position: added.position - (place.map { $0 < added.position } == true ? 1 : 0),
                record: added.record)
        }
        return change
    }

    /// Removes a routine mode; if it was selected in the settings, the selection is cleared.
    @discardableResult
    public mutating func remove(routineMode id: String) -> JournalChange {
        var change = JournalChange()
        routineModes.take(into: &change.routineModes) { $0.id == id }
        if settings.routineMode == id {
            change.routineMode = ValueChange(before: id, after: nil)
            settings.routineMode = nil
        }
        return change
    }

    /// Removes the weigh-ins with these ids; unknown ids are ignored.
    @discardableResult
    public mutating func remove(weighIns ids: Set<String>) -> JournalChange {
        var change = JournalChange()
        weighIns.take(into: &change.weighIns) { ids.contains($0.id) }
        return change
    }

    /// Removes all weigh-ins.
    @discardableResult
    public mutating func removeAllWeighIns() -> JournalChange {
        var change = JournalChange()
        weighIns.take(into: &change.weighIns) { _ in true }
        return change
    }

    /// Removes the practices with these ids; unknown ids are ignored.
    @discardableResult
    public mutating func remove(practices ids: Set<String>) -> JournalChange {
        var change = JournalChange()
        practices.take(into: &change.practices) { ids.contains($0.id) }
        return change
    }

    /// Removes the sessions with these ids; unknown ids are ignored.
    @discardableResult
    public mutating func remove(sessions ids: Set<String>) -> JournalChange {
        var change = JournalChange()
        sessions.take(into: &change.sessions) { ids.contains($0.id) }
        return change
    }
}

extension [RoutineStep] {
    /// Removes references to a routine from these steps and their substeps.
    ///
    /// - Returns: Whether any step was changed.
    fileprivate mutating func forget(routine id: String) -> Bool {
        var isChanged = false
        for position in indices {
            if self[position].routine == id {
                self[position].routine = nil
                isChanged = true
            }
            if self[position].steps.forget(routine: id) { isChanged = true }
        }
        return isChanged
    }
}
