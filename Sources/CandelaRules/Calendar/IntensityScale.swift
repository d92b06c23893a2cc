/// The limits in minutes between fill intensities, shared by the calendar and the heat map.
public struct IntensityScale: Sendable, Equatable {
    /// The minimum minutes per day for ``IntensityLevel/medium``.
    public var mediumFrom: Int

    /// The minimum minutes per day for ``IntensityLevel/high``.
    public var highFrom: Int

    /// A scale with these limits, in minutes per day.
    public init(mediumFrom: Int, highFrom: Int) {
        self.mediumFrom = mediumFrom
        self.highFrom = highFrom
    }

    /// 1–9 minutes are low, 10–29 medium, 30 and more high.
    public static let standard = IntensityScale(mediumFrom: 10, highFrom: 30)

    /// Minutes assumed for a done completion without any: the most that is ``IntensityLevel/low``.
    static let shortSession = standard.mediumFrom - 1

    /// The level for an amount of activity. A done completion without minutes counts as a short
    /// session.
    ///
    /// - Parameters:
    ///   - minutes: Total minutes in the cell.
    ///   - isDone: Whether anything was done in the cell.
    ///   - days: The factor applied to the limits: 1 for a day, 7 for a week, 30 for a month.
    ///     Values below 1 count as 1.
    public func level(minutes: Int, isDone: Bool, days: Int = 1) -> IntensityLevel {
        guard isDone else { return .none }
        func reaches(_ limit: Int) -> Bool {
            let (bound, overflow) = limit.multipliedReportingOverflow(by: max(1, days))
            return overflow ? limit < 0 : minutes >= bound
        }
        if reaches(highFrom) { return .high }
        return reaches(mediumFrom) ? .medium : .low
    }
}
