public import CandelaElements
public import CandelaRules
public import CandelaTokens

/// One value of a chart over days, with its spoken text.
public struct DayValue: Sendable, Equatable {
    /// The day on the horizontal axis.
    public let day: CalendarDay

    /// The number on the vertical axis.
    public let y: Double

    /// The spoken value, with its unit.
    public let spoken: String

    /// The day as spoken text.
    public let place: String

    /// Creates a value for a day.
    public init(day: CalendarDay, y: Double, spoken: String, place: String) {
        (self.day, self.y, self.spoken, self.place) = (day, y, spoken, place)
    }
}

/// The parts of charts over days.
extension Kit {
    /// A horizontal axis of days.
    ///
    /// - Parameter marks: The labelled days.
    public func dayAxis(from first: CalendarDay, to last: CalendarDay, marks: [ChartAxis.Mark])
        -> ChartAxis
    {
        ChartAxis(
            phrases.chartAxisDay().spokenText, scale: .day, min: Double(first.daysSince1970),
            max: Double(last.daysSince1970), marks: marks)
    }

    /// A label on an axis of days.
    public func mark(_ day: CalendarDay, _ text: StyledText) -> ChartAxis.Mark {
        ChartAxis.Mark(Double(day.daysSince1970), text)
    }

    /// An axis of whole numbers from 0 to a bound, with labels at its marks.
    public func countAxis(_ title: Phrase, to bound: Int, marks: [Int]) -> ChartAxis {
        ChartAxis(
            title.spokenText, scale: .number, min: 0, max: Double(bound),
            marks: marks.map {
                ChartAxis.Mark(
                    Double($0),
                    text(phrases.numberValue(value: phrases.number($0)), .chartAxis, .chartAxis))
            })
    }

    /// The points of a series, each with its day and value as spoken text.
    public func points(_ values: [DayValue]) -> [ChartSeries.Point] {
        values.map { value in
            ChartSeries.Point(
                x: Double(value.day.daysSince1970), y: value.y,
                spoken: phrases.chartPoint(
                    place: value.place, value: value.spoken
                ).spokenText)
        }
    }

    /// A value for a day, with the day as spoken text.
    public func dayValue(
        _ day: CalendarDay, _ y: Double, _ spoken: Phrase, today: CalendarDay
    ) -> DayValue {
        DayValue(
            day: day, y: y, spoken: spoken.spokenText,
            place: phrases.date(day, today: today).spoken)
    }

    /// The values as a table with one row per day.
    public func table(_ title: Phrase, _ column: Phrase, _ rows: [DayValue]) -> ChartTable {
        ChartTable(
            title.spokenText, headers: [phrases.chartAxisDay().spokenText, column.spokenText],
            rows: rows.map { [$0.place, $0.spoken] })
    }

    /// A chart of counts over days, below a summary.
    ///
    /// - Parameters:
    ///   - title: The name of the chart, its vertical axis and its table.
    ///   - bound: The number at the top of the vertical axis.
    ///   - counts: The labelled numbers of the vertical axis.
    ///   - rows: A value for each day, in order.
    ///   - motion: The animation when the chart's range changes.
    public func dayChart(
        _ id: String, _ title: Phrase, summary: Phrase, height: SizeRole,
        days: ClosedRange<CalendarDay>, marks: [ChartAxis.Mark], bound: Int, counts: [Int],
        series: [ChartSeries], rows: [DayValue], motion: Motion? = nil
    ) -> Element {
        chart(
            id, summary: text(summary, .footnote, .textSecondary), height: size(height),
            x: dayAxis(from: days.lowerBound, to: days.upperBound, marks: marks),
            y: countAxis(title, to: bound, marks: counts), series: series, motion: motion,
            table: table(title, title, rows),
            accessibility: .chart(title: title.spokenWords, summary: summary.spokenWords))
    }

    /// A series of bars, one for each value.
    ///
    /// - Parameter fill: The fill of the bars, if it is not their colour; of hollow bars, if they
    ///   have one.
    public func bars(
        _ id: String, _ name: Phrase, _ color: ColorRole, _ values: [DayValue],
        form: ChartSeries.Form = .bars, fill: Paint? = nil
    ) -> ChartSeries {
        ChartSeries(
            id, name: name.spokenText, form: form, color: color, fill: fill,
            cornerRadius: CornerRadius(.chartBarRadius), points: points(values))
    }

    /// A chart with an id that is unique in its card, whose time runs in the reading direction.
    ///
    /// - Parameters:
    ///   - summary: A sentence above the chart.
    ///   - selection: The selected point, spoken before the value of the chart.
    ///   - select: The action performed when a point is touched.
    ///   - motion: The animation when the chart's range changes.
    public func chart(
        _ id: String, summary: StyledText? = nil, height: Size, x: ChartAxis, y: ChartAxis,
        series: [ChartSeries], rules: [ChartRule] = [], selection: ChartSelection? = nil,
        select: Action? = nil, motion: Motion? = nil, table: ChartTable,
        accessibility: Accessibility
    ) -> Element {
        var accessibility = accessibility
        if let selection {
            let point = phrases.facts(selection.lines.map(\.spokenText))
            let selected = phrases.chartSelected(point: point).spokenText
            accessibility = accessibility.with(
                value: phrases.sentences([selected, accessibility.value ?? ""]))
        }
        return Element.chart(
            summary: summary, x: x, y: y, series: series, rules: rules, selection: selection,
            select: select, direction: phrases.direction, table: table
        )
        .id(ElementID(id))
        .height(.size(height))
        .motion(motion)
        .accessibility(accessibility)
    }

    /// The change beside a chart: a symbol and text above the basis of comparison.
    public func change(icon: Icon, text: StyledText, caption: StyledText, spoken: Phrase) -> Element
    {
        .column(gap: .textStack) {
            Element.line(gap: .symbolGap, align: .center) {
                icon
                text.part("change")
            }
            caption.part("caption")
        }
        .accessibility(Accessibility(.text, label: spoken.spokenWords, children: .combine))
    }

    /// The date as an axis label.
    public func axisDate(_ date: DateText) -> StyledText { text(date, .chartAxis, .chartAxis) }

    /// The animation when a chart's period changes.
    public var rangeMotion: Motion {
        motion(.swap, change: .rangeChange, reduced: .crossFade)
    }

    /// A picker for a chart's period.
    public func period<Value: OptionValue & RawRepresentable<String>>(
        _ path: OptionPath<Value>, _ options: [(value: Value, name: Phrase)], chosen: Value
    ) -> Element {
        choice(
            "period", .segmented, phrases.periodName(),
            options.map { value, title in
                let isSelected = value.rawValue == chosen.rawValue
                return option(
                    value.rawValue, .choose(path, value), title, isSelected: isSelected,
                    text: text(
                        title, .subheadline, isSelected ? .textPrimary : .textSecondary))
            }, motion: motion(.slide, change: .quick, reduced: .none))
    }
}
