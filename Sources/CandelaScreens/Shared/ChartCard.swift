import CandelaTokens

/// A chart with its heading, the choice of its period and its summary, or an invitation in place of
/// the chart.
package struct ChartCard: CardContent {
    package static let kind = "chart"
    package let id: String
    package let facts: Facts
    package let body: Element

    /// The values behind the card; those of the chart are its points.
    package struct Facts: Sendable, Hashable, Codable {
        /// The id of the period that is shown; absent for a chart of one period.
        package let period: String?
    }

    init(
        _ id: String, surface: Surface, heading: Element, period: Element? = nil,
        change: Element? = nil, chart: Element? = nil, placeholder: EmptyCard? = nil
    ) {
        self.id = id
        facts = Facts(period: period?.children.first(where: \.isSelected)?.id)
        body = Element.column(gap: .sm) {
            heading
            period
            change
            chart
            placeholder?.body
        }
        .surface(surface)
        .accessibility(
            Accessibility(
                .group, label: heading.accessibility?.said ?? SpokenWords(""), children: .contain))
    }
}
