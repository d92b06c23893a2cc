import CandelaJSON

/// The mean of all readings of one day.
public struct DailyMean: Sendable, Equatable {
    /// The civil day of the readings.
    public let day: CalendarDay
    /// The mean, in the unit of the readings.
    public let value: Double
    /// The number of readings; 1 or more.
    public let count: Int

    /// Creates a mean that was computed elsewhere, of one reading by default.
    public init(day: CalendarDay, value: Double, count: Int = 1) {
        self.day = day
        self.value = value
        self.count = count
    }

    /// Computes the daily means of readings in any order: one per day, ascending, without filling
    /// gaps.
    ///
    /// The result is bit-for-bit identical for every order of the readings. Readings that are
    /// not finite are ignored.
    public static func means(of readings: [(day: CalendarDay, value: Double)]) -> [DailyMean] {
        var sorted = readings.filter(\.value.isFinite)
        let isSorted = zip(sorted, sorted.dropFirst()).allSatisfy { $0 <= $1 }
        if !isSorted { sorted = sorted.ordered(by: <) }
        var means: [DailyMean] = []
        var index = 0
        while index < sorted.count {
            let day = sorted[index].day
            var (sum, count) = (0.0, 0)
            while index < sorted.count, sorted[index].day == day {
                sum += sorted[index].value
                count += 1
                index += 1
            }
            means.append(DailyMean(day: day, value: sum / Double(count), count: count))
        }
        return means
    }
}
