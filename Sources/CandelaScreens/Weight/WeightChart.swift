import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The weight chart: readings, the smoothed line, its projection and the goal.
struct WeightChart {
    let state: WeightState
    let range: WeightChartRange
    let series: WeightChartSeries
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    init(
        _ state: WeightState, range: WeightChartRange, kit: Kit
    ) {
        self.state = state
        self.range = range
        self.kit = kit
        series = WeightChartSeries(
            state.facts, range: range, smooths: state.journal.settings.smoothsTrend)
    }

    /// The chart's summary: its first and last weight and the number of readings.
    var summary: Phrase {
        guard let first = series.entries.first, let last = series.entries.last,
            let change = series.change
        else { return emptyTitle }
        return phrases.weightChartSummary(
            change, from: first.weight, to: last.weight, count: series.entries.count, in: state.unit
        )
    }

    /// The title in place of the chart.
    var emptyTitle: Phrase {
        series.entries.isEmpty
            ? phrases.weightChartEmptyNone() : phrases.weightChartEmptyTitle()
    }

    /// Whether this range has too few readings for a line and a longer one has enough.
    var hasEarlier: Bool { state.log.entries.count > 1 && series.entries.count < 2 }

    /// The title of the vertical axis.
    private var axisName: String {
        phrases.weightChartAxisWeight(unit: phrases.unitName(state.unit).spokenText).spokenText
    }

    /// The chart; `nil` if its range has fewer than two readings.
    ///
    /// - Parameter option: The option that the selected day is.
    func chart(
        selecting day: CalendarDay?, with option: OptionPath<CalendarDay>
    ) -> Element? {
        guard let bounds = series.bounds, series.entries.count > 1 else { return nil }
        let title = phrases.weightChartName()
        let goal = state.facts.goal?.goal
        var spoken = Spoken(phrases, of: state)
        let entries = series.entries.map { spoken.value($0.day, $0.weight) }
        return kit.chart(
            "weight", summary: kit.text(summary, .caption, .textSecondary),
            height: kit.size(.chartHeight),
            x: kit.dayAxis(
                from: series.days.lowerBound, to: series.days.upperBound, marks: marks),
            y: axis(bounds), series: drawn(entries, &spoken),
            rules: goal.map { [rule($0, within: bounds)] } ?? [],
            selection: day.flatMap { selection($0) },
            select: kit.action(
                "selectDay", .enter(option), phrases.chartSelect(),
                haptic: .selection),
            motion: kit.rangeMotion, table: table(title, entries),
            accessibility: .chart(title: title.spokenWords, summary: summary.spokenWords))
    }

    /// The line of a widget: the readings with the area below them; `nil` for fewer than two.
    func line() -> Element? {
        guard let bounds = series.bounds, series.entries.count > 1 else { return nil }
        let title = phrases.weightWidgetWeek(count: 7)
        var spoken = Spoken(phrases, of: state)
        let entries = series.entries.map { spoken.value($0.day, $0.weight) }
        return kit.chart(
            "week", height: kit.size(.statCardHeight),
            x: kit.dayAxis(
                from: series.days.lowerBound, to: state.today,
                marks: (0..<7).map { offset in
                    let day = state.today.adding(days: offset - 6)
                    return kit.mark(day, kit.axisDate(phrases.weekday(day)))
                }), y: axis(bounds),
            series: [
                ChartSeries(
                    "entries", name: phrases.weightChartEntries().spokenText, form: .area,
                    color: .chartTrendGraphic, width: .chartTrendWidth, points: kit.points(entries))
            ], table: table(title, entries),
            accessibility: .chart(title: title.spokenWords, summary: summary.spokenWords))
    }

    private func table(_ title: Phrase, _ entries: [DayValue]) -> ChartTable {
        ChartTable(
            title.spokenText,
            headers: [
                phrases.weightChartAxisWhen().spokenText,
                axisName,
            ], rows: entries.map { [$0.place, $0.spoken] })
    }

    /// Spoken days and weights, with a cache of the weights.
    private struct Spoken {
        let phrases: Phrases
        let unit: WeightUnit
        let today: CalendarDay
        private var weights: [Int: String] = [:]

        init(_ phrases: Phrases, of state: WeightState) {
            self.phrases = phrases
            (unit, today) = (state.unit, state.today)
        }

        mutating func value(_ day: CalendarDay, _ weight: Double) -> DayValue {
            DayValue(
                day: day, y: weight.roundedToThousandths, spoken: spoken(weight),
                place: phrases.spokenDate(day, today: today))
        }

        /// A spoken weight, cached by its tenths unless the value is so close to the midpoint of
        /// two tenths that the rounding rule decides.
        private mutating func spoken(_ weight: Double) -> String {
            let tenths = (weight * 10).rounded()
            guard abs(weight * 10 - tenths) < 0.499, let key = Int(exactly: tenths) else {
                return worded(weight)
            }
            if let known = weights[key] { return known }
            let words = worded(weight)
            weights[key] = words
            return words
        }

        private func worded(_ weight: Double) -> String {
            phrases.weight(phrases.weightNumber(weight), in: unit).spokenText
        }
    }

    private func drawn(_ entries: [DayValue], _ spoken: inout Spoken) -> [ChartSeries] {
        func line(_ points: [WeightChartSeries.Point]) -> [ChartSeries.Point] {
            kit.points(points.map { spoken.value($0.day, $0.value) })
        }
        let width = SizeRole.chartTrendWidth
        // Many points would hide the line, so they are smaller.
        let isDense = entries.count >= 60
        let all = [
            ChartSeries(
                "predicted", name: phrases.weightChartPredicted().spokenText,
                legend: legend(phrases.weightChartPredicted()), form: .dashedLine,
                color: .chartPredictedGraphic, width: width, points: line(series.predicted)),
            ChartSeries(
                "trend", name: phrases.weightChartTrend().spokenText,
                legend: legend(phrases.weightChartTrend()), form: .line,
                color: .chartTrendGraphic, width: width, points: line(series.trend)),
            ChartSeries(
                "entries", name: phrases.weightChartEntries().spokenText,
                legend: legend(phrases.weightChartEntry()), form: .points,
                color: .chartEntryGraphic,
                width: isDense ? width : nil, points: kit.points(drawn(entries))),
        ]
        return all.filter { !$0.points.isEmpty }
    }

