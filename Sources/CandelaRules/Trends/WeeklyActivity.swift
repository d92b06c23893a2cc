/// A bar chart of the last seven days.
///
/// A bar is full at 30 minutes. If no day has minutes, each done day is a full bar; otherwise a
/// done day without minutes counts as a short session.
public struct WeeklyActivity: Sendable, Equatable {
    /// A bar.
    public struct Bar: Sendable, Equatable {
        /// The day's activity.
        public let activity: DayActivity
        /// The bar's height as a share of the full height, 0…1.
        public let fraction: Double
    }

    /// The bars, oldest first.
    public let bars: [Bar]

    /// Creates the bars from an index.
    ///
    /// - Parameters:
    ///   - fullMinutes: The minutes of a full bar; values below 1 count as 1.
    ///   - least: The minimum height of the bar of a day on which something was done, as a share,
    ///     0…1.
    public init(_ index: ActivityIndex, fullMinutes: Int = 30, least: Double) {
        let full = Double(max(1, fullMinutes))
        let days = index.days(7)
        let hasMinutes = days.contains { $0.minutes > 0 }
        bars = days.map { activity in
            let isOnlyDone = activity.isDone && activity.minutes == 0
            let minutes = isOnlyDone ? IntensityScale.shortSession : activity.minutes
            let share = hasMinutes ? Double(minutes) / full : activity.isDone ? 1 : 0
            return Bar(
                activity: activity,
                fraction: min(1, max(activity.isDone ? least : 0, share)))
        }
    }
}
