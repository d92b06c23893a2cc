import CandelaRules
import Foundation

/// The readings of a file, to be converted to the weigh-ins of a journal.
///
/// Apart from sorting, all operations take time proportional to the number of readings.
struct ScaleReadings {
    /// The prefix of identifiers: the name of the app.
    let origin: String

    var all: [ScaleReading] = []

    var height = NewestHeight()

    init(origin: String) { self.origin = origin }

    mutating func add(_ reading: ScaleReading) { all.append(reading) }

    /// Joins duplicates.
    ///
    /// Readings with the same moment and weight are joined, and so are a reading and one at
    /// midnight on the same day: old versions of Libra wrote most weigh-ins twice, once at midnight
    /// as a placeholder for the day and once with their time.
    mutating func joinDuplicates(_ rowLog: inout RowLog) {
        var kept: [ScaleReading] = []
        var moments = DuplicateIndex<String>()
        for reading in all {
            if let twin = moments.twin(of: reading, at: reading.moment.key) {
                moments.remove(kept[twin], position: twin, at: reading.moment.key)
                join(reading, into: &kept[twin], &rowLog)
                moments.insert(kept[twin], position: twin, at: reading.moment.key)
            } else {
                moments.insert(reading, position: kept.count, at: reading.moment.key)
                kept.append(reading)
            }
        }
        var days = DuplicateIndex<CalendarDay>()
        for (position, reading) in kept.enumerated() where !reading.moment.isMidnight {
            days.insert(reading, position: position, at: reading.moment.day)
        }
        var isPlaceholder = Array(repeating: false, count: kept.count)
        for (position, reading) in kept.enumerated() where reading.moment.isMidnight {
            guard let twin = days.twin(of: reading, at: reading.moment.day) else { continue }
            isPlaceholder[position] = true
            days.remove(kept[twin], position: twin, at: reading.moment.day)
            join(reading, into: &kept[twin], &rowLog)
            days.insert(kept[twin], position: twin, at: reading.moment.day)
        }
        all = kept.indices.filter { !isPlaceholder[$0] }.map { kept[$0] }
    }

    /// Joins readings within a number of seconds and half a percent of each other: several apps may
    /// have written one weigh-in, rounded to the minute and in their own units.
    mutating func joinNearby(within seconds: Int, _ rowLog: inout RowLog) {
        func time(_ reading: ScaleReading) -> Int {
            reading.weighIn.at?.instant.secondsSince1970 ?? 0
        }
        func grams(_ reading: ScaleReading) -> Double {
            reading.weighIn.weight.value(in: .kilograms) * 1000
        }
        var kept: [ScaleReading] = []
        // The last reading kept in each band of weights. Two readings in one band are near each
        // other, so only the last one can be within the time limit.
        var bands: [Int: Int] = [:]
        for reading in all.sorted(by: { (time($0), $0.place.line) < (time($1), $1.place.line) }) {
            let band = Int((log(grams(reading)) / 0.004).rounded(.down))
            let twin = (band - 2...band + 2).compactMap { bands[$0] }.filter {
                time(reading) - time(kept[$0]) <= seconds
                    && abs(grams(kept[$0]) - grams(reading)) <= grams(reading) * 0.005
            }.min()
            if let twin {
                join(reading, into: &kept[twin], &rowLog, from: reading.source)
            } else {
                bands[band] = kept.count
                kept.append(reading)
            }
        }
        all = kept
    }

    private func join(
        _ reading: ScaleReading, into twin: inout ScaleReading, _ rowLog: inout RowLog,
        from source: String? = nil
    ) {
        twin.take(reading)
        let writer = source.map { ", from \($0.quoted)" } ?? ""
        rowLog.revise(
            reading.outcome, .joined, reading.place,
            "the same weigh-in as in line \(twin.place.line)\(writer)")
    }

    /// The weigh-ins in chronological order, each with an identifier derived from its moment in the
    /// file, so that importing the row again gives the same one. Implausible weights are reported.
    mutating func weighIns(_ rowLog: inout RowLog) -> [WeighIn] {
        var occurrences: [String: Int] = [:]
        for position in all.indices {
            let key = "\(origin)-\(all[position].moment.key)"
            let number = (occurrences[key] ?? 0) + 1
            occurrences[key] = number
            all[position].weighIn.id = number == 1 ? key : "\(key)-\(number)"
        }
        all.sort { $0.order < $1.order }
        var leaps = PlausibilityCheck()
        for reading in all {
            guard let words = leaps.doubt(about: reading) else { continue }
            rowLog.find(.doubtful, reading.place, words)
        }
        return all.map(\.weighIn)
    }
}
