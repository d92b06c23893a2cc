/// The computation behind ``Streak/daily(_:now:clock:)``, with one byte per day of the range.
///
/// Survey all records, make room, mark all records, then compute the streak. Bytes per day are used
/// instead of sorted days because order does not matter, duplicates cost nothing, and ten years fit
/// into the L1 cache.
struct StreakRun {
    private let now: Instant
    private let clock: DayClock
    let today: CalendarDay

    /// The rules by which days count.
    var plan = HabitPlan.daily

    /// Whether today is above the limit of its habit, so that the streak is lost.
    var isTodayLost = false

    /// Whether today is within a limit so far, and counts once it is over.
    var isTodayOpen = false

    /// Days of rest after today.
    var restsAhead: Set<CalendarDay> = []

    private var low = Int.max
    private var high = Int.min
    private var upcoming: Instant?
    private var lowestOffset = Int.max
    private var highestOffset = Int.min

    /// Run lengths whose first day is recorded, ascending and above 0.
    var lengths: ArraySlice<Int> = []

    /// The first days on which a run had one of the ``lengths``, available after ``streak()``.
    private(set) var reached: [StreakMilestones.Reached] = []

    /// The raw value of each day's strongest effect, or 0; index 0 is day ``low``.
    private var marks: [UInt8] = []
    private var evidence: [Evidence] = []

    /// The minimum seconds between the surrounding days for a day to count as experienced.
    private static let minimumExperiencedSeconds = 12 * 3600

    init(now: Instant, clock: DayClock) {
        self.now = now
        self.clock = clock
        today = clock.day(of: now)
    }

    /// The offsets under which the first and last record of a day were made.
    private struct Evidence {
        var first = (at: Int.max, offset: 0)
        var last = (at: Int.min, offset: 0)
        var isKnown: Bool { last.at != .min }
    }
}

// MARK: - Collecting

extension StreakRun {
    mutating func survey(_ record: StreakRecord) {
        let day = record.day.daysSince1970
        guard !record.isFuture(now: now, today: today) else {
            var counts = record.at?.instant ?? clock.start(of: record.day)
            if counts <= now {
                counts = clock.start(of: record.day.adding(days: -StreakRecord.daysAhead))
            }
            if counts > now { changes(at: counts) }
            return
        }
        low = min(low, day)
        high = max(high, day)
        if let offset = record.at?.offset {
            lowestOffset = min(lowestOffset, offset)
            highestOffset = max(highestOffset, offset)
        }
    }

    /// Registers an instant at which a record begins to count.
    mutating func changes(at instant: Instant) { upcoming = min(upcoming ?? instant, instant) }

    mutating func makeRoom() {
        marks = low > high ? [] : [UInt8](repeating: 0, count: high - low + 1)
    }

    mutating func mark(_ record: StreakRecord) {
        guard !record.isFuture(now: now, today: today) else { return }
        let index = record.day.daysSince1970 - low
        marks[index] = max(marks[index], record.effect.rawValue)
    }

    /// Marks the days of instants in the clock's zone.
    mutating func mark(_ instants: [Instant]) {
        var first = Instant(secondsSince1970: .max)
        var last = Instant(secondsSince1970: .min)
        var hasAny = false
        for instant in instants {
            if instant > now {
                upcoming = min(upcoming ?? instant, instant)
            } else {
                first = min(first, instant)
                last = max(last, instant)
                hasAny = true
            }
        }
        guard hasAny else { return }
        // Days may run backwards when clocks are set back: leave room for a day on either side.
        low = clock.day(of: first).daysSince1970 - 1
        high = clock.day(of: last).daysSince1970 + 1
        makeRoom()
        let (now, low, dayStart) = (now, low, clock.dayStart.seconds)
        let adds = StreakRecord.Effect.adds.rawValue
        clock.zone.table.withLookup { lookup in
            for instant in instants where instant <= now {
                let seconds = instant.secondsSince1970
                let local = seconds + lookup.offset(at: seconds) - dayStart
                let day = CalendarDay(daysSince1970: local.flooredQuotient(by: 86_400))
                marks[day.daysSince1970 - low] = adds
            }
        }
    }

