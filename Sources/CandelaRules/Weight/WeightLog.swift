/// The weigh-ins of a journal up to now in the order of time, in the unit on display.
///
/// Made once and read by the hero card, the logbook, the chart and the widgets alike. Readings in the
/// future are ignored. Of two readings on a day the later one by time is the later;
/// those without a time come first in their day, in the journal's order.
public struct WeightLog: Sendable, Hashable {
    /// One reading.
    public struct Entry: Sendable, Hashable {
        /// Its place in ``Journal/weighIns``.
        public let position: Int
        /// The civil day.
        public let day: CalendarDay
        /// The weight, in the unit on display.
        public let weight: Double
        /// Body fat in percent, if it was measured.
        public let bodyFat: Double?
        /// The note without blanks around it; nil for none.
        public let note: String?
    }

    /// The unit all weights here are in.
    public let unit: WeightUnit

    /// The readings, oldest first.
    public let entries: [Entry]

    /// The daily means, ascending.
    public let means: [DailyMean]

    /// The day it was made for.
    public let today: CalendarDay

    /// The recency and density of readings that a rate of the trend takes.
    public let recency: RecencyRule

    /// The days with a reading, ascending.
    private let recorded: [CalendarDay]

    /// When the next reading that lies ahead begins to count; nil without one.
    public let nextReading: Instant?

    /// When it stops being right without a new reading.
    public let validUntil: Instant

    /// Reads a journal.
    public init(
        _ journal: Journal, now: Instant, clock: DayClock,
        by conversion: WeightConversion = .standard, recency: RecencyRule = .standard
    ) {
        let today = clock.day(of: now)
        let unit = journal.displayUnit
        var nextReading: Instant?
        var entries: [Entry] = []
        // By day, then by instant; most journals have them in that order.
        var times: [(CalendarDay, Int)] = []
        var isInOrder = true
        // By place: a weigh-in that is looped over is copied with all it holds.
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

    /// The latest reading; nil without one.
    public var latest: Entry? { entries.last }

    /// Daily readings still needed before a rate is shown; 0 when it is.
    public var missingDays: Int { recency.missing(from: recorded, on: today) }

    /// Weekly readings still needed before a rate is shown; 0 when it is, nil when one a week is never
    /// enough.
    public var missingWeeks: Int? { recency.missingWeekly(from: recorded, on: today) }

    /// When ``missingDays`` stops being 0 without another reading; nil unless it is 0.
    var rateLapses: CalendarDay? { missingDays == 0 ? recency.lapses(after: recorded) : nil }

    /// How many entries there are up to a day, the day included.
    private func count(through day: CalendarDay) -> Int {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].day <= day { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The newest reading at least some days before a day; nil when there is none.
    public func entry(atLeast days: Int, before day: CalendarDay) -> Entry? {
        let count = count(through: day.adding(days: -days))
        return count > 0 ? entries[count - 1] : nil
    }

    /// The change up to the latest reading since the newest one at least seven days older; nil when
    /// there is none.
    ///
    /// A plain difference of two readings, however far apart: ``WeightChange/days`` says how far.
    public func weekChange(band: WeightChange.Band = .hero) -> WeightChange? {
        latest.flatMap { change(to: $0, band: band) }
    }

    /// The change of a row of the logbook, as ``weekChange(band:)`` tells that of the latest reading.
    public func logbookChange(of entry: Entry) -> WeightChange? {
        change(to: entry, band: .logbook)
    }

    private func change(to entry: Entry, band: WeightChange.Band) -> WeightChange? {
        self.entry(atLeast: 7, before: entry.day).map {
            WeightChange(from: $0, to: entry, band: band)
        }
    }

    /// This week's mean against the last week's, in calendar weeks; nil when either is empty.
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
    /// The text without blanks around it; nil when nothing is left.
    fileprivate var trimmed: String? {
        var trimmed = drop(while: \.isWhitespace)
        while trimmed.last?.isWhitespace == true { trimmed.removeLast() }
        return trimmed.isEmpty ? nil : String(trimmed)
    }
}
