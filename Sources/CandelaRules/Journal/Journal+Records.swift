// Ways to change a journal that keep its rules. Each gives back what it did, for `undo(_:)`.

extension Journal {
    /// Adds a habit at the end of the list.
    ///
    /// - Throws: What is wrong with its values, or that its id is taken.
    @discardableResult
    public mutating func add(_ habit: Habit) throws(JournalBreach) -> JournalChange {
        try habit.requireFree(among: habits, id: \.id)
        var change = JournalChange()
        habits.put(habit, at: habits.count, into: &change.habits)
        return change
    }

    /// Adds a routine at the end of the list.
    ///
    /// - Throws: What is wrong with its values, or that its id is taken.
    @discardableResult
    public mutating func add(_ routine: Routine) throws(JournalBreach) -> JournalChange {
        try routine.requireFree(among: routines, id: \.id)
        try requireRoutines(of: routine.steps, besides: routine.id)
        var change = JournalChange()
        routines.put(routine, at: routines.count, into: &change.routines)
        return change
    }

    /// Adds a mode at the end of the list.
    ///
    /// - Throws: That its id is empty or taken, or names a routine that is not there.
    @discardableResult
    public mutating func add(_ mode: RoutineMode) throws(JournalBreach) -> JournalChange {
        try mode.requireFree(among: routineModes, id: \.id)
        for routine in mode.routines { try requireRoutine(routine, "routines") }
        var change = JournalChange()
        routineModes.put(mode, at: routineModes.count, into: &change.routineModes)
        return change
    }

    /// Logs a weigh-in, giving it an id when it has none.
    ///
    /// - Throws: What is wrong with its values, or that its id is taken.
    @discardableResult
    public mutating func log(_ weighIn: WeighIn) throws(JournalBreach) -> JournalChange {
        var weighIn = try weighIn.checked()
        try Self.requireFree(weighIn.id, among: weighIns.lazy.map(\.id))
        return keepingUp { journal, derived in
            weighIn.id = derived.weighIns.id(
                of: weighIn, or: weighIn.usualID, in: journal.weighIns)
            var change = JournalChange()
            journal.weighIns.put(weighIn, at: journal.weighIns.count, into: &change.weighIns)
            return change
        }
    }

    /// Logs a practice, giving it an id when it has none.
    ///
    /// - Throws: What is wrong with its values, that its id is taken, or that its habit is not there.
    @discardableResult
    public mutating func log(_ practice: Practice) throws(JournalBreach) -> JournalChange {
        var practice = try practice.checked()
        if let habit = practice.habit { try requireHabit(habit) }
        try Self.requireFree(practice.id, among: practices.lazy.map(\.id))
        return keepingUp { journal, derived in
            practice.id = derived.practices.id(
                of: practice, or: practice.usualID, in: journal.practices)
            var change = JournalChange()
            journal.practices.put(practice, at: journal.practices.count, into: &change.practices)
            return change
        }
    }

    /// Logs a session of a routine; one with its id is replaced, as a paused session that went on is.
    ///
    /// - Throws: What is wrong with its values, or that its routine is not there.
    @discardableResult
    public mutating func log(_ session: RoutineSession) throws(JournalBreach) -> JournalChange {
        let session = try session.checked()
        try requireRoutine(session.routine, "routine")
        var change = JournalChange()
        if let position = place(ofSession: session.id) {
            sessions.replace(at: position, with: session, into: &change.sessions)
        } else {
            sessions.put(session, at: sessions.count, into: &change.sessions)
        }
        return change
    }

    /// Notes that the celebration of a streak's milestone was shown; nothing when it is noted already.
    ///
    /// - Throws: What is wrong with its values, or that its habit is not there.
    @discardableResult
    public mutating func log(_ streak: CelebratedStreak) throws(JournalBreach) -> JournalChange {
        let streak = try streak.checked()
        if let habit = streak.habit { try requireHabit(habit) }
        var change = JournalChange()
        guard !celebratedStreaks.contains(where: { $0.id == streak.id }) else { return change }
        celebratedStreaks.put(streak, at: celebratedStreaks.count, into: &change.celebratedStreaks)
        return change
    }

