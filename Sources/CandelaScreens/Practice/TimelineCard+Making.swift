import CandelaRules
import CandelaTokens

extension TimelineCard {
    init(_ outlook: PracticeOutlook, _ minutes: PeriodMinutes, with kit: Kit) {
        let timeline = minutes.timeline
        let phrases = kit.phrases
        let title = phrases.practiceTimelineTitle()
        let first = timeline.points.first?.day ?? outlook.today
        let reached = StreakMilestones.standard.reached(in: outlook.streak)
            .filter { $0.day >= first }
        id = "timeline"
        surface = kit.card
        layout = kit.column(gap: .sm)
        heading = kit.heading(title)
        period = kit.period(
            ChartPeriod.allCases.map {
                ($0.rawValue, phrases.practicePeriodDays(count: $0.range.days))
            }, chosen: outlook.period.rawValue)
        summary = kit.words(
            phrases.summary(of: timeline), .caption, .textSecondary)
        chart = kit.chart(of: minutes, reached, outlook)
        days = DayList(
            items: timeline.points.map { activity in
                kit.day(
                    activity, reached.first { $0.day == activity.day }?.days, outlook)
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

extension Kit {
    fileprivate func day(
        _ activity: DayActivity, _ milestone: Int?, _ outlook: PracticeOutlook
    ) -> TimelineCard.Day {
        let isToday = activity.day == outlook.today
        return TimelineCard.Day(
            id: activity.day.description, day: activity.day, minutes: activity.minutes,
            sessions: activity.sessions, status: activity.status, milestone: milestone,
            action: openDay,
            accessibility: Accessibility(
                .button,
                label: minutesTold(activity, outlook.names[activity.day].spoken)
                    .spokenText,
                value: milestone.map {
                    phrases.streakMilestoneAnnouncement(count: $0).spokenText
                },
                hint: phrases.practiceDayHint().spokenText,
                states: isToday ? [.currentDate] : []))
    }

    /// Bars for a week, a filled line for a month.
    fileprivate func chart(
        of minutes: PeriodMinutes, _ reached: [StreakMilestones.Reached],
        _ outlook: PracticeOutlook
    ) -> ValueChart {
        let timeline = minutes.timeline
        let title = phrases.practiceTimelineTitle()
        let isWeek = timeline.range == .week
        let fill = isWeek ? Paint(.timelineBars) : Paint(.timeline)
        return ValueChart(
            "timeline", height: size(.timelineHeight),
            x: minutes.axis,
            y: countAxis(
                phrases.practiceAxisMinutes(), to: timeline.scale.bound,
                marks: timeline.scale.marks),
            series: [
                ChartSeries(
                    "minutes", name: phrases.practiceAxisMinutes().spokenText,
                    form: isWeek ? .bars : .area, color: .growthGraphic,
                    fill: context.increaseContrast ? nil : fill,
                    width: isWeek ? .chartBarRadius : .chartTrendWidth,
                    points: minutes.points)
            ],
            rules: reached.map { rule(for: $0, outlook) }, motion: rangeMotion,
            table: table(title, minutes),
            accessibility: .chart(
                title: title.spokenText, summary: phrases.summary(of: timeline).spokenText))
    }

    private func rule(
        for reached: StreakMilestones.Reached, _ outlook: PracticeOutlook
    ) -> ChartRule {
        let tier = StreakTierRule.standard.tier(forStreakOf: reached.days)
        let date = outlook.names[reached.day].spoken
        return ChartRule(
            "milestone-\(reached.days)", axis: .x, at: Double(reached.day.daysSince1970),
            text: words(
                phrases.practiceBadgeText(count: reached.days),
                saying: phrases.practiceMarkerReached(count: reached.days, date: date),
                .chartAxis, tierTextColor(tier)), color: tierColor(tier))
    }
}
