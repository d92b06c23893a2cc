/// How often and how long something was done, cell by cell: by day, by week or by month.
///
/// Source: seed 002, frequency and duration.
public struct HeatMap: Sendable, Hashable {
    /// What one cell covers.
    public enum Grain: String, Sendable, Hashable, Codable, CaseIterable {
        /// One day.
        case day
        /// One week.
        case week
        /// One month.
        case month

        /// The grain of a range: days for a week and a month, weeks for a quarter, months beyond.
        public init(_ range: TimelineRange) {
            self =
                switch range {
                case .week, .month: .day
                case .quarter: .week
                case .year, .all: .month
                }
        }

        /// What the scale's limits are multiplied by.
        public var days: Int {
            switch self {
            case .day: 1
            case .week: 7
            case .month: 30
            }
        }
    }

    /// One cell.
    public struct Cell: Sendable, Hashable {
        /// The first day it covers.
        public let first: CalendarDay
        /// The last one; not after today.
        public let last: CalendarDay
        /// Minutes of all sessions in it.
        public let minutes: Int
        /// How often something was done in it.
        public let sessions: Int
        /// How strongly it is filled.
        public let level: IntensityLevel
        /// The status of a cell of one day; nil for longer ones.
        public let status: DayActivity.Status?
    }

    /// What one cell covers.
    public let grain: Grain

    /// The cells, oldest first.
    public let cells: [Cell]

    /// Minutes of all of them together.
    public var minutes: Int { cells.reduce(0) { $0 + $1.minutes } }

    /// When it stops being right without a new record.
    public let validUntil: Instant

    /// The cells of a range. The first week or month may begin before the range: it is cut to it.
    ///
    /// - Parameter firstWeekday: The first day of a week.
    public init(
        _ index: ActivityIndex, range: TimelineRange, scale: IntensityScale = .standard,
        firstWeekday: Weekday = .monday
    ) {
        let grain = Grain(range)
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
        for activity in index.days(in: range) {
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
