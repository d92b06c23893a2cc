/// The bars of the last seven days.
///
/// 30 minutes and more are a full bar.
public struct WeeklyActivity: Sendable, Hashable {
    /// One bar.
    public struct Bar: Sendable, Hashable {
        /// What was done.
        public let activity: DayActivity
        /// How high the bar is, as a share of the full height.
        public let fraction: Double
    }

    /// The bars, oldest first.
    public let bars: [Bar]

    /// The last seven days of an index.
    ///
    /// - Parameters:
    ///   - fullMinutes: From how many minutes on a bar is full; below 1 counts as 1.
    ///   - least: The least share a bar has, even for no minutes, 0…1.
    public init(_ index: ActivityIndex, fullMinutes: Int = 30, least: Double) {
        let full = Double(max(1, fullMinutes))
        bars = index.days(7).map { activity in
            Bar(
                activity: activity,
                fraction: min(1, max(least, Double(activity.minutes) / full)))
        }
    }
}
