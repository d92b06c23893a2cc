import CandelaRules
import CandelaTokens

extension RoutineStreakCard {
    /// How often the routine was done in each of five weeks, this one the last; words when it was
    /// not.
    static func chart(
        of routine: Routine, _ streak: WeeklyTargetStreak, with kit: Kit
    ) -> Element {
        let phrases = kit.phrases
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
