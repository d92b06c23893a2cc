public import CandelaElements
import CandelaTokens

/// A chart with its heading, period picker and summary, or a placeholder for the chart.
public struct ChartCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "chart"

    /// The card's id on its screen.
    public let id: String

    private let surface: Surface
    private let heading: Element
    private let period: Element?
    private let change: Element?
    private let chart: Element?
    private let placeholder: EmptyCard?

    /// The values behind the card.
    public var facts: Facts {
        Facts(period: period?.children.first { $0.isSelected }?.id?.rawValue)
    }

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
        self.surface = surface
        self.heading = heading
        self.period = period
        self.change = change
        self.chart = chart
        self.placeholder = placeholder
    }

    /// The element that is drawn and spoken.
    public var body: Element {
        Element.column(gap: .sm) {
            heading
            period
            change
            chart
            placeholder?.body
        }
        .surface(surface)
        .accessibility(
            Accessibility(
                .group, label: heading.accessibility?.spokenWords ?? SpokenWords(""),
                children: .contain))
    }
}
