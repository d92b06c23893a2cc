/// Whether readings are recent and dense enough to speak of a rate, of an estimate or of a date.
///
/// One rule for all screens: without it a slow loss weighed every tenth day, or a history that ended
/// two years ago, would say how fast a person loses now.
public struct RecencyRule: Sendable, Hashable {
    /// How many days need a reading; 1 or more.
    public let days: Int

    /// Among how many days, today included; ``days`` or more.
    public let window: Int

    /// Among how many days, today included, the last of them lies; 1 or more.
    public let lastWithin: Int

    /// A rule with these limits; what is out of range counts as the nearest, and ten years as the most.
    public init(days: Int, window: Int, lastWithin: Int) {
        self.days = min(max(1, days), 3650)
        self.window = min(max(self.days, window), 3650)
        self.lastWithin = max(1, lastWithin)
    }

    /// 4 of the last 14 days, the last of them among the last 7.
    public static let standard = RecencyRule(days: 4, window: 14, lastWithin: 7)

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
        let latest = recorded.suffix(days)
        guard latest.count == days, let first = latest.first, let last = latest.last else {
            return nil
        }
        return min(first.adding(window), last.adding(lastWithin))
    }

    /// On how many more days in a row, from the first that has no reading yet, it takes a reading
    /// until they are enough; 0 when they are.
    ///
    /// - Parameter recorded: Ascending, each once.
    public func missing(from recorded: [CalendarDay], on today: CalendarDay) -> Int {
        if isMet(by: recorded, on: today) { return 0 }
        var known = Array(recorded.suffix(days))
        var day = known.last.map { max(today, $0.next) } ?? today
        for count in 1..<days {
            known.append(day)
            if isMet(by: known, on: day) { return count }
            day = day.next
        }
        return days
    }
}
