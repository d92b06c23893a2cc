public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// The last 30 days as a grid, oldest first, with their totals.
public struct DayCalendarCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "dayCalendar"

    /// The card's id on its screen.
    public let id = "calendar"

    let calendar: ActivityCalendar
    let state: PracticeState
    let kit: Kit

    /// The values behind the card.
    public var facts: Facts {
        let first = calendar.cells.first?.activity.day ?? state.today
        return Facts(
            columns: calendar.columns, leadingBlanks: state.weekStart(of: first).days(to: first),
            days: calendar.cells.map { cell in
                Day(
                    day: cell.activity.day, status: cell.activity.status, level: cell.level,
                    minutes: cell.activity.minutes, sessions: cell.activity.frequency)
            },
            practicedDays: calendar.doneDays, plannedDays: adherence.expected,
            monthMinutes: calendar.minutes,
            averageMinutes: calendar.averageMinutes.roundedForDrawing,
            longestRun: calendar.longestRun, completion: adherence.share.roundedForDrawing)
    }

    /// The values behind the card.
    public struct Facts: Sendable, Equatable, Codable {
        /// The number of days in a row.
        public let columns: Int

        /// The number of empty cells before the first day in a grid of seven columns, from 0 to 6,
        /// so that each row is a week as the person counts it.
        public let leadingBlanks: Int

        /// The days, oldest first.
        public let days: [Day]

        /// The number of days with practice, planned or not.
        public let practicedDays: Int

        /// The number of planned days: those since the first record without rest days, and without
        /// today until something was done.
        public let plannedDays: Int

        /// The minutes of these days.
        public let monthMinutes: Int

        /// The average minutes per day.
        public let averageMinutes: Double

        /// The longest run of days with practice.
        public let longestRun: Int

        /// The share of planned days with practice, from 0 to 1.
        public let completion: Double
    }

    /// One day.
    public struct Day: Sendable, Equatable, Codable {
        /// The day.
        public let day: CalendarDay

        /// The status of the day.
        public let status: DayActivity.Status

        /// The intensity of its fill.
        public let level: IntensityLevel

        /// The minutes practised.
        public let minutes: Int

        /// The number of sessions, or of done marks if there are no sessions.
        public let sessions: Int
    }

    init(_ state: PracticeState, with kit: Kit) {
        calendar = ActivityCalendar(
            state.index, rows: kit.theme.count(.calendarRowsCount),
            columns: kit.theme.count(.calendarColumnsCount))
        self.state = state
        self.kit = kit
    }

    private var phrases: Phrases { kit.phrases }

    private var adherence: Adherence { calendar.adherence }

    private var isMarked: Bool {
        state.isMarked(minutes: calendar.minutes, done: adherence.done)
    }

    /// The element that is drawn and spoken.
    public var body: Element {
        let title = phrases.practiceRangeTitle(
            count: state.index.recordedDays(of: calendar.cells.count))
        return kit.section(title) {
            kit.text(summary, .footnote, .textSecondary).part("summary")
            kit.grid(
                title, calendar.cells.indices.map(cell), hint: phrases.practiceDayHint(),
                columns: calendar.columns, rowGap: .sm,
                atAccessibilitySizes: kit.context.differentiateWithoutColor
                    ? 2 : max(calendar.columns / 2, 1))
            legend
            if calendar.minutes > 0 {
                kit.figure(
                    "average", phrases.practiceCalendarAverage(),
                    phrases.minutes(rounding: calendar.averageMinutes))
            }
            if adherence.expected > 0, adherence.hasHistory {
                kit.figure(
                    "longestRun", phrases.practiceCalendarRun(),
                    phrases.streakDays(count: calendar.longestRun))
                kit.figure(
                    "completion", phrases.practiceCalendarCompletion(),
                    phrases.percent(adherence.share))
            }
        }
    }

    private var summary: Phrase {
        phrases.summary(
            of: adherence, minutes: calendar.minutes, isMarked: isMarked,
            in: calendar.cells.count)
    }

    /// The day's circle below the month where one begins, or the weekday at the ends of a row;
    /// below, the minutes if shades must not be the only difference, or a mark. Rows are equally
    /// high. Today's circle is larger, and pulses before its ring settles.
    private func cell(at place: Int) -> Element {
        let cell = calendar.cells[place]
        let activity = cell.activity
        let open = kit.action(
            "open", .open(PracticeSpan(activity.day), of: state.streaks.habit?.id),
            phrases.practiceDayOpen())
        return Element.button(open) {
            Element.column(gap: .xxs, align: .center, justify: .end) {
                head(of: activity.day, at: place)
                Element.layers { circle(cell) }.square(size(.calendarToday))
                if kit.context.differentiateWithoutColor, activity.minutes > 0 {
                    kit.text(
                        phrases.practiceMinutes(count: activity.minutes).breakable, .caption,
                        .textSecondary)
                } else {
                    // Circles on a line are level, with or without a mark.
                    Element.layers { mark(of: state.status(of: activity)) }.square(lineHeight)
                }
            }
            .height(.fill)
        }
        .id(ElementID(activity.day.description))
        .motion(
            cell.isToday
                ? kit.motion(.pulse, appear: .todayPulse, reduced: Motion.Reduced(.outline)) : nil
        )
        .accessibility(
            .calendarDay(
                state.status(of: activity), minutes: activity.minutes,
                sessions: activity.frequency,
                on: state.names[activity.day].spoken, isToday: cell.isToday, phrases))
    }

    /// The month, the weekday or nothing. At accessibility sizes, at which rows are shorter, every
    /// day has its weekday.
    private func head(of day: CalendarDay, at place: Int) -> Element {
        let isEnd = [0, calendar.columns - 1].contains(place % calendar.columns)
        if day.day == 1 || place == 0 {
            return kit.text(phrases.month(day), .caption, .textPrimary).part("month")
        }
        guard isEnd || kit.context.typeSize.isAccessibilitySize else {
            return Element.layers {}.square(lineHeight).decorative()
        }
        return kit.text(phrases.weekday(day), .caption, .textSecondary).part("weekday")
    }

    /// The size of a circle. It stops growing where three circles fit side by side.
    private func size(_ role: SizeRole) -> Size {
        kit.size(role, at: min(kit.context.typeSize, .accessibility3))
    }

    /// The height of the minutes.
    private var lineHeight: Size {
        let token = kit.theme.text(.caption)
        return kit.size(token.leading, relativeTo: token.textStyle)
    }

    /// The day's number on its intensity level.
    private func circle(_ cell: ActivityCalendar.Cell) -> Element {
        let isRest = cell.activity.status == .rest
        return Element.layers {
            Element.shape(
                fill: isRest ? Paint(.calendarRest) : fill(of: cell.level),
                border: cell.isToday ? todayRing : kit.edge(.border),
                cornerRadius: CornerRadius(.full)
            )
            .square(size(cell.isToday ? .calendarToday : .calendarDay))
            kit.text(
                phrases.numberValue(value: phrases.number(cell.activity.day.day)), .calendarDay,
                cell.level.look.ink)
        }
    }

    /// The mark below a day without practice, a moon for a day of rest. Marks differ in shape, not
    /// in shade.
    private func mark(of status: DayActivity.Status) -> Icon? {
        switch status {
        case .missed: kit.icon(.xmark, beside: .caption, .textSecondary)
        case .pending: kit.icon(.circleDashed, beside: .caption, .textSecondary)
        case .skipped: kit.icon(.skipNext, beside: .caption, .textSecondary)
        case .rest: restMark
        case .none, .completed: nil
        }
    }

    private var restMark: Icon { kit.icon(.moon, beside: .caption, .textSecondary) }

    private var todayRing: Surface.Border { kit.border(.calendarToday, .calendarTodayWidth) }

    /// The fill of a level: a gradient, or an opaque colour when contrast is increased.
    private func fill(of level: IntensityLevel) -> Paint {
        let look = level.look
        guard !kit.context.increaseContrast, let gradient = look.gradient else {
            return Paint(look.fill)
        }
        return Paint(gradient)
    }

    /// The legend of the shades, and of the marks that are in the grid.
    private var legend: Element {
        let levels = kit.levels(isMarked: isMarked) { (fill(of: $0), kit.edge(.border)) }
        func has(_ status: DayActivity.Status) -> Bool {
            calendar.cells.contains { state.status(of: $0.activity) == status }
        }
        let marks = [
            has(.missed)
                ? kit.legendItem("missed", phrases.practiceLegendMissed(), mark: mark(of: .missed))
                : nil,
            has(.pending)
                ? kit.legendItem(
                    "pending", phrases.practiceLegendPending(), mark: mark(of: .pending)) : nil,
            has(.rest)
                ? kit.legendItem(
                    "rest", phrases.practiceLegendRest(), fill: Paint(.calendarRest),
                    outline: kit.edge(.border), mark: restMark) : nil,
            has(.skipped)
                ? kit.legendItem("skipped", phrases.habitDaySkipped(), mark: mark(of: .skipped))
                : nil,
            kit.legendItem("today", phrases.practiceDayToday(), outline: todayRing),
        ]
        return kit.legend(of: [
            (phrases.practiceLegendShades(), levels),
            (phrases.practiceLegendMarks(), marks.compactMap(\.self)),
        ])
    }
}
