/// Cached histories of every habit and of the whole journal, with the conditions of their validity.
struct HistoryCache: Sendable {
    private let clock: DayClock
    private let offset: Int
    private var now: Instant

    /// The history of the whole journal.
    private var whole: ActivityHistory

    /// The histories of habits.
    private var each: [ActivityHistory]

    /// The positions of histories by habit identifier.
    private var slots: [String: Int]

    /// The positions of habits by identifier, which are stale if the habits changed since.
    private(set) var places: [String: Int] = [:]

    init(_ journal: Journal, now: Instant, clock: DayClock) {
        self.clock = clock
        self.now = now
        offset = clock.offset(at: now)
        whole = ActivityHistory(
            ActivityIndex(journal, now: now, clock: clock), of: nil, in: journal, now: now,
            clock: clock)
        let groups = ActivityIndex.groups(of: journal, now: now, clock: clock)
        slots = groups.places
        each = groups.all.map { habit, days in
            ActivityHistory(days, of: habit, in: journal, now: now, clock: clock)
        }
        keepPlaces(in: journal)
    }

    /// The history of a habit; of the whole journal for `nil`, and `nil` for an unknown habit.
    subscript(habit: String?) -> ActivityHistory? {
        guard let habit else { return whole }
        return slots[habit].map { each[$0] }
    }

    /// Whether the cache is valid for a time and a clock: the clock and its offset are the same, no
    /// day has ended and no future record has begun to count.
    func serves(_ now: Instant, _ clock: DayClock) -> Bool {
        clock == self.clock && self.now <= now && now < whole.days.validUntil
            && clock.offset(at: now) == offset
    }

    /// Advances the time, and adds histories for new habits and for those whose plan changed.
    mutating func pass(to now: Instant, in journal: Journal) {
        if self.now < now {
            self.now = now
            whole.days.pass(to: now)
            for slot in each.indices { each[slot].days.pass(to: now) }
        }
        keepPlaces(in: journal)
        for habit in journal.habits {
            let plan = HabitPlan(of: habit, journal.settings)
            if let slot = slots[habit.id], each[slot].days.plan == plan { continue }
            let days = ActivityIndex(journal, habit: habit.id, now: now, clock: clock)
            keep(days, of: habit.id, in: journal)
        }
        if !journal.rules(whole.days, of: nil) {
            keep(ActivityIndex(journal, now: now, clock: clock), of: nil, in: journal)
        }
    }

    /// Updates the histories for a change to the journal.
    ///
    /// - Returns: Whether the update was possible; if not, the histories must be rebuilt.
    mutating func keepUp(with change: JournalChange, in journal: Journal) -> Bool {
        guard change.restDays.removed.isEmpty, change.restDays.added.isEmpty else { return false }
        var touched: Set<String?> = []
        // Records without a habit count only towards the whole journal.
        func update(_ habit: String?, _ change: (inout ActivityIndex) -> Void) {
            change(&whole.days)
            touched.insert(nil)
            guard let habit, let slot = slots[habit] else { return }
            change(&each[slot].days)
            touched.insert(habit)
        }
        for mark in change.completions.removed.map(\.record) {
            update(mark.habit) { $0.remove(mark) }
        }
        for mark in change.completions.added.map(\.record) {
            update(mark.habit) { $0.add(mark) }
        }
        for practice in change.practices.removed.map(\.record) {
            update(practice.habit) { $0.remove(practice) }
        }
        for practice in change.practices.added.map(\.record) {
            update(practice.habit) { $0.add(practice) }
        }
        for habit in touched {
            guard let days = self[habit]?.days, !days.isPartial else { return false }
            keep(days, of: habit, in: journal)
        }
        return true
    }

    private mutating func keepPlaces(in journal: Journal) {
        let ids = journal.habits.enumerated().map { ($0.element.id, $0.offset) }
        places = Dictionary(ids, uniquingKeysWith: { first, _ in first })
    }

    private mutating func keep(_ days: ActivityIndex, of habit: String?, in journal: Journal) {
        let history = ActivityHistory(days, of: habit, in: journal, now: now, clock: clock)
        guard let habit else { return whole = history }
        if let slot = slots[habit] {
            each[slot] = history
        } else {
            slots[habit] = each.count
            each.append(history)
        }
    }
}
