/// The mean of all readings of one day.
public struct DailyMean: Sendable, Hashable {
    /// The day.
    public let day: CalendarDay
    /// The mean, in the unit of the readings.
    public let value: Double
    /// How many readings it is the mean of; 1 or more.
    public let count: Int

    /// A mean of some readings of a day.
    public init(day: CalendarDay, value: Double, count: Int = 1) {
        self.day = day
        self.value = value
        self.count = count
    }

    /// The means of readings in any order: one a day, ascending, gaps left as gaps.
    ///
    /// The same readings give the same bits whatever their order. Those that are not finite are left
    /// out.
    public static func means(of readings: [(day: CalendarDay, value: Double)]) -> [DailyMean] {
        var sorted = readings.filter(\.value.isFinite)
        let isSorted = zip(sorted, sorted.dropFirst()).allSatisfy { $0 <= $1 }
        if !isSorted { sorted.sort(by: <) }
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
