import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The chart of a habit's week or month.
struct HabitChart {
    let habit: Habit
    let index: ActivityIndex
    let period: ChartPeriod
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    /// The chart in a sentence: on how many of its days the habit was done.
    var summary: Phrase {
        switch period {
        case .week: phrases.habitChartWeekSummary(count: series.doneDays)
        case .month: phrases.habitChartMonthSummary(done: rate.doneDays, days: rate.days)
        }
    }

    /// The share of the last 30 days, which the chart of the month draws, on which it was done.
    var rate: CompletionRate { CompletionRate(lastMonth) }

    private var lastMonth: CompletionSeries { .months(1, index, since: habit.created) }

    private var series: CompletionSeries {
        switch period {
        case .week: .weeks(1, index)
        case .month: lastMonth
        }
    }

    var chart: Element {
        switch period {
        case .week: week
        case .month: month
        }
    }

    /// A bar a day, as high as the habit was done often.
    private var week: Element {
        let title = phrases.habitChartWeekTitle()
        let values = zip(series.days, series.counts).map { activity, count in
            kit.dayValue(
                activity.day, Double(count), phrases.habitChartCompletions(count: count),
                today: index.today)
        }
        let scale = NiceScale(greatest: series.counts.max() ?? 0, atLeast: 1)
        return chart(
            title,
            marks: series.days.map { activity in
                let name = phrases.weekday(activity.day)
                return kit.mark(activity.day, kit.axisDate(name))
            }, bound: scale.bound, counts: scale.marks,
            [
                bars("completions", phrases.chartAxisCompletions(), .bars, habit.drawnColor, values)
            ], rows: values)
    }

    /// A bar a day that is done, a grey one for a missed day, an empty one for today while it is open,
    /// and none for other days: as many bars as the rate counts days.
    private var month: Element {
        let title = phrases.habitChartMonthTitle()
        let days = series.days.map { activity in
            kit.dayValue(activity.day, 1, phrases.dayStatus(activity.status), today: index.today)
        }
        func values(_ status: DayActivity.Status) -> [DayValue] {
            zip(series.days, days).filter { $0.0.status == status }.map(\.1)
        }
        return chart(
            title,
            marks: series.days.enumerated().filter { $0.offset % 5 == 4 }.map { _, activity in
                kit.mark(activity.day, kit.axisDate(phrases.dayOfMonth(activity.day)))
            }, bound: 1, counts: [0, 1],
            [
                bars(
                    "completed", phrases.habitChartSeriesCompleted(), .bars, habit.drawnColor,
                    values(.completed)),
                bars(
                    "missed", phrases.habitChartSeriesMissed(), .hollowBars, .chartBarMissedGraphic,
                    values(.missed)),
                bars(
                    "open", phrases.habitChartSeriesOpen(), .hollowBars, .textPrimary,
                    values(.pending)),
            ], rows: days)
    }

    private func chart(
        _ title: Phrase, marks: [ChartAxis.Mark], bound: Int, counts: [Int],
        _ drawn: [ChartSeries], rows: [DayValue]
    ) -> Element {
        let days = series.days
        return kit.chart(
            "completions", summary: kit.words(summary, .caption, .textSecondary),
            height: kit.size(.chartHabitHeight),
            x: kit.dayAxis(
                from: days.first?.day ?? index.today, to: days.last?.day ?? index.today,
                marks: marks),
            y: kit.countAxis(phrases.chartAxisCompletions(), to: bound, marks: counts),
            series: drawn, motion: kit.rangeMotion,
            table: kit.table(
                title, phrases.chartAxisCompletions(), rows),
            accessibility: .chart(title: title.said, summary: summary.said))
    }

    private func bars(
        _ id: String, _ name: Phrase, _ form: ChartSeries.Form, _ color: ColorRole,
        _ values: [DayValue]
    ) -> ChartSeries {
        ChartSeries(
            id, name: name.spokenText, form: form, color: color,
            cornerRadius: CornerRadius(.chartBarRadius), points: kit.points(values))
    }
}

extension Phrases {
    /// What a day holds, as it is spoken.
    func dayStatus(_ status: DayActivity.Status) -> Phrase {
        switch status {
        case .none: dayStatusNone()
        case .completed: dayStatusCompleted()
        case .missed: dayStatusMissed()
        case .rest: dayStatusRest()
        case .pending: dayStatusPending()
        }
    }
}
