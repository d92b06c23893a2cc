extension Journal {
    /// Every rule that the journal breaks, each with its path; record by record, in the order of
    /// the members in JSON.
    ///
    /// Ids must be unique in their list, references must exist, and numbers and texts must be
    /// within their limits. Only completions, practices and weigh-ins may have an empty id. Takes
    /// time proportional to the journal's size.
    public func validate() -> [JournalBreach] {
        var found: [JournalBreach] = []
        validate { found.append($0) }
        return found
    }

    /// Reports every rule that the journal breaks as ``validate()`` does, without keeping any.
    ///
    /// - Parameters:
    ///   - days: The days that records may have; `nil` for all.
    ///   - removed: The positions of records that are ignored, by the name of their list.
    package func validate(
        within days: RecordDays? = nil, without removed: [String: IndexBits] = [:],
        _ report: (JournalBreach) -> Void
    ) {
        withoutActuallyEscaping(report) { report in
            validate(RecordChecks(days: days, removed: removed, report: report))
        }
    }

    private func validate(_ checks: RecordChecks) {
        let habitIDs = checks.ids(of: habits, "habits") { $0.id }
        let routineIDs = checks.ids(of: routines, "routines") { $0.id }
        let modeIDs = checks.ids(of: routineModes, "routineModes") { $0.id }
        checks.check(habits, "habits", id: { $0.id })
        checks.check(completions, "completions", id: { $0.id }) { completion, list in
            list.requireHabit(completion.habit, among: habitIDs)
        }
        checks.check(practices, "practices", id: { $0.id }) { practice, list in
            list.requireHabit(practice.habit, among: habitIDs)
        }
        checks.check(weighIns, "weighIns", id: { $0.id })
        checks.check(celebratedStreaks, "celebratedStreaks", id: { _ in nil }) { streak, list in
            list.requireHabit(streak.habit, among: habitIDs)
        }
        checks.check(routines, "routines", id: { $0.id }) { routine, list in
            list.requireRoutines(of: routine.steps, among: routineIDs)
        }
        checks.check(sessions, "sessions", id: { $0.id }) { session, list in
            list.requireRoutine(session.routine, "routine", among: routineIDs)
        }
        checks.check(routineModes, "routineModes", id: { $0.id }) { mode, list in
            for (position, routine) in mode.routines.enumerated()
            where !routineIDs.contains(routine) {
                list.add(.unknownRoutine(routine, at: [.member("routines"), .element(position)]))
            }
        }
        for breach in settings.breaches(among: modeIDs) {
            checks.report(breach.inside([.member("settings")]))
        }
    }
}

/// The checks of the records in a journal's lists.
private struct RecordChecks {
    let days: RecordDays?
    let removed: [String: IndexBits]
    let report: (JournalBreach) -> Void

    /// The ids of a list's records.
    func ids<Record>(
        of records: [Record], _ member: String, id: (Record) -> String
    ) -> Set<String> {
        var ids: Set<String> = []
        ids.reserveCapacity(records.count)
        let removed = removed[member]
        for (position, record) in records.enumerated()
        where removed?.contains(position) != true {
            ids.insert(id(record))
        }
        return ids
    }

    /// Checks every record of a list: its values, that its id is unique, and the requirements in
    /// `more`.
    func check<Record: JournalRecord>(
        _ records: [Record], _ member: String, id: (Record) -> String?,
        more: (Record, inout BreachList) -> Void = { _, _ in }
    ) {
        check(records.count, member, id: { id(records[$0]) }) { position, own in
            more(records[position], &own)
            let record = records[position]
            return days.map { record.breaches(within: $0) } ?? record.breaches
        }
    }

    /// Checks the records at all positions of a list. It has no type of records, so that it is
    /// compiled once.
    private func check(
        _ count: Int, _ member: String, id: (Int) -> String?,
        breaches: (Int, inout BreachList) -> [JournalBreach]
    ) {
        var seen: [String: Int] = [:]
        let removed = removed[member]
        for position in 0..<count where removed?.contains(position) != true {
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
            for breach in breaches + own.found {
                report(breach.inside([.member(member), .element(position)]))
            }
        }
    }
}

extension BreachList {

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