    /// Whether the records' offsets could affect the result for any day.
    var needsEvidence: Bool {
        guard lowestOffset <= highestOffset else { return false }
        return StreakRun.needsEvidence(of: lowestOffset...highestOffset, now: now, clock: clock)
    }

    /// Whether records with these offsets could affect the result for any day.
    static func needsEvidence(
        of offsets: ClosedRange<Int>, now: Instant, clock: DayClock
    ) -> Bool {
        // The current offset may be used in place of a record of today.
        let here = clock.offset(at: now)
        let spread = max(offsets.upperBound, here) - min(offsets.lowerBound, here)
        return spread > 86_400 - minimumExperiencedSeconds || clock.zone.table.crossesDateLine
    }

    mutating func makeRoomForEvidence() {
        evidence = [Evidence](repeating: Evidence(), count: marks.count)
    }

    mutating func keepEvidence(_ record: StreakRecord) {
        guard !record.isFuture(now: now, today: today), let at = record.at,
            let offset = at.offset
        else { return }
        let index = record.day.daysSince1970 - low
        // Days without an effect have no evidence.
        guard evidence.indices.contains(index) else { return }
        let seconds = at.instant.secondsSince1970
        if seconds < evidence[index].first.at { evidence[index].first = (seconds, offset) }
        if seconds > evidence[index].last.at { evidence[index].last = (seconds, offset) }
    }
}

// MARK: - Walking

extension StreakRun {
    /// The first day with an effect; `nil` without any.
    var firstMarked: CalendarDay? {
        marks.firstIndex { $0 != 0 }.map { CalendarDay(daysSince1970: low + $0) }
    }

    /// The latest day done; `nil` without any.
    var lastDone: CalendarDay? {
        marks.lastIndex(of: StreakRecord.Effect.adds.rawValue)
            .map { CalendarDay(daysSince1970: low + $0) }
    }

    /// The next instant at which the streak changes without a new record.
    var validUntil: Instant {
        let midnight = clock.nextDay(after: now)
        return min(midnight, upcoming ?? midnight)
    }

    /// The place of a day in `marks`, which may be outside; `nil` without marks.
    private func index(of day: CalendarDay) -> Int? {
        marks.isEmpty ? nil : day.daysSince1970 - low
    }

    /// The effect of a day on the streak; a day that the person largely skipped holds.
    func effect(on day: CalendarDay) -> StreakRecord.Effect? {
        guard let index = index(of: day), marks.indices.contains(index) else {
            return restsAhead.contains(day) ? .holds : nil
        }
        return StreakRecord.Effect(rawValue: marks[index])
            ?? (isSkippedBetween(index) || restsAhead.contains(day) ? .holds : nil)
    }

    /// Makes a day hold that has no effect and is not before the first one that has.
    mutating func hold(_ day: CalendarDay) {
        guard let index = index(of: day) else { return }
        while marks.count <= index {
            marks.append(0)
            high += 1
        }
        if index >= 0, marks[index] == 0 { marks[index] = StreakRecord.Effect.holds.rawValue }
    }

    /// Whether a day lies between two with an effect, and the person largely skipped it.
    private func isSkippedBetween(_ index: Int) -> Bool {
        index > 0 && index + 1 < marks.count && marks[index - 1] != 0 && marks[index + 1] != 0
            && wasLargelySkipped(index)
    }

