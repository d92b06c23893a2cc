/// Level and trend of a weight by Holt's double exponential smoothing.
///
/// Starts with the first mean as level and the first change as trend, then takes every mean from the
/// second on, the second included. A step is one recorded day: gaps are not filled in, so
/// ``isWeekly(on:atLeast:of:)`` says whether "per week" may be written under a velocity.
public struct HoltTrend: Sendable, Hashable {
    /// A recorded day and the smoothed weight after it.
    public struct Level: Sendable, Hashable {
        /// The day.
        public let day: CalendarDay
        /// The smoothed weight, in the unit of the means.
        public let value: Double
    }

    /// The level on each recorded day from the second on.
    public let levels: [Level]

    /// The smoothed weight after the last day.
    public let level: Double

    /// The change per recorded day after the last one; negative when losing.
    public let trend: Double

    /// The first recorded day.
    public let firstDay: CalendarDay

    /// How many days were recorded; 2 or more.
    public var recordedDays: Int { levels.count + 1 }

    /// The change in seven recorded days; negative when losing.
    public var weeklyVelocity: Double { 7 * trend }

    /// Smooths daily means; nil for fewer than two days.
    ///
    /// - Parameter means: Ascending by day, as ``DailyMean/means(of:)`` gives them.
    public init?(_ means: [DailyMean], rule: HoltRule = .standard) {
        guard means.count >= 2 else { return nil }
        var level = means[0].value
        var trend = means[1].value - means[0].value
        var levels: [Level] = []
        levels.reserveCapacity(means.count - 1)
        for mean in means.dropFirst() {
            let before = level
            level = rule.alpha * mean.value + (1 - rule.alpha) * (before + trend)
            trend = rule.beta * (level - before) + (1 - rule.beta) * trend
            levels.append(Level(day: mean.day, value: level))
        }
        self.levels = levels
        self.level = level
        self.trend = trend
        firstDay = means[0].day
    }

    /// The weight expected some recorded days from now: level + days × trend.
    public func forecast(inDays days: Int) -> Double {
        level + Double(days) * trend
    }

    /// Whether enough of the last days were recorded to speak of a change per week: at least 4 of
    /// the 7 that end today, unless said otherwise.
    public func isWeekly(on today: CalendarDay, atLeast count: Int = 4, of days: Int = 7) -> Bool {
        let first = today.adding(1 - days)
        var recorded = levels.reversed().prefix { $0.day >= first }
            .filter { $0.day <= today }.count
        if (first...max(first, today)).contains(firstDay) { recorded += 1 }
        return recorded >= count
    }
}
