extension Streak {
    /// The daily streak of some records, in any order and with any duplicates.
    ///
    /// Time is linear in the records and the days they span; nothing is allocated per record.
    ///
    /// A day the person hardly had holds. Between records on d − 1 and d + 1, day d neither adds nor
    /// breaks when less than 12 hours lie between the end of d − 1, under the offset of its latest
    /// record, and the start of d + 1, under the offset of its earliest: such are flights over the
    /// date line. When either offset is unknown, d holds if clocks of the given zone never showed
    /// it (2011-12-30 in Apia). For a run that ends the day before yesterday, now takes the place of
    /// the record on d + 1.
    ///
    /// - Parameters:
    ///   - records: Days done and days of rest. Those in the future are ignored: made at an
    ///     instant after now or, lacking one, for a day after today; so are days more than two
    ///     after today, which no clock on Earth shows yet.
    ///   - now: The present.
    ///   - clock: Where and when the person's days begin.
    public static func daily(_ records: [StreakRecord], now: Instant, clock: DayClock) -> Streak {
        var run = StreakRun(records, now: now, clock: clock)
        return run.streak()
    }

    /// The daily streak of days done.
    ///
    /// Days after today are ignored; otherwise as
    /// ``daily(_:now:clock:)-([StreakRecord],_,_)`` for records without instants.
    public static func daily(days: [CalendarDay], now: Instant, clock: DayClock) -> Streak {
        var run = StreakRun(now: now, clock: clock)
        for day in days { run.survey(StreakRecord(day: day)) }
        run.makeRoom()
        for day in days { run.mark(StreakRecord(day: day)) }
        return run.streak()
    }

    /// The daily streak of a habit in a journal, or of everything in it.
    ///
    /// - Parameter habit: The id of a habit; nil for all completions and practices together.
    public static func daily(
        habit: String? = nil, in journal: Journal, now: Instant, clock: DayClock
    ) -> Streak {
        daily(journal.streakRecords(habit: habit), now: now, clock: clock)
    }

    /// The daily streak of instants that all happened in the clock's zone.
    ///
    /// For histories that kept no days. A few nanoseconds an instant, in any order; instants after
    /// now are ignored.
    public static func daily(instants: [Instant], now: Instant, clock: DayClock) -> Streak {
        var run = StreakRun(now: now, clock: clock)
        run.mark(instants)
        return run.streak()
    }

    /// The daily streak of what an index holds.
    ///
    /// Without the evidence of instants, so a day lost on a flight holds only where clocks of the zone
    /// never showed it. The index must be of the same moment.
    public static func daily(_ index: ActivityIndex, now: Instant, clock: DayClock) -> Streak {
        var run = StreakRun(index, now: now, clock: clock)
        return run.streak()
    }
}

extension StreakMilestones {
    /// The milestones that some run reached, ascending, each with the day the first such run did.
    ///
    /// The last of them is never longer than ``Streak/longest`` of the same records.
    ///
    /// - Parameter habit: The id of a habit; nil for all completions and practices together.
    public func earned(
        habit: String? = nil, in journal: Journal, now: Instant, clock: DayClock
    ) -> [Reached] {
        var run = StreakRun(journal.streakRecords(habit: habit), now: now, clock: clock)
        run.lengths = all[...]
        _ = run.streak()
        return run.reached
    }
}

extension StreakRun {
    /// The days of an index, ready to be walked.
    init(_ index: ActivityIndex, now: Instant, clock: DayClock) {
        self.init(now: now, clock: clock)
        index.eachRecord { survey($0) }
        makeRoom()
        index.eachRecord { mark($0) }
        changes(at: index.validUntil)
    }

    /// The days of some records, ready to be walked.
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
