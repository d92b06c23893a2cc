/// How much a number changed against the equal period before.
public struct PeriodChange: Sendable, Hashable {
    /// Which way a number went.
    public enum Direction: String, Sendable, Hashable, Codable, CaseIterable {
        /// It grew.
        case up
        /// It fell.
        case down
        /// It stayed.
        case flat
    }

    /// The change in percent: (now − before) / before × 100; nil when there was nothing before.
    public let percent: Double?

    /// Which way it went; flat when it cannot be told.
    public let direction: Direction

    /// The change from one period to the next.
    public init(from before: Double, to now: Double) {
        guard before > 0, now.isFinite, before.isFinite else {
            percent = nil
            direction = .flat
            return
        }
        let percent = ((now - before) / before * 100).cleared
        self.percent = percent
        direction = percent > 0 ? .up : percent < 0 ? .down : .flat
    }

    /// The change of minutes between the last days of an index and as many before them; of the days
    /// done where no minutes are known of the last ones.
    public init(_ index: ActivityIndex, range: TimelineRange) {
        let count = index.days(in: range).count
        let days = index.days(count * 2)
        let (before, now) = (days.prefix(count), days.suffix(count))
        let hasMinutes = now.contains { $0.minutes > 0 }
        func amount(_ days: ArraySlice<DayActivity>) -> Double {
            Double(days.reduce(0) { $0 + (hasMinutes ? $1.minutes : $1.isDone ? 1 : 0) })
        }
        self.init(from: amount(before), to: amount(now))
    }
}
