/// The activity of each day, computed once from a journal. Calendar, timeline, heat map, trends,
/// adherence and completion rates all read it, so their numbers agree.
///
/// It stores a slot for every day from the first to the last record, without gaps. Creating it
/// takes one step per record and per day; a query takes one step per day requested. Adding a record
/// takes one step, plus one per day added to the range. Nothing is allocated per record.
///
/// Two indexes of the same records may be unequal if the records were added in different orders.
public struct ActivityIndex: Sendable, Equatable {
    /// The current day at the time the index was created.
    public let today: CalendarDay

    /// The instant at which the index becomes stale without a new record: the end of today, or the
    /// instant of a future record if that is earlier.
    public private(set) var validUntil: Instant

    private(set) var now: Instant
    private var first = 0
    private var slots: [Slot] = []

    /// The range of UTC offsets under which records were made; removing records does not narrow it.
    private(set) var offsets: ClosedRange<Int>?

    /// Whether records were skipped because they do not count yet.
    private(set) var isPartial = false

    /// The rules by which days count.
    var plan = HabitPlan.daily

    /// The number of records of others than the only habit.
    private var others = 0

    /// Days of rest after today.
    private(set) var restsAhead: Set<CalendarDay> = []

    /// Days that the person largely missed by travelling, which only the records can tell.
    var travelDays: Set<CalendarDay> = []

    /// The days of habits with a limit, whose records together decide whether it was kept.
    private var limitDays: [RecordSlot: LimitDay] = [:]

    /// An index without records.
    public init(now: Instant, clock: DayClock) {
        self.now = now
        today = clock.day(of: now)
        validUntil = clock.nextDay(after: now)
    }

    /// The index of one habit, or of the whole journal.
    ///
    /// Records in the future are ignored. A day within the limit of a habit counts once it is over.
    ///
    /// - Parameter habit: The habit's identifier; `nil` for all completions and practices together.
    public init(_ journal: Journal, habit: String? = nil, now: Instant, clock: DayClock) {
        self.init(now: now, clock: clock)
        plan = journal.plan(of: habit)
        for practice in journal.practices where habit == nil || practice.habit == habit {
            add(practice)
        }
        for completion in journal.completions where habit == nil || completion.habit == habit {
            add(completion)
        }
        for day in journal.restDays { addRest(on: day) }
    }

    /// Adds a practice session. A session of less than a minute or in the future is ignored, and
    /// minutes beyond 1,440 do not count.
    public mutating func add(_ practice: Practice) { count(practice, 1) }

    /// Adds a completion, unless it is in the future.
    public mutating func add(_ completion: Completion) { count(completion, 1) }

    /// Removes a session that was added.
    mutating func remove(_ practice: Practice) { count(practice, -1) }

    /// Removes a completion that was added.
    mutating func remove(_ completion: Completion) { count(completion, -1) }

    /// Adds a routine session that ended on a day, unless it is in the future.
    mutating func addSession(on day: CalendarDay, at: ZonedInstant?) {
        guard let slot = slot(for: day, at) else { return }
        slots[slot].marks += 1
        slots[slot].completions += 1
    }

    /// Adds a rest day. One after today counts only towards the current week.
    public mutating func addRest(on day: CalendarDay) {
        if day > today { restsAhead.insert(day) }
        guard let slot = slot(for: day, nil) else { return }
        slots[slot].rests += 1
    }

    private mutating func count(_ practice: Practice, _ sign: Int) {
        guard let slot = slot(for: practice.day, practice.at), practice.minutes > 0 else { return }
        // A journal may hold more minutes than a day has; they are capped at one day.
        slots[slot].minutes += sign * min(practice.minutes, 1440)
        slots[slot].sessions += Int32(sign)
        note(practice.habit, sign)
    }

    /// Notes a record that counts. All practice counts days once it is not of the only habit alone.
    private mutating func note(_ habit: String?, _ sign: Int) {
        guard let only = plan.only, habit != only else { return }
        others += sign
        plan.countsDays = others > 0
    }

    /// The id of the only habit, whose target and limit hold for all practice; `nil` if records of
    /// others count too, and for an index of one habit.
    public var onlyHabit: String? { plan.countsDays ? nil : plan.only }

