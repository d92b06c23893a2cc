/// The level and trend of a weight by Holt's double exponential smoothing.
///
/// The first mean is the initial level and the first change per day the initial trend; then every
/// mean from the second on is added. The trend is a change per calendar day: across a gap the level
/// is extrapolated by the trend for each day, so that ten days between two readings do not count as
/// one.
///
/// This is the calculator that W8Trackr publishes, for front ends that must match that app. The
/// first change between two days rules it for weeks, so the screens of this package use
/// ``WeightTrend`` instead.
public struct HoltTrend: Sendable, Equatable {
    /// A recorded day and the smoothed weight after it.
    public struct Level: Sendable, Equatable {
        /// The day.
        public let day: CalendarDay
        /// The smoothed weight, in the unit of the means.
        public let value: Double
    }

    /// The level on each recorded day from the second on.
    public let levels: [Level]

    /// The smoothed weight after the last day.
    public let level: Double

    /// The change per calendar day after the last reading; negative when losing.
    public let trend: Double

    /// The number of days with readings; 2 or more.
    public var recordedDays: Int { levels.count + 1 }

    /// The change per seven days, negative for loss. It is 0 if one decimal would display 0.0, so
    /// that rounding errors do not make a flat history look like a change.
    public var weeklyVelocity: Double {
        let weekly = (7 * trend).roundedToBillionth
        return abs(weekly) <= 0.05 ? 0 : weekly
    }

    /// Smooths daily means; `nil` for fewer than two days.
    ///
    /// - Parameter means: Daily means, ascending by day, as returned by ``DailyMean/means(of:)``.
    public init?(_ means: [DailyMean], rule: HoltRule = .standard) {
        guard means.count >= 2 else { return nil }
        func gap(_ place: Int) -> Double {
            Double(max(1, means[place - 1].day.days(to: means[place].day)))
        }
        var level = means[0].value
        var trend = (means[1].value - means[0].value) / gap(1)
        var levels: [Level] = []
        levels.reserveCapacity(means.count - 1)
        for place in 1..<means.count {
            let (before, days) = (level, gap(place))
            level =
                rule.alpha * means[place].value + (1 - rule.alpha) * (before + days * trend)
            trend = rule.beta * ((level - before) / days) + (1 - rule.beta) * trend
            levels.append(Level(day: means[place].day, value: level))
        }
        self.levels = levels
        self.level = level
        self.trend = trend
    }

    /// The weight expected a number of days after the last reading: level + days × trend.
    public func forecast(inDays days: Int) -> Double {
        level + Double(days) * trend
    }
}
