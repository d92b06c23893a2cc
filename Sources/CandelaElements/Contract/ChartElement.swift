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
    var paints: [String] {
        series.flatMap { [$0.color.path, $0.fill?.path].compactMap(\.self) }
    }

    /// The summary, legends, marks, and what rules and selection say.
    var words: [StyledText] {
        let marks = (x.marks + y.marks).map(\.text)
        let more = [summary] + series.map(\.legend) + rules.map(\.text)
        return more.compactMap(\.self) + marks + (selection?.lines ?? [])
    }

    func record(to sink: inout some MemberSink) {
        sink.member("summary", summary)
        sink.member("x", x)
        sink.member("y", y)
        sink.member("grid", grid)
        sink.member("series", series)
        sink.member("rules", unlessEmpty: rules)
        sink.member("selection", selection)
        sink.member("select", select)
        sink.member("direction", direction)
        sink.member("table", table)
    }

    init(_ members: Members) throws {
        summary = try members.read(ifPresent: "summary")
        x = try members.read("x")
        y = try members.read("y")
        grid = try members.read("grid", or: Surface.Border(.chartGrid))
        series = try members.read("series")
        rules = try members.read("rules", or: [])
        selection = try members.read(ifPresent: "selection")
        select = try members.read(ifPresent: "select")
        direction = try members.read("direction")
        table = try members.read("table")
    }
}

extension ChartAxis: Recorded {
    package func record(to sink: inout some MemberSink) {
        sink.member("title", title)
        sink.member("scale", scale)
        sink.member("min", min)
        sink.member("max", max)
        sink.member("marks", marks)
    }
}

extension ChartAxis.Mark: Recorded {
    package func record(to sink: inout some MemberSink) {
        sink.member("position", position)
        sink.member("text", text)
    }
}

extension ChartSeries: Recorded {
    package func record(to sink: inout some MemberSink) {
        sink.member("id", id)
        sink.member("name", name)
        sink.member("legend", legend)
        sink.member("form", form)
        sink.member("color", role: color)
        sink.member("fill", role: fill)
        sink.member("width", role: width)
        sink.member("cornerRadius", role: cornerRadius)
        sink.member("points", points)
    }
}

extension ChartSeries.Point: Recorded {
    package func record(to sink: inout some MemberSink) {
        sink.member("x", x)
        sink.member("y", y)
        sink.member("spoken", spoken)
    }
}

extension ChartRule: Recorded {
    package func record(to sink: inout some MemberSink) {
        sink.member("id", id)
        sink.member("axis", axis)
        sink.member("position", position)
        sink.member("text", text)
        sink.member("color", role: color)
        sink.member("width", role: width)
        sink.member("dash", roles: dash)
    }
}

extension ChartSelection: Recorded {
    package func record(to sink: inout some MemberSink) {
        sink.member("x", x)
        sink.member("y", y)
        sink.member("color", role: color)
        sink.member("lines", lines)
    }
}

extension ChartTable: Recorded {
    package func record(to sink: inout some MemberSink) {
        sink.member("caption", caption)
        sink.member("headers", headers)
        sink.member("rows", rows: rows)
    }
}
