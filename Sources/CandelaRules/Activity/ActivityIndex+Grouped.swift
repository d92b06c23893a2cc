extension ActivityIndex {
    /// The indexes of all habits in a journal, by habit identifier, built in one pass over its
    /// records.
    public static func byHabit(
        _ journal: Journal, now: Instant, clock: DayClock
    ) -> [String: ActivityIndex] {
        groups(of: journal, now: now, clock: clock).byID
    }

    /// The indexes of all habits in a journal, in its order.
    static func groups(of journal: Journal, now: Instant, clock: DayClock) -> ActivityGroups {
        var groups = ActivityGroups()
        for habit in journal.habits {
            var index = ActivityIndex(now: now, clock: clock)
            index.plan = HabitPlan(of: habit, journal.settings)
            groups.insert(index, of: habit.id)
        }
        for completion in journal.completions {
            groups.change(completion.habit) { $0.add(completion) }
        }
        for practice in journal.practices {
            if let habit = practice.habit { groups.change(habit) { $0.add(practice) } }
        }
        groups.rest(on: journal.restDays)
        return groups
    }

    /// The indexes of all routines in a journal, by routine identifier, built in one pass over its
    /// sessions: each that counts as done (``RoutineSession/isDone``), on the day on which it ended.
    public static func byRoutine(
        _ journal: Journal, now: Instant, clock: DayClock
    ) -> [String: ActivityIndex] {
        var groups = ActivityGroups()
        for routine in journal.routines {
            groups.insert(ActivityIndex(now: now, clock: clock), of: routine.id)
        }
        // Each session is read where it stands: an iterator would copy it with its contents.
        journal.sessions.withUnsafeBufferPointer { sessions in
            for place in sessions.indices where sessions[place].isDone {
                let at = sessions[place].ended ?? sessions[place].began
                let day = sessions[place].lastDay(clock)
                groups.change(sessions[place].routine) { $0.addSession(on: day, at: at) }
            }
        }
        groups.rest(on: journal.restDays)
        return groups.byID
    }
}

/// Indexes by the identifier of a habit or routine.
struct ActivityGroups {
    /// The indexes with their identifiers, in the order in which they were inserted.
    private(set) var all: [(id: String, index: ActivityIndex)] = []

    /// The positions by identifier.
    private(set) var places: [String: Int] = [:]

    /// The previous identifier: records are mostly grouped, so it is likely the next one.
    private var last: (id: String, place: Int)?

    /// Adds the index of an identifier, unless it has one.
    mutating func insert(_ index: ActivityIndex, of id: String) {
        guard places[id] == nil else { return }
        places[id] = all.count
        all.append((id, index))
    }

    /// Changes the index of an identifier, if it has one.
    mutating func change(_ id: String, _ change: (inout ActivityIndex) -> Void) {
        if last?.id != id {
            guard let place = places[id] else { return }
            last = (id, place)
        }
        if let last { change(&all[last.place].index) }
    }

    /// Adds days of rest to all indexes.
    mutating func rest(on days: [CalendarDay]) {
        guard !days.isEmpty else { return }
        for place in all.indices {
            for day in days { all[place].index.addRest(on: day) }
        }
    }

    /// The indexes by identifier.
    var byID: [String: ActivityIndex] { places.mapValues { all[$0].index } }
}
