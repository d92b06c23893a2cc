public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// The minutes of each of the last 7 or 30 days.
public struct TimelineCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "timeline"

    let period: ChartPeriod
    let minutes: PeriodMinutes
    let state: PracticeState
    let kit: Kit

    /// The values behind the card.
    public var facts: Facts {
        let reached = reached
        return Facts(
            period: period,
            days: minutes.timeline.points.map { activity in
                Day(
                    day: activity.day, minutes: activity.minutes, sessions: activity.frequency,
                    status: activity.status,
                    milestone: reached.first { $0.day == activity.day }?.days)
            })
    }

    /// The values behind the card.
    public struct Facts: Sendable, Equatable, Codable {
        /// The visible period.
        public let period: ChartPeriod

        /// The days, oldest first.
        public let days: [Day]
    }

    /// One day.
    public struct Day: Sendable, Equatable, Codable {
        /// The day.
        public let day: CalendarDay

        /// The minutes practised.
        public let minutes: Int

        /// The number of sessions, or of done marks if there are no sessions.
        public let sessions: Int

        /// The status of the day.
        public let status: DayActivity.Status

        /// The milestone the current run reached on it, in days.
        public let milestone: Int?
    }

    private var phrases: Phrases { kit.phrases }

    /// The milestones of the current run in the period.
    private var reached: [StreakMilestones.Reached] {
        let first = minutes.timeline.points.first?.day ?? state.today
        return StreakMilestones.standard.reached(in: state.streak).filter { $0.day >= first }
    }

    /// The element that is drawn and spoken.
    public var body: Element {
        kit.section(phrases.practiceTimelineTitle()) {
            kit.practicePeriod(period)
            chart
        }
    }

    /// Bars for a week and for days without minutes, a filled line for a month, with a rule at each
    /// milestone of the current run. Touching a day opens it.
    private var chart: Element {
        let summary = minutes.summary
        let isBars = minutes.timeline.range == .week || minutes.isMarked
        return kit.chart(
            "timeline", summary: kit.text(summary, .footnote, .textSecondary),
            height: kit.size(.timelineHeight), x: minutes.x, y: minutes.y,
            series: [
                minutes.series(
                    isBars ? .bars : .area,
                    fill: kit.context.increaseContrast
                        ? nil : isBars ? Paint(.timelineBars) : Paint(.timeline),
                    width: isBars ? nil : .chartTrendWidth,
                    cornerRadius: isBars ? CornerRadius(.chartBarRadius) : nil)
            ],
            rules: reached.map(rule),
            select: kit.action(
                "open", .enter(PracticeStatisticsOptions.openedDay),
                phrases.practiceDayOpen()),
            motion: kit.rangeMotion, table: minutes.table(phrases.practiceTimelineTitle(), phrases),
            accessibility: .chart(title: minutes.title.spokenWords, summary: summary.spokenWords))
    }

    private func rule(for reached: StreakMilestones.Reached) -> ChartRule {
        let tier = StreakTierRule.standard.tier(forStreakOf: reached.days)
        let date = state.names[reached.day].spoken
        return ChartRule(
            "milestone-\(reached.days)", axis: .x, at: Double(reached.day.daysSince1970),
            text: kit.text(
                phrases.badgeText(reached.days, in: state.streak.unit),
                saying: phrases.milestoneReached(
                    reached.days, in: state.streak.unit, date: date),
                .chartAxis, tier.textColor), color: tier.color(in: kit.context))
    }
}

extension Kit {
    /// The picker of the period of the timeline and the trend.
    func practicePeriod(_ chosen: ChartPeriod) -> Element {
        period(
            PracticeStatisticsOptions.shownPeriod,
            ChartPeriod.allCases.map { ($0, phrases.practicePeriodDays(count: $0.range.days)) },
            chosen: chosen)
    }
}

extension ChartPeriod {
    /// The same period as a timeline range.
    var range: TimelineRange {
        switch self {
        case .week: .week
        case .month: .month
        }
    }
}
