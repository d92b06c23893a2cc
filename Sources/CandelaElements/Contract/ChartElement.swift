public import CandelaJSON
import CandelaTokens

extension Element {
    /// A chart of one or more series, with an accessible equivalent: a spoken value for each point,
    /// and a table.
    ///
    /// A day without a record has no point; its value is not zero.
    public struct Chart: Sendable, Equatable {
        /// A sentence that summarises the chart, drawn above it and used as its accessibility
        /// value; `nil` for none.
        public var summary: StyledText?

        /// The horizontal axis, which runs in the chart's ``direction``.
        public var x: ChartAxis

        /// The axis from bottom to top.
        public var y: ChartAxis

        /// The grid lines behind the series, one for each mark of the vertical axis.
        public var grid: Surface.Border

        /// The series, drawn from back to front.
        public var series: [ChartSeries]

        /// Straight lines across the chart, such as one at the goal.
        public var rules: [ChartRule]

        /// The selected point; `nil` if none is selected.
        public var selection: ChartSelection?

        /// The action that selects the touched point; `nil` if points cannot be selected. Assistive
        /// technology reads the points in the table.
        public var select: Action?

        /// The direction of the horizontal axis, both drawn and spoken.
        public var direction: TextDirection

        /// The values of the chart as a table, for screen readers and for people who prefer
        /// numbers.
        public var table: ChartTable
    }
}

extension Element {
    /// The chart, if the element is one; otherwise `nil`.
    public var chart: Chart? { if case .chart(let chart) = content { chart } else { nil } }

    /// Creates a chart.
    ///
    /// - Parameters:
    ///   - summary: A sentence that summarises the chart, drawn above it.
    ///   - select: The action that selects the touched point.
    ///   - direction: The direction of the horizontal axis; the reading direction for one of days.
    public static func chart(
        summary: StyledText? = nil, x: ChartAxis, y: ChartAxis, series: [ChartSeries],
        rules: [ChartRule] = [], selection: ChartSelection? = nil, select: Action? = nil,
        direction: TextDirection = .leftToRight, table: ChartTable
    ) -> Element {
        Element(
            .chart(
                Chart(
                    summary: summary, x: x, y: y, grid: Surface.Border(.chartGrid, .chartGridWidth),
                    series: series, rules: rules, selection: selection, select: select,
                    direction: direction, table: table)))
    }
}

extension Element.Chart: ElementKind {
    var activation: Action? { select }

    var implied: ImpliedAccessibility { ImpliedAccessibility(value: summary?.spokenWords) }

    mutating func changeAction(_ change: (inout Action) -> Void) {
        if var action = select {
            change(&action)
            select = action
        }
    }

    var paints: [String] {
        series.flatMap { [$0.color.path, $0.fill?.path].compactMap(\.self) }
    }

    /// The summary, the legends, the labels of marks and rules, and the note at the selection.
    var words: [StyledText] {
        let marks = (x.marks + y.marks).map(\.text)
        let more = [summary] + series.map(\.legend) + rules.map(\.text)
        return more.compactMap(\.self) + marks + (selection?.lines ?? [])
    }

    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        summary = try member("summary", own?.summary)
        x = try member("x", own?.x)
        y = try member("y", own?.y)
        grid = try member("grid", own?.grid, or: Surface.Border(.chartGrid))
        series = try member("series", own?.series)
        rules = try member("rules", own?.rules, unless: [])
        selection = try member("selection", own?.selection)
        select = try member("select", own?.select)
        direction = try member("direction", own?.direction)
        table = try member("table", own?.table)
    }
}
