public import CandelaRules

/// What was chosen on the screens of practice. As they open nothing is chosen.
public struct PracticeOptions: Sendable, Hashable, Codable {
    /// The day chosen in the trend chart or the week strip. A chart shows it only while the day is in
    /// its period.
    public var selectedDay: CalendarDay?

    /// The day, week or month whose figures are open.
    public var opened: PracticeSpan?

    /// How far back the heat map looks.
    public var heatMapRange = TimelineRange.month

    /// How long a quick practice is, in minutes; one of ``quickLengths``.
    public var quickMinutes = 5

    /// How many weeks after the current one the week strip shows; before it when negative. What lies
    /// beyond ``weekLimit`` counts as the limit.
    public var weekOffset = 0

    /// Days for which a practice is planned; a journal keeps no plans of practices.
    public var plannedDays: [CalendarDay] = []

    /// What is to be told since the last thing that was done.
    public var notice: PracticeNotice?

    /// The lengths a quick practice can have, in minutes.
    public static let quickLengths = [5, 10, 15, 20, 30]

    /// The furthest week of the strip, before and after the current one: ten years.
    public static let weekLimit = 520

    /// What a person starts with.
    public init() {}

    private enum CodingKeys: String, CodingKey {
        case selectedDay, opened, heatMapRange, quickMinutes, weekOffset, plannedDays, notice
    }

    /// Reads the options; what is left out is as in ``init()``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func read<Value: Decodable>(_ key: CodingKeys, or usual: Value) throws -> Value {
            try container.decodeIfPresent(Value.self, forKey: key) ?? usual
        }
        selectedDay = try container.decodeIfPresent(CalendarDay.self, forKey: .selectedDay)
        opened = try container.decodeIfPresent(PracticeSpan.self, forKey: .opened)
        heatMapRange = try read(.heatMapRange, or: heatMapRange)
        quickMinutes = try read(.quickMinutes, or: quickMinutes)
        weekOffset = try read(.weekOffset, or: weekOffset)
        plannedDays = try read(.plannedDays, or: plannedDays)
        notice = try container.decodeIfPresent(PracticeNotice.self, forKey: .notice)
    }

    /// The week of the strip, within its limits.
    var shownWeek: Int { min(max(weekOffset, -Self.weekLimit), Self.weekLimit) }

    /// The length of a quick practice: the nearest there is.
    var shownMinutes: Int {
        let wanted = min(max(quickMinutes, 0), 60)
        return Self.quickLengths.min { abs($0 - wanted) < abs($1 - wanted) } ?? wanted
    }
}

/// A day, a week or a month whose figures are open.
public struct PracticeSpan: Sendable, Hashable, Codable {
    /// The first day.
    public var first: CalendarDay

    /// How long it is.
    public var grain: HeatMap.Grain

    /// The span that begins on a day; that day alone unless said otherwise.
    public init(_ first: CalendarDay, _ grain: HeatMap.Grain = .day) {
        self.first = first
        self.grain = grain
    }
}

/// What is told after something was done.
public struct PracticeNotice: Sendable, Hashable, Codable {
    /// What happened.
    public var kind: Kind

    /// The minutes of the practice, or the days of the badge; 0 where there are none.
    public var count: Int

    /// A practice of some minutes was logged.
    public static func recorded(minutes: Int) -> PracticeNotice {
        PracticeNotice(kind: .recorded, count: minutes)
    }

    /// A practice could not be logged.
    public static let failed = PracticeNotice(kind: .failed, count: 0)

    /// The badge for a streak of some days was earned.
    public static func badge(days: Int) -> PracticeNotice {
        PracticeNotice(kind: .badge, count: days)
    }

    /// What happened.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// A practice was logged.
        case recorded
        /// A practice could not be logged.
        case failed
        /// A badge was earned.
        case badge
    }
}
