extension Streak {
    /// The daily streak of records, in any order and with any duplicates.
    ///
    /// Takes time linear in the records and the days they span; nothing is allocated per record.
    ///
    /// Days that the person largely skipped by travelling hold the streak: they neither extend nor
    /// break it. A day between two days with records holds if less than 12 hours lie between the
    /// end of the day before, at the offset of its latest record, and the start of the day after,
    /// at the offset of its earliest record. This covers flights across the date line. If either
    /// offset is unknown, the day holds if the zone skipped it (2011-12-30 in Apia). For a run that
    /// ended the day before yesterday, the current offset is used for today.
    ///
    /// - Parameters:
    ///   - records: Days done and rest days. Future ones are ignored: those with an instant after
    ///     now or, without an instant, with a day after today. Days more than two after today,
    ///     which no clock on Earth shows yet, are ignored too.
    ///   - now: The current time.
    ///   - clock: The person's zone and start of the day.
    public static func daily(_ records: [StreakRecord], now: Instant, clock: DayClock) -> Streak {
        var run = StreakRun(records, now: now, clock: clock)
        return run.streak()
    }

    /// The daily streak of completed days.
    ///
    /// Days after today are ignored; otherwise like ``daily(_:now:clock:)-([StreakRecord],_,_)``
    /// for records without instants.
    public static func daily(days: [CalendarDay], now: Instant, clock: DayClock) -> Streak {
        var run = StreakRun(now: now, clock: clock)
        for day in days { run.survey(StreakRecord(day: day)) }
        run.makeRoom()
        for day in days { run.mark(StreakRecord(day: day)) }
        return run.streak()
    }

    /// The streak of one habit, in met weeks if it has a weekly target, or of the whole journal.
    ///
    /// - Parameter habit: The habit's identifier; `nil` for all completions and practices together.
    public static func daily(
        habit: String? = nil, in journal: Journal, now: Instant, clock: DayClock
    ) -> Streak {
        var run = StreakRun(of: habit, in: journal, now: now, clock: clock)
        return journal.heeding(run.plan, run.streak(), of: habit)
    }

    /// The daily streak of instants that were all recorded in the clock's zone.
    ///
    /// Use it for histories without civil days. It takes a few nanoseconds per instant, in any
    /// order; instants after now are ignored.
    public static func daily(instants: [Instant], now: Instant, clock: DayClock) -> Streak {
        var run = StreakRun(now: now, clock: clock)
        run.mark(instants)
        return run.streak()
    }

    /// The daily streak of an index.
    ///
    /// The index has no instants, so a day lost on a flight holds only if the zone skipped it. The
    /// index must have been created for the same time.
    public static func daily(_ index: ActivityIndex, now: Instant, clock: DayClock) -> Streak {
        var run = StreakRun(index, now: now, clock: clock)
        return run.streak()
    }
}

extension StreakMilestones {
    /// The milestones reached by any run, ascending, each with the day it was first reached.
    ///
    /// The last one never exceeds ``Streak/longest`` of the same records.
    ///
    /// - Parameter habit: The habit's identifier; `nil` for all completions and practices together.
    public func earned(
        habit: String? = nil, in journal: Journal, now: Instant, clock: DayClock
    ) -> [Reached] {
        var run = StreakRun(of: habit, in: journal, now: now, clock: clock)
        run.lengths = all[...]
        _ = run.streak()
        return run.reached
    }
}

extension StreakRun {
    /// Prepares a run from an index.
    init(_ index: ActivityIndex, now: Instant, clock: DayClock) {
        self.init(now: now, clock: clock)
        index.eachRecord { survey($0) }
        makeRoom()
        index.eachRecord { mark($0) }
        changes(at: index.validUntil)
        (plan, restsAhead) = (index.plan, index.restsAhead)
        (isTodayOpen, isTodayLost) = (index.isTodayOpen, index.isTodayLost)
    }

    /// Prepares a run of one habit, or of the whole journal, from its index.
    init(
        _ index: ActivityIndex, of habit: String?, in journal: Journal, now: Instant,
        clock: DayClock
    ) {
        self.init(index, now: now, clock: clock)
        // Days lost on a flight can be recognised only in the original records.
        guard let offsets = index.offsets,
            StreakRun.needsEvidence(of: offsets, now: now, clock: clock)
        else { return }
        makeRoomForEvidence()
        for record in journal.streakRecords(habit: habit) { keepEvidence(record) }
    }

    /// Prepares a run of one habit, or of the whole journal.
    init(of habit: String?, in journal: Journal, now: Instant, clock: DayClock) {
        let index = ActivityIndex(journal, habit: habit, now: now, clock: clock)
        self.init(index, of: habit, in: journal, now: now, clock: clock)
    }

    /// Prepares a run from records.
    init(_ records: [StreakRecord], now: Instant, clock: DayClock) {
        self.init(now: now, clock: clock)
        for record in records { survey(record) }
        makeRoom()
        for record in records { mark(record) }
        guard needsEvidence else { return }
        makeRoomForEvidence()
        for record in records { keepEvidence(record) }
    }
}
