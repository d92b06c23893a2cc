import CandelaRules
import CandelaTokens

extension ChartCard {
    /// The chart of how practice develops.
    ///
    /// - Parameter selected: The chosen day, shown while it is in the period.
    static func practiceTrend(
        _ minutes: PeriodMinutes, selected: CalendarDay?, _ state: PracticeState, with kit: Kit
    ) -> ChartCard {
        let phrases = kit.phrases
        let trend = PracticeTrend(state.index, range: minutes.timeline.range)
        return ChartCard(
            "trend", surface: kit.card, heading: kit.heading(phrases.practiceTrendTitle()),
            change: trend.flatMap { change($0.change, minutes.timeline.range, with: kit) },
            chart: trend.map {
                chart(
                    of: $0, minutes, chosen: minutes.timeline.selection(keeping: selected), state,
                    with: kit)
            },
            placeholder: trend == nil
                ? EmptyCard(
                    "noTrend", illustration: nil, title: nil,
                    text: state.index.isEverDone
                        ? phrases.practiceTrendIdle(count: minutes.timeline.range.days)
                        : phrases.practiceTrendEmpty(),
                    button: nil, with: kit) : nil)
    }

    /// The minutes of the period against those of the one before; none when there were none.
    private static func change(
        _ change: PeriodChange, _ range: TimelineRange, with kit: Kit
    ) -> Element? {
        let phrases = kit.phrases
        guard let percent = change.percent else { return nil }
        let caption =
            range == .week ? phrases.practiceTrendVsWeek() : phrases.practiceTrendVsMonth()
        let amount = phrases.percent(abs(percent) / 100)
        let (share, period) = (amount.spokenText, caption.spokenText)
        let (symbol, color, spoken): (IconRole, ColorRole, Phrase) =
            switch change.direction {
            case .up:
                (
                    .arrowUpRight, .trendUp,
                    phrases.practiceChangeUp(percent: share, period: period)
                )
            case .down:
                (
                    .arrowDownRight, .trendDown,
                    phrases.practiceChangeDown(percent: share, period: period)
                )
            case .flat: (.minus, .trendFlat, phrases.practiceChangeFlat(period: period))
            }
        return kit.change(
            icon: kit.icon(symbol, beside: .metric, color), text: kit.words(amount, .metric, color),
            caption: kit.words(caption, .caption, .textSecondary), spoken: spoken)
    }

    private static func chart(
        of trend: PracticeTrend, _ minutes: PeriodMinutes, chosen: CalendarDay?,
        _ state: PracticeState, with kit: Kit
    ) -> Element {
        kit.chart(
            "trend", height: kit.size(.timelineHeight), x: minutes.x, y: minutes.y,
            series: [minutes.series(.line, width: .chartTrendWidth)],
            selection: trend.points.first { $0.day == chosen }.map {
                selection($0, in: trend, state.names[$0.day], with: kit)
            },
            motion: kit.rangeMotion,
            table: minutes.table(kit.phrases.practiceTrendTitle(), kit.phrases),
            accessibility: accessibility(of: trend, minutes.timeline, with: kit)
        )
        .actions(steps(in: trend, from: chosen, with: kit))
    }

    /// The chosen day and its minutes: `March 18: 15 minutes`.
    private static func selection(
        _ activity: DayActivity, in trend: PracticeTrend, _ date: DateText, with kit: Kit
    ) -> ChartSelection {
        let mark = activity.isDone ? 1.0 : 0
        return ChartSelection(
            x: Double(activity.day.daysSince1970),
            y: trend.hasMinutes ? Double(activity.minutes) : mark,
            lines: [
                kit.words(date, .chartValue, .textPrimary) {
                    kit.phrases.minutes(of: activity, on: $0)
                }
            ])
    }

    private static func accessibility(
        of trend: PracticeTrend, _ timeline: PracticeTimeline, with kit: Kit
    ) -> Accessibility {
        let phrases = kit.phrases
        let name = phrases.practiceTrendName(count: trend.points.count)
        let title = name.spokenText
        let percent = trend.change.percent.map { phrases.percent(abs($0) / 100).spokenText }
        let label: Phrase =
            switch (trend.change.direction, percent) {
            case (.up, let percent?):
                phrases.practiceTrendUp(title: title, percent: percent)
            case (.down, let percent?):
                phrases.practiceTrendDown(title: title, percent: percent)
            case (_, .some): phrases.practiceTrendFlat(title: title)
            case (_, nil): name
            }
        let value =
            if !trend.hasMinutes {
                phrases.summary(of: timeline)
            } else if trend.least == trend.most {
                phrases.practiceTrendValueSame(minutes: trend.most, points: trend.points.count)
            } else {
                phrases.practiceTrendValue(
                    least: trend.least, most: trend.most,
                    average: Int(exactly: trend.average.rounded()) ?? 0,
                    points: trend.points.count)
            }
        return Accessibility(.chart, label: label.said, value: value.said)
    }

    /// The ways to the points beside the chosen one: without one the first point is next, and the
    /// last one before.
    private static func steps(
        in trend: PracticeTrend, from chosen: CalendarDay?, with kit: Kit
    ) -> [Action] {
        let days = trend.points.map(\.day)
        let place = chosen.flatMap { days.firstIndex(of: $0) }
        func step(_ id: String, to place: Int, _ name: Phrase) -> Action? {
            guard days.indices.contains(place) else { return nil }
            return kit.action(
                id, .choose(option: "selectedDay", value: .text(days[place].description)), name)
        }
        return [
            step("next", to: (place ?? -1) + 1, kit.phrases.practiceTrendNext()),
            step("previous", to: (place ?? days.count) - 1, kit.phrases.practiceTrendPrevious()),
        ].compactMap(\.self)
    }
}
