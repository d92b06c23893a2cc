public import CandelaRules
import CandelaTokens

extension DayCalendarCard {
    init(_ outlook: PracticeOutlook, with kit: Kit) {
        let calendar = ActivityCalendar(
            outlook.index, rows: kit.theme.count(.calendarRowsCount),
            columns: kit.theme.count(.calendarColumnsCount))
        let phrases = kit.phrases
        let title = phrases.practiceCalendarTitle()
        id = "calendar"
        surface = kit.card
        layout = kit.column(gap: .sm)
        heading = kit.heading(title)
        summary = kit.words(
            phrases.practiceCalendarSummary(
                days: calendar.practicedDays, minutes: calendar.minutes), .caption,
            .textSecondary)
        grid = kit.grid(calendar, outlook)
        legend = kit.calendarLegend
        figures = kit.calendarFigures(calendar)
        accessibility = Accessibility(.group, label: title.spokenText, children: .contain)
    }
}

extension Kit {
    fileprivate func grid(
        _ calendar: ActivityCalendar, _ outlook: PracticeOutlook
    ) -> DayCalendarCard.Grid {
        let first = calendar.cells.first?.activity.day ?? outlook.today
        let rows = stride(from: 0, to: calendar.cells.count, by: calendar.columns).map { start in
            let cells = calendar.cells[start..<min(start + calendar.columns, calendar.cells.count)]
            return DayCalendarCard.Row(
                layout: row(gap: .xs, alignment: .center),
                cells: cells.map { cell($0, outlook) },
                accessibility: Accessibility(
                    .row, label: range(of: cells, outlook).spokenText,
                    children: .contain))
        }
        return DayCalendarCard.Grid(
            columns: calendar.columns, layout: column(gap: .xs), rows: rows,
            leadingBlanks: outlook.weekStart(of: first).days(to: first),
            accessibility: Accessibility(
                .grid, label: phrases.practiceCalendarTitle().spokenText, children: .contain))
    }

    private func range(
        of cells: ArraySlice<ActivityCalendar.Cell>, _ outlook: PracticeOutlook
    ) -> Phrase {
        daysTold(
            from: cells.first?.activity.day ?? outlook.today,
            to: cells.last?.activity.day ?? outlook.today, outlook)
    }

    /// The first and the last of some days, or the only one: `Feb 17 – Feb 22`.
    func days(
        from first: CalendarDay, to last: CalendarDay, _ outlook: PracticeOutlook
    ) -> Phrase {
        let start = phrases.shortDate(first, today: outlook.today).text
        guard first != last else { return phrases.dateValue(date: start) }
        return phrases.practiceDaysRange(
            start: start, end: phrases.shortDate(last, today: outlook.today).text)
    }

    /// The same as it is said: `Tuesday, February 17 to Sunday, February 22`.
    func daysTold(
        from first: CalendarDay, to last: CalendarDay, _ outlook: PracticeOutlook
    ) -> Phrase {
        let start = outlook.names[first].spoken
        guard first != last else { return phrases.dateValue(date: start) }
        return phrases.practiceDaysRange(start: start, end: outlook.names[last].spoken)
    }

    private func cell(
        _ cell: ActivityCalendar.Cell, _ outlook: PracticeOutlook
    ) -> DayCalendarCard.Cell {
        let activity = cell.activity
        let (fill, digit) = look(of: cell.level)
        let isRest = activity.status == .rest
        return DayCalendarCard.Cell(
            id: activity.day.description, day: activity.day, status: activity.status,
            level: cell.level, minutes: activity.minutes, sessions: activity.sessions,
            circle: size(cell.isToday ? .calendarToday : .calendarDay),
            fill: isRest ? Paint(.calendarRest) : fill,
            ring: cell.isToday
                ? border(.calendarToday, .calendarTodayWidth)
                : edge(.border),
            motion: cell.isToday
                ? motion(.pulse, appear: .todayPulse, reduced: Motion.Reduced(.outline)) : nil,
            number: isRest
                ? nil
                : words(
                    phrases.numberValue(value: phrases.number(activity.day.day)), .calendarDay,
                    digit),
            dots: cell.level.dots, mark: isRest ? restMark : nil, action: openDay,
            accessibility: .calendarDay(
                activity.status, minutes: activity.minutes,
                on: outlook.names[activity.day].spoken, isToday: cell.isToday, phrases))
    }

    /// What choosing a day does.
    var openDay: Action { action("open", .navigate, phrases.practiceDayOpen()) }

    /// What a day of rest is marked with.
    var restMark: Icon { icon(.moon, beside: .caption, .textSecondary) }

    /// A day and what was practised on it: `Wednesday, March 18: 15 minutes practiced`.
    func told(_ activity: DayActivity, _ outlook: PracticeOutlook) -> String {
        phrases.calendarDay(
            activity.status, minutes: activity.minutes, on: outlook.names[activity.day].spoken)
    }

