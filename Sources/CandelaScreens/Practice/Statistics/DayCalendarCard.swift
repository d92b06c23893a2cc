public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// The last 30 days as a grid, oldest first and today last, with what they add up to.
public struct DayCalendarCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "dayCalendar"

    /// The card's id on its screen.
    public let id = "calendar"

    /// The values behind the card.
    public let facts: Facts

    /// The element that is drawn and spoken.
    public let body: Element

    /// The values behind the card.
    public struct Facts: Sendable, Hashable, Codable {
        /// How many days a row has.
        public let columns: Int

        /// How many places stay empty before the first day in a grid of seven columns, 0 to 6, so that
        /// each row is a week of the person's.
        public let leadingBlanks: Int

        /// The days, oldest first.
        public let days: [Day]

        /// How many of the days something was practised on.
        public let practicedDays: Int

        /// The minutes of all days.
        public let minutes: Int

        /// The minutes of an average day.
        public let averageMinutes: Double

        /// The longest run of days with practice, in days.
        public let longestRun: Int

        /// The share of the days that have practice, 0 to 1.
        public let completion: Double
    }

    /// One day.
    public struct Day: Sendable, Hashable, Codable {
        /// The day.
        public let day: CalendarDay

        /// What became of it.
        public let status: DayActivity.Status

        /// How strongly it is filled.
        public let level: IntensityLevel

        /// The minutes practised.
        public let minutes: Int

        /// How many sessions there were.
        public let sessions: Int
    }

    init(_ state: PracticeState, with kit: Kit) {
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
        body = Drawing(calendar: calendar, state: state, kit: kit).body
    }
}

private struct Drawing {
    let calendar: ActivityCalendar
    let state: PracticeState
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    private var isMarked: Bool {
        state.isMarked(minutes: calendar.minutes, done: calendar.practicedDays)
    }

    var body: Element {
        let title = phrases.practiceCalendarTitle()
        return kit.section(title) {
            kit.words(summary, .caption, .textSecondary).part("summary")
            kit.grid(
                title, calendar.cells.map(cell), columns: calendar.columns,
                atAccessibilitySizes: max(calendar.columns / 2, 1))
            legend
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

    private var summary: Phrase {
        isMarked
            ? phrases.practiceCalendarSummaryDays(count: calendar.practicedDays)
            : phrases.practiceCalendarSummary(
                days: calendar.practicedDays, minutes: calendar.minutes)
    }

    /// The day's circle over a dot for each session; over its minutes too where shades alone must not
    /// tell them. Today's circle is larger and pulses before its ring stays.
    private func cell(_ cell: ActivityCalendar.Cell) -> Element {
        let activity = cell.activity
        let open = kit.action(
            "open", .open(PracticeSpan(activity.day), of: state.streaks.habit?.id),
            phrases.practiceDayOpen())
        return Element.button(open) {
            Element.column(gap: .xxs, align: .center) {
                circle(cell)
                if kit.context.differentiateWithoutColor, activity.minutes > 0 {
                    kit.words(
                        phrases.practiceMinutes(count: activity.minutes), .captionSmall,
                        .textSecondary)
                }
                kit.dots(sessions: activity.frequency)
                mark(of: activity.status)
            }
        }
        .id(activity.day.description)
        .motion(
            cell.isToday
                ? kit.motion(.pulse, appear: .todayPulse, reduced: Motion.Reduced(.outline)) : nil
        )
        .accessibility(
            .calendarDay(
                activity.status, minutes: activity.minutes,
                on: state.names[activity.day].spoken, isToday: cell.isToday, phrases))
    }

    /// The number of the day on its level; a moon for a day of rest.
    private func circle(_ cell: ActivityCalendar.Cell) -> Element {
        let isRest = cell.activity.status == .rest
        return Element.layers {
            Element.shape(
                fill: isRest ? Paint(.calendarRest) : fill(of: cell.level),
                border: cell.isToday ? todayRing : kit.edge(.border),
                cornerRadius: CornerRadius(.full)
            )
            .square(kit.size(cell.isToday ? .calendarToday : .calendarDay))
            if isRest {
                restMark
            } else {
                kit.words(
                    phrases.numberValue(value: phrases.number(cell.activity.day.day)),
                    .calendarDay, cell.level.look.ink)
            }
        }
    }

    /// The mark under a day without practice: told apart by shape, not by shade.
    private func mark(of status: DayActivity.Status) -> Icon? {
        switch status {
        case .missed: kit.icon(.xmark, beside: .captionSmall, .textSecondary)
        case .pending: kit.icon(.circleDashed, beside: .captionSmall, .textSecondary)
        case .none, .completed, .rest: nil
        }
    }

    private var restMark: Icon { kit.icon(.moon, beside: .caption, .textSecondary) }

    private var todayRing: Surface.Border { kit.border(.calendarToday, .calendarTodayWidth) }

    /// The fill of a level: a gradient, or one opaque colour when contrast is increased.
    private func fill(of level: IntensityLevel) -> Paint {
        let look = level.look
        guard !kit.context.increaseContrast, let gradient = look.gradient else {
            return Paint(look.fill)
        }
        return Paint(gradient)
    }

    /// The meaning of shades, of dots, of the moon and of the ring.
    private var legend: Element {
        let levels = kit.levels(isMarked: isMarked) { (fill(of: $0), kit.edge(.border)) }
        let marks = [
            kit.legendItem("missed", phrases.practiceLegendMissed(), mark: mark(of: .missed)),
            kit.legendItem("pending", phrases.practiceLegendPending(), mark: mark(of: .pending)),
            kit.legendItem(
                "rest", phrases.practiceLegendRest(), fill: Paint(.calendarRest),
                outline: kit.edge(.border), mark: restMark),
            kit.legendItem("today", phrases.practiceDayToday(), outline: todayRing),
        ]
        return kit.legend(levels + kit.sessionCounts + marks)
    }
}
