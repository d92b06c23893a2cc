/// Exponential smoothing of individual readings, after John Walker's *The Hacker's Diet*.
public struct ReadingTrend: Sendable, Equatable {
    /// The weight of each reading in the trend, 0…1.
    public var weight: Double

    /// Creates a trend with a weight for each reading.
    public init(weight: Double) {
        self.weight = weight
    }

    /// A tenth of each reading.
    public static let standard = ReadingTrend(weight: 0.1)

    /// The trend after each reading: the first reading, then `weight × reading + (1 − weight) ×
    /// previous`. Readings must be in chronological order.
    public func values(of readings: [Double]) -> [Double] {
        var values: [Double] = []
        values.reserveCapacity(readings.count)
        for reading in readings {
            let previous = values.last ?? reading
            values.append(weight * reading + (1 - weight) * previous)
        }
        return values
    }
}
