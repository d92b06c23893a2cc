/// What was done day by day: made once from a journal, and read by calendar, timeline, heat map,
/// trends, adherence and completion rates alike, so that they agree.
///
/// One slot a day between the first record and the last, without gaps: making it costs one step a
/// record and one a day, answering costs one step a day asked for, and adding a record one step, or
/// as many as days lie between it and the others. Nothing is allocated per record.
///
/// Two indexes of the same records are equal only when these came in the same order.
public struct ActivityIndex: Sendable, Hashable {
    /// The day it was made for.
    public let today: CalendarDay

    /// When it stops being right without a new record: the end of today, or before it the instant of
    /// a record that still lies ahead.
    public private(set) var validUntil: Instant

    private(set) var now: Instant
    private var first = 0
    private var slots: [Slot] = []

    /// Under which offsets records were made; wider than they are once some were taken away.
    private(set) var offsets: ClosedRange<Int>?

    /// Whether records were passed over that do not count yet.
    private(set) var isPartial = false

    private struct Slot: Sendable, Hashable {
        var minutes = 0
        var sessions: Int32 = 0
        var completions: Int32 = 0
        /// Records but practices and days of rest, whatever they say.
        var marks: Int32 = 0
        var rests: Int32 = 0

        var isDone: Bool { completions > 0 || minutes > 0 }
        var isRest: Bool { rests > 0 }
        var isRecorded: Bool { marks > 0 || sessions > 0 }
    }

    /// An index without records.
    public init(now: Instant, clock: DayClock) {
        self.now = now
        today = clock.day(of: now)
        validUntil = clock.nextDay(after: now)
    }

    /// The index of a habit, or of everything in a journal.
    ///
    /// Records in the future are ignored.
    ///
    /// - Parameter habit: The id of a habit; nil for all completions and practices together.
    public init(_ journal: Journal, habit: String? = nil, now: Instant, clock: DayClock) {
        self.init(now: now, clock: clock)
        for practice in journal.practices where habit == nil || practice.habit == habit {
            add(practice)
        }
        for completion in journal.completions where habit == nil || completion.habit == habit {
            add(completion)
        }
        for day in journal.restDays { addRest(on: day) }
    }

    /// The index of a routine: each session that counts as done does, on the day it was begun
    /// (``RoutineSession/isDone``).
    public init(_ journal: Journal, routine: String, now: Instant, clock: DayClock) {
        self.init(now: now, clock: clock)
        // By place: a session that is looped over is copied with all it holds.
        let sessions = journal.sessions
        for place in sessions.indices
        where sessions[place].routine == routine && sessions[place].isDone {
            addRun(on: sessions[place].day, sessions[place].began)
        }
        for day in journal.restDays { addRest(on: day) }
    }

    /// The indexes of every habit of a journal, by id, in one pass over its records.
    public static func byHabit(
        _ journal: Journal, now: Instant, clock: DayClock
    ) -> [String: ActivityIndex] {
        let empty = ActivityIndex(now: now, clock: clock)
        var places: [String: Int] = [:]
        var indexes: [ActivityIndex] = []
        for habit in journal.habits where places[habit.id] == nil {
            places[habit.id] = indexes.count
            indexes.append(empty)
        }
        // Records mostly come habit by habit: the last place is likely the next.
        var last: (id: String, place: Int)?
        func place(of id: String) -> Int? {
            if let last, last.id == id { return last.place }
            guard let place = places[id] else { return nil }
            last = (id, place)
            return place
        }
        for completion in journal.completions {
            if let place = place(of: completion.habit) { indexes[place].add(completion) }
        }
        for practice in journal.practices {
            if let id = practice.habit, let place = place(of: id) { indexes[place].add(practice) }
        }
        for place in indexes.indices {
            for day in journal.restDays { indexes[place].addRest(on: day) }
        }
        return places.mapValues { indexes[$0] }
    }

    /// Adds a session.
    public mutating func add(_ practice: Practice) { count(practice, 1) }

    /// Adds a mark of a habit.
    public mutating func add(_ completion: Completion) { count(completion, 1) }

    /// Takes away a session that was added.
    mutating func remove(_ practice: Practice) { count(practice, -1) }

    /// Takes away a mark that was added.
    mutating func remove(_ completion: Completion) { count(completion, -1) }

    /// Adds a session of a routine, if it counts as done.
    public mutating func add(_ session: RoutineSession) {
        guard session.isDone else { return }
        addRun(on: session.day, session.began)
    }

    private mutating func addRun(on day: CalendarDay, _ at: ZonedInstant?) {
        guard let slot = slot(for: day, at) else { return }
        slots[slot].marks += 1
        slots[slot].completions += 1
    }

    /// Adds a day of rest.
    public mutating func addRest(on day: CalendarDay) {
        guard let slot = slot(for: day, nil) else { return }
        slots[slot].rests += 1
    }

    private mutating func count(_ practice: Practice, _ sign: Int) {
        guard let slot = slot(for: practice.day, practice.at), practice.minutes > 0 else { return }
        // A journal may hold minutes that no day has: they count as the most one has.
        slots[slot].minutes += sign * min(practice.minutes, 1440)
        slots[slot].sessions += Int32(sign)
    }

