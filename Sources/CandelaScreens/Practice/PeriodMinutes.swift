import CandelaRules
import CandelaTokens

/// The minutes of the chosen period, as timeline and trend both draw and tell them.
struct PeriodMinutes {
    /// The days and what they add up to.
    let timeline: PracticeTimeline

    /// The minutes of each day with its name.
    let points: [ChartSeries.Point]

    /// Day, minutes and sessions in words, a row a day.
    let rows: [[String]]

    /// The axis of days.
    let axis: ChartAxis
}

extension Kit {
    func minutes(of outlook: PracticeOutlook) -> PeriodMinutes {
        let timeline = PracticeTimeline(outlook.index, range: outlook.period.range)
        var values: [DayValue] = []
        var rows: [[String]] = []
        for activity in timeline.points {
            let name = outlook.names[activity.day].spoken
            let minutes = phrases.practiceMinutes(count: activity.minutes).spokenText
            values.append(
                DayValue(
                    day: activity.day, y: Double(activity.minutes), spoken: minutes, place: name))
            rows.append(
                [name, minutes, phrases.practiceSessions(count: activity.sessions).spokenText])
        }
        return PeriodMinutes(
            timeline: timeline, points: points(values), rows: rows,
            axis: axis(of: timeline.points, outlook))
    }

    /// The axis of some days: each weekday for up to a week, else one date a week.
    private func axis(of days: [DayActivity], _ outlook: PracticeOutlook) -> ChartAxis {
        let step = days.count > 7 ? TimelineRange.month.gridDays : 1
        let marks = days.enumerated()
            .filter { (days.count - 1 - $0.offset) % step == 0 }
            .map { _, activity in
                mark(
                    activity.day,
                    axisDate(
                        step == 1
                            ? phrases.weekday(activity.day)
                            : phrases.shortDate(activity.day, today: outlook.today)))
            }
        return dayAxis(
            from: days.first?.day ?? outlook.today, to: days.last?.day ?? outlook.today,
            marks: marks)
    }

    /// The minutes of a period as a table.
    func table(_ title: Phrase, _ minutes: PeriodMinutes) -> ChartTable {
        ChartTable(
            title.spokenText,
            headers: [
                phrases.chartAxisDay().spokenText, phrases.practiceAxisMinutes().spokenText,
                phrases.practiceAxisSessions().spokenText,
            ], rows: minutes.rows)
    }

    /// A day and its minutes: `March 18: 15 minutes`; that it is done where there are none.
    func minutesTold(_ activity: DayActivity, _ date: String) -> Phrase {
        activity.isDone && activity.minutes == 0
            ? phrases.practiceCalendarDone(date: date)
            : phrases.practiceTimelineDay(date: date, count: activity.minutes)
    }
}
