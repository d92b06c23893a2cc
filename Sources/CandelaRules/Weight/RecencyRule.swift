/// The required recency and density of readings for showing a rate, an estimate or a date.
///
/// All screens use the same rule: without it, a history that ended two years ago would still have a
/// current rate. Frequent readings for some days are enough, and so is one per week for some weeks.
/// Differences between two readings have no such requirement.
public struct RecencyRule: Sendable, Equatable {
    /// A minimum number of days with a reading in a window of days, with a minimum spread.
    public struct Density: Sendable, Equatable {
        /// The minimum number of days with a reading; 1 or more.
        public let days: Int

        /// The window in days, including today; more than ``spread``, and ``days`` or more.
        public let window: Int

        /// The minimum number of days between the first and the last of them; 0 or more.
        public let spread: Int

        /// Creates a density; values out of range are clamped, to ten years at most.
        public init(days: Int, window: Int, spread: Int = 0) {
            self.days = min(max(1, days), 3650)
            self.spread = min(max(0, spread), 3649)
            self.window = min(max(self.days, self.spread + 1, window), 3650)
        }

        /// The first day on which readings are no longer dense enough; `nil` if they are not even
        /// on the day of the last one.
        fileprivate func lapses(
            after recorded: some BidirectionalCollection<CalendarDay>
        ) -> CalendarDay? {
            guard let last = recorded.last else { return nil }
            // Finds the newest day that, together with those after it, is dense enough.
            for (count, day) in recorded.reversed().enumerated() {
                if day <= last.adding(days: -window) { return nil }
                if count + 1 >= days, day.days(to: last) >= spread {
                    return day.adding(days: window)
                }
            }
            return nil
        }
    }

    /// Alternative densities; one of them must be met.
    public let densities: [Density]

    /// The number of days, including today, within which the last reading must lie; 1 or more.
    public let lastWithin: Int

    /// Creates a rule. An empty list means one reading in ten years, and `lastWithin` is at least
    /// 1.
    public init(_ densities: [Density], lastWithin: Int) {
        self.densities = densities.isEmpty ? [Density(days: 1, window: 3650)] : densities
        self.lastWithin = max(1, lastWithin)
    }

    /// 4 of the last 14 days, or 3 of the last 28 with two weeks between the first and the last; in
    /// both cases also one of the last 7.
    public static let standard = RecencyRule(
        [Density(days: 4, window: 14), Density(days: 3, window: 28, spread: 14)], lastWithin: 7)

    /// Whether the days with a reading meet the rule on a day.
    ///
    /// - Parameter recorded: The days with a reading, ascending, without duplicates. Days after
    ///   `today` count, because their readings were taken where it was already tomorrow.
    public func isMet(
        by recorded: some BidirectionalCollection<CalendarDay>, on today: CalendarDay
    ) -> Bool {
        guard let lapses = lapses(after: recorded) else { return false }
        return today < lapses
    }

    /// The first day on which the readings no longer meet the rule; `nil` if they do not meet it
    /// even on the day of the last one.
    ///
    /// - Parameter recorded: The days with a reading, ascending, without duplicates.
    public func lapses(
        after recorded: some BidirectionalCollection<CalendarDay>
    ) -> CalendarDay? {
        guard let last = recorded.last,
            let sparse = densities.compactMap({ $0.lapses(after: recorded) }).max()
        else { return nil }
        return min(sparse, last.adding(days: lastWithin))
    }

    /// Consecutive daily readings still needed to meet the rule, starting with the first day
    /// without one; 0 if it is met.
    ///
    /// - Parameter recorded: The days with a reading, ascending, without duplicates.
    public func missing(from recorded: [CalendarDay], on today: CalendarDay) -> Int {
        let most = densities.map { max($0.days, $0.spread + 1) }.min() ?? 0
        return missing(from: recorded, on: today, every: 1, atMost: most - 1) ?? most
    }

    /// Weekly readings still needed to meet the rule, each a week after the previous one but not
    /// before today; 0 if it is met, `nil` if weekly readings are never enough.
    ///
    /// - Parameter recorded: The days with a reading, ascending, without duplicates.
    public func missingWeekly(from recorded: [CalendarDay], on today: CalendarDay) -> Int? {
        // The number that fills the longest window, so that earlier readings no longer matter.
        let most = (densities.map(\.window).max() ?? 0) / 7 + 1
        return missing(from: recorded, on: today, every: 7, atMost: most)
    }

    /// Readings still needed at an interval in days; `nil` if more than `most` are needed.
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
