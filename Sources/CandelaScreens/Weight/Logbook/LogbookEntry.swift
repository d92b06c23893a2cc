import CandelaRules

/// A weigh-in as the logbook shows it.
struct LogbookEntry {
    let entry: WeightLog.Entry
    let id: String
    let average: Double

    /// The change of a week; absent with nothing to compare.
    let change: WeightChange?

    /// The month of its day: `2026-03`.
    var month: String { String(entry.day.description.prefix(7)) }

    /// The values behind its row.
    /// Another weight is entered for it.
    func change(in unit: WeightUnit) -> Intent.Log {
        var log = Intent.Log(.weighIn)
        log.id = id
        log.day = entry.day
        log.entry = Intent.Entry(weight: entry.weight, in: unit)
        return log
    }

    var facts: LogbookCard.Facts.Entry {
        LogbookCard.Facts.Entry(
            id: id, day: entry.day, weight: entry.weight.roundedToThousandths,
            average: average.roundedToThousandths, change: change?.amount.roundedToThousandths,
            hasNote: entry.note != nil)
    }
}

extension WeightState {
    /// Every weigh-in with its name and its average, newest first.
    var logbook: [LogbookEntry] {
        var averages: [CalendarDay: Double] = [:]
        for point in DailyTrend.logbook.points(of: log.means) { averages[point.day] = point.value }
        var places: [CalendarDay: Int] = [:]
        let entries = log.entries.map { entry in
            let place = places[entry.day, default: 0] + 1
            places[entry.day] = place
            return LogbookEntry(
                entry: entry, id: journal.weighIns[entry.position].id ?? "\(entry.day)-\(place)",
                average: averages[entry.day] ?? entry.weight, change: log.logbookChange(of: entry))
        }
        return entries.reversed()
    }

    /// Whether a weight is within half a unit of a milestone of the journey.
    func isAtMilestone(_ weight: Double) -> Bool {
        milestones?.journey.milestones?.all.contains { abs($0 - weight) < 0.5 } ?? false
    }
}
