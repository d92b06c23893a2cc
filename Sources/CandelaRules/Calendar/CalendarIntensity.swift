/// How strongly a day of the calendar is filled.
public enum IntensityLevel: String, Sendable, Hashable, Codable, CaseIterable {
    /// Nothing was done.
    case none
    /// A little.
    case low
    /// A fair amount.
    case medium
    /// Much.
    case high
}

/// From how many minutes on a day of the calendar is filled how strongly.
///
/// The heat map has a scale of its own.
public struct CalendarIntensity: Sendable, Hashable {
    /// The least minutes of ``IntensityLevel/medium``.
    public var mediumFrom: Int

    /// The least minutes of ``IntensityLevel/high``.
    public var highFrom: Int

    /// A scale with these limits, in minutes.
    public init(mediumFrom: Int, highFrom: Int) {
        self.mediumFrom = mediumFrom
        self.highFrom = highFrom
    }

    /// 1–9 minutes are low, 10–29 medium, 30 and more high.
    public static let standard = CalendarIntensity(mediumFrom: 10, highFrom: 30)

    /// The level of a day. A done mark without minutes fills a day like a short session.
    public func level(of activity: DayActivity) -> IntensityLevel {
        guard activity.isDone else { return .none }
        if activity.minutes >= highFrom { return .high }
        return activity.minutes >= mediumFrom ? .medium : .low
    }
}
