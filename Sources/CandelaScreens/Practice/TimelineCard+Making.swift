import CandelaRules
import CandelaTokens

extension TimelineCard {
    init(_ outlook: PracticeOutlook, with composer: Composer) {
        let timeline = PracticeTimeline(outlook.index, range: outlook.period.range)
        let phrases = composer.phrases
        let title = phrases.practiceTimelineTitle()
        let first = timeline.points.first?.day ?? outlook.today
        let reached = StreakMilestones.standard.reached(in: outlook.streak)
            .filter { $0.day >= first }
        id = "timeline"
        surface = composer.card
        layout = composer.column(gap: .sm)
        heading = composer.heading(title)
        period = composer.period(
            ChartPeriod.allCases.map {
                ($0.rawValue, phrases.practicePeriodDays(count: $0.range.days))
            }, chosen: outlook.period.rawValue)
        summary = composer.words(
            phrases.summary(of: timeline), .caption, .textSecondary)
        chart = composer.chart(of: timeline, reached, today: outlook.today)
        days = DayList(
            items: timeline.points.map { activity in
                composer.day(
                    activity, reached.first { $0.day == activity.day }?.days,
                    today: outlook.today)
            },
            accessibility: Accessibility(.list, label: title.spokenText, children: .contain))
        accessibility = Accessibility(.group, label: title.spokenText, children: .contain)
    }
}

extension Phrases {
    /// A timeline in a sentence: `Practiced 4 of 7 days, 79 minutes`.
    func summary(of timeline: PracticeTimeline) -> Phrase {
        practiceTimelineSummary(
            done: timeline.practicedDays, days: timeline.range.days, minutes: timeline.minutes)
    }
}

extension Composer {
    fileprivate func day(
        _ activity: DayActivity, _ milestone: Int?, today: CalendarDay
    ) -> TimelineCard.Day {
        let isToday = activity.day == today
        return TimelineCard.Day(
            id: activity.day.description, day: activity.day, minutes: activity.minutes,
            sessions: activity.sessions, status: activity.status, milestone: milestone,
            action: openDay,
            accessibility: Accessibility(
                .button,
                label: minutesTold(activity, phrases.date(activity.day, today: today).spoken)
                    .spokenText,
                value: milestone.map {
                    phrases.streakMilestoneAnnouncement(count: $0).spokenText
                },
                hint: phrases.practiceDayHint().spokenText,
                states: isToday ? [.currentDate] : []))
    }

    /// Bars for a week, a filled line for a month.
    fileprivate func chart(
        of timeline: PracticeTimeline, _ reached: [StreakMilestones.Reached], today: CalendarDay
    ) -> ValueChart {
        let title = phrases.practiceTimelineTitle()
        let isWeek = timeline.range == .week
        let fill = context.increaseContrast ? Paint(.growthGraphic) : Paint(.timeline)
        return ValueChart(
            "timeline", height: size(.timelineHeight),
            x: dayAxis(timeline.points, today: today),
            y: countAxis(
                phrases.practiceAxisMinutes(), to: timeline.scale.bound,
                marks: timeline.scale.marks),
            series: [
                ChartSeries(
                    "minutes", name: phrases.practiceAxisMinutes().spokenText,
                    form: isWeek ? .bars : .area, color: .growthGraphic, fill: fill,
                    width: theme.size(isWeek ? .chartBarRadius : .chartTrendWidth),
                    points: points(timeline.points.map { value($0, today: today) }))
            ],
            rules: reached.map { rule(for: $0, today: today) }, motion: rangeMotion,
            table: minutesTable(title, timeline.points, today: today),
            accessibility: .chart(
                title: title.spokenText, summary: phrases.summary(of: timeline).spokenText))
    }

    /// A day and its minutes: `March 18: 15 minutes`; that it is done where there are none.
    func minutesTold(_ activity: DayActivity, _ date: String) -> Phrase {
        activity.isDone && activity.minutes == 0
            ? phrases.practiceCalendarDone(date: date)
            : phrases.practiceTimelineDay(date: date, count: activity.minutes)
    }

    /// The minutes of a day as a value of a chart.
    func value(_ activity: DayActivity, today: CalendarDay) -> DayValue {
        dayValue(
            activity.day, Double(activity.minutes),
            phrases.practiceMinutes(count: activity.minutes), today: today)
    }

    /// The minutes and sessions of some days as a table.
    func minutesTable(
        _ title: Phrase, _ days: [DayActivity], today: CalendarDay
    ) -> ChartTable {
        ChartTable(
            title.spokenText,
            headers: [
                phrases.chartAxisDay().spokenText, phrases.practiceAxisMinutes().spokenText,
                phrases.practiceAxisSessions().spokenText,
            ],
            rows: days.map {
                [
                    phrases.date($0.day, today: today).spoken,
                    phrases.practiceMinutes(count: $0.minutes).spokenText,
                    phrases.practiceSessions(count: $0.sessions).spokenText,
                ]
            })
    }

    /// The axis of some days: each weekday for up to a week, else one date a week.
    func dayAxis(_ days: [DayActivity], today: CalendarDay) -> ChartAxis {
        let step = days.count > 7 ? TimelineRange.month.gridDays : 1
        let marks = days.enumerated()
            .filter { (days.count - 1 - $0.offset) % step == 0 }
            .map { _, activity in
                mark(
                    activity.day,
                    axisDate(
                        step == 1
                            ? phrases.weekday(activity.day)
                            : phrases.shortDate(activity.day, today: today)))
            }
        return dayAxis(
            from: days.first?.day ?? today, to: days.last?.day ?? today, marks: marks)
    }

    private func rule(
        for reached: StreakMilestones.Reached, today: CalendarDay
    ) -> ChartRule {
        let tier = FlameRule.standard.tier(forStreakOf: reached.days)
        let date = phrases.date(reached.day, today: today).spoken
        return ChartRule(
            "milestone-\(reached.days)", axis: .x, at: Double(reached.day.daysSince1970),
            text: words(
                phrases.practiceBadgeText(count: reached.days),
                saying: phrases.practiceMarkerReached(count: reached.days, date: date),
                .chartAxis, tierTextColor(tier)), color: tierColor(tier))
    }
}
