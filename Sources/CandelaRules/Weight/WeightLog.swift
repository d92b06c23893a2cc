import CandelaJSON

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
        /// The weight as shown, with one decimal.
        public let shown: Double
        /// Body fat in percent, if it was measured.
        public let bodyFat: Double?
        /// Whether the weigh-in has a note of more than whitespace.
        public let hasNote: Bool
    }

    /// The unit of all weights.
    public let unit: WeightUnit

    /// The readings, oldest first.
    public private(set) var entries: [Entry]

    /// The daily means, ascending by civil day.
    public private(set) var means: [DailyMean]

    /// The indices of ``entries``, by civil day and then in order.
    private(set) var byDay: [Int]

    /// The current day at the time the log was created.
    public let today: CalendarDay

    /// The instant at which the next future reading begins to count; `nil` without one.
    public let nextReading: Instant?

    /// The instant at which the log becomes stale without a new reading.
    public let validUntil: Instant

    /// Creates the log of a journal, or takes a cached one.
    ///
    /// - Parameter unit: The unit of the weights; `nil` for ``Journal/displayUnit(usually:)``.
    public init(
        _ journal: Journal, now: Instant, clock: DayClock, unit: WeightUnit? = nil,
        by conversion: WeightConversion = .standard
    ) {
        let unit = unit ?? journal.displayUnit(usually: .pounds)
        if conversion == .standard, let kept = journal.derived.weights,
            kept.serves(now, clock, unit)
        {
            self = kept.log
        } else {
            self.init(reading: journal, now: now, clock: clock, unit: unit, by: conversion)
        }
    }

    /// Creates the log of a journal from its records.
    init(
        reading journal: Journal, now: Instant, clock: DayClock, unit: WeightUnit,
        by conversion: WeightConversion
    ) {
        let today = clock.day(of: now)
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
            entries.append(Entry(weighIns[place], at: place, instant, in: unit, by: conversion))
        }
        if !isInOrder {
            let order = entries.indices.ordered { left, right in
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

    /// Adds a weigh-in taken after all others, up to now.
    ///
    /// - Returns: Whether it was added: it is not if it is earlier, or in the future.
    mutating func append(
        _ weighIn: WeighIn, at position: Int, now: Instant, clock: DayClock
    ) -> Bool {
        let instant = weighIn.at?.instant ?? clock.start(of: weighIn.day)
        guard weighIn.at == nil ? weighIn.day <= today : instant <= now else { return false }
        if let last = latest, instant < last.instant { return false }
        if let last = means.last, weighIn.day < last.day { return false }
        let entry = Entry(weighIn, at: position, instant, in: unit, by: .standard)
        byDay.append(entries.count)
        entries.append(entry)
        let day = byDay.partitioningIndex { entries[$0].day >= weighIn.day }
        if means.last?.day == weighIn.day { means.removeLast() }
        means += entries.means(byDay[day...])
        return true
    }

    /// The current weight: the latest reading; `nil` without readings.
    public var latest: Entry? { entries.last }

    /// The readings of a day and later ones, oldest first.
    func entries(since day: CalendarDay) -> [Entry] {
        let start = byDay.partitioningIndex { entries[$0].day >= day }
        let first = byDay[start...].min() ?? entries.count
        return entries[first...].filter { $0.day >= day }
    }

    /// The readings by civil day, in order within a day; oldest first.
    public var entriesByDay: [Entry] { byDay.map { entries[$0] } }

    /// The last reading of the newest day within some days before a day; `nil` without one.
    public func entry(_ days: ClosedRange<Int>, before day: CalendarDay) -> Entry? {
        let end = byDay.partitioningIndex {
            entries[$0].day > day.adding(days: -days.lowerBound)
        }
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
    /// - Parameter shown: Returns an entry's weight as shown in `unit`.
    func slips(in unit: WeightUnit, _ shown: (Entry) -> Double) -> Set<Int> {
        // Most logs have one reading a day.
        guard means.count < entries.count else { return [] }
        var slips: Set<Int> = []
        let least = WeightBand.slip.size(in: unit)
        for place in byDay.indices.dropFirst() {
            let (later, day) = (entries[byDay[place]], entries[byDay[place]].day)
            var earlier = place - 1
            while earlier >= 0, entries[byDay[earlier]].day == day {
                let distance = shown(later) - shown(entries[byDay[earlier]])
                if abs(distance).tenths >= least { slips.insert(byDay[earlier]) }
                earlier -= 1
            }
        }
        return slips
    }
}

extension WeightLog.Entry {
    /// The reading of a weigh-in at a position.
    fileprivate init(
        _ weighIn: borrowing WeighIn, at position: Int, _ instant: Instant, in unit: WeightUnit,
        by conversion: WeightConversion
    ) {
        (self.position, self.instant, day) = (position, instant, weighIn.day)
        weight = weighIn.weight.value(in: unit, by: conversion)
        shown = weight.tenths
        bodyFat = weighIn.bodyFat
        hasNote = weighIn.note?.contains { !$0.isWhitespace } ?? false
    }
}

extension [WeightLog.Entry] {
    /// The indices by civil day, in order within a day.
    fileprivate var indicesByDay: [Int] {
        let isInOrder = zip(self, dropFirst()).allSatisfy { $0.day <= $1.day }
        guard !isInOrder else { return Array<Int>(indices) }
        return indices.ordered { (self[$0].day, $0) < (self[$1].day, $1) }
    }

    /// The daily means, which do not depend on the order of a day's readings.
    fileprivate func means(_ byDay: some Sequence<Int>) -> [DailyMean] {
        DailyMean.means(of: byDay.map { (self[$0].day, self[$0].weight) })
    }
}
