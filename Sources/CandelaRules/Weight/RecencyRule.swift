/// Whether readings are recent and dense enough to speak of a rate, of an estimate or of a date.
///
/// One rule for all screens: without it a history that ended two years ago would say how fast a
/// person loses now. Weighing in often for some days is enough, and so is once a week for some weeks.
/// Differences between two readings need no density.
public struct RecencyRule: Sendable, Hashable {
    /// A number of days with a reading among the last days, spread over a least length.
    public struct Density: Sendable, Hashable {
        /// The least number of days with a reading; 1 or more.
        public let days: Int

        /// Among how many days, today included; more than ``spread``, and ``days`` or more.
        public let window: Int

        /// The least number of days between the first and the last of them; 0 or more.
        public let spread: Int

        /// A density with these limits; what is out of range counts as the nearest, and ten years as
        /// the most.
        public init(days: Int, window: Int, spread: Int = 0) {
            self.days = min(max(1, days), 3650)
            self.spread = min(max(0, spread), 3649)
            self.window = min(max(self.days, self.spread + 1, window), 3650)
        }

        /// The first day on which readings are no longer dense enough; nil when they never were.
        fileprivate func lapses(
            after recorded: some BidirectionalCollection<CalendarDay>
        ) -> CalendarDay? {
            guard let last = recorded.last else { return nil }
            // The newest day that is enough together with those after it.
            for (count, day) in recorded.reversed().enumerated() {
                if day <= last.adding(days: -window) { return nil }
                if count + 1 >= days, day.days(to: last) >= spread {
                    return day.adding(days: window)
                }
            }
            return nil
        }
    }

    /// The densities of which one is enough.
    public let densities: [Density]

    /// Among how many days, today included, the last of them lies; 1 or more.
    public let lastWithin: Int

    /// A rule with these limits: no density counts as one reading in ten years, and a last day out of
    /// range as the nearest.
    public init(_ densities: [Density], lastWithin: Int) {
        self.densities = densities.isEmpty ? [Density(days: 1, window: 3650)] : densities
        self.lastWithin = max(1, lastWithin)
    }

    /// 4 of the last 14 days, or 3 of the last 28 with two weeks between the first and the last; in
    /// either case one of the last 7.
    public static let standard = RecencyRule(
        [Density(days: 4, window: 14), Density(days: 3, window: 28, spread: 14)], lastWithin: 7)

    /// Whether the days with a reading are enough on a day.
    ///
    /// - Parameters:
    ///   - recorded: Ascending, each once. Days after `today` count: their readings were made where
    ///     it was tomorrow already.
    public func isMet(
        by recorded: some BidirectionalCollection<CalendarDay>, on today: CalendarDay
    ) -> Bool {
        guard let lapses = lapses(after: recorded) else { return false }
        return today < lapses
    }

    /// The first day on which the days with a reading are no longer enough; nil when they never are.
    ///
    /// - Parameter recorded: Ascending, each once.
    public func lapses(
        after recorded: some BidirectionalCollection<CalendarDay>
    ) -> CalendarDay? {
        guard let last = recorded.last,
            let sparse = densities.compactMap({ $0.lapses(after: recorded) }).max()
        else { return nil }
        return min(sparse, last.adding(days: lastWithin))
    }

    /// Daily readings still needed until they are enough, from the first day without one on; 0 when they
    /// are.
    ///
    /// - Parameter recorded: Ascending, each once.
    public func missing(from recorded: [CalendarDay], on today: CalendarDay) -> Int {
        let most = densities.map { max($0.days, $0.spread + 1) }.min() ?? 0
        return missing(from: recorded, on: today, every: 1, atMost: most - 1) ?? most
    }

    /// Weekly readings still needed until they are enough, each a week after the one before or today;
    /// 0 when they are, nil when one a week is never enough.
    ///
    /// - Parameter recorded: Ascending, each once.
    public func missingWeekly(from recorded: [CalendarDay], on today: CalendarDay) -> Int? {
        // As many as fill the longest window, which leave nothing else in it.
        let most = (densities.map(\.window).max() ?? 0) / 7 + 1
        return missing(from: recorded, on: today, every: 7, atMost: most)
    }

    /// Readings still needed at some interval in days; nil when more than a number of them are.
    private func missing(
        from recorded: [CalendarDay], on today: CalendarDay, every interval: Int, atMost most: Int
    ) -> Int? {
        if isMet(by: recorded, on: today) { return 0 }
        guard most > 0 else { return nil }
        var known = Array(recorded.suffix(densities.map(\.window).max() ?? 0))
        var day = known.last.map { max(today, $0.adding(days: interval)) } ?? today
        for count in 1...most {
            known.append(day)
            if isMet(by: known, on: day) { return count }
            day = day.adding(days: interval)
        }
        return nil
    }
}
