package import CandelaRules
import CandelaTokens

/// The last 30 days as a grid, oldest first and today last, with what they add up to.
package struct DayCalendarCard: CardContent {
    package static let kind = "dayCalendar"
    package let id: String
    package let facts: Facts

    /// The grid in a sentence.
    package let summary: Words

    /// The days in rows; choosing one opens it.
    package let grid: Element

    /// The meaning of fills and marks.
    package let legend: Element

    /// The average, where minutes are known, the longest run and the share of days with practice.
    package let figures: [Element]

    let heading: Element
    let surface: Surface
    let accessibility: Accessibility

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

    package var body: Element {
        .column(gap: .sm) {
            heading
            summary.part("summary")
            grid
            legend
            figures
        }
        .surface(surface)
        .accessibility(accessibility)
    }

    init(_ state: PracticeState, with kit: Kit) {
        let phrases = kit.phrases
        let title = phrases.practiceCalendarTitle()
        let calendar = ActivityCalendar(
            state.index, rows: kit.theme.count(.calendarRowsCount),
            columns: kit.theme.count(.calendarColumnsCount))
        let first = calendar.cells.first?.activity.day ?? state.today
        id = "calendar"
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
        heading = kit.heading(title)
        let isMarked = state.isMarked(
            minutes: calendar.minutes, done: calendar.practicedDays)
        summary = kit.words(
            isMarked
                ? phrases.practiceCalendarSummaryDays(count: calendar.practicedDays)
                : phrases.practiceCalendarSummary(
                    days: calendar.practicedDays, minutes: calendar.minutes), .caption,
            .textSecondary)
        grid = Self.grid(calendar, state, with: kit)
        legend = Self.legend(isMarked: isMarked, with: kit)
        figures = [
            (
                "average", phrases.practiceCalendarAverage(),
                phrases.minutes(rounding: calendar.averageMinutes)
            ),
            (
                "longestRun", phrases.practiceCalendarRun(),
                phrases.streakDays(count: calendar.longestRun)
            ),
            (
                "completion", phrases.practiceCalendarCompletion(),
                phrases.percent(calendar.completion)
            ),
        ].dropFirst(calendar.minutes > 0 ? 0 : 1).map { id, name, value in
            FiguresCard.Figure(id, name, kit.words(value, .body, .textPrimary), with: kit).element
        }
        surface = kit.card
        accessibility = Accessibility(.group, label: title.said, children: .contain)
    }
}
