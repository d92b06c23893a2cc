import CandelaRules
import CandelaTokens

/// How often a routine was done in each of five weeks, this one the last.
///
/// Source: seed 003, progress charts.
struct RoutineStreakChart {
    let routine: Routine
    let streak: WeeklyTargetStreak
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    /// Completions a week, oldest first.
    private var counts: [Int] {
        (streak.previous.reversed() + [streak.current]).map { week in week.counts.reduce(0, +) }
    }

    /// Whether there is nothing to draw.
    var isEmpty: Bool { counts.allSatisfy { $0 == 0 } }

    /// The chart; nil when it is empty.
    var chart: ValueChart? {
        let counts = counts
        guard counts.contains(where: { $0 > 0 }) else { return nil }
        let names = counts.indices.map { place in
            place == counts.count - 1
                ? phrases.routineStreaksChartThisWeek()
                : phrases.routineStreaksBar(week: kit.digits(counts.count - 1 - place))
        }
        let spoken = counts.map { phrases.habitChartCompletions(count: $0).spokenText }
        let title = phrases.routineStreaksChartTitle()
        let summary = phrases.routineStreaksChartSummary(
            count: counts.reduce(0, +), weeks: counts.count,
            current: kit.digits(counts.last ?? 0))
        let scale = NiceScale(greatest: counts.max() ?? 0, atLeast: 1)
        let points = counts.indices.map { place in
            ChartSeries.Point(
                x: Double(place), y: Double(counts[place]),
                spoken: phrases.chartPoint(place: names[place].spokenText, value: spoken[place])
                    .spokenText)
        }
        return ValueChart(
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
                    width: .chartBarRadius, points: points)
            ],
            motion: kit.motion(
                .swap, change: .dataChange,
                reduced: Motion.Reduced(.crossfade, motion: .crossFade)),
            table: ChartTable(
                title.spokenText,
                headers: [
                    phrases.routineStreaksChartWeek().spokenText,
                    phrases.chartAxisCompletions().spokenText,
                ],
                rows: zip(names, spoken).map { [$0.spokenText, $1] }),
            accessibility: .chart(title: title.spokenText, summary: summary.spokenText))
    }
}
