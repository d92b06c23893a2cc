import CandelaRules
import CandelaTokens

/// The minutes of the chosen period, as the timeline and the trend both draw and speak them.
struct PeriodMinutes {
    /// The days and what they add up to.
    let timeline: PracticeTimeline

    /// The minutes of each day with its name.
    let points: [ChartSeries.Point]

    /// The axis of days.
    let x: ChartAxis

    /// The axis of minutes.
    let y: ChartAxis

    /// Day, minutes and sessions in words, a row a day.
    private let rows: [[String]]

    init(_ range: TimelineRange, _ state: PracticeState, with kit: Kit) {
        let phrases = kit.phrases
        timeline = PracticeTimeline(state.index, range: range)
        var values: [DayValue] = []
        var rows: [[String]] = []
        for activity in timeline.points {
            let name = state.names[activity.day].spoken
            let minutes = phrases.practiceMinutes(count: activity.minutes).spokenText
            values.append(
                DayValue(
                    day: activity.day, y: Double(activity.minutes), spoken: minutes, place: name))
            rows.append(
                [name, minutes, phrases.practiceSessions(count: activity.sessions).spokenText])
        }
        self.rows = rows
        points = kit.points(values)
        x = Self.axis(of: timeline.points, today: state.today, with: kit)
        y = kit.countAxis(
            phrases.practiceAxisMinutes(), to: timeline.scale.bound, marks: timeline.scale.marks)
    }

    /// The axis of some days: each weekday for up to a week, else one date a week.
    private static func axis(
        of days: [DayActivity], today: CalendarDay, with kit: Kit
    ) -> ChartAxis {
        let step = days.count > 7 ? TimelineRange.month.gridDays : 1
        let marks = days.map(\.day).enumerated()
            .filter { (days.count - 1 - $0.offset) % step == 0 }
            .map { _, day in
                kit.mark(
                    day,
                    kit.axisDate(
                        step == 1
                            ? kit.phrases.weekday(day) : kit.phrases.shortDate(day, today: today)))
            }
        return kit.dayAxis(
            from: days.first?.day ?? today, to: days.last?.day ?? today, marks: marks)
    }

    /// The minutes as a series of a chart.
    func series(
        _ form: ChartSeries.Form, fill: Paint? = nil, width: SizeRole? = nil,
        cornerRadius: CornerRadius? = nil, _ phrases: Phrases
    ) -> ChartSeries {
        ChartSeries(
            "minutes", name: phrases.practiceAxisMinutes().spokenText, form: form,
            color: .growthGraphic, fill: fill, width: width, cornerRadius: cornerRadius,
            points: points)
    }

    /// The minutes as a table.
    func table(_ title: Phrase, _ phrases: Phrases) -> ChartTable {
        ChartTable(
            title.spokenText,
            headers: [
                phrases.chartAxisDay().spokenText, phrases.practiceAxisMinutes().spokenText,
                phrases.practiceAxisSessions().spokenText,
            ], rows: rows)
    }
}
