import CandelaRules

/// A weigh-in with the line it is from.
struct LibraReading {
    let line: Int
    let moment: LibraClock.Moment
    var weighIn: WeighIn

    /// Joins what is written twice, and puts all in order.
    ///
    /// Old versions of Libra wrote most weigh-ins once at midnight, as a placeholder for the day, and
    /// once with their time. Lines of one instant keep the order of the file; days without a time
    /// come before those with one.
    static func tidied(
        _ readings: [LibraReading], file: String
    ) -> (weighIns: [WeighIn], remarks: [LineNote]) {
        var kept: [LibraReading] = []
        var remarks: [LineNote] = []
        for var day in Dictionary(grouping: readings, by: \.moment.day).values {
            var index = 0
            while index < day.count {
                let reading = day[index]
                if let twin = day.firstIndex(where: { $0.covers(reading) }) {
                    day[twin].weighIn.bodyFat = day[twin].weighIn.bodyFat ?? reading.weighIn.bodyFat
                    day[twin].weighIn.note = day[twin].weighIn.note ?? reading.weighIn.note
                    remarks.append(
                        LineNote(
                            .remark, file, reading.line,
                            "the same weigh-in as in line \(day[twin].line)"))
                    day.remove(at: index)
                } else {
                    index += 1
                }
            }
            kept += day
        }
        kept.sort { $0.order < $1.order }
        return (kept.map(\.weighIn), remarks)
    }

    private var order: (CalendarDay, Int, Int) {
        (weighIn.day, weighIn.at?.instant.secondsSince1970 ?? .min, line)
    }

    /// Whether another reading of the same day says nothing that this one does not.
    ///
    /// It has the same weight, nothing that contradicts, and either stands for midnight while this
    /// one knows its time, or has the very same time and stands below.
    private func covers(_ other: LibraReading) -> Bool {
        guard line != other.line, weighIn.weight == other.weighIn.weight,
            Self.agree(weighIn.bodyFat, other.weighIn.bodyFat),
            Self.agree(weighIn.note, other.weighIn.note)
        else { return false }
        if moment.isMidnight != other.moment.isMidnight { return other.moment.isMidnight }
        return weighIn.at?.instant == other.weighIn.at?.instant && line < other.line
    }

    private static func agree<Value: Equatable>(_ one: Value?, _ other: Value?) -> Bool {
        one == nil || other == nil || one == other
    }
}
