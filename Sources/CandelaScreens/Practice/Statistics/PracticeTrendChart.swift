import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The chart of practice over time.
struct PracticeTrendChart {
    let period: ChartPeriod
    let minutes: PeriodMinutes

    /// The selected day, shown if it is in the period.
    let selected: CalendarDay?
    let state: PracticeState
    let kit: Kit

    private var phrases: Phrases { kit.phrases }
    private var range: TimelineRange { minutes.timeline.range }

    /// The chart with its heading and change, or an invitation to practise if it is empty.
    var card: ChartCard {
        let trend = PracticeTrend(state.index, range: range)
        return ChartCard(
            "trend", surface: kit.card, heading: kit.heading(phrases.practiceTrendTitle()),
            period: kit.practicePeriod(period),
            change: trend.flatMap { change($0.change) }, chart: trend.map(chart),
            placeholder: trend == nil
                ? EmptyCard(
                    "noTrend", illustration: nil, title: nil,
                    text: state.index.isEverDone
                        ? phrases.practiceTrendIdle(count: range.days)
                        : phrases.practiceTrendEmpty(),
                    button: nil, with: kit) : nil)
    }

    /// The change in percent from the previous period; `nil` if it cannot be computed.
    private func change(_ change: PeriodChange) -> Element? {
        guard let percent = change.percent else { return nil }
        let amount = phrases.percent(abs(percent) / 100)
        let (share, days) = (amount.spokenText, range.days)
        let (symbol, color, spoken): (IconRole, ColorRole, Phrase) =
            switch change.direction {
            case .up:
                (
                    .arrowUpRight, .trendUp,
                    phrases.practiceChangeUp(percent: share, count: days)
                )
            case .down:
                (
                    .arrowDownRight, .trendDown,
                    phrases.practiceChangeDown(percent: share, count: days)
                )
            case .flat: (.minus, .trendFlat, phrases.practiceChangeFlat(count: days))
            }
        return kit.change(
            icon: kit.icon(symbol, beside: .metric, color), text: kit.text(amount, .metric, color),
            caption: kit.text(
                phrases.practiceChangeBasis(count: days), .footnote, .textSecondary),
            spoken: spoken)
    }

    private func chart(of trend: PracticeTrend) -> Element {
        let chosen = minutes.timeline.selection(keeping: selected)
        return kit.chart(
            "trend", height: kit.size(.timelineHeight), x: minutes.x, y: minutes.y,
            series: [
                minutes.isMarked
                    ? minutes.series(.bars, cornerRadius: CornerRadius(.chartBarRadius))
                    : minutes.series(.line, width: .chartTrendWidth)
            ],
            selection: trend.points.first { $0.day == chosen }.map { selection($0, in: trend) },
            motion: kit.rangeMotion,
            table: minutes.table(phrases.practiceTrendTitle(), phrases),
            accessibility: accessibility(of: trend)
        )
        .actions(steps(in: trend, from: chosen))
    }

    /// The selected day and its minutes: `March 18: 15 minutes`.
    private func selection(_ activity: DayActivity, in trend: PracticeTrend) -> ChartSelection {
        let mark = activity.isDone ? 1.0 : 0
        return ChartSelection(
            x: Double(activity.day.daysSince1970),
            y: trend.hasMinutes ? Double(activity.minutes) : mark,
            lines: [
                kit.text(state.names[activity.day], .chartValue, .textPrimary) {
                    state.minutes(of: activity, on: $0, phrases)
                }
            ])
    }

    private func accessibility(of trend: PracticeTrend) -> Accessibility {
        // The change above the chart says its direction and percentage.
        let label = phrases.practiceTrendName(count: minutes.timeline.recordedDays)
        let value =
            if !trend.hasMinutes {
                minutes.summary
            } else if trend.least == trend.most {
                phrases.practiceTrendValueSame(count: trend.most)
            } else {
                phrases.practiceTrendValue(
                    least: trend.least, most: trend.most,
                    average: Int(exactly: trend.average.rounded()) ?? 0)
            }
        return Accessibility(.chart, label: label.spokenWords, value: value.spokenWords)
    }

    /// The actions that select the adjacent points. Without a selection, `next` selects the first
    /// point and `previous` the last.
    private func steps(in trend: PracticeTrend, from chosen: CalendarDay?) -> [Action] {
        let days = trend.points.map(\.day)
        let place = chosen.flatMap { days.firstIndex(of: $0) }
        func step(_ id: String, to place: Int, _ name: Phrase) -> Action? {
            guard days.indices.contains(place) else { return nil }
            return kit.action(
                id, .choose(PracticeStatisticsOptions.chosenDay, days[place]), name)
        }
        return [
            step("next", to: (place ?? -1) + 1, phrases.practiceTrendNext()),
            step("previous", to: (place ?? days.count) - 1, phrases.practiceTrendPrevious()),
        ].compactMap(\.self)
    }
}
