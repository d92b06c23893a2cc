/// The weigh-ins of a journal up to now, in chronological order and in the displayed unit.
///
/// Created once, and shared by all screens. Future readings are ignored. Readings are ordered by
/// instant, so that after a flight the one taken last is the current one; a reading without an
/// instant counts as taken at the start of its day in the current zone, and readings at the same
/// instant keep the journal's order.
public struct WeightLog: Sendable, Equatable {
    /// One reading.
    public struct Entry: Sendable, Equatable {
        /// The index in ``Journal/weighIns``.
        public let position: Int
        /// The civil day.
        public let day: CalendarDay
        /// The instant by which readings are ordered.
        public let instant: Instant
        /// The weight, in the displayed unit.
        public let weight: Double
        /// Body fat in percent, if it was measured.
        public let bodyFat: Double?
        /// The note without surrounding whitespace; `nil` if there is none.
        public let note: String?

        /// The weight as shown, with one decimal.
        public var shown: Double { weight.tenths }
    }

    /// The unit of all weights.
    public let unit: WeightUnit

    /// The readings, oldest first.
    public let entries: [Entry]

    /// The daily means, ascending by civil day.
    public let means: [DailyMean]

    /// The indices of ``entries``, by civil day and then in order.
    let byDay: [Int]

    /// The current day at the time the log was created.
    public let today: CalendarDay

    /// The instant at which the next future reading begins to count; `nil` if there is none.
    public let nextReading: Instant?

    /// The instant at which the log becomes stale without a new reading.
    public let validUntil: Instant

    /// Creates the log of a journal.
    ///
    /// - Parameter unit: The unit of the weights; `nil` for ``Journal/displayUnit(usually:)``.
    public init(
        _ journal: Journal, now: Instant, clock: DayClock, unit: WeightUnit? = nil,
        by conversion: WeightConversion = .standard
    ) {
        let today = clock.day(of: now)
        let unit = unit ?? journal.displayUnit(usually: .pounds)
        var nextReading: Instant?
        var entries: [Entry] = []
        var isInOrder = true
        var start: (day: CalendarDay, instant: Instant)?
        // Iterates over indices: iterating over weigh-ins would copy each one with its contents.
        let weighIns = journal.weighIns
        entries.reserveCapacity(weighIns.count)
        for place in weighIns.indices {
            let (day, at) = (weighIns[place].day, weighIns[place].at?.instant)
            let instant: Instant
            if let at {
                instant = at
            } else if let start, start.day == day {
                instant = start.instant
            } else {
                instant = clock.start(of: day)
                start = (day, instant)
            }
            guard at.map({ $0 <= now }) ?? (day <= today) else {
                nextReading = min(nextReading ?? instant, instant)
                continue
            }
            if let last = entries.last, instant < last.instant { isInOrder = false }
            entries.append(
                Entry(
                    position: place, day: day, instant: instant,
                    weight: weighIns[place].weight.value(in: unit, by: conversion),
                    bodyFat: weighIns[place].bodyFat, note: weighIns[place].note?.trimmed))
        }
        if !isInOrder {
            let order = entries.indices.sorted { left, right in
                (entries[left].instant, left) < (entries[right].instant, right)
            }
            entries = order.map { entries[$0] }
        }
        self.unit = unit
        self.entries = entries
        byDay = entries.indicesByDay
        means = entries.means(byDay)
        self.today = today
        self.nextReading = nextReading
        let midnight = clock.nextDay(after: now)
        validUntil = min(midnight, nextReading ?? midnight)
    }

    /// The current weight: the latest reading; `nil` without readings.
    public var latest: Entry? { entries.last }

    /// The readings of a day and later ones, oldest first.
    func entries(since day: CalendarDay) -> [Entry] {
        let start = byDay.partition { entries[$0].day >= day }
        let first = byDay[start...].min() ?? entries.count
        return entries[first...].filter { $0.day >= day }
    }

    /// The readings by civil day, in order within a day; oldest first.
    public var entriesByDay: [Entry] { byDay.map { entries[$0] } }

    /// The last reading of the newest day within some days before a day; `nil` without one.
    public func entry(_ days: ClosedRange<Int>, before day: CalendarDay) -> Entry? {
        let end = byDay.partition { entries[$0].day > day.adding(days: -days.lowerBound) }
        guard end > 0 else { return nil }
        let entry = entries[byDay[end - 1]]
        return entry.day >= day.adding(days: -days.upperBound) ? entry : nil
    }

    /// The change to a reading from the newest day 7 to 14 days before it; `nil` if none of these
    /// has a reading.
    ///
    /// It is the plain difference between two readings; ``WeightChange/days`` gives the distance.
    public func change(to entry: Entry) -> WeightChange? {
        self.entry(WeightChange.comparedDays, before: entry.day).map {
            WeightChange(from: $0.weight, to: entry.weight, over: $0.day.days(to: entry.day))
        }
    }

    /// The seven-day average on a day, as shown: the mean of the daily means of the seven civil days
    /// that end with it; `nil` if none has a reading.
    public func average(on day: CalendarDay) -> Double? {
        let week = means[
            means.firstIndex(
                onOrAfter: day.adding(days: 1 - Self.averagedDays))..<means.firstIndex(
                    onOrAfter: day.next)]
        guard !week.isEmpty else { return nil }
        return (week.reduce(0) { $0 + $1.value } / Double(week.count)).tenths
    }

    /// The number of days of an average.
    public static let averagedDays = 7

    /// The indices of readings that a later one of the same day replaces, because it lies 3 kg or
    /// 6 lb or more from them: slips of the finger that were corrected by another entry.
    ///
    /// - Parameter weight: Returns an entry's weight, in `unit`.
    func slips(in unit: WeightUnit, _ weight: (Entry) -> Double) -> Set<Int> {
        var slips: Set<Int> = []
        let least = WeightBand.slip.size(in: unit)
        for place in byDay.indices.dropFirst() {
            let (later, day) = (entries[byDay[place]], entries[byDay[place]].day)
            var earlier = place - 1
            while earlier >= 0, entries[byDay[earlier]].day == day {
                let distance = weight(later).tenths - weight(entries[byDay[earlier]]).tenths
                if abs(distance).tenths >= least { slips.insert(byDay[earlier]) }
                earlier -= 1
            }
        }
        return slips
    }
}

extension [WeightLog.Entry] {
    /// The indices by civil day, in order within a day.
    fileprivate var indicesByDay: [Int] {
        let isInOrder = zip(self, dropFirst()).allSatisfy { $0.day <= $1.day }
        guard !isInOrder else { return Array<Int>(indices) }
        return indices.sorted { (self[$0].day, $0) < (self[$1].day, $1) }
    }

    /// The daily means, which do not depend on the order of a day's readings.
    fileprivate func means(_ byDay: [Int]) -> [DailyMean] {
        DailyMean.means(of: byDay.map { (self[$0].day, self[$0].weight) })
    }
}

extension [Int] {
    /// The number of leading elements for which a condition is false, if it is true for all others.
    fileprivate func partition(by condition: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension String {
    /// The text without surrounding whitespace; `nil` if nothing is left.
    fileprivate var trimmed: String? {
        var trimmed = drop(while: \.isWhitespace)
        while trimmed.last?.isWhitespace == true { trimmed.removeLast() }
        return trimmed.isEmpty ? nil : String(trimmed)
    }
}
