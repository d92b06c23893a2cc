public import CandelaElements
public import CandelaRules
import CandelaTokens

/// One value of a chart over days, in the parts a chart says it in.
public struct DayValue: Sendable, Hashable {
    /// The day.
    public let day: CalendarDay

    /// The value.
    public let y: Double

    /// The value in words, with its unit.
    public let spoken: String

    /// The day in words.
    public let place: String

    /// A value of a day, and both in words.
    public init(day: CalendarDay, y: Double, spoken: String, place: String) {
        (self.day, self.y, self.spoken, self.place) = (day, y, spoken, place)
    }
}

/// The parts every chart over days is made of.
extension Kit {
    /// The axis of days from the first to the last.
    ///
    /// - Parameter marks: The days that have a label, with what is drawn there.
    public func dayAxis(from first: CalendarDay, to last: CalendarDay, marks: [ChartAxis.Mark])
        -> ChartAxis
    {
        ChartAxis(
            phrases.chartAxisDay().spokenText, scale: .day, min: Double(first.daysSince1970),
            max: Double(last.daysSince1970), marks: marks)
    }

    /// A label of the axis of days.
    public func mark(_ day: CalendarDay, _ text: StyledText) -> ChartAxis.Mark {
        ChartAxis.Mark(Double(day.daysSince1970), text)
    }

    /// An axis of whole numbers with labels at its marks.
    public func countAxis(_ title: Phrase, to bound: Int, marks: [Int]) -> ChartAxis {
        ChartAxis(
            title.spokenText, scale: .number, min: 0, max: Double(bound),
            marks: marks.map {
                ChartAxis.Mark(
                    Double($0),
                    words(phrases.numberValue(value: phrases.number($0)), .chartAxis, .chartAxis))
            })
    }

    /// The points of a series, each with its day and value in words.
    public func points(_ values: [DayValue]) -> [ChartSeries.Point] {
        values.map { value in
            ChartSeries.Point(
                x: Double(value.day.daysSince1970), y: value.y,
                spoken: phrases.chartPoint(
                    place: value.place, value: value.spoken
                ).spokenText)
        }
    }

    /// One value of a day, with the day in words.
    public func dayValue(
        _ day: CalendarDay, _ y: Double, _ spoken: Phrase, today: CalendarDay
    ) -> DayValue {
        DayValue(
            day: day, y: y, spoken: spoken.spokenText,
            place: phrases.date(day, today: today).spoken)
    }

    /// The same values as a table, a row a day.
    public func table(_ title: Phrase, _ column: Phrase, _ rows: [DayValue]) -> ChartTable {
        ChartTable(
            title.spokenText, headers: [phrases.chartAxisDay().spokenText, column.spokenText],
            rows: rows.map { [$0.place, $0.spoken] })
    }

    /// A chart under a name that is unique in its card.
    ///
    /// - Parameters:
    ///   - summary: The chart in a sentence, drawn over it.
    ///   - select: What choosing a point by touching it does.
    ///   - motion: How it changes when its range does.
    public func chart(
        _ id: String, summary: StyledText? = nil, height: Size, x: ChartAxis, y: ChartAxis,
        series: [ChartSeries], rules: [ChartRule] = [], selection: ChartSelection? = nil,
        select: Action? = nil, motion: Motion? = nil, table: ChartTable,
        accessibility: Accessibility
    ) -> Element {
        Element.chart(
            summary: summary, x: x, y: y, series: series, rules: rules, selection: selection,
            select: select, table: table
        )
        .id(id)
        .height(.size(height))
        .motion(motion)
        .accessibility(accessibility)
    }

    /// A change beside a chart: a symbol and words over what it is compared with.
    public func change(icon: Icon, text: StyledText, caption: StyledText, spoken: Phrase) -> Element
    {
        .column(gap: .textStack) {
            Element.line(gap: .symbolGap, align: .center) {
                icon
                text.part("change")
            }
            caption.part("caption")
        }
        .accessibility(Accessibility(.text, label: spoken.said, children: .combine))
    }

    /// A date along an axis.
    public func axisDate(_ date: DateText) -> StyledText { words(date, .chartAxis, .chartAxis) }

    /// How a chart changes when its period does.
    public var rangeMotion: Motion {
        motion(.swap, change: .rangeChange, reduced: .crossFade)
    }

    /// The periods a chart can show, side by side.
    public func period<Value: OptionValue & RawRepresentable<String>>(
        _ path: OptionPath<Value>, _ options: [(value: Value, name: Phrase)], chosen: Value
    ) -> Element {
        choice(
            "period", .segmented, phrases.periodName(),
            options.map { value, title in
                let isSelected = value.rawValue == chosen.rawValue
                return option(
                    value.rawValue, .choose(path, value), title, isSelected: isSelected,
                    text: words(
                        title, .subheadline, isSelected ? .textPrimary : .textSecondary))
            }, motion: motion(.slide, change: .quick, reduced: .none))
    }
}

extension Accessibility {
    /// The accessibility label of a chart is its title, the value its summary.
    ///
    /// Every point carries what is said for it, and a table holds the same values, for platforms
    /// without audible charts.
    ///
    /// - Parameters:
    ///   - title: What the chart shows, without a word for charts.
    ///   - summary: The chart in a sentence.
    public static func chart(title: String, summary: String) -> Accessibility {
        Accessibility(.chart, label: title, value: summary)
    }

    /// The accessibility label of a chart, from words that know their phrases.
    public static func chart(title: SpokenWords, summary: SpokenWords) -> Accessibility {
        Accessibility(.chart, label: title, value: summary)
    }

    /// The accessibility label of one point of a chart: `Tuesday, March 17: 20 minutes`.
    ///
    /// - Parameters:
    ///   - day: The point's day.
    ///   - value: The value in words, with its unit.
    ///   - today: The day it is; the year is spoken for days in other years.
    ///   - language: The reader's language.
    public static func chartPoint(
        _ day: CalendarDay, value: String, today: CalendarDay, language: Language
    ) -> Accessibility {
        let phrases = Phrases(language: language)
        let place = phrases.spokenDate(day, today: today)
        return Accessibility(.text, label: phrases.chartPoint(place: place, value: value).said)
    }
}
