/// The most recent days as a grid with totals, oldest first and today last.
public struct ActivityCalendar: Sendable, Equatable {
    /// One day of the grid.
    public struct Cell: Sendable, Equatable {
        /// The day's activity.
        public let activity: DayActivity
        /// The fill intensity.
        public let level: IntensityLevel
        /// Whether it is today. Only the last cell is.
        public let isToday: Bool
        /// The row in the grid, from 0.
        public let row: Int
        /// The column in the row, from 0.
        public let column: Int
    }

    /// The days, row by row.
    public let cells: [Cell]

    /// The number of rows, 1…366.
    public let rows: Int

    /// The number of columns, 1…366.
    public let columns: Int

    /// The days with activity among the planned ones.
    public let adherence: Adherence

    /// The total minutes of all days.
    public let minutes: Int

    /// The longest run of days with activity; rest days neither extend nor break it. Days after
    /// today that were recorded before a flight extend it, as they extend the streak.
    public let longestRun: Int

    /// The instant at which the calendar becomes stale without a new record.
    public let validUntil: Instant

    /// The number of days with activity, planned or not.
    public var doneDays: Int { cells.count(where: \.activity.isDone) }

    /// Average minutes per day with activity; 0 without such days.
    public var averageMinutes: Double {
        doneDays > 0 ? Double(minutes) / Double(doneDays) : 0
    }

    /// Creates the grid that ends with today.
    ///
    /// - Parameters:
    ///   - rows: Rows of the grid; values below 1 count as 1, above 366 as 366.
    ///   - columns: Columns of the grid; values below 1 count as 1, above 366 as 366.
    public init(
        _ index: ActivityIndex, rows: Int, columns: Int,
        scale: IntensityScale = .standard
    ) {
        // A year of either is more than any screen shows.
        let (rows, columns) = (min(max(1, rows), 366), min(max(1, columns), 366))
        let days = index.days(rows * columns)
        cells = days.enumerated().map { position, activity in
            Cell(
                activity: activity,
                level: scale.level(minutes: activity.minutes, isDone: activity.isDone),
                isToday: activity.day == index.today, row: position / columns,
                column: position % columns)
        }
        self.rows = rows
        self.columns = columns
        adherence = Adherence(of: days, in: index)
        minutes = days.reduce(0) { $0 + $1.minutes }
        let ahead = StreakRecord.daysAhead
        longestRun = DayActivity.longestRun(
            of: days + index.days(ahead, until: index.today.adding(days: ahead)))
        validUntil = index.validUntil
    }
}

extension DayActivity {
    /// The number of days with activity in the longest run. Rest days, and today while pending,
    /// neither extend nor break a run. The days must be in order without gaps.
    public static func longestRun(of days: [DayActivity]) -> Int {
        var (run, longest) = (0, 0)
        for day in days {
            switch day.status {
            case .completed: run += 1
            case .rest, .skipped, .pending: break
            case .missed, .none: run = 0
            }
            longest = max(longest, run)
        }
        return longest
    }
}
