/// The frequency and duration of activity in cells of a day, a week or a month.
public struct HeatMap: Sendable, Equatable {
    /// The period that one cell covers.
    public enum Grain: String, Sendable, Hashable, Codable, CaseIterable {
        /// One day.
        case day
        /// One week.
        case week
        /// One month.
        case month

        /// The grain for a range: days for a week or a month, weeks for a quarter, months beyond.
        public init(_ range: TimelineRange) {
            self =
                switch range {
                case .week, .month: .day
                case .quarter: .week
                case .year, .all: .month
                }
        }

        /// The factor applied to the intensity scale's limits.
        public var days: Int {
            switch self {
            case .day: 1
            case .week: 7
            case .month: 30
            }
        }
    }

    /// One cell.
    public struct Cell: Sendable, Equatable {
        /// The first day of the cell.
        public let first: CalendarDay
        /// The last day of the cell; not after today.
        public let last: CalendarDay
        /// Total minutes of all sessions in the cell.
        public let minutes: Int
        /// The number of sessions, or of done completions on days without sessions.
        public let sessions: Int
        /// The fill intensity.
        public let level: IntensityLevel
        /// The day's status if the cell is one day; `nil` for longer cells.
        public let status: DayActivity.Status?
    }

    /// The period that one cell covers.
    public let grain: Grain

    /// The cells, oldest first.
    public let cells: [Cell]

    /// The total minutes of all cells.
    public var minutes: Int { cells.reduce(0) { $0 + $1.minutes } }

    /// The instant at which the heat map becomes stale without a new record.
    public let validUntil: Instant

    /// Creates the cells of a range. The first week or month is clipped if it begins before the
    /// range.
    ///
    /// - Parameter firstWeekday: The first day of a week.
    public init(
        _ index: ActivityIndex, range: TimelineRange, scale: IntensityScale = .standard,
        firstWeekday: Weekday = .monday
    ) {
        self.init(
            index.days(in: range), of: index, by: Grain(range), scale: scale,
            firstWeekday: firstWeekday)
    }

    /// Creates the cells of consecutive days. The first week or month is clipped if it begins
    /// before the first day.
    ///
    /// - Parameters:
    ///   - days: The days, oldest first.
    ///   - index: The index that the days are from.
    ///   - firstWeekday: The first day of a week.
    public init(
        _ days: [DayActivity], of index: ActivityIndex, by grain: Grain = .day,
        scale: IntensityScale = .standard, firstWeekday: Weekday = .monday
    ) {
        self.grain = grain
        validUntil = index.validUntil
        var cells: [Cell] = []
        var pending: [DayActivity] = []
        func close() {
            guard let first = pending.first, let last = pending.last else { return }
            let minutes = pending.reduce(0) { $0 + $1.minutes }
            cells.append(
                Cell(
                    first: first.day, last: last.day, minutes: minutes,
                    sessions: pending.reduce(0) { $0 + $1.frequency },
                    level: scale.level(
                        minutes: minutes, isDone: pending.contains(where: \.isDone),
                        days: grain.days),
                    status: grain == .day ? first.status : nil))
            pending.removeAll(keepingCapacity: true)
        }
        for activity in days {
            let begins =
                switch grain {
                case .day: true
                case .week: activity.day.weekday == firstWeekday
                case .month: activity.day.day == 1
                }
            if begins { close() }
            pending.append(activity)
        }
        close()
        self.cells = cells
    }
}
