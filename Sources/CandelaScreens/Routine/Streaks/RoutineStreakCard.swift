public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// The streak of one routine with a weekly target: the weeks before, this week, and a chart of both.
public struct RoutineStreakCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "routineStreak"

    /// The routine's id.
    public let id: String

    /// The values behind the card.
    public let facts: Facts

    /// The element that is drawn and spoken.
    public let body: Element

    /// The weeks and days behind the card.
    public struct Facts: Sendable, Hashable, Codable {
        /// How many weeks in a row met the target, this one left out.
        public let weeks: Int

        /// On how many days of a week the routine is to be done.
        public let target: Int

        /// This week's days, Monday first.
        public let days: [Day]

        /// The four weeks before, newest first.
        public let previous: [Week]
    }

    /// A week that is over.
    public struct Week: Sendable, Hashable, Codable {
        /// Its first day.
        public let first: CalendarDay

        /// On how many of its days the routine was done.
        public let daysMet: Int

        /// Whether that met the target.
        public let isMet: Bool
    }

    /// A day of this week.
    public struct Day: Sendable, Hashable, Codable {
        /// The day.
        public let day: CalendarDay

        /// How often the routine was done.
        public let count: Int

        /// What the day holds.
        public let state: DayState
    }

    /// What a day of this week holds.
    public enum DayState: String, Sendable, Hashable, Codable, CaseIterable {
        /// The routine was done.
        case done
        /// It was not, and the day is over.
        case past
        /// It was not so far, and the day is today.
        case open
        /// The day is still ahead.
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
        id = state.routine.id
        facts = Facts(
            weeks: streak.weeks, target: streak.target, days: days,
            previous: streak.previous.map {
                Week(first: $0.first, daysMet: $0.daysMet, isMet: $0.isMet)
            })
        let weeks = StreakWeeks(streak: streak, days: days, today: today, kit: kit)
        body = Drawing(routine: state.routine, streak: streak, weeks: weeks, kit: kit).body
    }
}

private struct Drawing {
    let routine: Routine
    let streak: WeeklyTargetStreak
    let weeks: StreakWeeks
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    var body: Element {
        Element.column(gap: .md) {
            kit.words(verbatim: routine.name, .headline, .textPrimary).heading(level: 2)
            Element.line(gap: .symbolGap, align: .center) {
                if streak.weeks > 0 {
                    kit.icon(.flameFilled, beside: .subheadline, .streakListMet)
                }
                kit.words(
                    streak.weeks > 0
                        ? phrases.routineStreaksWeeks(count: streak.weeks)
                        : phrases.routineStreaksTarget(count: streak.target),
                    .subheadline, .textSecondary
                ).part("streak")
            }
            Element.row(gap: .lg, wraps: true) {
                weeks.previous
                weeks.week.growing()
            }
            chart
        }
        .surface(kit.card)
        .accessibility(Accessibility(.group, label: routine.name, children: .contain))
    }

    /// The days on which the routine was done in each of five weeks, this one the last; words when it was
    /// not.
    private var chart: Element {
        let weeks = streak.previous.reversed() + [streak.current]
        let counts = weeks.map { $0.counts.reduce(0, +) }
        guard counts.contains(where: { $0 > 0 }) else {
            return kit.words(phrases.routineStreaksChartEmpty(), .caption, .textSecondary)
                .part("noData")
        }
        let names = counts.indices.map { place in
            place == counts.count - 1
                ? phrases.routineStreaksChartThisWeek()
                : phrases.routineStreaksBar(count: counts.count - 1 - place)
        }
        let spoken = counts.map { phrases.habitChartCompletions(count: $0).spokenText }
        let title = phrases.routineStreaksChartTitle()
        let summary = phrases.routineStreaksChartSummary(
            count: counts.reduce(0, +), weeks: counts.count, current: kit.digits(counts.last ?? 0))
        let scale = NiceScale(greatest: counts.max() ?? 0, atLeast: 1)
        let points = counts.indices.map { place in
            ChartSeries.Point(
                x: Double(place), y: Double(counts[place]),
                spoken: phrases.chartPoint(place: names[place].spokenText, value: spoken[place])
                    .spokenText)
        }
        return kit.chart(
            "completions", summary: kit.words(summary, .caption, .textSecondary),
            height: kit.size(.chartHabitHeight),
            x: ChartAxis(
                phrases.routineStreaksChartWeek().spokenText, scale: .category,
                marks: names.enumerated().map { place, name in
                    ChartAxis.Mark(Double(place), kit.words(name, .chartAxis, .chartAxis))
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
            accessibility: .chart(title: title.said, summary: summary.said))
    }
}