    private mutating func count(_ completion: Completion, _ sign: Int32) {
        guard let slot = slot(for: completion.day, completion.at) else { return }
        slots[slot].marks += sign
        switch completion.status {
        case .done: slots[slot].completions += sign
        case .rest: slots[slot].rests += sign
        case .missed, .skipped: break
        }
    }

    /// Lets time go by, as long as nothing that was passed over begins to count.
    mutating func pass(to instant: Instant) {
        if now < instant, instant < validUntil { now = instant }
    }

    /// How many marks a habit has on a day, whatever they say; nil when some were passed over.
    func marks(on day: CalendarDay) -> Int? {
        guard !isPartial, day <= today else { return nil }
        let place = day.daysSince1970 - first
        return slots.indices.contains(place) ? Int(slots[place].marks) : 0
    }

    /// The first day on which anything was recorded; nil before the first record.
    public var firstDay: CalendarDay? {
        slots.firstIndex(where: \.isRecorded).map { CalendarDay(daysSince1970: first + $0) }
    }

    /// Whether anything was ever done.
    public var isEverDone: Bool { slots.contains(where: \.isDone) }

    /// Whether something was done and no minutes are known of any day: days are only ever marked.
    public var isOnlyMarked: Bool { isEverDone && !slots.contains { $0.minutes > 0 } }

    /// How many done marks there are up to now.
    public var completions: Int { slots.reduce(0) { $0 + Int($1.completions) } }

    /// What was done on a day.
    public subscript(day: CalendarDay) -> DayActivity {
        activity(on: day, since: askedSince)
    }

    /// What was done on each of the days that end with the given one, oldest first.
    ///
    /// - Parameters:
    ///   - count: How many days; below 1 gives none.
    ///   - begin: The day from which something was to be done: from it on, or from the first record
    ///     where that is earlier, a day without any is missed.
    public func days(
        _ count: Int, until last: CalendarDay? = nil, since begin: CalendarDay? = nil
    ) -> [DayActivity] {
        let (last, since) = (last ?? today, [begin, askedSince].compactMap(\.self).min())
        guard count > 0 else { return [] }
        return (0..<count).map { activity(on: last.adding(days: $0 - count + 1), since: since) }
    }

    /// The activity on each day of a range, oldest first and today last.
    ///
    /// All of it begins with the first record, so that a week of practice is no decade of empty days; 90
    /// days at least, as the next shorter range has, since a single month is no map.
    public func days(in range: TimelineRange) -> [DayActivity] {
        guard range == .all else { return days(range.days) }
        let known = firstDay.map { $0.days(to: today) + 1 } ?? 0
        return days(min(max(known, TimelineRange.quarter.days), range.days))
    }

    /// On how many of the days that begin with the given one something was done, as
    /// ``DayActivity/frequency`` says.
    func daysDone(_ count: Int, from first: CalendarDay) -> Int {
        (0..<max(0, count)).count { ahead in
            let place = first.daysSince1970 + ahead - self.first
            guard slots.indices.contains(place) else { return false }
            return slots[place].sessions > 0 || slots[place].completions > 0
        }
    }

    /// What each day means to a streak, one record a day that means anything.
    func eachRecord(_ body: (StreakRecord) -> Void) {
        slots.withUnsafeBufferPointer { slots in
            var place = 0
            while place < slots.count {
                let slot = slots[place]
                if slot.isDone || slot.isRest {
                    let day = CalendarDay(daysSince1970: first + place)
                    // Days ahead are of records made before a flight to the west, which count already.
                    body(
                        StreakRecord(
                            day: day, effect: slot.isDone ? .adds : .holds,
                            at: day > today ? ZonedInstant(now) : nil))
                }
                place += 1
            }
        }
    }

    /// The first day that can be missed: the one after the first record.
    private var askedSince: CalendarDay? { firstDay?.adding(days: 1) }

    private func activity(on day: CalendarDay, since first: CalendarDay?) -> DayActivity {
        let place = day.daysSince1970 - self.first
        let slot = slots.indices.contains(place) ? slots[place] : Slot()
        let status: DayActivity.Status =
            if slot.isDone {
                .completed
            } else if slot.isRest {
                .rest
            } else if day == today {
                .pending
            } else if let first, day >= first, day < today {
                .missed
            } else {
                .none
            }
        return DayActivity(
            day: day, minutes: slot.minutes, sessions: Int(slot.sessions),
            completions: Int(slot.completions), status: status)
    }

    /// The slot of a day, made when there is none; nil for a record that does not count yet.
    private mutating func slot(for day: CalendarDay, _ at: ZonedInstant?) -> Int? {
        if let at {
            guard at.instant <= now, day <= today.adding(days: StreakRecord.daysAhead) else {
                if at.instant > now { validUntil = min(validUntil, at.instant) }
                isPartial = true
                return nil
            }
            if let offset = at.offset {
                offsets =
                    min(
                        offsets?.lowerBound ?? offset, offset)...max(
                        offsets?.upperBound ?? offset, offset)
            }
        } else if day > today {
            isPartial = true
            return nil
        }
        let number = day.daysSince1970
        if slots.isEmpty {
            first = number
            slots.append(Slot())
        } else if number < first {
            // Room for as many again: histories often come newest first.
            let room = max(first - number, slots.count)
            slots = [Slot](repeating: Slot(), count: room) + slots
            first -= room
        } else if number >= first + slots.count {
            slots += [Slot](repeating: Slot(), count: number - first - slots.count + 1)
        }
        return number - first
    }
}
