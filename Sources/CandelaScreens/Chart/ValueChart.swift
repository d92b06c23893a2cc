import CandelaTokens

/// A drawn series of values, with everything a person hears in its place: a summary, a spoken value
/// for each point, and a table.
///
/// A day without a record has no point: it is not zero.
public struct ValueChart: Sendable, Hashable, Codable {
    /// The chart's name, unique within its card.
    public let id: String

    /// The chart in a sentence, drawn over it; assistive technology is told it as the chart's value.
    public let summary: Words?

    /// How high it is drawn.
    public let height: Size

    /// The axis along the reading direction.
    public let x: ChartAxis

    /// The axis from bottom to top.
    public let y: ChartAxis

    /// The lines behind the series, one a mark of the axes.
    public let grid: Surface.Border

    /// What is drawn, from back to front.
    public let series: [ChartSeries]

    /// Straight lines across the chart, such as the goal.
    public let rules: [ChartRule]

    /// The chosen point, when there is one.
    public let selection: ChartSelection?

    /// What choosing a point by touching it does; the table holds the points for everybody else.
    public let select: Action?

    /// The direction the axis of days runs in, for the eye and the ear alike: values over time run
    /// from left to right in every language.
    public let direction: TextDirection

    /// How it changes when its range does.
    public let motion: Motion?

    /// The same values as a table, for people who listen or want the numbers.
    public let table: ChartTable

    /// What assistive technology is told: the title as label and the summary as value.
    public let accessibility: Accessibility

    package init(
        _ id: String, summary: Words? = nil, height: Size, x: ChartAxis, y: ChartAxis,
        series: [ChartSeries],
        rules: [ChartRule] = [], selection: ChartSelection? = nil, select: Action? = nil,
        motion: Motion? = nil,
        table: ChartTable, accessibility: Accessibility
    ) {
        self.id = id
        self.summary = summary
        self.height = height
        self.x = x
        self.y = y
        grid = Surface.Border(.chartGrid, .chartGridWidth)
        self.series = series
        self.rules = rules
        self.selection = selection
        self.select = select
        direction = .leftToRight
        self.motion = motion
        self.table = table
        self.accessibility = accessibility
    }
}
