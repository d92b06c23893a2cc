/// Cached histories of every habit and of the whole journal, with the conditions of their validity.
struct HistoryCache: Sendable {
    private let clock: DayClock
    private let offset: Int
    private var now: Instant

    /// Histories by habit identifier; `nil` for the whole journal.
    private(set) var all: [String?: ActivityHistory] = [:]

    /// The positions of habits by identifier, which are stale if the habits changed since.
    private(set) var places: [String: Int] = [:]

    init(_ journal: Journal, now: Instant, clock: DayClock) {
        self.clock = clock
        self.now = now
        offset = clock.offset(at: now)
        keepPlaces(in: journal)
        keep(ActivityIndex(journal, now: now, clock: clock), of: nil, in: journal)
        for (habit, days) in ActivityIndex.byHabit(journal, now: now, clock: clock) {
            keep(days, of: habit, in: journal)
        }
    }

    /// Whether the cache is valid for a time and a clock: the clock and its offset are the same, no
    /// day has ended and no future record has begun to count.
    func serves(_ now: Instant, _ clock: DayClock) -> Bool {
        guard let whole = all[nil], clock == self.clock else { return false }
        return self.now <= now && now < whole.days.validUntil && clock.offset(at: now) == offset
    }

    /// Advances the time, and adds histories for new habits and for those whose plan changed.
    mutating func pass(to now: Instant, in journal: Journal) {
        if self.now < now {
            self.now = now
            for habit in all.keys { all[habit]?.days.pass(to: now) }
        }
        keepPlaces(in: journal)
        for habit in journal.habits
        where all[habit.id]?.days.plan != HabitPlan(of: habit, journal.settings) {
            let days = ActivityIndex(journal, habit: habit.id, now: now, clock: clock)
            keep(days, of: habit.id, in: journal)
        }
        if all[nil]?.days.plan != journal.plan(of: nil) {
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
        func whose(_ habit: String?) -> Set<String?> {
            let ids = Set([nil, habit]).filter { all[$0] != nil }
            touched.formUnion(ids)
            return ids
        }
        for mark in change.completions.removed.map(\.record) {
            for id in whose(mark.habit) { all[id]?.days.remove(mark) }
        }
        for mark in change.completions.added.map(\.record) {
            for id in whose(mark.habit) { all[id]?.days.add(mark) }
        }
        for practice in change.practices.removed.map(\.record) {
            for id in whose(practice.habit) { all[id]?.days.remove(practice) }
        }
        for practice in change.practices.added.map(\.record) {
            for id in whose(practice.habit) { all[id]?.days.add(practice) }
        }
        for habit in touched {
            guard let days = all[habit]?.days, !days.isPartial else { return false }
            keep(days, of: habit, in: journal)
        }
        return true
    }

    private mutating func keepPlaces(in journal: Journal) {
        let ids = journal.habits.enumerated().map { ($0.element.id, $0.offset) }
        places = Dictionary(ids, uniquingKeysWith: { first, _ in first })
    }

    private mutating func keep(_ days: ActivityIndex, of habit: String?, in journal: Journal) {
        all[habit] = ActivityHistory(days, of: habit, in: journal, now: now, clock: clock)
    }
}
