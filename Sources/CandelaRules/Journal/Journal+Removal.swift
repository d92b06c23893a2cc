// Removing a record also removes its dependent records; both can be restored.

extension Journal {
    /// Removes a habit with its completions, practices and celebrations; no effect if it does not
    /// exist.
    @discardableResult
    public mutating func remove(habit id: String) -> JournalChange { remove(habits: [id]) }

    /// Removes the habits with these ids, each with its completions, practices and celebrations;
    /// unknown ids are ignored.
    @discardableResult
    public mutating func remove(habits ids: Set<String>) -> JournalChange {
        var change = begin()
        habits.take(into: &change.habits) { ids.contains($0.id) }
        completions.take(into: &change.completions) { ids.contains($0.habit) }
        practices.take(into: &change.practices) { $0.habit.map(ids.contains) == true }
        celebratedStreaks.take(into: &change.celebratedStreaks) {
            $0.habit.map(ids.contains) == true
        }
        return end(change)
    }

    /// Removes a routine with its sessions, and all references to it in modes and other routines.
    @discardableResult
    public mutating func remove(routine id: String) -> JournalChange { remove(routines: [id]) }

    /// Removes the routines with these ids, each with its sessions and all references to it in modes
    /// and other routines; unknown ids are ignored.
    @discardableResult
    public mutating func remove(routines ids: Set<String>) -> JournalChange {
        var change = begin()
        sessions.take(into: &change.sessions) { ids.contains($0.routine) }
        for position in routineModes.indices
        where routineModes[position].routines.contains(where: ids.contains) {
            var mode = routineModes[position]
            mode.routines.removeAll(where: ids.contains)
            routineModes.replace(at: position, with: mode, into: &change.routineModes)
        }
        for position in routines.indices where !ids.contains(routines[position].id) {
            var routine = routines[position]
            guard routine.steps.forget(routines: ids) else { continue }
            routines.replace(at: position, with: routine, into: &change.routines)
        }
        let places = routines.indices.filter { ids.contains(routines[$0].id) }
        routines.take(into: &change.routines) { ids.contains($0.id) }
        // Later routines moved up by the number of those before them.
        change.routines.added = change.routines.added.map { added in
            .init(
                position: added.position - places.partitioningIndex { $0 >= added.position },
                record: added.record)
        }
        return end(change)
    }

    /// Removes a routine mode; if it was selected in the settings, the selection is cleared.
    @discardableResult
    public mutating func remove(routineMode id: String) -> JournalChange {
        remove(routineModes: [id])
    }

    /// Removes the routine modes with these ids; if one was selected in the settings, the selection
    /// is cleared. Unknown ids are ignored.
    @discardableResult
    public mutating func remove(routineModes ids: Set<String>) -> JournalChange {
        var change = begin()
        routineModes.take(into: &change.routineModes) { ids.contains($0.id) }
        if let id = settings.routineMode, ids.contains(id) {
            change.routineMode = ValueChange(before: id, after: nil)
            settings.routineMode = nil
        }
        return end(change)
    }

    /// Removes the weigh-ins with these ids; unknown ids are ignored.
    @discardableResult
    public mutating func remove(weighIns ids: Set<String>) -> JournalChange {
        identify(weighIns: ids)
        var change = begin()
        weighIns.take(into: &change.weighIns) { ids.contains($0.id) }
        return end(change)
    }

    /// Removes all weigh-ins.
    @discardableResult
    public mutating func removeAllWeighIns() -> JournalChange {
        var change = begin()
        weighIns.take(into: &change.weighIns) { _ in true }
        return end(change)
    }

    /// Removes the practices with these ids; unknown ids are ignored.
    @discardableResult
    public mutating func remove(practices ids: Set<String>) -> JournalChange {
        identify(practices: ids)
        var change = begin()
        practices.take(into: &change.practices) { ids.contains($0.id) }
        return end(change)
    }

    /// Removes the completions with these ids; unknown ids are ignored.
    @discardableResult
    public mutating func remove(completions ids: Set<String>) -> JournalChange {
        identify(completions: ids)
        var change = begin()
        completions.take(into: &change.completions) { ids.contains($0.id) }
        return end(change)
    }

    /// Makes a rest day a usual day again; no effect if it is not a rest day.
    @discardableResult
    public mutating func remove(restDay day: CalendarDay) -> JournalChange {
        remove(restDays: [day])
    }

    /// Makes rest days usual days again; other days are ignored.
    @discardableResult
    public mutating func remove(restDays days: Set<CalendarDay>) -> JournalChange {
        var change = begin()
        restDays.take(into: &change.restDays) { days.contains($0) }
        return end(change)
    }

    /// Removes the sessions with these ids; unknown ids are ignored.
    @discardableResult
    public mutating func remove(sessions ids: Set<String>) -> JournalChange {
        var change = begin()
        sessions.take(into: &change.sessions) { ids.contains($0.id) }
        return end(change)
    }
}

extension [RoutineStep] {
    /// Removes references to routines from these steps and their substeps.
    ///
    /// - Returns: Whether any step was changed.
    fileprivate mutating func forget(routines ids: Set<String>) -> Bool {
        var isChanged = false
        for position in indices {
            if let routine = self[position].routine, ids.contains(routine) {
                self[position].routine = nil
                isChanged = true
            }
            if self[position].steps.forget(routines: ids) { isChanged = true }
        }
        return isChanged
    }
}
