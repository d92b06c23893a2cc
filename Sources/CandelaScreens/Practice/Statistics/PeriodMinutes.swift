import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The minutes of the chosen period, drawn and spoken the same way in the timeline and the trend.
///
/// If no minutes are known for any day, the values are done and not done.
struct PeriodMinutes {
    /// Whether days are done or not done, because no minutes are known.
    let isMarked: Bool

    /// The days and their totals.
    let timeline: PracticeTimeline

    /// The minutes of each day with its name.
    ///
    /// In a period with minutes, a day that was only marked as done has no point, because its
    /// minutes are unknown.
    let points: [ChartSeries.Point]

    /// The axis of days.
    let x: ChartAxis

    /// The axis of minutes, or of done and not done.
    let y: ChartAxis

    /// The name of the charted quantity, in a word or two.
    private let name: Phrase

    /// The chart's name for assistive technology.
    let title: Phrase

    /// The days with practice and the minutes in words.
    let summary: Phrase

    /// The rows of the table, one per day: date, minutes and sessions.
    private let rows: [[String]]

    init(_ range: TimelineRange, _ state: PracticeState, with kit: Kit) {
        let phrases = kit.phrases
        timeline = PracticeTimeline(state.index, range: range)
        var values: [DayValue] = []
        var rows: [[String]] = []
        isMarked = state.isMarked(minutes: timeline.minutes, done: timeline.adherence.done)
        summary = phrases.summary(
            of: timeline.adherence, minutes: timeline.minutes, isMarked: isMarked, in: range.days)
        for activity in timeline.points {
            let day = state.names[activity.day].spoken
            let isOnlyDone = activity.isDone && activity.minutes == 0
            let value =
                isOnlyDone
                ? phrases.practiceDoneYes()
                : isMarked
                    ? phrases.practiceDoneNo() : phrases.practiceMinutes(count: activity.minutes)
            if isMarked || !isOnlyDone {
                values.append(
                    DayValue(
                        day: activity.day,
                        y: isMarked ? activity.isDone ? 1 : 0 : Double(activity.minutes),
                        spoken: value.spokenText, place: day))
            }
            rows.append(
                [
                    day, value.spokenText,
                    phrases.practiceSessions(count: activity.frequency).spokenText,
                ])
        }
        self.rows = rows
        name = isMarked ? phrases.practiceAxisDone() : phrases.practiceAxisMinutes()
        title = phrases.practiceTimelineName()
        points = kit.points(values)
        x = kit.axis(of: timeline.points, today: state.today)
        y =
            isMarked
            ? ChartAxis(
                name.spokenText, scale: .number, min: 0, max: 1,
                // At accessibility sizes the word alone would be wider than the chart.
                marks: kit.context.typeSize.isAccessibilitySize
                    ? []
                    : [
                        ChartAxis.Mark(
                            1, kit.text(phrases.practiceDoneYes(), .chartAxis, .chartAxis))
                    ])
            : kit.countAxis(name, to: timeline.scale.bound, marks: timeline.scale.marks)
    }

    /// The minutes as a chart series.
    func series(
        _ form: ChartSeries.Form, fill: Paint? = nil, width: SizeRole? = nil,
        cornerRadius: CornerRadius? = nil
    ) -> ChartSeries {
        ChartSeries(
            "minutes", name: name.spokenText, form: form,
            color: .growthGraphic, fill: fill, width: width, cornerRadius: cornerRadius,
            points: points)
    }

    /// The minutes as a table.
    func table(_ title: Phrase, _ phrases: Phrases) -> ChartTable {
        ChartTable(
            title.spokenText,
            headers: [
                phrases.chartAxisDay().spokenText, name.spokenText,
                phrases.practiceAxisSessions().spokenText,
            ], rows: rows)
    }
}

extension Kit {
    /// The axis of some days: every weekday for up to a week, otherwise one date per week.
    fileprivate func axis(of days: [DayActivity], today: CalendarDay) -> ChartAxis {
        let step = days.count > 7 ? TimelineRange.month.gridDays : 1
        let marks = days.map(\.day).enumerated()
            .filter { (days.count - 1 - $0.offset) % step == 0 }
            .map { _, day in
                mark(
                    day,
                    axisDate(
                        step == 1 ? phrases.weekday(day) : phrases.shortDate(day, today: today)))
            }
        return dayAxis(from: days.first?.day ?? today, to: days.last?.day ?? today, marks: marks)
    }
}
