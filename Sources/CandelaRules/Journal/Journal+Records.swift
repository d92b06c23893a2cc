// Operations that keep the journal valid. Each returns the change it made, for `undo(_:)`.

extension Journal {
    /// Appends a habit.
    ///
    /// - Throws: A breach if a value is invalid or the id is taken.
    @discardableResult
    public mutating func add(_ habit: Habit) throws(JournalBreach) -> JournalChange {
        try habit.requireFree(among: habits, id: \.id)
        var change = begin()
        habits.put(habit, at: habits.count, into: &change.habits)
        return end(change)
    }

    /// Appends a routine.
    ///
    /// - Throws: A breach if a value is invalid, the id is taken, or an included routine does not
    ///   exist.
    @discardableResult
    public mutating func add(_ routine: Routine) throws(JournalBreach) -> JournalChange {
        try routine.requireFree(among: routines, id: \.id)
        try requireRoutines(of: routine.steps, besides: routine.id)
        var change = begin()
        routines.put(routine, at: routines.count, into: &change.routines)
        return end(change)
    }

    /// Appends a routine mode.
    ///
    /// - Throws: A breach if a value is invalid, the id is taken, or a routine of the mode does not
    ///   exist.
    @discardableResult
    public mutating func add(_ mode: RoutineMode) throws(JournalBreach) -> JournalChange {
        try mode.requireFree(among: routineModes, id: \.id)
        for routine in mode.routines { try requireRoutine(routine, "routines") }
        var change = begin()
        routineModes.put(mode, at: routineModes.count, into: &change.routineModes)
        return end(change)
    }

    /// Logs a weigh-in, assigning an id if it has none.
    ///
    /// - Parameters:
    ///   - taken: Ids that are not assigned, such as the ids of deleted records that can return.
    ///   - now: The current time, after which no record can be made in any time zone.
    /// - Throws: A breach if a value is invalid, the day is out of range, or the id is taken.
    @discardableResult
    public mutating func log(
        _ weighIn: WeighIn, besides taken: [String] = [], now: Instant
    ) throws(JournalBreach) -> JournalChange {
        var weighIn = try weighIn.checked(at: now)
        try Self.requireFree(weighIn.storedID, among: weighIns.lazy.map(\.id))
        return updatingCaches { journal, derived in
            weighIn.id = derived.weighIns.id(
                of: weighIn, or: weighIn.defaultID, in: journal.weighIns, besides: taken)
            var change = JournalChange()
            journal.weighIns.put(weighIn, at: journal.weighIns.count, into: &change.weighIns)
            return change
        }
    }

    /// Logs a practice, assigning an id if it has none.
    ///
    /// - Parameters:
    ///   - taken: Ids that are not assigned, such as the ids of deleted records that can return.
    ///   - now: The current time, after which no record can be made in any time zone.
    /// - Throws: A breach if a value is invalid, the day is out of range, the id is taken, or the
    ///   habit does not exist.
    @discardableResult
    public mutating func log(
        _ practice: Practice, besides taken: [String] = [], now: Instant
    ) throws(JournalBreach) -> JournalChange {
        var practice = try practice.checked(at: now)
        if let habit = practice.habit { try requireHabit(habit) }
        try Self.requireFree(practice.storedID, among: practices.lazy.map(\.id))
        return updatingCaches { journal, derived in
            practice.id = derived.practices.id(
                of: practice, or: practice.defaultID, in: journal.practices, besides: taken)
            var change = JournalChange()
            journal.practices.put(practice, at: journal.practices.count, into: &change.practices)
            return change
        }
    }

    /// Logs a routine session, replacing one with the same id, such as a paused session that
    /// continued.
    ///
    /// - Parameter now: The current time, after which no record can be made in any time zone.
    /// - Throws: A breach if a value is invalid, the day is out of range, or the routine does not
    ///   exist.
    @discardableResult
    public mutating func log(
        _ session: RoutineSession, now: Instant
    ) throws(JournalBreach) -> JournalChange {
        let position = place(ofSession: session.id)
        let session = try session.checked(at: now, replacing: position.map { sessions[$0] })
        try requireRoutine(session.routine, "routine")
        var change = begin()
        if let position {
            sessions.replace(at: position, with: session, into: &change.sessions)
        } else {
            sessions.put(session, at: sessions.count, into: &change.sessions)
        }
        return end(change)
    }

    /// Records that a streak milestone was celebrated; no effect if it is already recorded.
    ///
    /// - Throws: A breach if a value is invalid or the habit does not exist.
    @discardableResult
    public mutating func log(_ streak: CelebratedStreak) throws(JournalBreach) -> JournalChange {
        let streak = try streak.checked()
        if let habit = streak.habit { try requireHabit(habit) }
        var change = begin()
        guard !celebratedStreaks.contains(where: { $0.id == streak.id }) else { return end(change) }
        celebratedStreaks.put(streak, at: celebratedStreaks.count, into: &change.celebratedStreaks)
        return end(change)
    }

