/// The work behind ``Streak/daily(_:now:clock:)``: one byte for each day that records span.
///
/// Survey all records, make room, mark all records, then ask for the streak. A byte a day instead
/// of sorted days: order does not matter, duplicates cost nothing, and ten years fit the first
/// cache.
struct StreakRun {
    private let now: Instant
    private let clock: DayClock
    private let today: CalendarDay

    private var low = Int.max
    private var high = Int.min
    private var upcoming: Instant?
    private var lowestOffset = Int.max
    private var highestOffset = Int.min

    /// Lengths of runs to note the first day of, ascending and above 0.
    var lengths: ArraySlice<Int> = []

    /// The first days on which a run had one of the ``lengths``, once the days were walked.
    private(set) var reached: [StreakMilestones.Reached] = []

    /// 0 for nothing, else the raw value of the strongest effect; index 0 is day ``low``.
    private var marks: [UInt8] = []
    private var evidence: [Evidence] = []

    /// Less than this between the days around it, in seconds, and a day was hardly there.
    private static let hardlyThere = 12 * 3600

    init(now: Instant, clock: DayClock) {
        self.now = now
        self.clock = clock
        today = clock.day(of: now)
    }

    /// Under which offsets the first and the last record of a day were made.
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

    /// Notes that a record begins to count at an instant.
    mutating func changes(at instant: Instant) { upcoming = min(upcoming ?? instant, instant) }

    mutating func makeRoom() {
        marks = low > high ? [] : [UInt8](repeating: 0, count: high - low + 1)
    }

    mutating func mark(_ record: StreakRecord) {
        guard !record.isFuture(now: now, today: today) else { return }
        let index = record.day.daysSince1970 - low
        marks[index] = max(marks[index], record.effect.rawValue)
    }

    /// Marks the days of instants in the clock's own zone.
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
        // Days may run backwards where clocks are set back: leave room for a day on either side.
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

    /// Whether the records' offsets could decide about some day between them.
    var needsEvidence: Bool {
        guard lowestOffset <= highestOffset else { return false }
        return StreakRun.needsEvidence(of: lowestOffset...highestOffset, now: now, clock: clock)
    }

    /// Whether records made under such offsets could decide about some day between them.
    static func needsEvidence(
        of offsets: ClosedRange<Int>, now: Instant, clock: DayClock
    ) -> Bool {
        // The context's own offset may stand in for a record of today.
        let here = clock.offset(at: now)
        let spread = max(offsets.upperBound, here) - min(offsets.lowerBound, here)
        return spread > 86_400 - hardlyThere || clock.zone.table.crossesDateLine
    }

    mutating func makeRoomForEvidence() {
        evidence = [Evidence](repeating: Evidence(), count: marks.count)
    }

    mutating func keepEvidence(_ record: StreakRecord) {
        guard !record.isFuture(now: now, today: today), let at = record.at,
            let offset = at.offset
        else { return }
        let index = record.day.daysSince1970 - low
        let seconds = at.instant.secondsSince1970
        if seconds < evidence[index].first.at { evidence[index].first = (seconds, offset) }
        if seconds > evidence[index].last.at { evidence[index].last = (seconds, offset) }
    }
}

// MARK: - Walking

extension StreakRun {
    /// Whether the day between two recorded days, at an index of `marks`, was hardly there.
    ///
    /// - Parameter offsetAfter: The offset of the day after, when no record tells.
    private func wasHardlyThere(_ index: Int, offsetAfter: Int? = nil) -> Bool {
        var after = offsetAfter
        if after == nil, evidence.indices.contains(index + 1), evidence[index + 1].isKnown {
            after = evidence[index + 1].first.offset
        }
        guard let after, evidence.indices.contains(index - 1), evidence[index - 1].isKnown else {
            return !clock.hasDay(CalendarDay(daysSince1970: low + index))
        }
        return 86_400 + evidence[index - 1].last.offset - after < StreakRun.hardlyThere
    }

    /// Whether the run that ends at the last marked day can still go on today.
    private var reachesToday: Bool {
        let gap = today.daysSince1970 - high
        if gap <= 1 { return true }
        return gap == 2
            && wasHardlyThere(marks.count, offsetAfter: clock.offset(at: now))
    }

    /// Keeps the day of a run that was never so long before, when its length is asked for.
    private mutating func note(_ run: Int, at index: Int) {
        guard lengths.first == run else { return }
        lengths.removeFirst()
        reached.append(
            StreakMilestones.Reached(days: run, day: CalendarDay(daysSince1970: low + index)))
    }

    mutating func streak() -> Streak {
        while marks.last == 0 {
            marks.removeLast()
            high -= 1
        }
        let adds = StreakRecord.Effect.adds.rawValue
        var (run, longest, start, lastDone) = (0, 0, 0, Int.min)
        var held: [Int] = []
        for index in marks.indices {
            if marks[index] == adds {
                if run == 0 {
                    start = index
                    held.removeAll(keepingCapacity: true)
                }
                run += 1
                if run > longest {
                    longest = run
                    note(run, at: index)
                }
                lastDone = index
            } else if marks[index] != 0 {
                held.append(index)
            } else if index > 0, marks[index - 1] != 0, marks[index + 1] != 0,
                wasHardlyThere(index)
            {
                held.append(index)
            } else {
                run = 0
            }
        }
        let current = marks.isEmpty || !reachesToday ? 0 : run
        let dayOfToday = today.daysSince1970
        let markOfToday =
            (low...max(low, high)).contains(dayOfToday) ? marks[dayOfToday - low] : 0
        let midnight = clock.nextDay(after: now)
        return Streak(
            current: current, longest: longest,
            start: current > 0 ? CalendarDay(daysSince1970: low + start) : nil,
            lastDay: lastDone == .min ? nil : CalendarDay(daysSince1970: low + lastDone),
            today: today, isDoneToday: markOfToday == adds,
            isRestToday: markOfToday != 0 && markOfToday != adds,
            needsToday: current > 0 && high < dayOfToday,
            heldDays: current > 0
                ? held.filter { $0 < lastDone }.map { CalendarDay(daysSince1970: low + $0) } : [],
            validUntil: min(midnight, upcoming ?? midnight))
    }
}
