package import CandelaRules
import CandelaTokens

/// The last 30 days as a grid, oldest first and today last, with what they add up to.
package struct DayCalendarCard: CardContent {
    package static let kind = "dayCalendar"
    package let id = "calendar"
    package let facts: Facts
    package let body: Element

    /// The values behind the card.
    package struct Facts: Sendable, Hashable, Codable {
        /// How many days a row has.
        package let columns: Int

        /// How many places stay empty before the first day in a grid of seven columns, 0 to 6, so that
        /// each row is a week of the person's.
        package let leadingBlanks: Int

        /// The days, oldest first.
        package let days: [Day]

        /// How many of the days something was practised on.
        package let practicedDays: Int

        /// The minutes of all days.
        package let minutes: Int

        /// The minutes of an average day.
        package let averageMinutes: Double

        /// The longest run of days with practice, in days.
        package let longestRun: Int

        /// The share of the days that have practice, 0 to 1.
        package let completion: Double
    }

    /// One day.
    package struct Day: Sendable, Hashable, Codable {
        /// The day.
        package let day: CalendarDay

        /// What became of it.
        package let status: DayActivity.Status

        /// How strongly it is filled.
        package let level: IntensityLevel

        /// The minutes practised.
        package let minutes: Int

        /// How many sessions there were.
        package let sessions: Int
    }

    init(_ state: PracticeState, with kit: Kit) {
        let phrases = kit.phrases
        let title = phrases.practiceCalendarTitle()
        let calendar = ActivityCalendar(
            state.index, rows: kit.theme.count(.calendarRowsCount),
            columns: kit.theme.count(.calendarColumnsCount))
        let first = calendar.cells.first?.activity.day ?? state.today
        facts = Facts(
            columns: calendar.columns, leadingBlanks: state.weekStart(of: first).days(to: first),
            days: calendar.cells.map { cell in
                Day(
                    day: cell.activity.day, status: cell.activity.status, level: cell.level,
                    minutes: cell.activity.minutes, sessions: cell.activity.sessions)
            },
            practicedDays: calendar.practicedDays, minutes: calendar.minutes,
            averageMinutes: calendar.averageMinutes.roundedForDrawing,
            longestRun: calendar.longestRun, completion: calendar.completion.roundedForDrawing)
        let isMarked = state.isMarked(minutes: calendar.minutes, done: calendar.practicedDays)
        let summary =
            isMarked
            ? phrases.practiceCalendarSummaryDays(count: calendar.practicedDays)
            : phrases.practiceCalendarSummary(
                days: calendar.practicedDays, minutes: calendar.minutes)
        body = kit.section(title) {
            kit.words(summary, .caption, .textSecondary).part("summary")
            kit.grid(
                title, calendar.cells.map { Self.cell($0, state, with: kit) },
                columns: calendar.columns, atAccessibilitySizes: max(calendar.columns / 2, 1))
            Self.legend(isMarked: isMarked, with: kit)
            if calendar.minutes > 0 {
                kit.figure(
                    "average", phrases.practiceCalendarAverage(),
                    phrases.minutes(rounding: calendar.averageMinutes))
            }
            kit.figure(
                "longestRun", phrases.practiceCalendarRun(),
                phrases.streakDays(count: calendar.longestRun))
            kit.figure(
                "completion", phrases.practiceCalendarCompletion(),
                phrases.percent(calendar.completion))
        }
    }
}
