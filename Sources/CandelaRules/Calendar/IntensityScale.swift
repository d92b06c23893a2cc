/// From how many minutes on a cell is filled how strongly: one scale for the calendar and the heat map.
public struct IntensityScale: Sendable, Hashable {
    /// The least minutes of a day of ``IntensityLevel/medium``.
    public var mediumFrom: Int

    /// The least minutes of a day of ``IntensityLevel/high``.
    public var highFrom: Int

    /// A scale with these limits, in minutes of a day.
    public init(mediumFrom: Int, highFrom: Int) {
        self.mediumFrom = mediumFrom
        self.highFrom = highFrom
    }

    /// 1–9 minutes are low, 10–29 medium, 30 and more high.
    public static let standard = IntensityScale(mediumFrom: 10, highFrom: 30)

    /// How many minutes a done mark without any is drawn like: the most of ``IntensityLevel/low``.
    static let shortSession = standard.mediumFrom - 1

    /// The level of what was done. A done mark without minutes fills a cell like a short session.
    ///
    /// - Parameters:
    ///   - minutes: Of the whole cell.
    ///   - isDone: Whether anything was done in it.
    ///   - days: What the limits are multiplied by: 1 for a day, 7 for a week, 30 for a month.
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
