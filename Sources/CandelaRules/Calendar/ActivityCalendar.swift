/// The last days as a grid, oldest first and today last, with what they add up to.
///
/// Source: seed 002, the 30-day calendar.
public struct ActivityCalendar: Sendable, Hashable {
    /// One day of the grid.
    public struct Cell: Sendable, Hashable {
        /// What was done.
        public let activity: DayActivity
        /// How strongly it is filled.
        public let level: IntensityLevel
        /// Whether it is today.
        public let isToday: Bool
        /// Its place in the grid, from 0.
        public let row: Int
        /// Its place in the row, from 0.
        public let column: Int
    }

    /// The days, row by row.
    public let cells: [Cell]

    /// How many rows the grid has.
    public let rows: Int

    /// How many columns.
    public let columns: Int

    /// On how many of the days something was done.
    public let practicedDays: Int

    /// Minutes of all of them together.
    public let minutes: Int

    /// The most days in a row with something done. Days of rest neither add nor break.
    public let longestRun: Int

    /// When it stops being right without a new record.
    public let validUntil: Instant

    /// Minutes per day with something done; 0 without one.
    public var averageMinutes: Double {
        practicedDays > 0 ? Double(minutes) / Double(practicedDays) : 0
    }

    /// The share of the days with something done, 0…1.
    public var completion: Double {
        cells.isEmpty ? 0 : Double(practicedDays) / Double(cells.count)
    }

    /// The last days of an index.
    ///
    /// - Parameters:
    ///   - rows: Rows of the grid; below 1 counts as 1.
    ///   - columns: Columns of the grid; below 1 counts as 1.
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
        practicedDays = days.count { $0.isDone }
        minutes = days.reduce(0) { $0 + $1.minutes }
        longestRun = DayActivity.longestRun(of: days)
        validUntil = index.validUntil
    }
}

extension DayActivity {
    /// The most days in a row with something done, in days that follow each other.
    public static func longestRun(of days: [DayActivity]) -> Int {
        var (run, longest) = (0, 0)
        for day in days {
            switch day.status {
            case .completed: run += 1
            case .rest, .pending: break
            case .missed, .none: run = 0
            }
            longest = max(longest, run)
        }
        return longest
    }
}