    private func legend(_ name: Phrase) -> StyledText {
        kit.text(name, .caption, .textSecondary)
    }

    private func axis(_ bounds: ClosedRange<Double>) -> ChartAxis {
        ChartAxis(
            axisName, scale: .number, min: bounds.lowerBound.roundedToThousandths,
            max: bounds.upperBound.roundedToThousandths,
            marks: NiceScale.marks(within: bounds).map {
                ChartAxis.Mark(
                    Double($0),
                    kit.text(
                        phrases.numberValue(value: phrases.number($0)), .chartAxis, .chartAxis))
            })
    }

    /// The goal's rule or, for a goal beyond the data, its name at the edge with an arrow.
    private func rule(_ goal: Double, within bounds: ClosedRange<Double>) -> ChartRule {
        let name = phrases.measure(phrases.milestoneNumber(goal), in: state.unit)
        guard !bounds.contains(goal) else {
            return ChartRule(
                "goal", axis: .y, at: goal.roundedToThousandths,
                text: kit.text(phrases.weightChartGoal(goal: name), .caption, .textSecondary),
                color: .chartGoalGraphic, dash: [.chartGoalDash, .chartGoalGap])
        }
        let isAbove = goal > bounds.upperBound
        let edge = isAbove ? bounds.upperBound : bounds.lowerBound
        return ChartRule(
            "goalBeyond", axis: .y, at: edge.roundedToThousandths,
            text: kit.text(
                isAbove
                    ? phrases.weightChartGoalAbove(goal: name)
                    : phrases.weightChartGoalBelow(goal: name), .caption, .textSecondary),
            color: .chartGoalGraphic, dash: [.chartGoalDash, .chartGoalGap])
    }

    /// The readings that are drawn: all of them or, from 180 on, the lowest and highest of each day.
    private func drawn(_ entries: [DayValue]) -> [DayValue] {
        guard entries.count >= 180 else { return entries }
        var drawn: [DayValue] = []
        for day in Dictionary(grouping: entries, by: \.day).sorted(by: { $0.key < $1.key }) {
            let ends = [
                day.value.min { $0.y < $1.y }, day.value.max { $0.y < $1.y },
            ].compactMap(\.self)
            drawn += ends.first?.y == ends.last?.y ? Array<DayValue>(ends.prefix(1)) : ends
        }
        return drawn
    }

    /// The selection of a day: its last reading, with date and weight above; `nil` for a day
    /// without a reading in the range.
    private func selection(_ day: CalendarDay) -> ChartSelection? {
        guard let entry = series.entries.last(where: { $0.day == day }) else { return nil }
        let date = phrases.shortDate(day, today: state.today)
        let weight = phrases.weight(phrases.weightNumber(entry.weight), in: state.unit)
        return ChartSelection(
            x: Double(day.daysSince1970), y: entry.weight.roundedToThousandths,
            lines: [
                kit.text(date, .caption, .textSecondary),
                kit.text(weight, .chartValue, .textPrimary),
            ])
    }

    /// The labels of the time axis: today and days before and after it for a week and a month,
    /// otherwise months, with the year for the whole history.
    ///
    /// At accessibility sizes days and months are alone, and a whole history of several years is
    /// labelled with years, because two of them together would fill the chart.
    private var marks: [ChartAxis.Mark] {
        let (first, last) = (series.days.lowerBound, series.days.upperBound)
        let isLarge = kit.context.typeSize.isAccessibilitySize
        let around: [WeightChartRange: [Int]] = [
            .week: [-6, 0, 7, 14], .month: [-28, -14, 0, 14],
        ]
        if let offsets = around[range], !isLarge {
            return offsets.map { offset in
                let day = state.today.adding(days: offset)
                return kit.mark(day, kit.axisDate(phrases.shortDate(day, today: state.today)))
            }
        }
        if range == .week {
            return stride(from: 0, through: first.days(to: last), by: 3).map { offset in
                let day = first.adding(days: offset)
                return kit.mark(day, kit.axisDate(phrases.dayOfMonth(day)))
            }
        }
        let months = CalendarDay.monthStarts(from: first, to: last)
        if range == .all, isLarge, first.year < last.year {
            return months.filter { $0 == months.first || $0.month == 1 }
                .map { kit.mark($0, kit.axisDate(phrases.year($0))) }
        }
        let step = max(1, (months.count + 5) / 6)
        return stride(from: 0, to: months.count, by: step).map { place in
            let day = months[place]
            let hasYear = range == .all && !isLarge
            let name = hasYear ? phrases.monthAndYear(day) : phrases.month(day)
            return kit.mark(day, kit.axisDate(name))
        }
    }
}

extension CalendarDay {
    /// The first day of each month between two days.
    static func monthStarts(from first: CalendarDay, to last: CalendarDay) -> [CalendarDay] {
        var starts: [CalendarDay] = []
        var day = first.adding(days: 1 - first.date.day)
        while day <= last {
            if day >= first { starts.append(day) }
            let next = day.adding(days: 31)
            let start = next.adding(days: 1 - next.date.day)
            // The calendar ends with year 9999.
            guard start > day else { break }
            day = start
        }
        return starts
    }
}
