import CandelaElements
import CandelaRules

/// A weigh-in as the logbook shows it.
struct LogbookEntry {
    let entry: WeightLog.Entry
    let id: String
    let average: Double

    /// The change since a week before or longer; absent where no weigh-in is that old.
    let change: WeightChange?

    /// When it was taken, where its day has several and it is known.
    let time: TimeOfDay?

    /// The first day of its month.
    var month: CalendarDay { entry.day.adding(days: 1 - entry.day.date.day) }

    /// Another weight is entered for it.
    func change(in unit: WeightUnit) -> Intent.Log {
        .weighIn(id: id, day: entry.day, entry: Intent.Entry(weight: entry.weight, in: unit))
    }

    /// The values behind its row.
    var facts: LogbookCard.Facts.Entry {
        LogbookCard.Facts.Entry(
            id: id, day: entry.day, weight: entry.weight.roundedToThousandths,
            average: average.roundedToThousandths, change: change?.amount.roundedToThousandths,
            hasNote: entry.note != nil)
    }
}

/// A weigh-in by its name, before anything is worked out for its row.
struct LoggedWeighIn {
    let entry: WeightLog.Entry

    /// The id of its record; empty in a journal that gave none yet.
    let recordID: String

    /// Which of its day it is, from 1 on.
    let place: Int

    /// Whether its day has several.
    let sharesItsDay: Bool

    /// What its row is called.
    var id: String { recordID.isEmpty ? "\(entry.day)-\(place)" : recordID }
}

extension WeightState {
    /// Every weigh-in, newest first.
    var weighIns: [LoggedWeighIn] {
        let entries = log.entries
        var place = 0
        return entries.indices.map { index in
            let entry = entries[index]
            // The entries are in order, so that those of one day are neighbours.
            let follows = index > 0 && entries[index - 1].day == entry.day
            let leads = index + 1 < entries.count && entries[index + 1].day == entry.day
            place = follows ? place + 1 : 1
            return LoggedWeighIn(
                entry: entry, recordID: journal.weighIns[entry.position].id, place: place,
                sharesItsDay: follows || leads)
        }.reversed()
    }

    /// What the rows of some weigh-ins show, newest first.
    func logbook(_ weighIns: ArraySlice<LoggedWeighIn>) -> [LogbookEntry] {
        guard let newest = weighIns.first?.entry.day, let oldest = weighIns.last?.entry.day else {
            return []
        }
        var averages: [CalendarDay: Double] = [:]
        for point in DailyTrend.logbook.points(of: log.means)
        where oldest <= point.day && point.day <= newest { averages[point.day] = point.value }
        return weighIns.map { weighIn in
            let entry = weighIn.entry
            let at = weighIn.sharesItsDay ? journal.weighIns[entry.position].at : nil
            return LogbookEntry(
                entry: entry, id: weighIn.id, average: averages[entry.day] ?? entry.weight,
                change: log.logbookChange(of: entry), time: at.flatMap { time(of: $0) })
        }
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
