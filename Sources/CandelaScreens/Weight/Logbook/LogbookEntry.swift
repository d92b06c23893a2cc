import CandelaElements
import CandelaRules

/// A weigh-in with the values of its logbook row.
struct LogbookEntry {
    let entry: WeightLog.Entry
    let id: String
    let average: Double

    /// The change since the newest day 7 to 14 days before; `nil` without one.
    let change: WeightChange?

    /// The time of day; `nil` if unknown or if the day has no other weigh-in.
    let time: TimeOfDay?

    /// The first day of the weigh-in's month.
    var month: CalendarDay { entry.day.adding(days: 1 - entry.day.date.day) }

    /// The intent that opens the weigh-in in a sheet.
    var edit: Intent {
        var destination = Intent.Destination(.weightEntry, as: .sheet)
        destination.weighIn = id
        return .open(destination)
    }

    /// The facts of the row.
    var facts: LogbookCard.Facts.Entry {
        LogbookCard.Facts.Entry(
            id: id, day: entry.day, weight: entry.shown, average: average,
            change: change?.amount, changeDays: change?.days, hasNote: entry.hasNote)
    }
}

/// A weigh-in and its id, before its row's values are computed.
struct LoggedWeighIn {
    let entry: WeightLog.Entry

    /// The record's id; empty in a journal that has not assigned one yet.
    let recordID: String

    /// The position among the weigh-ins of its day, starting at 1.
    let place: Int

    /// Whether its day has other weigh-ins.
    let sharesItsDay: Bool

    /// The id of its row.
    var id: String { recordID.isEmpty ? "\(entry.day)-\(place)" : recordID }
}

extension WeightState {
    /// Every weigh-in, by civil day and then in order, newest first.
    var weighIns: [LoggedWeighIn] {
        let entries = log.entriesByDay
        var place = 0
        return entries.indices.map { index in
            let entry = entries[index]
            let follows = index > 0 && entries[index - 1].day == entry.day
            let leads = index + 1 < entries.count && entries[index + 1].day == entry.day
            place = follows ? place + 1 : 1
            return LoggedWeighIn(
                entry: entry, recordID: journal.weighIns[entry.position].id, place: place,
                sharesItsDay: follows || leads)
        }.reversed()
    }

    /// The row values of some weigh-ins, newest first.
    func logbook(_ weighIns: ArraySlice<LoggedWeighIn>) -> [LogbookEntry] {
        weighIns.map { weighIn in
            let entry = weighIn.entry
            let at = weighIn.sharesItsDay ? journal.weighIns[entry.position].at : nil
            return LogbookEntry(
                entry: entry, id: weighIn.id, average: log.average(on: entry.day) ?? entry.shown,
                change: log.change(to: entry), time: at.map { clock.localTime(of: $0).time })
        }
    }
}
