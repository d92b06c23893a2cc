/// The weigh-ins of a journal up to now, in chronological order and in the displayed unit.
///
/// Created once, and shared by the hero card, the logbook, the chart and the widgets. Future
/// readings are ignored. Readings on the same day are ordered by time; those without a time come
/// first, in the journal's order.
public struct WeightLog: Sendable, Equatable {
    /// One reading.
    public struct Entry: Sendable, Equatable {
        /// The index in ``Journal/weighIns``.
        public let position: Int
        /// The civil day.
        public let day: CalendarDay
        /// The weight, in the displayed unit.
        public let weight: Double
        /// Body fat in percent, if it was measured.
        public let bodyFat: Double?
        /// The note without surrounding whitespace; `nil` if there is none.
        public let note: String?
    }

    /// The unit of all weights.
    public let unit: WeightUnit

    /// The readings, oldest first.
    public let entries: [Entry]

    /// The daily means, ascending.
    public let means: [DailyMean]

    /// The current day at the time the log was created.
    public let today: CalendarDay

    /// The recency and density of readings required for a rate.
    public let recency: RecencyRule

    /// The days with a reading, ascending.
    private let recorded: [CalendarDay]

    /// The instant at which the next future reading begins to count; `nil` if there is none.
    public let nextReading: Instant?

    /// The instant at which the log becomes stale without a new reading.
    public let validUntil: Instant

    /// Creates the log of a journal.
    public init(
        _ journal: Journal, now: Instant, clock: DayClock,
        by conversion: WeightConversion = .standard, recency: RecencyRule = .standard
    ) {
        let today = clock.day(of: now)
        let unit = journal.displayUnit
        var nextReading: Instant?
        var entries: [Entry] = []
        // By day, then by instant; most journals are already in this order.
        var times: [(CalendarDay, Int)] = []
        var isInOrder = true
        // Iterates over indices: iterating over weigh-ins would copy each one with its contents.
        let weighIns = journal.weighIns
        entries.reserveCapacity(weighIns.count)
        times.reserveCapacity(weighIns.count)
        for place in weighIns.indices {
            let (day, at) = (weighIns[place].day, weighIns[place].at?.instant)
            guard at.map({ $0 <= now }) ?? (day <= today) else {
                let begins = at ?? clock.start(of: day)
                nextReading = min(nextReading ?? begins, begins)
                continue
            }
            let time = (day, at?.secondsSince1970 ?? .min)
            if let last = times.last, time < last { isInOrder = false }
            times.append(time)
            entries.append(
                Entry(
                    position: place, day: day,
                    weight: weighIns[place].weight.value(in: unit, by: conversion),
                    bodyFat: weighIns[place].bodyFat, note: weighIns[place].note?.trimmed))
        }
        if !isInOrder {
            let order = entries.indices.sorted {
                times[$0] == times[$1] ? $0 < $1 : times[$0] < times[$1]
            }
            entries = order.map { entries[$0] }
        }
        self.unit = unit
        self.entries = entries
        means = DailyMean.means(of: entries.map { ($0.day, $0.weight) })
        recorded = means.map(\.day)
        self.today = today
        self.recency = recency
        self.nextReading = nextReading
        let midnight = clock.nextDay(after: now)
        validUntil = min(midnight, nextReading ?? midnight)
    }

    /// The latest reading; `nil` if there is none.
    public var latest: Entry? { entries.last }

    /// Consecutive daily readings still needed before a rate is shown; 0 if it is shown.
    public var missingDays: Int { recency.missing(from: recorded, on: today) }

    /// Weekly readings still needed before a rate is shown; 0 if it is shown, `nil` if weekly
    /// readings are never enough.
    public var missingWeeks: Int? { recency.missingWeekly(from: recorded, on: today) }

    /// The first day on which ``missingDays`` is above 0 without another reading; `nil` if it
    /// already is.
    var rateLapses: CalendarDay? { missingDays == 0 ? recency.lapses(after: recorded) : nil }

    /// The number of entries up to and including a day.
    private func count(through day: CalendarDay) -> Int {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].day <= day { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The newest reading at least this many days before a day; `nil` if there is none.
    public func entry(atLeast days: Int, before day: CalendarDay) -> Entry? {
        let count = count(through: day.adding(days: -days))
        return count > 0 ? entries[count - 1] : nil
    }

    /// The change to the latest reading from the newest one that is at least seven days older;
    /// `nil` if there is none.
    ///
    /// It is the plain difference between the two readings, however far apart they are;
    /// ``WeightChange/days`` gives the distance.
    public func weekChange(band: WeightChange.Band = .hero) -> WeightChange? {
        latest.flatMap { change(to: $0, band: band) }
    }

    /// The change shown in a logbook row, computed for an entry as in ``weekChange(band:)``; `nil`
    /// if no reading is at least seven days older.
    public func logbookChange(of entry: Entry) -> WeightChange? {
        change(to: entry, band: .logbook)
    }

    private func change(to entry: Entry, band: WeightChange.Band) -> WeightChange? {
        self.entry(atLeast: 7, before: entry.day).map {
            WeightChange(from: $0, to: entry, band: band)
        }
    }

    /// The change from last calendar week to this week, each as the mean of its daily means; `nil`
    /// if either has no readings.
    public func weeklyChange(firstWeekday: Weekday = .monday) -> WeightChange? {
        let start = today.weekStart(firstWeekday)
        func mean(_ first: CalendarDay) -> Double? {
            let week = means.filter { $0.day >= first && $0.day < first.adding(days: 7) }
            guard !week.isEmpty else { return nil }
            return week.reduce(0) { $0 + $1.value } / Double(week.count)
        }
        guard let now = mean(start), let before = mean(start.adding(days: -7)) else { return nil }
        return WeightChange(now - before, over: 7, band: .weekly)
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
