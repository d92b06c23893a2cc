package import CandelaRules
import CandelaTokens

/// Minutes day by day over the last 7 or 30 days.
package struct TimelineCard: CardContent {
    package static let kind = "timeline"
    package let facts: Facts
    package let body: Element

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

    init(
        _ period: ChartPeriod, _ minutes: PeriodMinutes, _ state: PracticeState, with kit: Kit
    ) {
        let phrases = kit.phrases
        let days = minutes.timeline.points
        let first = days.first?.day ?? state.today
        let reached = StreakMilestones.standard.reached(in: state.streak)
            .filter { $0.day >= first }
        facts = Facts(
            period: period,
            days: days.map { activity in
                Day(
                    day: activity.day, minutes: activity.minutes, sessions: activity.frequency,
                    status: activity.status,
                    milestone: reached.first { $0.day == activity.day }?.days)
            })
        body = kit.section(phrases.practiceTimelineTitle()) {
            kit.period(
                "period",
                ChartPeriod.allCases.map {
                    ($0.rawValue, phrases.practicePeriodDays(count: $0.range.days))
                }, chosen: period.rawValue)
            Self.chart(of: minutes, reached, state, with: kit)
        }
    }

    /// Bars for a week, a filled line for a month, with a rule where the current run reached a
    /// milestone; touching it opens a day.
    private static func chart(
        of minutes: PeriodMinutes, _ reached: [StreakMilestones.Reached], _ state: PracticeState,
        with kit: Kit
    ) -> Element {
        let phrases = kit.phrases
        let summary = phrases.summary(of: minutes.timeline)
        let isWeek = minutes.timeline.range == .week
        return kit.chart(
            "timeline", summary: kit.words(summary, .caption, .textSecondary),
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
                phrases.practiceDayOpen()),
            motion: kit.rangeMotion, table: minutes.table(phrases.practiceTimelineTitle(), phrases),
            accessibility: .chart(title: minutes.title.said, summary: summary.said))
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
