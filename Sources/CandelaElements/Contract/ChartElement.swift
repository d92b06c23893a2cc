import CandelaTokens

extension Element {
    /// A drawn series of values, with everything a person hears in its place: a spoken value for
    /// each point and a table.
    ///
    /// A day without a record has no point: it is not zero.
    public struct Chart: Sendable, Hashable {
        /// The chart in a sentence, drawn over it; it is the accessibility value.
        public var summary: StyledText?

        /// The axis along the reading direction.
        public var x: ChartAxis

        /// The axis from bottom to top.
        public var y: ChartAxis

        /// The lines behind the series, one a mark of the axis from bottom to top.
        public var grid: Surface.Border

        /// What is drawn, from back to front.
        public var series: [ChartSeries]

        /// Straight lines across the chart, such as the goal.
        public var rules: [ChartRule]

        /// The chosen point, when there is one.
        public var selection: ChartSelection?

        /// What choosing a point by touching it does; the table holds the points for everybody else.
        public var select: Action?

        /// The direction the axis runs in, for the eye and the ear alike.
        public var direction: TextDirection

        /// The same values as a table, for people who listen or want the numbers.
        public var table: ChartTable
    }
}

extension Element {
    /// The chart this element is; `nil` for another kind.
    public var chart: Chart? { if case .chart(let chart) = content { chart } else { nil } }

    /// A drawn series of values.
    ///
    /// - Parameters:
    ///   - summary: The chart in a sentence, drawn over it.
    ///   - select: What choosing a point by touching it does.
    public static func chart(
        summary: StyledText? = nil, x: ChartAxis, y: ChartAxis, series: [ChartSeries],
        rules: [ChartRule] = [], selection: ChartSelection? = nil, select: Action? = nil,
        table: ChartTable
    ) -> Element {
        Element(
            .chart(
                Chart(
                    summary: summary, x: x, y: y, grid: Surface.Border(.chartGrid, .chartGridWidth),
                    series: series, rules: rules, selection: selection, select: select,
                    direction: .leftToRight, table: table)))
    }
}

extension Element.Chart: ElementKind {
    var activation: Action? { select }

    mutating func changeAction(_ change: (inout Action) -> Void) {
        if var action = select {
            change(&action)
            select = action
        }
    }

    var paints: [String] {
        series.flatMap { [$0.color.path, $0.fill?.path].compactMap(\.self) }
    }

    /// The summary, legends, marks, and what rules and selection say.
    var words: [StyledText] {
        let marks = (x.marks + y.marks).map(\.text)
        let more = [summary] + series.map(\.legend) + rules.map(\.text)
        return more.compactMap(\.self) + marks + (selection?.lines ?? [])
    }

    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
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
