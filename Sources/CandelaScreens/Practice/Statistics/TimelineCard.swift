package import CandelaRules
import CandelaTokens

/// Minutes day by day over the last 7 or 30 days.
package struct TimelineCard: CardContent {
    package static let kind = "timeline"
    package let facts: Facts

    /// The choice between 7 and 30 days.
    package let period: Element

    /// The chart under its summary, with a rule where the current run reached a milestone; touching
    /// it opens a day.
    package let chart: Element

    let heading: Element
    let surface: Surface
    let accessibility: Accessibility

    /// The values behind the card.
    package struct Facts: Sendable, Hashable, Codable {
        /// The period that is shown.
        package let period: ChartPeriod

        /// The days, oldest first.
        package let days: [Day]
    }

    /// One day.
    package struct Day: Sendable, Hashable, Codable {
        /// The day.
        package let day: CalendarDay

        /// The minutes practised.
        package let minutes: Int

        /// How many sessions there were, or done marks where there are none.
        package let sessions: Int

        /// What became of it.
        package let status: DayActivity.Status

        /// The milestone the current run reached on it, in days.
        package let milestone: Int?
    }

    package var body: Element {
        .column(gap: .sm) {
            heading
            period
            chart
        }
        .surface(surface)
        .accessibility(accessibility)
    }

    init(
        _ period: ChartPeriod, _ minutes: PeriodMinutes, _ state: PracticeState, with kit: Kit
    ) {
        let timeline = minutes.timeline
        let phrases = kit.phrases
        let title = phrases.practiceTimelineTitle()
        let first = timeline.points.first?.day ?? state.today
        let reached = StreakMilestones.standard.reached(in: state.streak)
            .filter { $0.day >= first }
        let milestones = timeline.points.map { activity in
            reached.first { $0.day == activity.day }?.days
        }
        facts = Facts(
            period: period,
            days: zip(timeline.points, milestones).map { activity, milestone in
                Day(
                    day: activity.day, minutes: activity.minutes, sessions: activity.frequency,
                    status: activity.status, milestone: milestone)
            })
        heading = kit.heading(title)
        self.period =
            kit.period(
                "period",
                ChartPeriod.allCases.map {
                    ($0.rawValue, phrases.practicePeriodDays(count: $0.range.days))
                }, chosen: period.rawValue
            )
        chart = Self.chart(of: minutes, reached, state, with: kit)
        surface = kit.card
        accessibility = Accessibility(.group, label: title.said, children: .contain)
    }

    /// Bars for a week, a filled line for a month.
    private static func chart(
        of minutes: PeriodMinutes, _ reached: [StreakMilestones.Reached], _ state: PracticeState,
        with kit: Kit
    ) -> Element {
        let title = kit.phrases.practiceTimelineTitle()
        let isWeek = minutes.timeline.range == .week
        return kit.chart(
            "timeline",
            summary: kit.words(
                kit.phrases.summary(of: minutes.timeline), .caption, .textSecondary),
            height: kit.size(.timelineHeight), x: minutes.x, y: minutes.y,
            series: [
                minutes.series(
                    isWeek ? .bars : .area,
                    fill: kit.context.increaseContrast
                        ? nil : isWeek ? Paint(.timelineBars) : Paint(.timeline),
                    width: isWeek ? nil : .chartTrendWidth,
                    cornerRadius: isWeek ? CornerRadius(.chartBarRadius) : nil)
            ],
            rules: reached.map { rule(for: $0, state, with: kit) },
            select: kit.action(
                "open", .enter(option: "opened.first", Intent.Entry(.day)),
                kit.phrases.practiceDayOpen()),
            motion: kit.rangeMotion, table: minutes.table(title, kit.phrases),
            accessibility: .chart(
                title: minutes.title.said,
                summary: kit.phrases.summary(of: minutes.timeline).said))
    }

    private static func rule(
        for reached: StreakMilestones.Reached, _ state: PracticeState, with kit: Kit
    ) -> ChartRule {
        let tier = StreakTierRule.standard.tier(forStreakOf: reached.days)
        let date = state.names[reached.day].spoken
        return ChartRule(
            "milestone-\(reached.days)", axis: .x, at: Double(reached.day.daysSince1970),
            text: kit.words(
                kit.phrases.practiceBadgeText(count: reached.days),
                saying: kit.phrases.practiceMarkerReached(count: reached.days, date: date),
                .chartAxis, tier.textColor), color: tier.color(in: kit.context))
    }
}

extension ChartPeriod {
    /// The same period as the rules know it.
    var range: TimelineRange {
        switch self {
        case .week: .week
        case .month: .month
        }
    }
}
