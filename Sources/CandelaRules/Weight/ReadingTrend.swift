/// Exponential smoothing of single readings, the trend of John Walker's *The Hacker's Diet*.
public struct ReadingTrend: Sendable, Hashable {
    /// How much of each reading goes into the trend, 0…1.
    public var weight: Double

    /// A trend that takes this share of each reading.
    public init(weight: Double) {
        self.weight = weight
    }

    /// A tenth of each reading.
    public static let standard = ReadingTrend(weight: 0.1)

    /// The trend after each reading: the first reading, then
    /// `weight × reading + (1 − weight) × previous`. Readings come in the order of time.
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