    /// The fill of a level and the colour of the number on it: a gradient, or one opaque colour when
    /// contrast is increased.
    private func look(of level: IntensityLevel) -> (fill: Paint, digit: ColorRole) {
        let isPlain = context.increaseContrast
        return switch level {
        case .none:
            (Paint(.calendarDayNoneOpaque), .calendarDayNoneDigit)
        case .low:
            (
                isPlain
                    ? Paint(ColorRole.calendarDayLowOpaque) : Paint(GradientRole.calendarDayLow),
                .calendarDayLowDigit
            )
        case .medium:
            (
                isPlain
                    ? Paint(ColorRole.calendarDayMediumOpaque)
                    : Paint(GradientRole.calendarDayMedium),
                .calendarDayMediumDigit
            )
        case .high:
            (
                isPlain
                    ? Paint(ColorRole.calendarDayHighOpaque) : Paint(GradientRole.calendarDayHigh),
                .calendarDayHighDigit
            )
        }
    }

    fileprivate var calendarLegend: Legend {
        let scale = CalendarIntensity.standard
        func item(_ level: IntensityLevel, _ text: Phrase) -> Legend.Item {
            legendItem(
                level.rawValue, text, fill: look(of: level).fill, outline: edge(.border),
                dots: level.dots)
        }
        return legend([
            item(.none, phrases.practiceLegendNone()),
            item(.low, upTo(1, scale.mediumFrom - 1)),
            item(.medium, upTo(scale.mediumFrom, scale.highFrom - 1)),
            item(.high, phrases.practiceLegendFrom(count: scale.highFrom)),
            legendItem(
                "rest", phrases.practiceLegendRest(), fill: Paint(.calendarRest),
                outline: edge(.border), mark: restMark),
            legendItem(
                "today", phrases.practiceDayToday(),
                outline: border(.calendarToday, .calendarTodayWidth)),
        ])
    }

    /// Minutes from one number to another.
    func upTo(_ low: Int, _ high: Int) -> Phrase {
        phrases.practiceLegendUpTo(low: phrases.number(low), high: high)
    }

    fileprivate func calendarFigures(_ calendar: ActivityCalendar) -> [FiguresCard.Figure] {
        [
            figure(
                "average", phrases.practiceCalendarAverage(), minutes(calendar.averageMinutes)),
            figure(
                "longestRun", phrases.practiceCalendarRun(),
                words(phrases.streakDays(count: calendar.longestRun), .body, .textPrimary)),
            figure(
                "completion", phrases.practiceCalendarCompletion(),
                words(phrases.percent(calendar.completion), .body, .textPrimary)),
        ]
    }

    /// A number of minutes as a figure, rounded: `20 min`.
    func minutes(_ value: Double) -> Words {
        let whole = Int(exactly: value.rounded()) ?? 0
        return words(phrases.practiceMinutes(count: whole), .body, .textPrimary)
    }
}

extension IntensityLevel {
    /// How many dots stand for it: none to three.
    fileprivate var dots: Int {
        switch self {
        case .none: 0
        case .low: 1
        case .medium: 2
        case .high: 3
        }
    }
}

extension Accessibility {
    /// What is told of a day in a calendar, as one cell: `Wednesday, March 18: 15 minutes practiced`,
    /// that a day was one of rest, or that nothing was recorded; today also as the current date.
    ///
    /// - Parameters:
    ///   - day: The day.
    ///   - status: What became of it.
    ///   - minutes: The minutes that were practised; 0 for a day that was only marked as done.
    ///   - today: The day it is; the year is told of days in other years.
    ///   - language: A BCP 47 tag.
    public static func calendarDay(
        _ day: CalendarDay, _ status: DayActivity.Status, minutes: Int, today: CalendarDay,
        language: String
    ) -> Accessibility {
        let phrases = Phrases(language: language)
        return calendarDay(
            status, minutes: minutes, on: phrases.spokenDate(day, today: today),
            isToday: day == today, phrases)
    }

    fileprivate static func calendarDay(
        _ status: DayActivity.Status, minutes: Int, on date: String, isToday: Bool,
        _ phrases: Phrases
    ) -> Accessibility {
        Accessibility(
            .gridCell, label: phrases.calendarDay(status, minutes: minutes, on: date),
            value: isToday ? phrases.practiceDayToday().spokenText : nil,
            hint: phrases.practiceDayHint().spokenText, states: isToday ? [.currentDate] : [])
    }
}

extension Phrases {
    fileprivate func calendarDay(
        _ status: DayActivity.Status, minutes: Int, on date: String
    ) -> String {
        let phrase =
            switch status {
            case .completed where minutes > 0:
                practiceCalendarDay(date: date, count: minutes)
            case .completed: practiceCalendarDone(date: date)
            case .rest: practiceCalendarRest(date: date)
            case .none, .missed, .pending: practiceCalendarNone(date: date)
            }
        return phrase.spokenText
    }
}
