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

    private let now: Instant
    private var first = 0
    private var slots: [Slot] = []

    private struct Slot: Sendable, Hashable {
        var minutes: Int32 = 0
        var sessions: Int32 = 0
        var completions: Int32 = 0
        var isRest = false
        var isRecorded = false
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

    /// The index of a routine: each finished session counts, on the day it was begun.
    public init(_ journal: Journal, routine: String, now: Instant, clock: DayClock) {
        self.init(now: now, clock: clock)
        for session in journal.sessions where session.routine == routine { add(session) }
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
    public mutating func add(_ practice: Practice) {
        guard let slot = slot(for: practice.day, practice.at) else { return }
        // A journal may hold minutes that no day has: they count as the most or the least one has.
        let minutes = min(max(practice.minutes, 0), 1440)
        slots[slot].minutes = Self.sum(slots[slot].minutes, minutes)
        if minutes > 0 {
            slots[slot].sessions = Self.sum(slots[slot].sessions, 1)
            slots[slot].isRecorded = true
        }
    }

    /// Adds a mark of a habit.
    public mutating func add(_ completion: Completion) {
        guard let slot = slot(for: completion.day, completion.at) else { return }
        slots[slot].isRecorded = true
        switch completion.status {
        case .done: slots[slot].completions = Self.sum(slots[slot].completions, 1)
        case .rest: slots[slot].isRest = true
        case .missed, .skipped: break
        }
    }

    /// Adds a session of a routine, if it is finished.
    public mutating func add(_ session: RoutineSession) {
        guard session.state == .finished, let slot = slot(for: session.day, session.began) else {
            return
        }
        slots[slot].isRecorded = true
        slots[slot].completions = Self.sum(slots[slot].completions, 1)
    }

    /// Adds a day of rest.
    public mutating func addRest(on day: CalendarDay) {
        guard let slot = slot(for: day, nil) else { return }
        slots[slot].isRest = true
    }

    /// The first day on which anything was recorded; nil before the first record.
    public var firstDay: CalendarDay? {
        slots.firstIndex(where: \.isRecorded).map { CalendarDay(daysSince1970: first + $0) }
    }

    /// How many done marks there are up to now.
    public var completions: Int { slots.reduce(0) { $0 + Int($1.completions) } }

    /// What was done on a day.
    public subscript(day: CalendarDay) -> DayActivity {
        activity(on: day, since: firstDay)
    }

    /// What was done on each of the days that end with the given one, oldest first.
    ///
    /// - Parameter count: How many days; below 1 gives none.
    public func days(_ count: Int, until last: CalendarDay? = nil) -> [DayActivity] {
        let (last, since) = (last ?? today, firstDay)
        guard count > 0 else { return [] }
        return (0..<count).map { activity(on: last.adding($0 - count + 1), since: since) }
    }

    /// What each day means to a streak, one record a day that means anything.
    func eachRecord(_ body: (StreakRecord) -> Void) {
        for (place, slot) in slots.enumerated() {
            let isDone = slot.completions > 0 || slot.minutes > 0
            guard isDone || slot.isRest else { continue }
            body(
                StreakRecord(
                    day: CalendarDay(daysSince1970: first + place),
                    effect: isDone ? .adds : .holds))
        }
    }

    private func activity(on day: CalendarDay, since firstDay: CalendarDay?) -> DayActivity {
        let place = day.daysSince1970 - first
        let slot = slots.indices.contains(place) ? slots[place] : Slot()
        let isDone = slot.completions > 0 || slot.minutes > 0
        let status: DayActivity.Status =
            if isDone {
                .completed
            } else if slot.isRest {
                .rest
            } else if day == today {
                .pending
            } else if let firstDay, day > firstDay, day < today {
                .missed
            } else {
                .none
            }
        return DayActivity(
            day: day, minutes: Int(slot.minutes), sessions: Int(slot.sessions),
            completions: Int(slot.completions), status: status)
    }

    /// The slot of a day, made when there is none; nil for a record that does not count yet.
    private mutating func slot(for day: CalendarDay, _ at: ZonedInstant?) -> Int? {
        if let at {
            guard at.instant <= now else {
                validUntil = min(validUntil, at.instant)
                return nil
            }
            guard day <= today.adding(StreakRecord.daysAhead) else { return nil }
        } else if day > today {
            return nil
        }
        let number = day.daysSince1970
        if slots.isEmpty {
            first = number
            slots.append(Slot())
        } else if number < first {
            // Room for as many again: histories often come newest first.
            let room = max(first - number, slots.count)
            slots.insert(contentsOf: repeatElement(Slot(), count: room), at: 0)
            first -= room
        } else if number >= first + slots.count {
            slots += repeatElement(Slot(), count: number - first - slots.count + 1)
        }
        return number - first
    }

    /// A sum that stops at the greatest number there is.
    private static func sum(_ left: Int32, _ right: Int) -> Int32 {
        Int32(clamping: Int(left) + right)
    }
}
