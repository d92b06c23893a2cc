/// A chart with its heading, the choice of its period and its summary, or what stands in its place.
public struct ChartCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// What the card is drawn on.
    public let surface: Surface

    /// How the parts are laid out, from top to bottom.
    public let layout: Stack

    /// What the chart is about.
    public let heading: Heading

    /// The periods it can show, the shown one chosen; absent for a chart of one period.
    public let period: Choice?

    /// How the last point stands to the first, with a symbol beside its colour.
    public let change: ChartChange?

    /// The chart; absent while there is too little to draw.
    public let chart: ValueChart?

    /// What stands in place of the chart.
    public let placeholder: EmptyCard?

    /// What assistive technology is told: a group of the heading's name; its parts stay elements.
    public let accessibility: Accessibility

    package init(
        _ id: String, surface: Surface, layout: Stack, heading: Heading, period: Choice? = nil,
        change: ChartChange? = nil, chart: ValueChart? = nil,
        placeholder: EmptyCard? = nil
    ) {
        self.id = id
        self.surface = surface
        self.layout = layout
        self.heading = heading
        self.period = period
        self.change = change
        self.chart = chart
        self.placeholder = placeholder
        accessibility = Accessibility(.group, label: heading.text.aloud, children: .contain)
    }
}

/// A change beside a chart: a symbol and words.
public struct ChartChange: Sendable, Hashable, Codable {
    /// The symbol that says what the colour says.
    public let icon: Icon

    /// How large the change is.
    public let text: Words

    /// What it is compared with.
    public let caption: Words

    /// What assistive technology is told: one element.
    public let accessibility: Accessibility

    package init(icon: Icon, text: Words, caption: Words, spoken: String) {
        self.icon = icon
        self.text = text
        self.caption = caption
        accessibility = Accessibility(.text, label: spoken, children: .combine)
    }
}
