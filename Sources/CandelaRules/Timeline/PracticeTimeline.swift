/// How far back a timeline looks.
///
/// Source: seed 002 has the first two; the others are the app's.
public enum TimelineRange: String, Sendable, Hashable, Codable, CaseIterable {
    /// Today and the six days before.
    case week
    /// Today and the 29 days before.
    case month
    /// 90 days.
    case quarter
    /// 365 days.
    case year
    /// Everything: from the first record on, 90 days at least and 3650 at most.
    case all

    /// The number of days, or the most there can be: see ``ActivityIndex/days(in:)``.
    public var days: Int {
        switch self {
        case .week: 7
        case .month: 30
        case .quarter: 90
        case .year: 365
        case .all: 3650
        }
    }

    /// How many days lie between grid lines.
    public var gridDays: Int {
        switch self {
        case .week, .month: 7
        case .quarter: 15
        case .year, .all: 30
        }
    }
}

/// Minutes day by day over the last days, one point a day and zero where nothing was done.
///
/// Source: seed 002.
public struct PracticeTimeline: Sendable, Hashable {
    /// How far back it looks.
    public let range: TimelineRange

    /// The days, oldest first.
    public let points: [DayActivity]

    /// Minutes of all of them together.
    public let minutes: Int

    /// On how many of them something was done.
    public let practicedDays: Int

    /// The axis of minutes.
    public let scale: NiceScale

    /// When it stops being right without a new record.
    public let validUntil: Instant

    /// Whether minutes are known of any of the days. Where days are only marked as done there is none
    /// to speak of: what is known is on which days.
    public var hasMinutes: Bool { minutes > 0 }

    /// Minutes per day with something done; 0 without one.
    public var averageMinutes: Double {
        practicedDays > 0 ? Double(minutes) / Double(practicedDays) : 0
    }

    /// The share of the days with something done, 0…1.
    public var consistency: Double { Double(practicedDays) / Double(points.count) }

    /// The days of an index that a range covers.
    public init(_ index: ActivityIndex, range: TimelineRange) {
        self.range = range
        points = index.days(in: range)
        minutes = points.reduce(0) { $0 + $1.minutes }
        practicedDays = points.count { $0.isDone }
        scale = NiceScale(greatest: points.reduce(0) { max($0, $1.minutes) })
        validUntil = index.validUntil
    }

    /// The selection that is left when a day was chosen and the range changes: the day if it is still
    /// in sight, else none.
    public func selection(keeping day: CalendarDay?) -> CalendarDay? {
        guard let day, let first = points.first?.day, let last = points.last?.day,
            first <= day, day <= last
        else { return nil }
        return day
    }
}