    private mutating func count(_ completion: Completion, _ sign: Int32) {
        if completion.status == .rest, completion.day > today { restsAhead.insert(completion.day) }
        guard let slot = slot(for: completion.day, completion.at) else { return }
        slots[slot].marks += sign
        if completion.status == .done { note(completion.habit, Int(sign)) }
        if let amount = completion.amount {
            slots[slot].amount += Double(sign) * amount
            slots[slot].amounts += sign
        }
        if let limit = plan.limit(of: completion.habit, on: completion.day) {
            count(completion, sign, in: slot, within: limit)
        } else if completion.status == .done {
            slots[slot].completions += sign
        }
        switch completion.status {
        case .rest: slots[slot].rests += sign
        case .skipped: slots[slot].skips += sign
        case .open: slots[slot].opens += sign
        case .done, .missed: break
        }
    }

    /// Counts a completion of a habit with a limit with the others of its day.
    private mutating func count(
        _ completion: Completion, _ sign: Int32, in slot: Int, within limit: Double
    ) {
        let key = RecordSlot(habit: completion.habit, day: completion.day)
        var day = limitDays[key] ?? LimitDay()
        apply(day, -1)
        day.count(completion, sign)
        apply(day, 1)
        limitDays[key] = day.isEmpty ? nil : day

        func apply(_ limited: LimitDay, _ sign: Int32) {
            if limited.isPassed(limit) {
                slots[slot].passed += sign
            } else if completion.day < today {
                slots[slot].completions += sign * limited.kept
            } else {
                slots[slot].kept += sign * limited.kept
            }
        }
    }

    /// Advances the time, unless the day has ended or a skipped record would begin to count.
    mutating func pass(to instant: Instant) {
        if now < instant, instant < validUntil { now = instant }
    }

    /// The number of completions on a day, of any status; `nil` after today or if some records
    /// were skipped.
    func marks(on day: CalendarDay) -> Int? {
        guard !isPartial, day <= today else { return nil }
        let place = day.daysSince1970 - first
        return slots.indices.contains(place) ? Int(slots[place].marks) : 0
    }

    /// Whether there is a completion on a day, of any status.
    func hasMark(on day: CalendarDay) -> Bool {
        let place = day.daysSince1970 - first
        return slots.indices.contains(place) && slots[place].marks > 0
    }

    /// Whether a completion on a day is skipped; `false` for a day of rest, and after today.
    public func isSkipped(on day: CalendarDay) -> Bool {
        let place = day.daysSince1970 - first
        return slots.indices.contains(place) && slots[place].skips > 0 && !slots[place].isRest
    }

    /// The first day with a completion that is not open, or a session; `nil` without either.
    public var firstDay: CalendarDay? {
        slots.firstIndex(where: \.isRecorded).map { CalendarDay(daysSince1970: first + $0) }
    }

    /// The first day that counts for rates and can be missed: ``firstDay``, or the day the habit
    /// was created while it has no record; `nil` without either.
    public var begin: CalendarDay? { firstDay ?? plan.created }

    /// The number of the last `count` days that are not before ``begin``, at least 1; `count`
    /// without such a day.
    public func recordedDays(of count: Int) -> Int {
        begin.map { min(count, max($0.days(to: today) + 1, 1)) } ?? count
    }

    /// Whether any day was done.
    public var isEverDone: Bool { slots.contains(where: \.isDone) }

    /// Whether days were done but none has minutes, so that days are only ever marked.
    public var isOnlyMarked: Bool { isEverDone && !slots.contains { $0.minutes > 0 } }

    /// The number of done completions up to now, and of sessions on days without any: the sum of
    /// ``DayActivity/count``.
    public var completions: Int { allDays.reduce(0) { $0 + $1.count } }

    /// The days on which something was done, in order.
    public var daysDone: [CalendarDay] { allDays.filter(\.isDone).map(\.day) }

    private var allDays: [DayActivity] {
        days(slots.count, until: CalendarDay(daysSince1970: first + slots.count - 1))
    }

    /// The activity on a day. A past day without a record is missed if it is not before ``begin``.
    public subscript(day: CalendarDay) -> DayActivity {
        activity(on: day, since: begin)
    }

    /// The activity on each of `count` consecutive days, oldest first.
    ///
    /// - Parameters:
    ///   - count: The number of days; below 1 returns none.
    ///   - last: The last of the days; `nil` for today.
    public func days(_ count: Int, until last: CalendarDay? = nil) -> [DayActivity] {
        let (last, since) = (last ?? today, begin)
        guard count > 0 else { return [] }
        return (0..<count).map { activity(on: last.adding(days: $0 - count + 1), since: since) }
    }

