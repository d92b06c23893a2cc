/// The range of days that a timeline covers.
public enum TimelineRange: String, Sendable, Hashable, Codable, CaseIterable {
    /// Today and the previous six days.
    case week
    /// Today and the previous 29 days.
    case month
    /// Today and the previous 89 days.
    case quarter
    /// Today and the previous 364 days.
    case year
    /// All days since the first record, at least 90 and at most 3650.
    case all

    /// The number of days; for ``all``, the maximum: see ``ActivityIndex/days(in:)``.
    public var days: Int {
        switch self {
        case .week: 7
        case .month: 30
        case .quarter: 90
        case .year: 365
        case .all: 3650
        }
    }

    /// The days between grid lines.
    public var gridDays: Int {
        switch self {
        case .week, .month: 7
        case .quarter: 15
        case .year, .all: 30
        }
    }
}

/// Practice minutes per day, one point per day and zero on days without practice.
public struct PracticeTimeline: Sendable, Equatable {
    /// The range of days covered.
    public let range: TimelineRange

    /// The days, oldest first.
    public let points: [DayActivity]

    /// The number of days that are not before the first record, at least 1; all of them without a
    /// record.
    public let recordedDays: Int

    /// The total minutes of all days.
    public let minutes: Int

    /// The days with activity among the planned ones.
    public let adherence: Adherence

    /// The axis of minutes.
    public let scale: NiceScale

    /// The instant at which the timeline becomes stale without a new record.
    public let validUntil: Instant

    /// Whether any day has minutes. If days are only marked as done, charts show the done days
    /// instead.
    public var hasMinutes: Bool { minutes > 0 }

    /// The number of days with activity, planned or not.
    public var doneDays: Int { points.count(where: \.isDone) }

    /// Average minutes per day with activity; 0 without such days.
    public var averageMinutes: Double {
        doneDays > 0 ? Double(minutes) / Double(doneDays) : 0
    }

    /// Creates the timeline of a range.
    public init(_ index: ActivityIndex, range: TimelineRange) {
        self.range = range
        points = index.days(in: range)
        recordedDays = index.recordedDays(of: points.count)
        minutes = points.reduce(0) { $0 + $1.minutes }
        adherence = Adherence(of: points, in: index)
        scale = NiceScale(greatest: points.reduce(0) { max($0, $1.minutes) })
        validUntil = index.validUntil
    }

    /// The selection after a change of range: the selected day if the new range contains it,
    /// otherwise `nil`.
    public func selection(keeping day: CalendarDay?) -> CalendarDay? {
        guard let day, let first = points.first?.day, let last = points.last?.day,
            first <= day, day <= last
        else { return nil }
        return day
    }
}
