import CandelaTokens

/// A chart with its heading, the choice of its period and its summary, or an invitation in place of
/// the chart.
package struct ChartCard: CardContent {
    package static let kind = "chart"
    package let id: String
    package let facts: Facts

    /// The heading over the chart.
    package let heading: Element

    /// The periods it can show, the shown one chosen; absent for a chart of one period.
    package let period: Element?

    /// How the last point compares to the first.
    package let change: Element?

    /// The chart; absent while there is too little to draw.
    package let chart: Element?

    /// The invitation in place of the chart.
    package let placeholder: Element?

    /// The surface of the card.
    let surface: Surface

    /// The accessibility label: a group of the heading's name; its parts stay elements.
    package let accessibility: Accessibility

    /// The values behind the card; those of the chart are its points.
    package struct Facts: Sendable, Hashable, Codable {
        /// The id of the period that is shown; absent for a chart of one period.
        package let period: String?
    }

    package var body: Element {
        .column(gap: .sm) {
            heading
            period
            change
            chart
            placeholder
        }
        .surface(surface)
        .accessibility(accessibility)
    }

    init(
        _ id: String, surface: Surface, heading: Element, period: Element? = nil,
        change: Element? = nil, chart: Element? = nil, placeholder: EmptyCard? = nil
    ) {
        let chosen = period?.children.first(where: \.isSelected)?.id
        self.id = id
        facts = Facts(period: chosen)
        self.surface = surface
        self.heading = heading
        self.period = period
        self.change = change
        self.chart = chart
        self.placeholder = placeholder?.body
        accessibility = Accessibility(
            .group, label: heading.accessibility?.said ?? SpokenWords(""), children: .contain)
    }
}