    /// The activity on each day of a range, oldest first and today last.
    ///
    /// ``TimelineRange/all`` begins at the first record, so that a week of practice does not show a
    /// decade of empty days. It has at least 90 days, like the next shorter range, because one
    /// month is too short for a heat map.
    public func days(in range: TimelineRange) -> [DayActivity] {
        guard range == .all else { return days(range.days) }
        let known = firstDay.map { $0.days(to: today) + 1 } ?? 0
        return days(min(max(known, TimelineRange.quarter.days), range.days))
    }

    /// The number of days with activity (``DayActivity/frequency`` above 0) among `count` days
    /// starting at the given one.
    func daysDone(_ count: Int, from first: CalendarDay) -> Int {
        (0..<max(0, count)).count { ahead in
            let place = first.daysSince1970 + ahead - self.first
            guard slots.indices.contains(place) else { return false }
            return slots[place].sessions > 0 || slots[place].completions > 0
        }
    }

    /// Calls `body` with each day's effect on a streak, one record per day that has an effect.
    func eachRecord(_ body: (StreakRecord) -> Void) {
        slots.withUnsafeBufferPointer { slots in
            var place = 0
            while place < slots.count {
                let slot = slots[place]
                let day = CalendarDay(daysSince1970: first + place)
                if slot.isDone || holds(slot) && !(day == today && isTodayOpen) {
                    // Future days come from records made before a flight to the west; they count
                    // already.
                    body(
                        StreakRecord(
                            day: day, effect: slot.isDone ? .adds : .holds,
                            at: day > today ? ZonedInstant(now) : nil))
                }
                place += 1
            }
        }
    }

    /// The effect of a day on a streak; `nil` for none.
    func effect(on day: CalendarDay) -> StreakRecord.Effect? {
        let place = day.daysSince1970 - first
        let slot = slots.indices.contains(place) ? slots[place] : Slot()
        if slot.isDone { return .adds }
        if day == today, isTodayOpen { return nil }
        let isHeld = holds(slot) || restsAhead.contains(day) || travelDays.contains(day)
        return isHeld ? .holds : nil
    }

    /// Whether today is within a limit so far and nothing else was done. It counts once it is over.
    var isTodayOpen: Bool {
        let place = today.daysSince1970 - first
        return slots.indices.contains(place) && slots[place].kept > 0 && !slots[place].isDone
    }

    /// Whether today is above the limit of the habit, and not a day of rest.
    var isTodayLost: Bool {
        let place = today.daysSince1970 - first
        guard plan.isLimit, slots.indices.contains(place) else { return false }
        let slot = slots[place]
        return slot.passed > 0 && !slot.isDone && !holds(slot)
    }

    /// The total of a habit's amounts in its current unit, up to today.
    public func totalAmount(of habit: Habit) -> Double {
        slots.indices.reduce(0) { total, place in
            habit.hasUnit(on: CalendarDay(daysSince1970: first + place))
                ? total + slots[place].cappedAmount : total
        }
    }

    /// Whether a day that is not done holds a streak.
    private func holds(_ slot: Slot) -> Bool { slot.isRest || slot.skips > 0 && plan.holdsSkipped }

    /// - Parameter first: The first day that can be missed, which a search finds; only the days
    ///   before today without a record need it.
    private func activity(
        on day: CalendarDay, since first: @autoclosure () -> CalendarDay?
    ) -> DayActivity {
        let place = day.daysSince1970 - self.first
        let slot = slots.indices.contains(place) ? slots[place] : Slot()
        let status: DayActivity.Status =
            if slot.isDone {
                .completed
            } else if slot.isRest {
                .rest
            } else if holds(slot) || travelDays.contains(day) {
                .skipped
            } else if day == today, isTodayLost {
                .missed
            } else if day == today {
                isNeeded(day) ? .pending : .none
            } else if day < today, isNeeded(day), let first = first(), day >= first {
                .missed
            } else {
                .none
            }
        return DayActivity(
            day: day, minutes: slot.minutes, sessions: Int(slot.sessions),
            completions: Int(slot.completions),
            amount: slot.amounts > 0 ? slot.cappedAmount : nil, status: status)
    }

    /// The slot of a day, created if necessary; `nil` for a record that does not count yet.
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
        } else if number < first {
            // Doubles the capacity, because histories often arrive newest first.
            let room = max(first - number, slots.count)
            slots = [Slot](repeating: Slot(), count: room) + slots
            first -= room
        }
        // One at a time: mostly one is missing, and an array of new slots would be allocated for it.
        while number >= first + slots.count { slots.append(Slot()) }
        return number - first
    }
}
