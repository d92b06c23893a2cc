/// The change of a number relative to the previous period of the same length.
public struct PeriodChange: Sendable, Equatable {
    /// The direction of a change.
    public enum Direction: String, Sendable, Hashable, Codable, CaseIterable {
        /// Increased.
        case up
        /// Decreased.
        case down
        /// Unchanged.
        case flat
    }

    /// The change in percent, (now − before) / before × 100; `nil` if the earlier value is not
    /// above 0.
    public let percent: Double?

    /// The direction; flat if the change cannot be computed.
    public let direction: Direction

    /// The change from one period to the next.
    public init(from before: Double, to now: Double) {
        guard before > 0, now.isFinite, before.isFinite else {
            percent = nil
            direction = .flat
            return
        }
        let percent = ((now - before) / before * 100).roundedToBillionth
        self.percent = percent
        direction = percent > 0 ? .up : percent < 0 ? .down : .flat
    }

    /// The change in minutes between the most recent days of an index and the same number of days
    /// before. Today counts once something is done. If the recent days have no minutes, the numbers
    /// of days done are compared.
    public init(_ index: ActivityIndex, range: TimelineRange) {
        let count = index.days(in: range).count
        let isOpen = index[index.today].status == .pending
        let days = index.days(count * 2, until: index.today.adding(days: isOpen ? -1 : 0))
        let (before, now) = (days.prefix(count), days.suffix(count))
        let hasMinutes = now.contains { $0.minutes > 0 }
        func amount(_ days: ArraySlice<DayActivity>) -> Double {
            Double(days.reduce(0) { $0 + (hasMinutes ? $1.minutes : $1.isDone ? 1 : 0) })
        }
        self.init(from: amount(before), to: amount(now))
    }
}
