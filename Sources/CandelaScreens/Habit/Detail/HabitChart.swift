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

    /// The chart's summary: the number of its days on which the habit was done, unless all that
    /// could count were rest days.
    var summary: Phrase {
        let amounts = series.days.compactMap(measure)
        guard !amounts.isEmpty else { return daysSummary }
        let total = amounts.reduce(0, +)
        return phrases.habitChartSummaryAmount(
            summary: daysSummary.spokenText,
            amount: phrases.amount(total.roundedForDrawing, of: habit).spokenText)
    }

    /// Whether bars show amounts: one of the days has an amount.
    private var hasAmounts: Bool { series.days.contains { $0.amount != nil } }

    /// The amount of a day in the current unit; `nil` for one in another unit, or without any.
    private func measure(_ activity: DayActivity) -> Double? {
        habit.hasUnit(on: activity.day) ? activity.amount : nil
    }

    private var daysSummary: Phrase {
        let (length, counted) = (
            index.recordedDays(of: series.days.count), CompletionRate(series)
        )
        if let target = index.weeklyTarget {
            return phrases.habitChartSummaryWeekly(
                period: length, done: series.doneDays, target: target)
        }
        guard counted.days > 0 else { return phrases.habitChartSummaryRest() }
        return phrases.habitChartSummary(
            period: length, done: counted.doneDays, days: counted.days)
    }

    /// The completion rate of the last 30 days, which are the days of the month chart, or of the
    /// last seven for a habit with a weekly target.
    var rate: CompletionRate {
        index.weeklyRate ?? CompletionRate(lastMonth)
    }

    /// The number of days of the completion rate, with days that do not count.
    var rateLength: Int {
        index.recordedDays(of: index.weeklyTarget == nil ? lastMonth.days.count : 7)
    }

    private var lastMonth: CompletionSeries { .months(1, index) }

    private var series: CompletionSeries {
        switch period {
        case .week: .weeks(1, index)
        case .month: lastMonth
        }
    }

    var chart: Element {
        switch period {
        case .week where hasAmounts: amounts(weekdays)
        case .month where hasAmounts: amounts(weeks)
        case .week where series.counts.contains { $0 > 1 }: counted
        case .week: marked(weekdays)
        case .month: marked(weeks)
        }
    }

    /// The weekday below each day of a week.
    private var weekdays: [ChartAxis.Mark] {
        series.days.map { kit.mark($0.day, kit.axisDate(phrases.weekday($0.day))) }
    }

    /// Today and each day a week before the next; at accessibility sizes without the month.
    private var weeks: [ChartAxis.Mark] {
        let isLarge = kit.context.typeSize.isAccessibilitySize
        return series.days.reversed().enumerated().filter { $0.offset % 7 == 0 }.reversed()
            .map { _, activity in
                let day = activity.day
                let date =
                    isLarge
                    ? phrases.dayOfMonth(day) : phrases.shortDate(day, today: index.today)
                return kit.mark(day, kit.axisDate(date))
            }
    }

    /// One bar per day, as high as the number of completions.
    private var counted: Element {
        let values = zip(series.days, series.counts).map { activity, count in
            kit.dayValue(
                activity.day, Double(count), phrases.habitChartCompletions(count: count),
                today: index.today)
        }
        let scale = NiceScale(greatest: series.counts.max() ?? 0, atLeast: 1)
        return chart(
            phrases.chartAxisCompletions(), marks: weekdays, bound: scale.bound,
            counts: scale.marks,
            [
                kit.bars("completions", phrases.chartAxisCompletions(), habit.drawnColor, values)
            ], rows: values)
    }

    /// One bar per day, as high as its amount: coloured when done, hollow otherwise. The axis
    /// includes the target.
    ///
    /// A day that is done without an amount, or with one in an earlier unit, has a hollow bar in the
    /// habit's colour, up to the target or, without one, the greatest amount.
    private func amounts(_ marks: [ChartAxis.Mark]) -> Element {
        let most = series.days.compactMap(measure).max() ?? 0
        let days = series.days.map { activity in
            let known = habit.asOf(activity.day)
            let target = known.unit == habit.unit ? known.target : habit.target
            let unmeasured = activity.isDone ? target ?? max(most, 1) : 0
            let amount = (measure(activity) ?? unmeasured).roundedForDrawing
            let state = HabitDaysCard.Day.State(
                activity.status, isSkipped: index.isSkipped(on: activity.day))
            let spoken = activity.amount.flatMap { phrases.progress($0, of: known) }
            return kit.dayValue(
                activity.day, amount,
                spoken.map {
                    phrases.habitDaysAmount(
                        amount: $0.spokenText, status: phrases.name(of: state).spokenText)
                } ?? phrases.name(of: state), today: index.today)
        }
        func values(isDone: Bool, isMeasured: Bool = true) -> [DayValue] {
            zip(series.days, days).filter { activity, value in
                activity.isDone == isDone && value.y > 0
                    && (measure(activity) != nil) == isMeasured
            }
            .map(\.1)
        }
        let greatest = (days.map(\.y) + [habit.target ?? 0]).max() ?? 0
        let scale = NiceScale(greatest: Int(min(greatest.rounded(.up), 1e9)), atLeast: 1)
        return chart(
            habit.unit.map { phrases.habitDayAmountUnit(unit: $0) } ?? phrases.habitDayAmount(),
            marks: marks, bound: scale.bound, counts: scale.marks,
            [
                kit.bars(
                    "completed", phrases.habitChartSeriesCompleted(), habit.drawnColor,
                    values(isDone: true)),
                kit.bars(
                    "unmeasured", phrases.habitChartSeriesUnmeasured(), habit.drawnColor,
                    values(isDone: true, isMeasured: false), form: .hollowBars),
                kit.bars(
                    "others", phrases.habitChartSeriesOthers(), .chartBarMissedGraphic,
                    values(isDone: false), form: .hollowBars),
            ], rows: days)
    }

    /// One bar per day: coloured when done, grey with an outline when missed, empty for today
    /// while it is open.
    ///
    /// Other days have none, so the number of bars is the number of days the rate counts. The
    /// vertical axis has the marks 0 and 1.
    private func marked(_ marks: [ChartAxis.Mark]) -> Element {
        let days = series.days.map { activity in
            let state = HabitDaysCard.Day.State(
                activity.status, isSkipped: index.isSkipped(on: activity.day))
            return kit.dayValue(activity.day, 1, phrases.name(of: state), today: index.today)
        }
        func values(_ status: DayActivity.Status) -> [DayValue] {
            zip(series.days, days).filter { $0.0.status == status }.map(\.1)
        }
        return chart(
            phrases.chartAxisCompletions(), marks: marks, bound: 1, counts: [0, 1],
            [
                kit.bars(
                    "completed", phrases.habitChartSeriesCompleted(), habit.drawnColor,
                    values(.completed)),
                kit.bars(
                    "missed", phrases.habitChartSeriesMissed(), .chartBarMissedGraphic,
                    values(.missed), form: .hollowBars, fill: Paint(.chartBarMissed)),
                kit.bars(
                    "open", phrases.habitChartSeriesOpen(), .textPrimary, values(.pending),
                    form: .hollowBars),
            ], rows: days)
    }

    private func chart(
        _ title: Phrase, marks: [ChartAxis.Mark], bound: Int, counts: [Int], _ drawn: [ChartSeries],
        rows: [DayValue]
    ) -> Element {
        let first = series.days.first?.day ?? index.today
        return kit.dayChart(
            "completions", title, summary: summary,
            height: .chartHabitHeight,
            days: first...(series.days.last?.day ?? first), marks: marks, bound: bound,
            counts: counts, series: drawn, rows: rows, motion: kit.rangeMotion)
    }
}
