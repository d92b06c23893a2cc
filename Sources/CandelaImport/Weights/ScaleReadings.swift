import CandelaRules
import Foundation

/// Makes the weigh-ins of a journal from the readings of a file.
///
/// Everything takes time in proportion to the readings, but for putting them in order.
struct ScaleReadings {
    /// What identifiers begin with: the app the file is from.
    let origin: String

    var all: [ScaleReading] = []

    init(origin: String) { self.origin = origin }

    mutating func add(_ reading: ScaleReading) { all.append(reading) }

    /// Joins what is written twice.
    ///
    /// Readings of one moment and weight are one, and so are a reading and one of midnight, the same
    /// day: old versions of Libra wrote most weigh-ins once at midnight, as a placeholder for the day,
    /// and once with their time.
    mutating func joinTwins(_ ledger: inout Ledger) {
        var kept: [ScaleReading] = []
        var moments = TwinIndex<String>()
        for reading in all {
            if let twin = moments.twin(of: reading, at: reading.moment.key) {
                moments.remove(kept[twin], position: twin, at: reading.moment.key)
                join(reading, into: &kept[twin], &ledger)
                moments.insert(kept[twin], position: twin, at: reading.moment.key)
            } else {
                moments.insert(reading, position: kept.count, at: reading.moment.key)
                kept.append(reading)
            }
        }
        var days = TwinIndex<CalendarDay>()
        for (position, reading) in kept.enumerated() where !reading.moment.isMidnight {
            days.insert(reading, position: position, at: reading.moment.day)
        }
        var isPlaceholder = Array(repeating: false, count: kept.count)
        for (position, reading) in kept.enumerated() where reading.moment.isMidnight {
            guard let twin = days.twin(of: reading, at: reading.moment.day) else { continue }
            isPlaceholder[position] = true
            days.remove(kept[twin], position: twin, at: reading.moment.day)
            join(reading, into: &kept[twin], &ledger)
            days.insert(kept[twin], position: twin, at: reading.moment.day)
        }
        all = kept.indices.filter { !isPlaceholder[$0] }.map { kept[$0] }
    }

    /// Joins readings that lie within some seconds and half a percent of one another: several apps
    /// wrote one weighing, rounding to the minute, in units of their own.
    mutating func joinNear(within seconds: Int, _ ledger: inout Ledger) {
        func time(_ reading: ScaleReading) -> Int {
            reading.weighIn.at?.instant.secondsSince1970 ?? 0
        }
        func grams(_ reading: ScaleReading) -> Double {
            reading.weighIn.weight.value(in: .kilograms) * 1000
        }
        var kept: [ScaleReading] = []
        // The last reading kept in each band of weights. Two in one band are near, so no more than
        // one of the seconds before matters there.
        var bands: [Int: Int] = [:]
        for reading in all.sorted(by: { (time($0), $0.place.line) < (time($1), $1.place.line) }) {
            let band = Int((log(grams(reading)) / 0.004).rounded(.down))
            let twin = (band - 2...band + 2).compactMap { bands[$0] }.filter {
                time(reading) - time(kept[$0]) <= seconds
                    && abs(grams(kept[$0]) - grams(reading)) <= grams(reading) * 0.005
            }.min()
            if let twin {
                join(reading, into: &kept[twin], &ledger, from: reading.source)
            } else {
                bands[band] = kept.count
                kept.append(reading)
            }
        }
        all = kept
    }

    private func join(
        _ reading: ScaleReading, into twin: inout ScaleReading, _ ledger: inout Ledger,
        from source: String? = nil
    ) {
        twin.take(reading)
        let writer = source.map { ", from \($0.quoted)" } ?? ""
        ledger.revise(
            reading.outcome, .joined, reading.place,
            "the same weigh-in as in line \(twin.place.line)\(writer)")
    }

    /// The weigh-ins in the order of time, each with an identifier made of what the row says of its
    /// moment: reading the row again gives the same. Weights that no body has are reported.
    mutating func weighIns(_ ledger: inout Ledger) -> [WeighIn] {
        var occurrences: [String: Int] = [:]
        for position in all.indices {
            let key = "\(origin)-\(all[position].moment.key)"
            let number = (occurrences[key] ?? 0) + 1
            occurrences[key] = number
            all[position].weighIn.id = number == 1 ? key : "\(key)-\(number)"
        }
        all.sort { $0.order < $1.order }
        var leaps = WeightLeaps()
        for reading in all {
            guard let words = leaps.doubt(about: reading) else { continue }
            ledger.find(.doubtful, reading.place, words)
        }
        return all.map(\.weighIn)
    }
}
