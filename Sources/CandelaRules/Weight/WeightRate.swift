/// The weekly rate of a weight, as every screen shows it.
public struct WeightRate: Sendable, Equatable {
    /// The change per seven days with two decimals, negative for loss, in ``unit``.
    public let weekly: Double

    /// The unit of the rate.
    public let unit: WeightUnit

    /// Creates a rate from the exact change per seven days.
    public init(weekly: Double, in unit: WeightUnit) {
        self.weekly = weekly.hundredths
        self.unit = unit
    }

    /// The direction; a rate below 0.1 kg or 0.2 lb is steady and has no direction and no date.
    public var direction: WeightChange.Direction {
        if abs(weekly) < WeightBand.steadyRate.size(in: unit) { return .stable }
        return weekly < 0 ? .down : .up
    }

    /// The number of weeks that the rate describes: 6.
    public static let weeks = WeightTrend.halfWidth / 7
}

/// The weigh-ins that are missing before a rate can be shown.
public struct MissingWeighIns: Sendable, Equatable {
    /// The least number of further days with a weigh-in; 1 or more.
    public let days: Int

    /// The earliest possible day of the last of them.
    public let last: CalendarDay

    /// The minimum number of days with a weigh-in within ``window``.
    public static let least = 3

    /// The number of days, today included, in which weigh-ins count: five weeks.
    public static let window = 35

    /// The minimum number of days from the first to the last of them.
    public static let spread = 10

    /// The maximum age of the last weigh-in in days. An older one is shown with its day.
    public static let oldest = 10

    /// The weigh-ins missing on a day; `nil` if a rate can be shown.
    ///
    /// At least 3 of the last 35 days need a weigh-in, the first and the last of these 10 or more
    /// days apart, and the last weigh-in at most 10 days ago. Days after today count: their readings
    /// were taken where it was already tomorrow.
    ///
    /// - Parameter means: The daily means, ascending by day.
    public init?(_ means: [DailyMean], on today: CalendarDay) {
        let recorded = means[
            means.firstIndex(onOrAfter: today.adding(days: 1 - Self.window))...
        ].map(\.day)
        if let first = recorded.first, let last = recorded.last,
            recorded.count >= Self.least, first.days(to: last) >= Self.spread,
            last.days(to: today) <= Self.oldest
        {
            return nil
        }
        // Tries each day without a weigh-in as the last one, from today on.
        var free: [CalendarDay] = []
        var day = today
        while day < .last {
            if !recorded.contains(day) {
                free.append(day)
                let known = recorded.filter { $0 > day.adding(days: -Self.window) }
                let needed = max(1, Self.least - known.count)
                let begin = min(known.first ?? free[0], free[0])
                if needed <= free.count, begin.days(to: day) >= Self.spread {
                    break
                }
            }
            day = day.next
        }
        let known = recorded.count { $0 > day.adding(days: -Self.window) }
        (days, last) = (max(1, Self.least - known), day)
    }
}
