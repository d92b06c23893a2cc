public import CandelaElements
import CandelaTokens

/// A chart with its heading, period picker and summary, or a placeholder for the chart.
public struct ChartCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "chart"

    /// The card's id on its screen.
    public let id: String

    /// The values behind the card.
    public let facts: Facts

    /// The element that is drawn and spoken.
    public let body: Element

    /// The values behind the card, except the chart's points.
    public struct Facts: Sendable, Equatable, Codable {
        /// The id of the selected period; absent for a chart with one period.
        public let period: String?
    }

    /// Creates a card with a chart under a heading.
    public init(
        _ id: String, surface: Surface, heading: Element, period: Element? = nil,
        change: Element? = nil, chart: Element? = nil, placeholder: EmptyCard? = nil
    ) {
        self.id = id
        facts = Facts(period: period?.children.first { $0.isSelected }?.id?.rawValue)
        body =
            Drawing(
                surface: surface, heading: heading, period: period, change: change, chart: chart,
                placeholder: placeholder?.body
            ).body
    }
}

private struct Drawing {
    let surface: Surface
    let heading: Element
    let period: Element?
    let change: Element?
    let chart: Element?
    let placeholder: Element?

    var body: Element {
        Element.column(gap: .sm) {
            heading
            period
            change
            chart
            placeholder
        }
        .surface(surface)
        .accessibility(
            Accessibility(
                .group, label: heading.accessibility?.said ?? SpokenWords(""), children: .contain))
    }
}
