import CandelaRules
import CandelaTokens

/// The chart of how practice develops.
///
/// Source: seed 002, interactive charts of trends.
extension Kit {
    func trend(_ outlook: PracticeOutlook, _ minutes: PeriodMinutes) -> ChartCard {
        let range = outlook.period.range
        let trend = PracticeTrend(outlook.index, range: range)
        return ChartCard(
            "trend", surface: card, layout: column(gap: .sm),
            heading: heading(phrases.practiceTrendTitle()),
            change: trend == nil ? nil : change(outlook),
            chart: trend.map { chart(of: $0, minutes, outlook) },
            placeholder: trend == nil
                ? empty(
                    "noTrend", illustration: nil, title: nil, text: phrases.practiceTrendEmpty(),
                    button: nil) : nil)
    }

    /// How the minutes of the period stand to those of the one before; none when there were none.
    private func change(_ outlook: PracticeOutlook) -> ChartChange? {
        let change = PeriodChange(outlook.index, range: outlook.period.range)
        guard let percent = change.percent else { return nil }
        let caption =
            switch outlook.period {
            case .week: phrases.practiceTrendVsWeek()
            case .month: phrases.practiceTrendVsMonth()
            }
        let amount = phrases.percent(abs(percent) / 100)
        let (symbol, color, spoken): (IconRole, ColorRole, Phrase) =
            switch change.direction {
            case .up:
                (
                    .arrowUpRight, .trendUp,
                    phrases.practiceChangeUp(
                        percent: amount.spokenText, period: caption.spokenText)
                )
            case .down:
                (
                    .arrowDownRight, .trendDown,
                    phrases.practiceChangeDown(
                        percent: amount.spokenText, period: caption.spokenText)
                )
            case .flat:
                (.minus, .trendFlat, phrases.practiceChangeFlat(period: caption.spokenText))
            }
        return ChartChange(
            icon: icon(symbol, beside: .metric, color), text: words(amount, .metric, color),
            caption: words(caption, .caption, .textSecondary), spoken: spoken.spokenText)
    }

    private func chart(
        of trend: PracticeTrend, _ minutes: PeriodMinutes, _ outlook: PracticeOutlook
    ) -> ValueChart {
        let scale = minutes.timeline.scale
        let title = phrases.practiceTrendTitle()
        let chosen = minutes.timeline.selection(keeping: outlook.options.selectedDay)
        return ValueChart(
            "trend", height: size(.timelineHeight),
            x: minutes.axis,
            y: countAxis(phrases.practiceAxisMinutes(), to: scale.bound, marks: scale.marks),
            series: [
                ChartSeries(
                    "minutes", name: phrases.practiceAxisMinutes().spokenText, form: .line,
                    color: .growthGraphic, width: .chartTrendWidth,
                    points: minutes.points)
            ],
            selection: trend.points.first { $0.day == chosen }.map {
                selection($0, outlook.names[$0.day])
            },
            motion: rangeMotion,
            table: table(title, minutes),
            accessibility: accessibility(of: trend, chosen: chosen))
    }

    /// The chosen day and its minutes: `March 18: 15 minutes`.
    private func selection(_ activity: DayActivity, _ date: DateText) -> ChartSelection {
        ChartSelection(
            x: Double(activity.day.daysSince1970), y: Double(activity.minutes),
            lines: [
                words(
                    minutesTold(activity, date.text), saying: minutesTold(activity, date.spoken),
                    .chartValue, .textPrimary)
            ])
    }

    private func accessibility(of trend: PracticeTrend, chosen: CalendarDay?) -> Accessibility {
        let name = phrases.practiceTrendName(count: trend.points.count).spokenText
        let percent = trend.change.percent.map { phrases.percent(abs($0) / 100).spokenText } ?? ""
        let label =
            switch trend.change.direction {
            case .up: phrases.practiceTrendUp(title: name, percent: percent)
            case .down: phrases.practiceTrendDown(title: name, percent: percent)
            case .flat: phrases.practiceTrendFlat(title: name)
            }
        let value = phrases.practiceTrendValue(
            least: trend.least, most: trend.most,
            average: Int(exactly: trend.average.rounded()) ?? 0, points: trend.points.count)
        let isFirst = chosen != nil && chosen == trend.points.first?.day
        let isLast = chosen != nil && chosen == trend.points.last?.day
        let steps = [
            isLast ? nil : action("next", .increment, phrases.practiceTrendNext()),
            isFirst ? nil : action("previous", .decrement, phrases.practiceTrendPrevious()),
        ]
        return Accessibility(
            .chart, label: label.spokenText, value: value.spokenText,
            actions: steps.compactMap(\.self))
    }
}
