import CandelaRules

/// A weigh-in as the logbook shows it.
struct LogbookEntry {
    let entry: WeightLog.Entry
    let id: String
    let average: Double

    /// The change of seven days; absent where the weigh-ins before it are too old or too few.
    let change: WeightChange?

    /// When it was taken, where its day has several and it is known.
    let time: TimeOfDay?

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
        let days = log.entries.map(\.day)
        let entries = log.entries.enumerated().map { index, entry in
            let place = places[entry.day, default: 0] + 1
            places[entry.day] = place
            // The entries are in order, so that those of one day are neighbours.
            let sharesItsDay =
                (index > 0 && days[index - 1] == entry.day)
                || (index + 1 < days.count && days[index + 1] == entry.day)
            let weighIn = journal.weighIns[entry.position]
            return LogbookEntry(
                entry: entry, id: weighIn.id ?? "\(entry.day)-\(place)",
                average: averages[entry.day] ?? entry.weight, change: log.logbookChange(of: entry),
                time: sharesItsDay ? weighIn.at.flatMap { time(of: $0) } : nil)
        }
        return entries.reversed()
    }

    /// The time of day on the clock of whoever stood on the scale.
    private func time(of at: ZonedInstant) -> TimeOfDay? {
        let local = at.instant.secondsSince1970 + (at.offset ?? clock.offset(at: at.instant))
        let minutes = ((local % 86_400) + 86_400) % 86_400 / 60
        return TimeOfDay(hour: minutes / 60, minute: minutes % 60)
    }

    /// Whether a weight is within half a unit of a milestone of the journey.
    func isAtMilestone(_ weight: Double) -> Bool {
        milestones?.journey.milestones?.isMilestone(weight) ?? false
    }
}