    /// Whether the person largely skipped the day at an index of `marks`, between two recorded
    /// days.
    ///
    /// - Parameter offsetAfter: The offset of the following day, if it has no record.
    private func wasLargelySkipped(_ index: Int, offsetAfter: Int? = nil) -> Bool {
        var after = offsetAfter
        if after == nil, evidence.indices.contains(index + 1), evidence[index + 1].isKnown {
            after = evidence[index + 1].first.offset
        }
        guard let after, evidence.indices.contains(index - 1), evidence[index - 1].isKnown else {
            return !clock.hasDay(CalendarDay(daysSince1970: low + index))
        }
        return 86_400 + evidence[index - 1].last.offset - after
            < StreakRun.minimumExperiencedSeconds
    }

    /// Whether the run that ends with the last marked day can still continue today.
    private var reachesToday: Bool { today.daysSince1970 - high <= 1 || isYesterdaySkipped }

    /// Whether yesterday follows the last marked day, and the person largely skipped it.
    private var isYesterdaySkipped: Bool {
        today.daysSince1970 - high == 2
            && wasLargelySkipped(marks.count, offsetAfter: clock.offset(at: now))
    }

    /// The days without an effect that the person largely skipped by travelling, available after
    /// ``streak()``.
    var travelDays: Set<CalendarDay> {
        guard !marks.isEmpty, !evidence.isEmpty || clock.zone.table.crossesDateLine else {
            return []
        }
        var places = marks.indices.filter { marks[$0] == 0 && isSkippedBetween($0) }
        if plan.target == nil, isYesterdaySkipped { places.append(marks.count) }
        return Set(places.map { CalendarDay(daysSince1970: low + $0) }.filter { $0 < today })
    }

    /// Records the day on which a new longest run reached the requested lengths.
    mutating func note(upTo run: Int, on day: CalendarDay) {
        while let length = lengths.first, length <= run {
            lengths.removeFirst()
            reached.append(StreakMilestones.Reached(days: length, day: day))
        }
    }

    mutating func streak() -> Streak {
        while marks.last == 0 {
            marks.removeLast()
            high -= 1
        }
        if plan.target != nil { return weeklyStreak() }
        if plan.hasWeeks { holdMetWeeks() }
        return dailyStreak()
    }

    private mutating func dailyStreak() -> Streak {
        let adds = StreakRecord.Effect.adds.rawValue
        let placeOfToday = index(of: today) ?? 0
        var (run, longest, start) = (0, 0, 0)
        var held: [Int] = []
        // The run that ended before today, while today is open between two days done.
        var open: (run: Int, start: Int, held: [Int])?
        for index in marks.indices {
            if marks[index] == adds {
                if run == 0 {
                    start = index
                    held.removeAll(keepingCapacity: true)
                }
                run += 1
                if run > longest {
                    longest = run
                    note(upTo: run, on: CalendarDay(daysSince1970: low + index))
                }
            } else if marks[index] != 0 {
                held.append(index)
            } else if isSkippedBetween(index) {
                held.append(index)
            } else {
                if index == placeOfToday, run > 0 { open = (run, start, held) }
                run = 0
            }
        }
        if let open { (run, start, held) = open }
        let current = marks.isEmpty || !reachesToday || isTodayLost ? 0 : run
        let effectOfToday = marks.indices.contains(placeOfToday) ? marks[placeOfToday] : 0
        let needsToday =
            current > 0 && !isTodayOpen && (open != nil || high < today.daysSince1970)
        let last = marks.lastIndex(of: adds) ?? -1
        return Streak(
            current: current, longest: longest,
            start: current > 0 ? CalendarDay(daysSince1970: low + start) : nil,
            lastDay: lastDone, today: today, isDoneToday: effectOfToday == adds,
            isRestToday: effectOfToday != 0 && effectOfToday != adds && !isTodayOpen,
            isOpenToday: isTodayOpen, isLostToday: isTodayLost, needsToday: needsToday,
            needsTomorrow: current > 0 && !needsToday && high <= today.daysSince1970
                && !restsAhead.contains(today.next),
            heldDays: current > 0
                ? held.filter { $0 < last }.map { CalendarDay(daysSince1970: low + $0) } : [],
            metDays: nil, week: nil, validUntil: validUntil)
    }
}