    /// Makes a day one of rest; nothing when it is one.
    @discardableResult
    public mutating func rest(on day: CalendarDay) -> JournalChange {
        var change = JournalChange()
        if !restDays.contains(day) { restDays.put(day, at: restDays.count, into: &change.restDays) }
        return change
    }

    /// Puts a habit in the place of the one with its id.
    ///
    /// - Throws: What is wrong with its values, or that there is none to replace.
    @discardableResult
    public mutating func replace(_ habit: Habit) throws(JournalBreach) -> JournalChange {
        let habit = try habit.checked()
        guard let position = habits.firstIndex(where: { $0.id == habit.id }) else {
            throw .unknownHabit(habit.id, at: "id")
        }
        var change = JournalChange()
        habits.replace(at: position, with: habit, into: &change.habits)
        return change
    }

    /// Puts a routine in the place of the one with its id.
    ///
    /// - Throws: What is wrong with its values, or that there is none to replace.
    @discardableResult
    public mutating func replace(_ routine: Routine) throws(JournalBreach) -> JournalChange {
        let routine = try routine.checked()
        guard let position = routines.firstIndex(where: { $0.id == routine.id }) else {
            throw .unknownRoutine(routine.id, at: [.member("id")])
        }
        try requireRoutines(of: routine.steps, besides: routine.id)
        var change = JournalChange()
        routines.replace(at: position, with: routine, into: &change.routines)
        return change
    }
}

extension Journal {
    /// Puts another weigh-in in the place of the one of its id.
    ///
    /// - Throws: What is wrong with its values, or that there is none of the id.
    @discardableResult
    public mutating func replace(_ weighIn: WeighIn) throws(JournalBreach) -> JournalChange {
        let weighIn = try weighIn.checked()
        guard !weighIn.id.isEmpty,
            let position = weighIns.firstIndex(where: { $0.id == weighIn.id })
        else {
            throw JournalBreach(
                path: JournalPath(steps: [.member("id")]),
                message: "'\(weighIn.id)' is not the id of a weigh-in in 'weighIns'",
                id: "unknown-weigh-in")
        }
        var change = JournalChange()
        weighIns.replace(at: position, with: weighIn, into: &change.weighIns)
        return change
    }
}

// MARK: - Conditions

extension Journal {
    private static func requireFree(
        _ id: String, among ids: some Sequence<String>
    ) throws(JournalBreach) {
        guard !id.isEmpty, ids.contains(id) else { return }
        throw .takenID(id)
    }

    func requireHabit(_ habit: String) throws(JournalBreach) {
        guard habits.contains(where: { $0.id == habit }) else {
            throw .unknownHabit(habit, at: "habit")
        }
    }

    private func requireRoutine(_ routine: String, _ member: String) throws(JournalBreach) {
        guard routines.contains(where: { $0.id == routine }) else {
            throw .unknownRoutine(routine, at: [.member(member)])
        }
    }
}

extension Journal {
    /// Routines that steps include are there, or are the one that is kept.
    private func requireRoutines(
        of steps: [RoutineStep], besides own: String
    ) throws(JournalBreach) {
        try Self.requireRoutines(of: steps, among: Set(routines.lazy.map(\.id)).union([own]))
    }

    private static func requireRoutines(
        of steps: [RoutineStep], among known: Set<String>
    ) throws(JournalBreach) {
        for (position, step) in steps.enumerated() {
            if let id = step.routine, !known.contains(id) {
                throw .unknownRoutine(
                    id, at: [.member("steps"), .element(position), .member("routine")])
            }
            try requireRoutines(of: step.steps, among: known)
        }
    }
}

extension JournalRecord {
    fileprivate func requireFree(
        among others: [Self], id: (Self) -> String
    ) throws(JournalBreach) {
        _ = try checked()
        guard others.contains(where: { id($0) == id(self) }) else { return }
        throw .takenID(id(self))
    }
}

extension JournalBreach {
    fileprivate static func takenID(_ id: String) -> JournalBreach {
        JournalBreach(
            path: JournalPath(steps: [.member("id")]), message: "id '\(id)' is taken",
            id: "duplicate-id")
    }
}
