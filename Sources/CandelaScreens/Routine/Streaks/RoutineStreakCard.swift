public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// The streak of a routine with a weekly target: previous weeks, this week, and a chart of both.
public struct RoutineStreakCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "routineStreak"

    /// The routine's id.
    public var id: String { state.routine.id }

    let state: RoutineWithStreak
    let today: CalendarDay
    let kit: Kit

    /// The values behind the card.
    public let facts: Facts

    /// The values behind the card.
    public struct Facts: Sendable, Equatable, Codable {
        /// The number of consecutive weeks that met the target; the current one counts once it does.
        public let streakWeeks: Int

        /// The weekly target, in days.
        public let target: Int

        /// The days of the current week, in order.
        public let days: [Day]

        /// The four previous weeks, newest first, without those before the routine was first done.
        public let previous: [Week]
    }

    /// A past week.
    public struct Week: Sendable, Equatable, Codable {
        /// The first day of the week.
        public let first: CalendarDay

        /// The number of its days on which the routine was done.
        public let daysMet: Int

        /// Whether the week met the target.
        public let isMet: Bool
    }

    /// A day of the current week.
    public struct Day: Sendable, Equatable, Codable {
        /// The day.
        public let day: CalendarDay

        /// The number of completions.
        public let count: Int

        /// The state of the day.
        public let state: DayState
    }

    /// The state of a day of the current week.
    public enum DayState: String, Sendable, Hashable, Codable, CaseIterable {
        /// The routine was done.
        case done
        /// The day has passed without the routine.
        case past
        /// The day is today, and the routine is not done yet.
        case open
        /// The day is in the future.
        case ahead
    }

    init(_ state: RoutineWithStreak, today: CalendarDay, with kit: Kit) {
        let streak = state.streak
        let days = streak.current.counts.enumerated().map { place, count in
            let day = streak.current.first.adding(days: place)
            return Day(
                day: day, count: count,
                state: count > 0 ? .done : day == today ? .open : day < today ? .past : .ahead)
        }
        facts = Facts(
            streakWeeks: streak.weeks, target: streak.target, days: days,
            previous: streak.begun.map {
                Week(first: $0.first, daysMet: $0.daysMet, isMet: $0.isMet)
            })
        self.state = state
        self.today = today
        self.kit = kit
    }

    private var phrases: Phrases { kit.phrases }
    private var routine: Routine { state.routine }
    private var streak: WeeklyTargetStreak { state.streak }

    /// The element that is drawn and spoken.
    public var body: Element {
        let weeks = StreakWeeks(streak: streak, days: facts.days, today: today, kit: kit)
        return Element.column(gap: .md) {
            kit.text(verbatim: routine.name, .headline, .textPrimary).heading(level: 2)
            Element.line(gap: .symbolGap, align: .center) {
                if streak.weeks > 0 {
                    kit.icon(.flameFilled, beside: .subheadline, .streakListMet)
                }
                kit.text(
                    streak.weeks > 0
                        ? phrases.routineStreaksWeeks(count: streak.weeks)
                        : phrases.routineStreaksTarget(count: streak.target),
                    .subheadline, .textSecondary
                ).part("streak")
            }
            if !streak.begun.isEmpty { weeks.previous }
            weeks.week
            chart
        }
        .surface(kit.card)
        .accessibility(Accessibility(.group, label: routine.name, children: .contain))
    }

    /// The completions in each of five weeks, ending with the current one; a text if all are 0.
    private var chart: Element {
        let weeks = streak.previous.reversed() + [streak.current]
        let counts = weeks.map { $0.counts.reduce(0, +) }
        guard counts.contains(where: { $0 > 0 }) else {
            return kit.text(phrases.routineStreaksChartEmpty(), .footnote, .textSecondary)
                .part("noData")
        }
        let names = counts.indices.map { place in
            place == counts.count - 1
                ? phrases.routineStreaksChartThisWeek()
                : phrases.routineStreaksBar(ago: counts.count - 1 - place)
        }
        let spoken = counts.map { phrases.habitChartCompletions(count: $0).spokenText }
        let title = phrases.routineStreaksChartTitle()
        let summary = phrases.routineStreaksChartSummary(
            count: counts.reduce(0, +), weeks: counts.count, current: counts.last ?? 0)
        let scale = NiceScale(greatest: counts.max() ?? 0, atLeast: 1)
        let points = counts.indices.map { place in
            ChartSeries.Point(
                x: Double(place), y: Double(counts[place]),
                spoken: phrases.chartPoint(place: names[place].spokenText, value: spoken[place])
                    .spokenText)
        }
        return kit.chart(
            "completions", summary: kit.text(summary, .footnote, .textSecondary),
            height: kit.size(.chartHabitHeight),
            x: ChartAxis(
                phrases.routineStreaksChartWeek().spokenText, scale: .category,
                marks: names.enumerated().map { place, name in
                    ChartAxis.Mark(Double(place), kit.text(name, .chartAxis, .chartAxis))
                }),
            y: kit.countAxis(
                phrases.chartAxisCompletions(), to: scale.bound, marks: scale.marks),
            series: [
                ChartSeries(
                    "completions", name: routine.name, form: .bars, color: .chartBar,
                    cornerRadius: CornerRadius(.chartBarRadius), points: points)
            ], motion: kit.motion(.swap, change: .dataChange, reduced: .crossFade),
            table: ChartTable(
                title.spokenText,
                headers: [
                    phrases.routineStreaksChartWeek().spokenText,
                    phrases.chartAxisCompletions().spokenText,
                ],
                rows: zip(names, spoken).map { [$0.spokenText, $1] }),
            accessibility: .chart(title: title.spokenWords, summary: summary.spokenWords))
    }
}
