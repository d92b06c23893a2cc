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

    /// The day it was made for.
    public let today: CalendarDay

    /// When it stops being right without a new reading.
    public let validUntil: Instant

    /// Reads a journal.
    public init(
        _ journal: Journal, now: Instant, clock: DayClock,
        by conversion: WeightConversion = .standard
    ) {
        let today = clock.day(of: now)
        let unit = journal.displayUnit
        var validUntil = clock.nextDay(after: now)
        var entries: [(order: (CalendarDay, Int, Int), entry: Entry)] = []
        entries.reserveCapacity(journal.weighIns.count)
        for (position, weighIn) in journal.weighIns.enumerated() {
            if let at = weighIn.at?.instant, at > now {
                validUntil = min(validUntil, at)
                continue
            }
            if weighIn.at == nil, weighIn.day > today { continue }
            let note = weighIn.note.flatMap { text -> String? in
                var trimmed = text.drop(while: \.isWhitespace)
                while trimmed.last?.isWhitespace == true { trimmed.removeLast() }
                return trimmed.isEmpty ? nil : String(trimmed)
            }
            entries.append(
                (
                    (weighIn.day, weighIn.at?.instant.secondsSince1970 ?? .min, position),
                    Entry(
                        position: position, day: weighIn.day,
                        weight: weighIn.weight.value(in: unit, by: conversion),
                        bodyFat: weighIn.bodyFat, note: note)
                ))
        }
        entries.sort { $0.order < $1.order }
        self.unit = unit
        self.entries = entries.map(\.entry)
        self.today = today
        self.validUntil = validUntil
    }

    /// The latest reading; nil without one.
    public var latest: Entry? { entries.last }

    /// The daily means.
    public var means: [DailyMean] { DailyMean.means(of: entries.map { ($0.day, $0.weight) }) }

    /// The newest reading at least some days before a day; nil when there is none.
    public func entry(atLeast days: Int, before day: CalendarDay) -> Entry? {
        let limit = day.adding(-days)
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].day <= limit { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? entries[low - 1] : nil
    }

    /// The change the hero card shows: the latest reading against the newest one at least 7 days
    /// older; without one, against the oldest reading of the last 7 days, of which there must be two.
    public func heroChange(band: WeightChange.Band = .hero) -> WeightChange? {
        guard let latest else { return nil }
        if let before = entry(atLeast: 7, before: latest.day) {
            return WeightChange(latest.weight - before.weight, band: band)
        }
        guard let first = entries.first, first != latest else { return nil }
        return WeightChange(latest.weight - first.weight, band: band)
    }

    /// The change a row of the logbook shows: against the newest reading at least 7 days before it.
    public func logbookChange(of entry: Entry) -> WeightChange? {
        self.entry(atLeast: 7, before: entry.day)
            .map { WeightChange(entry.weight - $0.weight, band: .logbook) }
    }

    /// This week's mean against the last week's, in calendar weeks; nil when either is empty.
    public func weeklyChange(firstWeekday: Weekday = .monday) -> WeightChange? {
        let offset = (today.weekday.isoNumber - firstWeekday.isoNumber + 7) % 7
        let start = today.adding(-offset)
        func mean(_ first: CalendarDay) -> Double? {
            let week = means.filter { $0.day >= first && $0.day < first.adding(7) }
            guard !week.isEmpty else { return nil }
            return week.reduce(0) { $0 + $1.value } / Double(week.count)
        }
        guard let now = mean(start), let before = mean(start.adding(-7)) else { return nil }
        return WeightChange(now - before, band: .weekly)
    }

    /// The change the widget shows: the newest against the oldest reading of the last 7 days; nil for
    /// fewer than two.
    public var widgetChange: WeightChange? {
        let week = entries.filter { $0.day > today.adding(-7) }
        guard let first = week.first, let last = week.last, week.count > 1 else { return nil }
        return WeightChange(last.weight - first.weight, band: .weekly)
    }
}