    /// Makes a day, which may be in the future, a rest day; no effect if it already is one.
    @discardableResult
    public mutating func rest(on day: CalendarDay) -> JournalChange {
        var change = begin()
        if !restDays.contains(day) { restDays.put(day, at: restDays.count, into: &change.restDays) }
        return end(change)
    }

    /// Replaces the habit with the same id.
    ///
    /// - Throws: A breach if a value is invalid or no habit has the id.
    @discardableResult
    public mutating func replace(_ habit: Habit) throws(JournalBreach) -> JournalChange {
        let habit = try habit.checked()
        let position = try Self.position(of: habit.id, in: habits, "habit", of: "habits")
        var change = begin()
        habits.replace(at: position, with: habit, into: &change.habits)
        return end(change)
    }

    /// Replaces the routine with the same id.
    ///
    /// - Throws: A breach if a value is invalid, no routine has the id, or an included routine does
    ///   not exist.
    @discardableResult
    public mutating func replace(_ routine: Routine) throws(JournalBreach) -> JournalChange {
        let routine = try routine.checked()
        let position = try Self.position(of: routine.id, in: routines, "routine", of: "routines")
        try requireRoutines(of: routine.steps, besides: routine.id)
        var change = begin()
        routines.replace(at: position, with: routine, into: &change.routines)
        return end(change)
    }

    /// Replaces the routine mode with the same id.
    ///
    /// - Throws: A breach if a value is invalid, no mode has the id, or a routine of the mode does
    ///   not exist.
    @discardableResult
    public mutating func replace(_ mode: RoutineMode) throws(JournalBreach) -> JournalChange {
        let mode = try mode.checked()
        let position = try Self.position(
            of: mode.id, in: routineModes, "routine-mode", of: "routineModes")
        for routine in mode.routines { try requireRoutine(routine, "routines") }
        var change = begin()
        routineModes.replace(at: position, with: mode, into: &change.routineModes)
        return end(change)
    }
}

extension Journal {
    /// Replaces the practice with the same id.
    ///
    /// - Parameter now: The current time, after which no record can be made in any time zone.
    /// - Throws: A breach if a value is invalid, the day is out of range, the habit does not exist,
    ///   or no practice has the id.
    @discardableResult
    public mutating func replace(
        _ practice: Practice, now: Instant
    ) throws(JournalBreach) -> JournalChange {
        let position = try Self.position(
            of: practice.id, in: practices, "practice", of: "practices")
        let practice = try practice.checked(at: now, replacing: practices[position])
        if let habit = practice.habit { try requireHabit(habit) }
        return updatingCaches { journal, derived in
            var change = JournalChange()
            journal.practices.replace(at: position, with: practice, into: &change.practices)
            return change
        }
    }

    /// Replaces the weigh-in with the same id.
    ///
    /// - Parameter now: The current time, after which no record can be made in any time zone.
    /// - Throws: A breach if a value is invalid, the day is out of range, or no weigh-in has the id.
    @discardableResult
    public mutating func replace(
        _ weighIn: WeighIn, now: Instant
    ) throws(JournalBreach) -> JournalChange {
        let position = try Self.position(of: weighIn.id, in: weighIns, "weigh-in", of: "weighIns")
        let weighIn = try weighIn.checked(at: now, replacing: weighIns[position])
        var change = begin()
        weighIns.replace(at: position, with: weighIn, into: &change.weighIns)
        return end(change)
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

    /// The position of the record with an id in a list.
    static func position<Record: Identifiable<String>>(
        of id: String, in records: [Record], _ noun: String, of list: String
    ) throws(JournalBreach) -> Int {
        guard let position = records.firstIndex(where: { $0.id == id }) else {
            throw .unknown(id, noun, in: list)
        }
        return position
    }

    func requireHabit(_ habit: String) throws(JournalBreach) {
        guard habits.contains(where: { $0.id == habit }) else {
            throw .unknown(habit, "habit", in: "habits", at: [.member("habit")])
        }
    }

    private func requireRoutine(_ routine: String, _ member: String) throws(JournalBreach) {
        guard routines.contains(where: { $0.id == routine }) else {
            throw .unknown(routine, "routine", in: "routines", at: [.member(member)])
        }
    }
}

extension Journal {
    /// Checks that the routines included by steps exist, or are the routine being saved.
    private func requireRoutines(
        of steps: [RoutineStep], besides own: String
    ) throws(JournalBreach) {
        var breaches = BreachList()
        breaches.requireRoutines(of: steps, among: Set(routines.lazy.map(\.id)).union([own]))
        if let first = breaches.found.first { throw first }
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
    /// The breach of an id that no record of a list has.
    ///
    /// - Parameter steps: The path to the id: in the record itself, or in a reference to the record.
    static func unknown(
        _ id: String, _ noun: String, in list: String,
        at steps: [JournalPath.Step] = [.member("id")]
    ) -> JournalBreach {
        JournalBreach(
            path: JournalPath(steps: steps),
            message: "'\(id)' is not the id of a \(noun) in '\(list)'", id: "unknown-\(noun)")
    }

    static func takenID(_ id: String) -> JournalBreach {
        JournalBreach(
            path: JournalPath(steps: [.member("id")]), message: "id '\(id)' is taken",
            id: "duplicate-id")
    }
}
