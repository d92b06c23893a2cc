/// The bars of the last seven days.
///
/// 30 minutes and more are a full bar; where no minutes are known of any day, a done day is one. A
/// done mark without minutes among days with minutes is drawn like a short session.
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
        let days = index.days(7)
        let hasMinutes = days.contains { $0.minutes > 0 }
        bars = days.map { activity in
            let isOnlyDone = activity.isDone && activity.minutes == 0
            let minutes = isOnlyDone ? IntensityScale.shortSession : activity.minutes
            let share = hasMinutes ? Double(minutes) / full : activity.isDone ? 1 : 0
            return Bar(activity: activity, fraction: min(1, max(least, share)))
        }
    }
}
