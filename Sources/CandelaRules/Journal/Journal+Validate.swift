extension Journal {
    /// Every rule that the journal breaks, each with its path; record by record, in the order of
    /// the members in JSON.
    ///
    /// Ids must be unique in their list, references must exist, and numbers and texts must be
    /// within their limits. Only completions, practices and weigh-ins may have an empty id. Takes
    /// time proportional to the journal's size.
    public func validate() -> [JournalBreach] {
        var list = BreachList()
        let habitIDs = Set(habits.lazy.map(\.id))
        let routineIDs = Set(routines.lazy.map(\.id))
        list.check(habits, "habits", id: { $0.id })
        list.check(completions, "completions", id: { $0.id }) { completion, list in
            list.requireHabit(completion.habit, among: habitIDs)
        }
        list.check(practices, "practices", id: { $0.id }) { practice, list in
            list.requireHabit(practice.habit, among: habitIDs)
        }
        list.check(weighIns, "weighIns", id: { $0.id })
        list.check(celebratedStreaks, "celebratedStreaks", id: { _ in nil }) { streak, list in
            list.requireHabit(streak.habit, among: habitIDs)
        }
        list.check(routines, "routines", id: { $0.id }) { routine, list in
            list.requireRoutines(of: routine.steps, among: routineIDs)
        }
        list.check(sessions, "sessions", id: { $0.id }) { session, list in
            list.requireRoutine(session.routine, "routine", among: routineIDs)
        }
        list.check(routineModes, "routineModes", id: { $0.id }) { mode, list in
            for (position, routine) in mode.routines.enumerated()
            where !routineIDs.contains(routine) {
                list.add(.unknownRoutine(routine, at: [.member("routines"), .element(position)]))
            }
        }
        var own = BreachList()
        own.requireWord(settings.accent, "accent", "an accent")
        own.requireWord(settings.appIcon, "appIcon", "the name of an icon")
        list.add(own.found, inside: .member("settings"))
        if let mode = settings.routineMode, !routineModes.contains(where: { $0.id == mode }) {
            list.add(
                JournalBreach(
                    path: JournalPath(steps: [.member("settings"), .member("routineMode")]),
                    message: "'\(mode)' is not the id of a mode in 'routineModes'",
                    id: "unknown-routine-mode"))
        }
        return list.found
    }
}

extension BreachList {
    /// Checks every record of a list: its values, that its id is unique, and the requirements in
    /// `more`.
    fileprivate mutating func check<Record: JournalRecord>(
        _ records: [Record], _ member: String, id: (Record) -> String?,
        more: (Record, inout BreachList) -> Void = { _, _ in }
    ) {
        check(records.count, member, id: { id(records[$0]) }) { position, own in
            more(records[position], &own)
            return records[position].breaches
        }
    }

    /// Checks the records at all positions of a list. It has no type of records, so that it is
    /// compiled once.
    private mutating func check(
        _ count: Int, _ member: String, id: (Int) -> String?,
        breaches: (Int, inout BreachList) -> [JournalBreach]
    ) {
        var seen: [String: Int] = [:]
        for position in 0..<count {
            var own = BreachList()
            if let id = id(position), !id.isEmpty {
                if let first = seen[id] {
                    own.require(
                        false, "id", "id '\(id)' occurs twice, first at \(member)[\(first)]",
                        id: "duplicate-id")
                } else {
                    seen[id] = position
                }
            }
            let breaches = breaches(position, &own)
            guard !breaches.isEmpty || !own.found.isEmpty else { continue }
            add(breaches + own.found, inside: .member(member), .element(position))
        }
    }

    fileprivate mutating func requireHabit(_ habit: String?, among known: Set<String>) {
        guard let habit, !known.contains(habit) else { return }
        add(.unknownHabit(habit, at: "habit"))
    }

    fileprivate mutating func requireRoutine(
        _ routine: String, _ member: String, among known: Set<String>
    ) {
        guard !known.contains(routine) else { return }
        add(.unknownRoutine(routine, at: [.member(member)]))
    }

    fileprivate mutating func requireRoutines(of steps: [RoutineStep], among known: Set<String>) {
        for (position, step) in steps.enumerated() {
            var inner = BreachList()
            if let routine = step.routine { inner.requireRoutine(routine, "routine", among: known) }
            inner.requireRoutines(of: step.steps, among: known)
            add(inner.found, inside: .member("steps"), .element(position))
        }
    }
}

extension JournalBreach {
    static func unknownHabit(_ habit: String, at member: String) -> JournalBreach {
        JournalBreach(
            path: JournalPath(steps: [.member(member)]),
            message: "'\(habit)' is not the id of a habit in 'habits'", id: "unknown-habit")
    }

    static func unknownRoutine(
        _ routine: String, at steps: [JournalPath.Step]
    ) -> JournalBreach {
        JournalBreach(
            path: JournalPath(steps: steps),
            message: "'\(routine)' is not the id of a routine in 'routines'", id: "unknown-routine")
    }
}
