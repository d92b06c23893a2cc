extension Journal {
    /// Every rule that the journal breaks, each with its path; record by record, in the order of
    /// the members in JSON.
    ///
    /// Ids must not be empty and must be unique in their list, references must exist, and numbers
    /// and texts must be within their limits. Completions, practices and weigh-ins for which no id
    /// is stored have a derived one; ``identify()`` makes it unique. Takes time proportional to the
    /// journal's size.
    ///
    /// - Parameter data: The data that apps declare. Without it, only the ids of their records are
    ///   checked.
    public func validate(as data: [any OwnData] = []) -> [JournalBreach] {
        var found: [JournalBreach] = []
        validate(as: data) { found.append($0) }
        return found
    }

    /// Reports every rule that the journal breaks as ``validate(as:)`` does, without keeping any.
    ///
    /// - Parameters:
    ///   - days: The days that records may have; `nil` for all.
    ///   - removed: The positions of records that are ignored, by the name of their list.
    ///   - data: The data that apps declare.
    package func validate(
        within days: RecordDays? = nil, without removed: [String: IndexBits] = [:],
        as data: [any OwnData] = [], _ report: (JournalBreach) -> Void
    ) {
        withoutActuallyEscaping(report) { report in
            validate(RecordChecks(of: self, days: days, removed: removed, report: report))
            for data in data { data.breaches(in: self).forEach(report) }
        }
    }

    private func validate(_ checks: RecordChecks) {
        for list in Self.lists(own: ownLists) { list.validate(self, checks) }
        for breach in settings.breaches(among: checks.modes) {
            checks.report(breach.inside([.member("settings")]))
        }
    }
}

/// The checks of the records in a journal's lists.
struct RecordChecks {
    let days: RecordDays?
    let removed: [String: IndexBits]
    let report: (JournalBreach) -> Void

    /// The ids that records may refer to.
    let habits: Set<String>
    let routines: Set<String>
    let modes: Set<String>

    init(
        of journal: Journal, days: RecordDays?, removed: [String: IndexBits],
        report: @escaping (JournalBreach) -> Void
    ) {
        (self.days, self.removed, self.report) = (days, removed, report)
        func ids<Record: Identifiable<String>>(
            _ records: [Record], _ key: Journal.CodingKeys
        ) -> Set<String> {
            let removed = removed[key.stringValue]
            return Set(
                records.indices.lazy.filter { removed?.contains($0) != true }.map { records[$0].id }
            )
        }
        habits = ids(journal.habits, .habits)
        routines = ids(journal.routines, .routines)
        modes = ids(journal.routineModes, .routineModes)
    }

    /// Checks every record of a list: its values, that its id is unique, and the requirements in
    /// `more`.
    ///
    /// - Parameter hasIDs: Whether ids must be unique.
    func check<Record: JournalRecord & Identifiable<String>>(
        _ records: [Record], at path: JournalPath, hasIDs: Bool,
        more: (Record, inout BreachList) -> Void
    ) {
        check(records.count, path, id: { hasIDs ? records[$0].id : nil }) { position, own in
            more(records[position], &own)
            let record = records[position]
            return days.map { record.breaches(within: $0) } ?? record.breaches
        }
    }

    /// Checks the records at all positions of a list. It has no type of records, so that it is
    /// compiled once.
    private func check(
        _ count: Int, _ path: JournalPath, id: (Int) -> String?,
        breaches: (Int, inout BreachList) -> [JournalBreach]
    ) {
        var seen: [String: Int] = [:]
        let removed = removed.isEmpty ? nil : removed[path.description]
        for position in 0..<count where removed?.contains(position) != true {
            var own = BreachList()
            if let id = id(position), !id.isEmpty {
                if let first = seen[id] {
                    own.require(
                        false, "id", "id '\(id)' occurs twice, first at \(path)[\(first)]",
                        id: "duplicate-id")
                } else {
                    seen[id] = position
                }
            }
            let breaches = breaches(position, &own)
            guard !breaches.isEmpty || !own.found.isEmpty else { continue }
            for breach in breaches + own.found {
                report(breach.inside(path.steps + [.element(position)]))
            }
        }
    }
}

extension BreachList {
    mutating func requireHabit(_ habit: String, among known: Set<String>) {
        guard !known.contains(habit) else { return }
        add(.unknown(habit, "habit", in: "habits", at: [.member("habit")]))
    }

    mutating func requireRoutine(
        _ routine: String, _ steps: JournalPath.Step..., among known: Set<String>
    ) {
        guard !known.contains(routine) else { return }
        add(.unknown(routine, "routine", in: "routines", at: steps))
    }

    mutating func requireRoutines(of steps: [RoutineStep], among known: Set<String>) {
        for (position, step) in steps.enumerated() {
            var inner = BreachList()
            if let routine = step.routine {
                inner.requireRoutine(routine, .member("routine"), among: known)
            }
            inner.requireRoutines(of: step.steps, among: known)
            add(inner.found, inside: [.member("steps"), .element(position)])
        }
    }
}
